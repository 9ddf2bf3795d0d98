import { describe, expect, it } from "vitest";
import { act, board, deal, legalMoves, position, seatOf } from "../testing/fish-and-chips.ts";
import type { ColourName } from "./fish.ts";
import { fishAndChips } from "./game.ts";

const order = ["green", "red", "yellow", "mauve"] as const;

/** The red corner cannot catch: its outer fish are small and have big neighbours. */
const corner = board(`
  M8  M9  M16 R10 R13 R16
  M10 M11 G16 R9  R14 R15
  M12 M13 Y16 R8  R11 R12
  M14 G8  G9  M15 G15 Y15
  G10 G11 G12 G13 G14 Y8
  Y9  Y10 Y11 Y12 Y13 Y14
`);

describe("the set-up", () => {
  it("has all four colours 8–16 on the 36 squares, and one round (FC-1, FC-4)", () => {
    const { board: rows, round, phase, players } = fishAndChips.view(deal(1), 0);
    expect(rows.flat().every((pile) => pile.length === 1)).toBe(true);
    expect(new Set(rows.flat(2)).size).toBe(36);
    expect(rows.flat(2).every((fish) => Number(fish.slice(1)) >= 8)).toBe(true);
    expect({ round, phase, players }).toEqual({ round: 1, phase: "catching", players: 1 });
  });

  it("turns up the order of the colours, every order equally often (FC-2)", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2400; seed++) {
      const drawn = fishAndChips.view(deal(1, {}, {}, `order ${seed}`), 0).order.join(" ");
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const measure = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(measure).toBeLessThan(23 + 5 * Math.sqrt(46));
  });

  it("takes an order by hand (FC-2)", () => {
    expect(fishAndChips.view(deal(1, { order }), 0).order).toEqual(order);
  });
});

describe("the colours play in their order (FC-3)", () => {
  it("the colour on the buoy starts", () => {
    const rows = corner.map((row) => [...row]);
    for (const [starter, fish, row, column] of [
      ["mauve", "M8", 0, 0],
      ["yellow", "Y9", 5, 0],
      ["green", "G8", 3, 1],
    ] as const) {
      const swapped = rows.map((each) => [...each]);
      (swapped[0] as string[])[5] = fish;
      (swapped[row] as string[])[column] = "R16";
      const view = fishAndChips.view(deal(1, { boards: [swapped], order }), 0);
      expect(view.starter).toBe(starter);
    }
  });

  it("if it cannot catch, it is passed over at once, without a move (FC-4, FC-T6)", () => {
    const state = deal(1, { boards: [corner], order });
    expect(fishAndChips.view(state, 0)).toMatchObject({ starter: "red", turn: "yellow", order });
    const other = deal(1, { boards: [corner], order: ["red", "mauve", "yellow", "green"] });
    expect(fishAndChips.view(other, 0)).toMatchObject({ starter: "red", turn: "mauve" });
  });

  it.each<[ColourName[], ColourName[]]>([
    [
      ["green", "red", "yellow", "mauve"],
      ["red", "yellow", "mauve", "green", "red"],
    ],
    [
      ["mauve", "yellow", "green", "red"],
      ["red", "mauve", "yellow", "green", "red"],
    ],
    [
      ["red", "mauve", "green", "yellow"],
      ["red", "mauve", "green", "yellow", "red"],
    ],
  ])("in the order %j, from red on: %j, cyclically", (given, expected) => {
    // Each colour has two catches of its own kind to make, far from the others'.
    const state = position({
      players: 1,
      order: given,
      sea: {
        a1: "R9 R12",
        b1: "M8",
        b3: "G9",
        f1: "M9 M12",
        f2: "Y8",
        d2: "R8",
        a6: "G16",
        b6: "R10",
        b5: "M10",
        f6: "Y16",
        e6: "R11",
        e5: "G10",
      },
    });
    const turns = [fishAndChips.view(state, 0).turn];
    while (turns.length < expected.length) {
      expect(seatOf(state)).toBe(0);
      act(state, legalMoves(state)[0] ?? "");
      turns.push(fishAndChips.view(state, 0).turn);
    }
    expect(turns).toEqual(expected);
  });

  it("the player, seat 0, moves every colour, and only the one whose turn it is", () => {
    const state = position({ players: 1, turn: "yellow", order, sea: { a1: "Y9", b1: "M8", c1: "R16" } });
    expect(fishAndChips.actors(state)).toBe(1);
    expect(legalMoves(state)).toEqual(["a1-b1"]);
    expect(act(state, "a1-b1")).toEqual([
      {
        type: "caught",
        seat: 0,
        colour: "yellow",
        from: "a1",
        to: "b1",
        catcher: "Y9",
        caught: "M8",
        size: 1,
        gain: 1,
      },
      { type: "passed", colour: "mauve", rule: "FC-T6" },
      { type: "passed", colour: "green", rule: "FC-T6" },
    ]);
    expect(fishAndChips.check(state, 0, { type: "catch", from: "b1", to: "c1" })).toEqual({
      rule: "FC-3",
      why: "not-this-colour",
      square: "b1",
      found: "Y9",
      turn: "red",
    });
  });
});

describe("catching goes as usual, without repositioning (FC-4)", () => {
  it("from the first move on", () => {
    const state = deal(1);
    expect(legalMoves(state).every((short) => /^[a-f][1-6]-[a-f][1-6]$/.test(short))).toBe(true);
    for (const move of [{ type: "ready" }, { type: "swap", fish: "shark", with: "a1" }] as const)
      expect(fishAndChips.check(state, 0, move)).toEqual({ rule: "FC-4", why: "no-repositioning" });
  });

  it("options are without effect", () => {
    const options = { target: 1, recaptured: "counted", reposition: "first-round" } as const;
    const state = position({
      players: 1,
      order,
      options,
      sea: { a1: "R9", b1: "M8", c1: "R8", d1: "Y8", f6: "G8" },
    });
    act(state, "a1-b1");
    expect(fishAndChips.winners(state)).toBeNull();
  });
});

describe("the end (FC-5)", () => {
  it("is won if only piles of the player's colour, the last in the order, are left", () => {
    const state = position({ players: 1, turn: "mauve", order, sea: { a1: "M9", b1: "R8", f6: "Y8 M12" } });
    expect(act(state, "a1-b1").slice(1)).toEqual([
      { type: "gameOver", rule: "FC-5", scores: [1], winners: [0] },
    ]);
    expect(fishAndChips.winners(state)).toEqual([0]);
    expect(fishAndChips.scores(state, 0)).toEqual([1]);
    expect(fishAndChips.actors(state)).toBe(0);
    expect(fishAndChips.view(state, 0)).toMatchObject({
      phase: "over",
      round: 1,
      scores: [1],
      sweeper: null,
      winners: [0],
    });
  });

  it("is lost if a pile of another colour is left", () => {
    const state = position({ players: 1, turn: "mauve", order, sea: { a1: "M9", b1: "R8", f6: "M12 Y8" } });
    expect(act(state, "a1-b1").slice(1)).toEqual([
      { type: "gameOver", rule: "FC-5", scores: [0], winners: [] },
    ]);
    expect(fishAndChips.winners(state)).toEqual([]);
    expect(fishAndChips.scores(state, "spectator")).toEqual([0]);
  });

  it("is lost if only piles of one other colour are left", () => {
    const state = position({ players: 1, turn: "red", order, sea: { a1: "R9", b1: "M8", f6: "Y8 R12" } });
    expect(act(state, "a1-b1").at(-1)).toEqual({ type: "gameOver", rule: "FC-5", scores: [0], winners: [] });
  });

  it("does not come before no colour can catch (FC-4)", () => {
    const state = position({
      players: 1,
      turn: "mauve",
      order,
      sea: { a1: "M9", b1: "R8", c3: "Y8", c5: "G9" },
    });
    act(state, "a1-b1");
    expect(fishAndChips.winners(state)).toBeNull();
    expect(fishAndChips.scores(state, 0)).toEqual([0]);
    expect(legalMoves(state)).toEqual(["c5-c3"]);
  });
});
