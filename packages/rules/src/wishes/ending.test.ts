import { describe, expect, it } from "vitest";
import { act, only, position } from "../testing/wishes.ts";
import type { CardName } from "./cards.ts";
import { wishes } from "./game.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";

const look = (state: State) => wishes.view(state, "spectator");
const sellCatfish: Move = { type: "sell", fish: "catfish", double: false };
const threeFilled = { angelfish: 4, monkfish: 5, starfish: 6 };
const sellAllFirst: CardName[] = ["angelfish:sellAll", "starfish:move1", "starfish:move2", "starfish:move3"];

/** A table whose next sale of a catfish, into a filled market, brings the tenth pawn to the waste. */
function lastDrop(
  waste: readonly number[],
  worms: readonly number[],
  dollars: readonly number[] = [],
): State {
  return position({
    players: worms.length,
    boats: [["catfish:move1"]],
    buyers: { monkfish: [3, 2, 2, 1, 1] },
    filled: { catfish: 4 },
    waste,
    worms,
    dollars,
  });
}

describe("the game ends when all four market cards have been placed (IW-E1)", () => {
  it("not after the third", () => {
    const state = position({
      boats: [["catfish:move1"]],
      filled: { angelfish: 4, monkfish: 5 },
      pawns: { catfish: [0, 5, 0] },
    });
    act(state, sellCatfish);
    expect(look(state)).toMatchObject({ phase: "action", ended: null, winners: null, actors: [1] });
  });

  it("after the fourth, with the worm bonus, and nobody is to move", () => {
    const state = position({
      boats: [["catfish:move1"]],
      filled: threeFilled,
      pawns: { catfish: [0, 6, 0] },
      worms: [2, 1, 0],
    });
    expect(act(state, sellCatfish)).toEqual([
      expect.objectContaining({ type: "sold", dollars: 4 }),
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      {
        type: "marketFilled",
        market: "catfish",
        capacity: 7,
        prizes: [
          { seat: 1, pawns: 6, dollars: 10, rule: "IW-M2" },
          { seat: 0, pawns: 1, dollars: 5, rule: "IW-M2" },
        ],
        next: null,
      },
      {
        type: "wormBonus",
        bonuses: [
          { seat: 0, worms: 2, dollars: 8 },
          { seat: 1, worms: 1, dollars: 4 },
        ],
        rule: "IW-E3",
      },
      { type: "gameOver", rule: "IW-E1", scores: [17, 14, 0], winners: [0] },
    ]);
    expect(look(state)).toMatchObject({
      phase: "over",
      ended: "IW-E1",
      actors: [],
      turn: 0,
      marketCard: null,
      scores: [17, 14, 0],
      winners: [0],
    });
    expect(wishes.actors(state)).toBe(0);
    expect(wishes.legal(state, 0, new Uint16Array(wishes.moveCount))).toBe(0);
  });
});

describe("the game ends as soon as 10 pawns are in the waste (IW-E2)", () => {
  it("nine are not enough", () => {
    const state = lastDrop([4, 2, 2], [6, 6, 6]);
    act(state, sellCatfish);
    expect(look(state)).toMatchObject({ ended: null, waste: [5, 2, 2], actors: [1] });
  });

  it("ten are: those with most lose the active card's prizes", () => {
    const state = lastDrop([4, 2, 3], [6, 6, 6]);
    const events = act(state, sellCatfish);
    expect(events.slice(1)).toEqual([
      { type: "pawnWasted", seat: 0, market: "catfish", rule: "IW-V4" },
      {
        type: "wasteScored",
        capacity: 5,
        losses: [
          { seat: 0, pawns: 5, dollars: 6, rule: "IW-M2" },
          { seat: 2, pawns: 3, dollars: 3, rule: "IW-M2" },
        ],
        rule: "IW-E2",
      },
      {
        type: "wormBonus",
        bonuses: [
          { seat: 0, worms: 6, dollars: 6 },
          { seat: 1, worms: 6, dollars: 6 },
          { seat: 2, worms: 6, dollars: 6 },
        ],
        rule: "IW-E3",
      },
      { type: "gameOver", rule: "IW-E2", scores: [2 - 6 + 6, 6, -3 + 6], winners: [1] },
    ]);
    expect(look(state)).toMatchObject({ phase: "over", ended: "IW-E2", winners: [1], scores: [2, 6, 3] });
  });

  it("tied for most at 10/5 they lose 7 each; totals may go below zero (IW-E2, IW-R12)", () => {
    const state = position({
      boats: [["catfish:move1"]],
      filled: { catfish: 4, monkfish: 5, starfish: 6 },
      waste: [3, 4, 2],
      worms: [0, 0, 6],
      dollars: [0, 1, 0],
    });
    const events = act(state, sellCatfish);
    expect(only(events, "wasteScored")).toEqual([
      {
        type: "wasteScored",
        capacity: 7,
        losses: [
          { seat: 0, pawns: 4, dollars: 7, rule: "IW-M3" },
          { seat: 1, pawns: 4, dollars: 7, rule: "IW-M3" },
        ],
        rule: "IW-E2",
      },
    ]);
    expect(look(state).scores).toEqual([4 - 7, 1 - 7, 8]);
  });

  it("nobody without a pawn there loses anything (IW-R9)", () => {
    const state = lastDrop([9, 0, 0], [0, 0, 0], [20, 5, 0]);
    const events = act(state, sellCatfish);
    expect(only(events, "wasteScored")[0]?.losses).toEqual([
      { seat: 0, pawns: 10, dollars: 6, rule: "IW-M2" },
    ]);
    expect(look(state).scores).toEqual([16, 5, 0]);
  });

  it("the waste is checked after the whole sale, and scored with the card active then (IW-R7)", () => {
    // Five fish fill the market with card 4 by the second and send three to a waste of eight.
    const cards: CardName[] = ["catfish:worms", "catfish:double", "catfish:move1", "catfish:move2"];
    const state = position({
      ocean: sellAllFirst,
      boats: [cards],
      built: [["angelfish:boat", "clownfish:boat"]],
      pawns: { catfish: [0, 2, 0] },
      waste: [0, 8, 0],
      worms: [0, 0, 0],
    });
    act(state, { type: "wish", card: 0 });
    const events = act(state, { type: "sellAll", fish: "catfish" });
    expect(events.map(({ type }) => type)).toEqual([
      "sold",
      "pawnPlaced",
      "pawnPlaced",
      "marketFilled",
      "pawnWasted",
      "pawnWasted",
      "pawnWasted",
      "discarded",
      "wasteScored",
      "wormBonus",
      "gameOver",
    ]);
    expect(only(events, "wasteScored")[0]).toEqual({
      type: "wasteScored",
      capacity: 5,
      losses: [
        { seat: 1, pawns: 8, dollars: 6, rule: "IW-M2" },
        { seat: 0, pawns: 3, dollars: 3, rule: "IW-M2" },
      ],
      rule: "IW-E2",
    });
    expect(look(state).waste).toEqual([3, 8, 0]);
    expect(look(state).scores).toEqual([5 * 4 + 3 - 3, 3 - 6, 0]);
    expect(look(state).discard.at(-1)).toBe("angelfish:sellAll");
    expect(look(state).wish).toBeNull();
  });

  it("if the fourth card has just been placed the waste is not scored (IW-R7)", () => {
    const state = position({
      ocean: ["catfish:sellAll", "starfish:move1", "starfish:move2", "starfish:move3"],
      boats: [["catfish:double"]],
      filled: threeFilled,
      pawns: { catfish: [0, 6, 0] },
      waste: [9, 0, 0],
      worms: [0, 0, 0],
    });
    act(state, { type: "wish", card: 0 });
    const events = act(state, { type: "sellAll", fish: "catfish" });
    expect(only(events, "wasteScored")).toEqual([]);
    expect(events.at(-1)).toEqual({ type: "gameOver", rule: "IW-E1", scores: [8 + 5, 10, 0], winners: [0] });
    expect(look(state)).toMatchObject({ ended: "IW-E1", waste: [10, 0, 0] });
  });

  it("a waste wish that brings it to 10 ends the game before its sale; its card is discarded (IW-R8)", () => {
    const state = position({
      ocean: ["catfish:waste", "starfish:move1", "starfish:move2", "starfish:move3"],
      boats: [["catfish:double"]],
      pawns: { monkfish: [0, 0, 1] },
      waste: [0, 5, 4],
      worms: [1, 0, 0],
    });
    act(state, { type: "wish", card: 0 });
    expect(act(state, { type: "toWaste", from: "monkfish", seat: 2 })).toEqual([
      { type: "toWaste", seat: 0, from: "monkfish", pawn: 2 },
      { type: "discarded", card: "catfish:waste" },
      {
        type: "wasteScored",
        capacity: 4,
        losses: [
          { seat: 1, pawns: 5, dollars: 3, rule: "IW-M3" },
          { seat: 2, pawns: 5, dollars: 3, rule: "IW-M3" },
        ],
        rule: "IW-E2",
      },
      { type: "wormBonus", bonuses: [{ seat: 0, worms: 1, dollars: 8 }], rule: "IW-E3" },
      { type: "gameOver", rule: "IW-E2", scores: [8, -3, -3], winners: [0] },
    ]);
    expect(look(state).seats[0]?.cards).toEqual(["catfish:double"]);
    expect(look(state).discard).toEqual(["catfish:waste"]);
    expect(look(state)).toMatchObject({ phase: "over", wish: null });
  });
});

describe("the worm bonus", () => {
  it.each<[string, number[], number[]]>([
    ["most worms 8, second most 4 (IW-E3)", [6, 5, 4], [8, 4, 0]],
    ["the third gets nothing (IW-E3)", [1, 6, 4], [0, 8, 4]],
    ["two tied for most: 6 each, no second (IW-E3)", [6, 6, 4], [6, 6, 0]],
    ["five tied for most: 6 each (IW-E3)", [6, 6, 6, 6, 6], [6, 6, 6, 6, 6]],
    ["tied for second: 4 each (IW-E3)", [7, 5, 5, 5], [8, 4, 4, 4]],
    ["no worm, no bonus, first or second (IW-R9)", [3, 0, 0], [8, 0, 0]],
    ["nobody has a worm (IW-R9)", [0, 0], [0, 0]],
  ])("%s", (_, worms, dollars) => {
    const state = lastDrop([9, 0], worms, [4, 0]);
    const [bonus] = only(act(state, sellCatfish), "wormBonus");
    // 4 + 2 for the fish, less the 6 for the waste, leaves the bonus alone on the pad.
    expect(look(state).scores).toEqual(dollars);
    expect(bonus?.bonuses.map((line) => line.dollars)).toEqual(
      dollars.filter((one) => one > 0).sort((a, b) => b - a),
    );
    for (const line of bonus?.bonuses ?? []) expect(worms[line.seat]).toBe(line.worms);
  });

  it("lists the best first (IW-E3)", () => {
    const [bonus] = only(act(lastDrop([9, 0, 0], [1, 2, 5]), sellCatfish), "wormBonus");
    expect(bonus?.bonuses).toEqual([
      { seat: 2, worms: 5, dollars: 8 },
      { seat: 1, worms: 2, dollars: 4 },
    ]);
  });

  it("worms lying on Ocean cards count for nobody (IW-E3)", () => {
    const state = position({
      boats: [["catfish:move1"]],
      filled: { catfish: 4 },
      waste: [9, 0, 0],
      worms: [0, 1, 0],
      oceanWorms: [9, 8, 0, 0],
    });
    expect(only(act(state, sellCatfish), "wormBonus")[0]?.bonuses).toEqual([
      { seat: 1, worms: 1, dollars: 8 },
    ]);
  });
});

describe("the winner", () => {
  it("is whoever has most dollars (IW-E4)", () => {
    const state = lastDrop([9, 0, 0], [0, 0, 0], [4, 30, 29]);
    act(state, sellCatfish);
    expect(wishes.winners(state)).toEqual([1]);
    expect(wishes.scores(state, "everything")).toEqual([0, 30, 29]);
  });

  it("tied totals share the victory (IW-R12)", () => {
    const state = lastDrop([9, 0, 0], [0, 0, 0], [4, 30, 30]);
    expect(act(state, sellCatfish).at(-1)).toEqual({
      type: "gameOver",
      rule: "IW-E2",
      scores: [0, 30, 30],
      winners: [1, 2],
    });
    expect(wishes.winners(state)).toEqual([1, 2]);
  });

  it("there is none before the end", () => {
    expect(wishes.winners(position({ dollars: [3, 9, 1] }))).toBeNull();
  });
});
