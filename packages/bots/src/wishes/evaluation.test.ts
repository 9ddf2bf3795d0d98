import { type Position, position } from "@guinguette/rules/testing/wishes";
import { KEEP, SELL, WISH } from "@guinguette/rules/wishes/moves";
import { play } from "@guinguette/rules/wishes/rules";
import { describe, expect, it } from "vitest";
import { evaluationOf, keyOf } from "./evaluation.ts";
import { factNames, progress, writeFacts } from "./facts.ts";
import { weightsFor } from "./weights.ts";

function sharesOf(given: Position): number[] {
  const state = position(given);
  const shares = new Float64Array(state.players);
  evaluationOf(state.players).writeShares(state, shares);
  return Array.from(shares);
}

function factOf(name: (typeof factNames)[number], given: Position, seat = 0): number {
  const facts = new Float64Array(factNames.length);
  writeFacts(position(given), seat, facts, 0);
  return facts[factNames.indexOf(name)]!;
}

describe("facts", () => {
  it("tells how far the game is by markets filled and filling, or by the waste", () => {
    expect(progress(position())).toBe(0);
    expect(progress(position({ pawns: { catfish: [1, 1, 0] } }))).toBe(0.5 / 4);
    expect(progress(position({ filled: { catfish: 4, monkfish: 5 } }))).toBe(0.5);
    expect(progress(position({ waste: [3, 3, 3] }))).toBe(0.9);
  });

  it("counts the fish in the boats at what their markets pay (IW-V1)", () => {
    const boats: Position["boats"] = [["angelfish:worms", "angelfish:move1", "catfish:double"]];
    expect(factOf("singles", { boats })).toBe(10);
    expect(factOf("doubles", { boats })).toBe(4);
    expect(factOf("together", { boats })).toBe(5);
    expect(factOf("bestPrice", { boats })).toBe(5);
    expect(factOf("forWaste", { boats, filled: { catfish: 4 } })).toBe(2);
    expect(factOf("noFreeBoat", { boats: [["angelfish:worms", "catfish:double"]] })).toBe(1);
    expect(factOf("singles", { boats }, 1)).toBe(0);
  });

  it("counts prizes in sight, those of nearly full markets more (IW-M2)", () => {
    const leading: Position = { pawns: { catfish: [2, 0, 0] } };
    expect(factOf("prizes", leading)).toBe(2);
    expect(factOf("prizesNear", leading)).toBe(0.5);
    expect(factOf("prizesNear", { pawns: { catfish: [2, 1, 0] } })).toBeGreaterThan(1);
    expect(factOf("prizesWithCargo", { ...leading, boats: [["catfish:double"]] })).toBe(3);
    expect(factOf("prizes", { filled: { catfish: 4 } })).toBe(0);
  });

  it("sees the worms that the next take can win, if it is one's turn (IW-O2)", () => {
    const oceanWorms = [1, 0, 4, 9];
    expect(factOf("wormsInReach", { oceanWorms })).toBe(6);
    expect(factOf("wormsInReach", { oceanWorms, worms: [2, 6, 6] })).toBe(2);
    expect(factOf("wormsInReach", { oceanWorms }, 1)).toBe(0);
  });

  it("counts what the worms would be given, the same to all who have most (IW-E3)", () => {
    const given = (worms: number[]) => [0, 1, 2].map((seat) => factOf("wormPrize", { worms }, seat));
    expect(given([7, 3, 2])).toEqual([8, 4, 0]);
    expect(given([7, 3, 3])).toEqual([8, 4, 4]);
    expect(given([5, 5, 2])).toEqual([6, 6, 0]);
    expect(given([5, 5, 5])).toEqual([6, 6, 6]);
    expect(given([9, 0, 0])).toEqual([8, 0, 0]);
  });

  it("has two weights for every fact, for two to five players", () => {
    for (const players of [2, 3, 4, 5]) {
      const { start, end } = weightsFor(players);
      expect([start.length, end.length]).toEqual([factNames.length, factNames.length]);
    }
  });
});

describe("shares of victory", () => {
  it.each([2, 3, 4, 5])("are all of it together, for %i players", (players) => {
    const shares = sharesOf({ players, dollars: [5, 9, 0, 30, 2].slice(0, players) });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it("grow with dollars, worms and prizes in sight", () => {
    const [even] = sharesOf({});
    expect(sharesOf({ dollars: [5, 0, 0] })[0]).toBeGreaterThan(even!);
    expect(sharesOf({ worms: [8, 6, 6] })[0]).toBeGreaterThan(even!);
    expect(sharesOf({ pawns: { catfish: [3, 0, 0] } })[0]).toBeGreaterThan(even!);
    expect(sharesOf({ pawns: { catfish: [0, 3, 0] } })[0]).toBeLessThan(even!);
  });

  it("trust the same lead more when the game is nearly over", () => {
    const lead: Position = { dollars: [30, 20, 20] };
    const late = sharesOf({ ...lead, filled: { angelfish: 4, catfish: 5, kingfish: 6 } });
    expect(late[0]).toBeGreaterThan(sharesOf(lead)[0]!);
  });

  it("go to the winners once it is over (IW-R12)", () => {
    const state = position({
      worms: [0, 0, 0],
      waste: [3, 3, 3],
      filled: { angelfish: 4, catfish: 5 },
      boats: [["angelfish:worms"]],
      dollars: [60, 61, 20],
    });
    // Five dollars for the fish, then the waste costs most pawns 8 and the others 4 each (IW-E2, IW-M4).
    play(state, 0, SELL, null);
    expect(state.dollars.slice(0, 3)).toEqual([57, 57, 16]);
    const shares = new Float64Array(3);
    evaluationOf(3).writeShares(state, shares);
    expect(Array.from(shares)).toEqual([0.5, 0.5, 0]);
  });
});

it("knows a card of the Ocean again where it has moved to (IW-O3), and keeping from wishing", () => {
  const state = position();
  const [kept, wished] = [keyOf(state, KEEP + 2), keyOf(state, WISH + 2)];
  play(state, 0, KEEP, null);
  expect(keyOf(state, KEEP + 1)).toBe(kept);
  expect(keyOf(state, WISH + 1)).toBe(wished);
  const codes = Array.from({ length: 107 }, (_, code) => code);
  expect(new Set(codes.map((code) => keyOf(state, code))).size).toBe(107);
});
