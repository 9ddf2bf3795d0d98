import { describe, expect, it } from "vitest";
import { act, heard, legal, look, playRound, table, turnOf } from "../testing/line.ts";
import { fishFish } from "./game.ts";

const fishOf = (state: ReturnType<typeof table>, seat: number) =>
  look(state).fish.find((each) => each.seat === seat);

describe("the set-up of a round", () => {
  it("the Fisher takes five fishing cards, two of them catches, and five baits 2 3 3 4 5 (FF-S2, FF-C1, FF-C2)", () => {
    const view = look(table(3, 1), 1);
    expect(view.hand).toEqual(["catch", "catch", "empty", "empty", "empty"]);
    expect(view.baits).toEqual([2, 3, 3, 4, 5]);
    expect(view).toMatchObject({ fisher: 1, actors: [1], phase: "cast", line: 1, round: 1, rounds: 6 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    "with %i players every Fish has four tiles of its own kind and an empty loot tile (FF-S3, FF-C3)",
    (players) => {
      const { fish } = look(table(players, 2 % players));
      expect(fish).toHaveLength(players - 1);
      expect(fish.map(({ tiles }) => tiles)).toEqual(fish.map(() => 4));
      expect(fish.map(({ loot }) => loot)).toEqual(fish.map(() => ({ 2: 0, 3: 0, 4: 0, 5: 0 })));
      expect(new Set(fish.map(({ kind }) => kind)).size).toBe(players - 1);
    },
  );

  it("with eight players all seven kinds are in use, whoever is Fisher (FF-S3)", () => {
    for (let fisher = 0; fisher < 8; fisher++)
      expect(
        look(table(8, fisher))
          .fish.map(({ kind }) => kind)
          .sort(),
      ).toEqual(["angelfish", "catfish", "clownfish", "kingfish", "monkfish", "starfish", "swordfish"]);
  });
});

describe("a line", () => {
  it("the Fisher picks a fishing card and a bait in hand; equal baits are one choice (FF-L1)", () => {
    const state = table(2);
    expect(legal(state, 0)).toEqual([
      "catch 2",
      "catch 3",
      "catch 4",
      "catch 5",
      "empty 2",
      "empty 3",
      "empty 4",
      "empty 5",
    ]);
    expect(legal(state, 1)).toEqual([]);
    act(state, "catch 3", "0", "catch 5", "0");
    expect(legal(state, 0)).toEqual(["empty 2", "empty 3", "empty 4"]);
    act(state, "empty 3", "0");
    expect(legal(state, 0)).toEqual(["empty 2", "empty 4"]);
  });

  it("everybody sees the bait, only the Fisher the card (FF-L1)", () => {
    const state = table(3);
    expect(act(state, "catch 5")).toEqual([
      {
        event: { type: "cast", seat: 0, line: 1, bait: 5, card: "catch", next: 1 },
        seat: 0,
        others: { type: "cast", seat: 0, line: 1, bait: 5, card: null, next: 1 },
      },
    ]);
    expect(look(state, 0)).toMatchObject({
      bait: 5,
      card: "catch",
      hand: ["catch", "empty", "empty", "empty"],
    });
    for (const viewer of [1, 2, "spectator"] as const)
      expect(look(state, viewer)).toMatchObject({ bait: 5, card: null, hand: null, baits: [2, 3, 3, 4] });
  });

  it("each Fish in turn bets from none to all of its tiles, once, in public (FF-L2)", () => {
    const state = table(3);
    act(state, "empty 4");
    expect(legal(state, 1)).toEqual(["0", "1", "2", "3", "4"]);
    expect(legal(state, 0)).toEqual([]);
    expect(legal(state, 2)).toEqual([]);
    expect(act(state, "3")).toEqual([
      { event: { type: "bet", seat: 1, line: 1, bait: 4, tiles: 3, left: 1, next: 2 } },
    ]);
    expect(look(state).fish).toMatchObject([
      { seat: 1, tiles: 1, bet: 3 },
      { seat: 2, tiles: 4, bet: null },
    ]);
    expect(turnOf(state)).toBe(2);
    act(state, "0", "empty 2");
    expect(legal(state, 1)).toEqual(["0", "1"]);
  });

  it("a Fish with no tile left is not asked (FF-L2)", () => {
    const state = table(4);
    act(state, "empty 4", "4", "1", "4");
    expect(look(state)).toMatchObject({ phase: "cast", line: 2 });
    expect(act(state, "empty 2")[0]).toMatchObject({ event: { next: 2 } });
    expect(turnOf(state)).toBe(2);
    expect(act(state, "1")[0]).toMatchObject({ event: { type: "bet", seat: 2, left: 2, next: null } });
    expect(look(state)).toMatchObject({ phase: "cast", line: 3, actors: [0] });
  });

  it("on the fifth line a Fish must bet all it has left (FF-L3)", () => {
    const state = table(2);
    act(state, "empty 2", "1", "empty 3", "0", "empty 3", "0", "catch 4", "0");
    expect(look(state)).toMatchObject({ line: 5 });
    expect(legal(state, 0)).toEqual(["catch 5"]);
    act(state, "catch 5");
    expect(legal(state, 1)).toEqual(["3"]);
  });

  it("if nobody bets, both cards go unseen (FF-L4)", () => {
    const state = table(3);
    expect(heard(state, "catch 5", "0", "0").slice(2)).toEqual([
      { type: "bet", seat: 2, line: 1, bait: 5, tiles: 0, left: 4, next: null },
      { type: "lineUnseen", rule: "FF-L4", fisher: 0, line: 1, bait: 5 },
      { type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 },
    ]);
    expect(look(state)).toMatchObject({
      unseen: 1,
      revealed: { catch: 0, empty: 0 },
      baits: [2, 3, 3, 4],
      bait: null,
      caught: 0,
    });
  });

  it("a catch takes every tile bet on the line (FF-L5)", () => {
    const state = table(3);
    expect(heard(state, "catch 5", "3", "1").slice(3)).toEqual([
      { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 1, bait: 5, card: "catch" },
      {
        type: "tilesCaught",
        rule: "FF-L5",
        fisher: 0,
        moved: [
          { seat: 1, tiles: 3, points: 12 },
          { seat: 2, tiles: 1, points: 4 },
        ],
        caught: 4,
      },
      { type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 },
    ]);
    expect(look(state)).toMatchObject({ caught: 4, revealed: { catch: 1, empty: 0 }, unseen: 0 });
    expect(look(state).fish.map(({ tiles, bet }) => [tiles, bet])).toEqual([
      [1, null],
      [3, null],
    ]);
  });

  it("an empty line sends the tiles to the loot, at the place of the bait (FF-L5)", () => {
    const state = table(4);
    // The rulebook's example: two of three Fish bet one tile each on a bait of 3.
    expect(heard(state, "empty 3", "1", "0", "1").slice(4)).toEqual([
      { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 1, bait: 3, card: "empty" },
      {
        type: "tilesToLoot",
        rule: "FF-L5",
        place: 3,
        moved: [
          { seat: 1, tiles: 1, points: 3 },
          { seat: 3, tiles: 1, points: 3 },
        ],
      },
      { type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 },
    ]);
    expect(fishOf(state, 1)).toMatchObject({ tiles: 3, loot: { 2: 0, 3: 1, 4: 0, 5: 0 } });
    expect(fishOf(state, 2)).toMatchObject({ tiles: 4, loot: { 2: 0, 3: 0, 4: 0, 5: 0 } });
    expect(look(state)).toMatchObject({ caught: 0, revealed: { catch: 0, empty: 1 } });
  });

  it("after the check both cards are gone and the Fisher sets the next line (FF-L6)", () => {
    const state = table(2);
    act(state, "empty 5", "1", "catch 2", "1");
    expect(look(state, 0)).toMatchObject({
      line: 3,
      phase: "cast",
      actors: [0],
      bait: null,
      card: null,
      baits: [3, 3, 4],
      hand: ["catch", "empty", "empty"],
    });
  });
});

describe("the end of a round", () => {
  const ends = (events: readonly { readonly type: string }[]) =>
    events.filter(({ type }) => type === "roundEnded");

  it("after the fifth line (FF-E1)", () => {
    const state = table(2);
    const log = heard(state, "empty 2", "1", "empty 3", "0", "empty 3", "1", "catch 4", "0", "catch 5", "2");
    expect(ends(log)).toEqual([{ type: "roundEnded", rule: "FF-E1", round: 1, fisher: 0, line: 5 }]);
    expect(look(state).scores).toEqual([8, 5]);
  });

  it("as soon as both catches are revealed; tiles left go to the largest bait still in hand (FF-E2, FF-R3)", () => {
    const state = table(3);
    const log = heard(state, "catch 5", "1", "0", "catch 3", "1", "0");
    expect(ends(log)).toEqual([{ type: "roundEnded", rule: "FF-E2", round: 1, fisher: 0, line: 2 }]);
    expect(log).toContainEqual({
      type: "tilesToLoot",
      rule: "FF-E2",
      place: 4,
      moved: [
        { seat: 1, tiles: 2, points: 8 },
        { seat: 2, tiles: 4, points: 16 },
      ],
    });
    expect(look(state).scores).toEqual([8, 8, 16]);
  });

  it("the bait of the line just checked is no longer in hand (FF-R3)", () => {
    const state = table(2);
    act(state, "catch 4", "1", "catch 5", "1");
    // The 5 lies on the table; the largest left is a 3.
    expect(look(state).scores).toEqual([8, 6]);
  });

  it("a catch that went unseen does not count towards the two (FF-R1)", () => {
    const state = table(2);
    const log = heard(state, "catch 5", "0", "catch 4", "1");
    expect(ends(log)).toEqual([]);
    expect(look(state)).toMatchObject({ line: 3, revealed: { catch: 1, empty: 0 }, unseen: 1 });
  });

  it("as soon as every tile has been bet, after the check (FF-E3)", () => {
    const state = table(3);
    const log = heard(state, "empty 5", "4", "4");
    expect(ends(log)).toEqual([{ type: "roundEnded", rule: "FF-E3", round: 1, fisher: 0, line: 1 }]);
    expect(look(state).scores).toEqual([0, 20, 20]);
    expect(log.some(({ type }) => type === "nextLine")).toBe(false);
  });

  it("where several hold at once, the first of E2, E1, E3 is named (FF-E3)", () => {
    const both = table(2);
    act(both, "catch 5", "1");
    expect(ends(heard(both, "catch 4", "3"))).toMatchObject([{ rule: "FF-E2" }]);
    const fifth = table(2);
    act(fifth, "empty 2", "0", "empty 3", "0", "empty 3", "0", "catch 4", "1");
    expect(ends(heard(fifth, "catch 5", "3"))).toMatchObject([{ rule: "FF-E2", line: 5 }]);
    const late = table(2);
    act(late, "empty 2", "0", "empty 3", "0", "catch 3", "0", "catch 4", "1");
    expect(ends(heard(late, "empty 5", "3"))).toMatchObject([{ rule: "FF-E1", line: 5 }]);
  });
});

describe("the points", () => {
  it("four for each tile caught; for a Fish the bait at each place of its loot (FF-P1, FF-P2)", () => {
    const state = table(2);
    // The rulebook's example: one tile at 3 and two at 2 are 7 points; the fourth is caught.
    const log = heard(state, "empty 3", "1", "empty 2", "2", "catch 5", "1");
    expect(log).toContainEqual({
      type: "roundScored",
      round: 1,
      fisher: 0,
      scored: [
        { seat: 0, rule: "FF-P1", caught: 1, points: 4, total: 4 },
        { seat: 1, rule: "FF-P2", loot: { 2: 2, 3: 1, 4: 0, 5: 0 }, points: 7, total: 7 },
      ],
    });
    expect(fishFish.scores(state, "everything")).toEqual([4, 7]);
  });

  it("stand on the pad once the round is over, not before (FF-P1, FF-P2)", () => {
    const state = table(2);
    act(state, "empty 5", "3");
    expect(look(state).scores).toEqual([0, 0]);
    act(state, "empty 4", "1");
    expect(look(state).scores).toEqual([0, 19]);
  });

  it("add up over the rounds, each place worth its bait (FF-P2)", () => {
    const state = table(2);
    act(state, "empty 2", "1", "empty 3", "1", "empty 4", "1", "catch 5", "1");
    expect(look(state).scores).toEqual([4, 9]);
    act(state, "empty 5", "4");
    expect(look(state).scores).toEqual([24, 9]);
  });
});

describe("the next round", () => {
  it("all tiles come back and the player to the left is Fisher, with all cards (FF-N1, FF-S2)", () => {
    const state = table(3, 1);
    const log = heard(state, "empty 5", "4", "4");
    expect(log.at(-1)).toEqual({
      type: "newRound",
      rule: "FF-N1",
      round: 2,
      rounds: 6,
      fisher: 2,
      order: [1, 0],
    });
    expect(look(state, 2)).toMatchObject({
      round: 2,
      fisher: 2,
      line: 1,
      unseen: 0,
      caught: 0,
      revealed: { catch: 0, empty: 0 },
      baits: [2, 3, 3, 4, 5],
      hand: ["catch", "catch", "empty", "empty", "empty"],
    });
    expect(look(state).fish.map(({ tiles, loot }) => [tiles, loot])).toEqual([
      [4, { 2: 0, 3: 0, 4: 0, 5: 0 }],
      [4, { 2: 0, 3: 0, 4: 0, 5: 0 }],
    ]);
    playRound(state);
    expect(look(state).fisher).toBe(0);
  });

  it("odd rounds are bet clockwise from the left, even ones anticlockwise from the right (FF-N2)", () => {
    const state = table(5, 3);
    const orders: number[][] = [];
    for (let round = 1; round <= 5; round++) {
      const { fish } = look(state);
      orders.push(fish.map(({ seat }) => seat));
      act(state, "empty 2");
      const asked: number[] = [];
      while (look(state).round === round && look(state).winners === null) {
        asked.push(turnOf(state));
        act(state, "4");
      }
      expect(asked).toEqual(orders.at(-1));
    }
    expect(orders).toEqual([
      [4, 0, 1, 2],
      [3, 2, 1, 0],
      [1, 2, 3, 4],
      [0, 4, 3, 2],
      [3, 4, 0, 1],
    ]);
  });

  it.each([
    [2, 4],
    [3, 6],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
  ])("with %i players the game has %i rounds (FF-G1)", (players, rounds) => {
    const state = table(players, players - 1);
    const fishers: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      expect(look(state)).toMatchObject({ round, rounds, winners: null });
      fishers.push(look(state).fisher);
      playRound(state);
    }
    expect(look(state)).toMatchObject({ phase: "over", actors: [], round: rounds });
    const times = rounds / players;
    for (let seat = 0; seat < players; seat++)
      expect(fishers.filter((fisher) => fisher === seat)).toHaveLength(times);
  });

  it("the highest total wins (FF-G2)", () => {
    const state = table(2);
    const log = [];
    for (let round = 1; round <= 3; round++) log.push(...heard(state, "empty 2", "4"));
    log.push(...heard(state, "empty 5", "4"));
    expect(log.at(-1)).toEqual({ type: "gameOver", rule: "FF-G1", scores: [28, 16], winners: [0] });
    expect(fishFish.winners(state)).toEqual([0]);
  });

  it("a tie is a shared victory (FF-G2)", () => {
    const state = table(4);
    for (let round = 1; round <= 4; round++) playRound(state);
    expect(fishFish.scores(state, "everything")).toEqual([24, 24, 24, 24]);
    expect(fishFish.winners(state)).toEqual([0, 1, 2, 3]);
  });
});
