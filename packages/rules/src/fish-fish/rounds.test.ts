import { describe, expect, it } from "vitest";
import { act, deal, fishAt, type Step, seatOf, see, told } from "../testing/fish-fish.ts";
import { playerCounts } from "./cards.ts";
import type { Event } from "./events.ts";
import { fishFish } from "./game.ts";
import type { State } from "./state.ts";

function named<T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The quickest of rounds: every Fish bets all on an empty line. */
function quickRound(state: State, bait = 2): Event[] {
  const steps: Step[] = [`empty ${bait}`, ...see(state).fish.map(() => 4)];
  return told(state, ...steps);
}

describe("the end of a round", () => {
  it("comes after the fifth line (FF-E1)", () => {
    const state = deal(3);
    act(state, "empty 5", 1, 0, "empty 4", 0, 0, "catch 3", 1, 0, "empty 2", 0, 0, "catch 3", 2);
    const events = told(state, 4);
    expect(events.map(({ type }) => type)).toEqual([
      "bet",
      "lineRevealed",
      "tilesCaught",
      "roundEnded",
      "roundScored",
      "newRound",
    ]);
    // The second catch was revealed too, and all tiles were bet: FF-E2 is named first.
    expect(named(events, "roundEnded")).toEqual([
      { type: "roundEnded", rule: "FF-E2", round: 1, fisher: 0, line: 5 },
    ]);
  });

  it("after the fifth line is named so before all tiles were bet (FF-E1, FF-E3)", () => {
    const state = deal(2);
    act(state, "catch 5", 0, "empty 4", 0, "empty 3", 0, "empty 2", 0, "catch 3");
    const events = told(state, 4);
    expect(named(events, "roundEnded")).toEqual([
      { type: "roundEnded", rule: "FF-E1", round: 1, fisher: 0, line: 5 },
    ]);
    expect(named(events, "tilesCaught")).toHaveLength(1);
    expect(named(events, "tilesToLoot")).toEqual([]);
  });

  it("comes with the second catch revealed, and what is left goes to the largest bait in hand (FF-E2)", () => {
    const state = deal(4);
    act(state, "catch 2", 1, 0, 0, "empty 4", 0, 2, 0, "catch 3", 0, 1);
    expect(told(state, 0)).toEqual([
      { type: "bet", seat: 3, line: 3, bait: 3, tiles: 0, left: 4, next: null },
      { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 3, bait: 3, card: "catch" },
      {
        type: "tilesCaught",
        rule: "FF-L5",
        fisher: 0,
        moved: [{ seat: 2, tiles: 1, points: 4 }],
        caught: 2,
      },
      { type: "roundEnded", rule: "FF-E2", round: 1, fisher: 0, line: 3 },
      {
        type: "tilesToLoot",
        rule: "FF-E2",
        place: 5,
        moved: [
          { seat: 1, tiles: 3, points: 15 },
          { seat: 2, tiles: 1, points: 5 },
          { seat: 3, tiles: 4, points: 20 },
        ],
      },
      {
        type: "roundScored",
        round: 1,
        fisher: 0,
        scored: [
          { seat: 0, rule: "FF-P1", caught: 2, points: 8, total: 8 },
          { seat: 1, rule: "FF-P2", loot: { 2: 0, 3: 0, 4: 0, 5: 3 }, points: 15, total: 15 },
          { seat: 2, rule: "FF-P2", loot: { 2: 0, 3: 0, 4: 2, 5: 1 }, points: 13, total: 13 },
          { seat: 3, rule: "FF-P2", loot: { 2: 0, 3: 0, 4: 0, 5: 4 }, points: 20, total: 20 },
        ],
      },
      { type: "newRound", rule: "FF-N1", round: 2, rounds: 4, fisher: 1, order: [0, 3, 2] },
    ]);
  });

  it("leaves the bait of the line just checked out of account (FF-R3)", () => {
    const state = deal(2);
    act(state, "catch 4", 1, "catch 5");
    expect(named(told(state, 1), "tilesToLoot")).toEqual([
      { type: "tilesToLoot", rule: "FF-E2", place: 3, moved: [{ seat: 1, tiles: 2, points: 6 }] },
    ]);
    expect(see(state).scores).toEqual([8, 6]);
  });

  it.each([
    [["catch 5", 1, "catch 3", 1], 4],
    [["empty 4", 0, "catch 5", 1, "catch 3", 1], 3],
    [["empty 4", 0, "empty 3", 0, "catch 5", 1, "catch 3", 1], 2],
    [["catch 2", 1, "catch 3", 1], 5],
  ] as const)("after %j what is left goes to place %i (FF-E2)", (steps, place) => {
    const events = told(deal(2), ...steps);
    expect(named(events, "tilesToLoot").map((event) => event.place)).toEqual([place]);
  });

  it("by the second catch moves nothing where every tile was bet, and is named FF-E2 all the same", () => {
    const events = told(deal(2), "catch 5", 2, "catch 4", 2);
    expect(named(events, "roundEnded").map(({ rule }) => rule)).toEqual(["FF-E2"]);
    expect(named(events, "tilesToLoot")).toEqual([]);
  });

  it("comes as soon as every tile has been bet, after that line's check (FF-E3)", () => {
    const state = deal(3);
    act(state, "empty 5", 4, 3, "empty 2");
    const events = told(state, 1);
    expect(events.slice(0, 4)).toEqual([
      { type: "bet", seat: 2, line: 2, bait: 2, tiles: 1, left: 0, next: null },
      { type: "lineRevealed", rule: "FF-L5", fisher: 0, line: 2, bait: 2, card: "empty" },
      { type: "tilesToLoot", rule: "FF-L5", place: 2, moved: [{ seat: 2, tiles: 1, points: 2 }] },
      { type: "roundEnded", rule: "FF-E3", round: 1, fisher: 0, line: 2 },
    ]);
    expect(see(state).scores).toEqual([0, 20, 17]);
  });

  it("does not come while one tile is left (FF-E3)", () => {
    const state = deal(3);
    const events = told(state, "empty 5", 4, 3);
    expect(events.at(-1)).toEqual({ type: "nextLine", rule: "FF-L6", fisher: 0, line: 2 });
    expect(see(state)).toMatchObject({ round: 1, line: 2 });
  });

  it("does not come by a catch gone unseen: only what is revealed counts (FF-R1)", () => {
    const state = deal(2);
    act(state, "catch 5", 0, "catch 4", 1);
    expect(see(state)).toMatchObject({ round: 1, line: 3, unseen: 1, revealed: { catch: 1, empty: 0 } });
    expect(see(state, 0).hand).toEqual(["empty", "empty", "empty"]);
  });

  it("does not come by empty cards, two or three of them", () => {
    const state = deal(2);
    act(state, "empty 5", 1, "empty 4", 1);
    expect(see(state)).toMatchObject({ round: 1, revealed: { catch: 0, empty: 2 } });
    act(state, "empty 3", 1);
    expect(see(state)).toMatchObject({ round: 1, revealed: { catch: 0, empty: 3 } });
    act(state, "catch 3", 0);
    expect(see(state)).toMatchObject({ round: 1, line: 5, unseen: 1, revealed: { catch: 0, empty: 3 } });
  });
});

describe("points", () => {
  it("the Fisher scores four for every tile caught (FF-P1)", () => {
    const state = deal(3);
    act(state, "catch 2", 4, 3, "catch 3", 1);
    expect(see(state).scores).toEqual([32, 0, 0]);
  });

  it("the Fisher can catch 28 tiles: 112 points (FF-P1)", () => {
    const state = deal(8, 7);
    act(state, "catch 2", 4, 4, 4, 4, 4, 4, 4);
    expect(see(state).scores).toEqual([0, 0, 0, 0, 0, 0, 0, 112]);
  });

  it("one tile at 3 and two at 2 are seven points (FF-P2, the rulebook's example)", () => {
    const state = deal(2);
    act(state, "empty 3", 1, "empty 2", 2, "catch 5");
    const scored = named(told(state, 1), "roundScored");
    expect(scored).toEqual([
      {
        type: "roundScored",
        round: 1,
        fisher: 0,
        scored: [
          { seat: 0, rule: "FF-P1", caught: 1, points: 4, total: 4 },
          { seat: 1, rule: "FF-P2", loot: { 2: 2, 3: 1, 4: 0, 5: 0 }, points: 7, total: 7 },
        ],
      },
    ]);
    expect(see(state).scores).toEqual([4, 7]);
  });

  it("each place of the loot tile counts its own bait (FF-P2)", () => {
    const state = deal(2);
    act(state, "empty 2", 1, "empty 4", 1, "empty 3", 1, "catch 3", 0, "catch 5", 1);
    expect(see(state).scores).toEqual([4, 9]);
  });

  it.each(playerCounts)("every one of %i seats has its own (FF-P2)", (players) => {
    for (let fisher = 0; fisher < players; fisher++) {
      const state = deal(players, fisher);
      const bets = see(state).fish.map((_, place) => place % 5);
      act(state, "empty 5", ...bets, "empty 2");
      for (const left of bets.map((bet) => 4 - bet)) if (left > 0) act(state, left);
      const expected: number[] = [];
      expected[fisher] = 0;
      for (const [place, bet] of bets.entries())
        expected[(fisher + 1 + place) % players] = 5 * bet + 2 * (4 - bet);
      expect(see(state).scores).toEqual(expected);
    }
  });

  it("are written down when the round is over, not before (FF-P1, FF-P2)", () => {
    const state = deal(3);
    act(state, "empty 5", 2, 1, "catch 4", 1, 2);
    expect(see(state)).toMatchObject({ scores: [0, 0, 0], caught: 3 });
  });

  it("add up from round to round", () => {
    const state = deal(2);
    quickRound(state, 5);
    act(state, "catch 5", 3, "empty 2");
    const [scored] = named(told(state, 1), "roundScored");
    expect(scored?.scored).toEqual([
      { seat: 0, rule: "FF-P2", loot: { 2: 1, 3: 0, 4: 0, 5: 0 }, points: 2, total: 2 },
      { seat: 1, rule: "FF-P1", caught: 3, points: 12, total: 32 },
    ]);
    expect(see(state).scores).toEqual([2, 32]);
  });
});

describe("the next round", () => {
  it("gives everybody all tiles and the next seat all cards (FF-N1)", () => {
    const state = deal(3, 1);
    act(state, "catch 5", 1, 1, "empty 4", 1, 1, "empty 2", 2);
    expect(named(told(state, 2), "newRound")).toEqual([
      { type: "newRound", rule: "FF-N1", round: 2, rounds: 6, fisher: 2, order: [1, 0] },
    ]);
    expect(see(state, 2)).toEqual({
      seat: 2,
      players: 3,
      options: {},
      phase: "cast",
      actors: [2],
      round: 2,
      rounds: 6,
      fisher: 2,
      line: 1,
      bait: null,
      card: null,
      hand: ["catch", "catch", "empty", "empty", "empty"],
      baits: [2, 3, 3, 4, 5],
      revealed: { catch: 0, empty: 0 },
      unseen: 0,
      caught: 0,
      fish: [
        { seat: 1, kind: "catfish", tiles: 4, bet: null, loot: { 2: 0, 3: 0, 4: 0, 5: 0 } },
        { seat: 0, kind: "angelfish", tiles: 4, bet: null, loot: { 2: 0, 3: 0, 4: 0, 5: 0 } },
      ],
      scores: [8, 8, 8],
      winners: null,
    });
  });

  it("makes seat 0 Fisher after the last seat (FF-N1)", () => {
    const state = deal(4, 3);
    quickRound(state);
    expect(see(state).fisher).toBe(0);
  });

  it("turns the betting round: left and clockwise in odd rounds, right and anticlockwise in even ones (FF-N2)", () => {
    const state = deal(5, 3);
    const orders: (readonly [fisher: number, bettors: number[]])[] = [];
    while (fishFish.actors(state) !== 0) {
      const { fisher } = see(state);
      act(state, "empty 2");
      const bettors: number[] = [];
      for (let bet = 0; bet < 4; bet++) {
        bettors.push(seatOf(state));
        act(state, 4);
      }
      orders.push([fisher, bettors]);
    }
    expect(orders).toEqual([
      [3, [4, 0, 1, 2]],
      [4, [3, 2, 1, 0]],
      [0, [1, 2, 3, 4]],
      [1, [0, 4, 3, 2]],
      [2, [3, 4, 0, 1]],
    ]);
  });

  it("counts rounds over the whole game, not for each Fisher: with three players the turns differ (FF-N2)", () => {
    const state = deal(3);
    const orders: number[][] = [];
    for (let round = 0; round < 6; round++) {
      orders.push(see(state).fish.map(({ seat }) => seat));
      quickRound(state);
    }
    expect(orders).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
      [2, 1],
      [2, 0],
      [1, 0],
    ]);
  });
});

describe("the end of the game", () => {
  it.each(playerCounts)(
    "comes for %i players when everybody was Fisher, twice if two or three (FF-G1)",
    (players) => {
      const state = deal(players, 1);
      const fishers: number[] = [];
      let last: Event[] = [];
      while (fishFish.actors(state) !== 0) {
        expect(fishFish.winners(state)).toBeNull();
        fishers.push(see(state).fisher);
        last = quickRound(state);
      }
      const turns = players <= 3 ? 2 : 1;
      for (let seat = 0; seat < players; seat++)
        expect(fishers.filter((fisher) => fisher === seat)).toHaveLength(turns);
      expect(named(last, "newRound")).toEqual([]);
      const points = (turns * players - turns) * 8;
      const everybody = Array.from({ length: players }, (_, seat) => seat);
      expect(last.at(-1)).toEqual({
        type: "gameOver",
        rule: "FF-G1",
        scores: everybody.map(() => points),
        winners: everybody,
      });
      expect(see(state).round).toBe(turns * players);
    },
  );

  it("is won by the highest total (FF-G2)", () => {
    const state = deal(4);
    for (let round = 0; round < 3; round++) quickRound(state);
    act(state, "empty 5", 4, 3, 3, "empty 2", 1);
    const last = told(state, 1);
    expect(last.at(-1)).toEqual({ type: "gameOver", rule: "FF-G1", scores: [33, 33, 36, 24], winners: [2] });
    expect(fishFish.winners(state)).toEqual([2]);
    expect(see(state).winners).toEqual([2]);
  });

  it("is shared by those who tie (FF-G2)", () => {
    const state = deal(4);
    for (let round = 0; round < 3; round++) quickRound(state);
    const last = told(state, "empty 5", 4, 4, 4);
    expect(last.at(-1)).toMatchObject({ scores: [36, 36, 36, 24], winners: [0, 1, 2] });
    expect(fishFish.winners(state)).toEqual([0, 1, 2]);
  });

  it("leaves the last round on the table, and nobody can move any more", () => {
    const state = deal(2);
    for (let round = 0; round < 3; round++) quickRound(state);
    act(state, "catch 5", 1, "empty 3", 1, "catch 4", 1);
    expect(fishFish.actors(state)).toBe(0);
    for (let code = 0; code < fishFish.moveCount; code++)
      for (const seat of [0, 1])
        expect(fishFish.check(state, seat, fishFish.decode(code))).toEqual({
          rule: "FF-G1",
          why: "game-over",
        });
    expect(see(state)).toMatchObject({
      phase: "over",
      actors: [],
      round: 4,
      fisher: 1,
      line: 3,
      bait: null,
      baits: [2, 3],
      revealed: { catch: 2, empty: 1 },
      caught: 2,
    });
    expect(fishAt(state, 0)).toEqual({
      seat: 0,
      kind: "angelfish",
      tiles: 0,
      bet: null,
      loot: { 2: 0, 3: 2, 4: 0, 5: 0 },
    });
  });
});
