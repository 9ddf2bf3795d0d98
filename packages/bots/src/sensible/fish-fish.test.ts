import { fishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { State } from "@guinguette/rules/fish-fish/state";
import { act, deal, move, type Step, seatOf, see } from "@guinguette/rules/testing/fish-fish";
import { describe, expect, it } from "vitest";
import { askOften } from "../testing/ask.ts";
import { shareWon } from "../testing/match.ts";
import { sensibleFishFish } from "./fish-fish.ts";

/** What whoever has to move does after these steps, a hundred times. */
function askedAfter(players: number, ...steps: readonly Step[]): Move[] {
  const state: State = deal(players);
  act(state, ...steps);
  return askOften(sensibleFishFish, fishFish, state, seatOf(state));
}

function catches(casts: readonly Move[]): number {
  return casts.filter((each) => each.type === "cast" && each.card === "catch").length;
}

function tilesIn(bets: readonly Move[]): number {
  return bets.reduce((sum, each) => sum + (each.type === "bet" ? each.tiles : 0), 0);
}

describe("a Fish", () => {
  it("lets the others draw the last hook, and has the largest bait for nothing (FF-E2)", () => {
    const steps: Step[] = ["catch 4", 1, 0, "empty 3", 1, 0, "empty 3", 1, 0, "catch 2", 1];
    for (const each of askedAfter(3, ...steps)) expect(each).toEqual(move(0));
  });

  it("alone, bites where in company it waits: a line nobody bets on is never shown (FF-L4)", () => {
    const alone = askedAfter(2, "catch 4", 1, "empty 2");
    const inCompany = askedAfter(3, "catch 4", 0, 1, "empty 2", 1);
    expect(tilesIn(alone)).toBeGreaterThan(tilesIn(inCompany) + 30);
  });

  it("never bets all at once on the first line, nor always the same", () => {
    const bets = askedAfter(2, "empty 5");
    expect(bets).not.toContainEqual(move(4));
    expect(new Set(bets.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
  });

  it("bets more on a big bait than on a small one", () => {
    expect(tilesIn(askedAfter(4, "empty 5"))).toBeGreaterThan(tilesIn(askedAfter(4, "empty 2")));
  });
});

describe("the Fisher", () => {
  it("keeps the Fish guessing: either card, and the bait says nothing about it", () => {
    const casts = askedAfter(3);
    for (const bait of [5, 4])
      for (const card of ["catch", "empty"] as const)
        expect(casts).toContainEqual({ type: "cast", card, bait });
    const [onFive, onFour] = [5, 4].map((bait) =>
      casts.filter((each) => each.type === "cast" && each.bait === bait),
    );
    const share = (some: readonly Move[] = []): number => catches(some) / some.length;
    expect(Math.abs(share(onFive) - share(onFour))).toBeLessThan(0.2);
  });

  it("sets no small bait while it has big ones", () => {
    for (const each of askedAfter(3)) expect(each).not.toMatchObject({ bait: 2 });
  });

  it("hooks greedy Fish at once, and waits for those who hold back (FF-L3)", () => {
    const greedy = catches(askedAfter(2, "empty 5", 2));
    const patient = catches(askedAfter(2, "empty 5", 0));
    expect(greedy).toBeGreaterThan(patient + 15);
  });

  it("has no choice of card when all in hand are alike", () => {
    const steps: Step[] = ["catch 5", 0, "catch 4", 0];
    const state = deal(2);
    act(state, ...steps);
    expect(see(state, 0).hand).toEqual(["empty", "empty", "empty"]);
    expect(catches(askedAfter(2, ...steps))).toBe(0);
    expect(catches(askedAfter(2, "empty 5", 0, "empty 4", 0, "empty 3", 0))).toBe(100);
  });
});

it.each([
  { players: 2, deals: 60, share: 0.58 },
  { players: 3, deals: 20, share: 0.5 },
  { players: 5, deals: 16, share: 0.36 },
  { players: 8, deals: 8, share: 0.3 },
])("wins more than its share of games of $players against random play", ({ players, deals, share }) => {
  expect(shareWon(fishFish, players, sensibleFishFish, deals, {})).toBeGreaterThan(share);
});
