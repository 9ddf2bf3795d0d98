import { describe, expect, it } from "vitest";
import { act, only, position } from "../testing/wishes.ts";
import type { CardName } from "./cards.ts";
import { wishes } from "./game.ts";
import { prize, prizeLines } from "./market.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";
import { tallyOf } from "./tally.ts";

const look = (state: State) => wishes.view(state, "spectator");
const market = (state: State, name: string) => look(state).markets.find((one) => one.market === name);
const sellCatfish: Move = { type: "sell", fish: "catfish", double: false };

describe("an ordinary sale", () => {
  it("sells one card from one of your boats: dollars, a pawn, the discard, the next player (IW-A3)", () => {
    const state = position({
      turn: 1,
      boats: [[], ["catfish:move1", "monkfish:worms"]],
      discard: ["starfish:waste"],
    });
    expect(act(state, sellCatfish)).toEqual([
      {
        type: "sold",
        seat: 1,
        market: "catfish",
        cards: ["catfish:move1"],
        fish: 1,
        price: 4,
        dollars: 4,
        rule: "IW-V1",
      },
      { type: "pawnPlaced", seat: 1, market: "catfish" },
      { type: "turnPassed", seat: 2 },
    ]);
    expect(look(state).scores).toEqual([0, 4, 0]);
    expect(look(state).seats[1]?.cards).toEqual(["monkfish:worms"]);
    expect(look(state).discard).toEqual(["starfish:waste", "catfish:move1"]);
    expect(market(state, "catfish")).toEqual({
      market: "catfish",
      price: 4,
      buyers: [2],
      pawns: [0, 1, 0],
      filled: null,
    });
  });

  it.each([
    [[3, 1], 6],
    [[], 2],
    [[1], 3],
    [[2], 4],
    [[3], 5],
    [[2, 2], 6],
    [[1, 1], 4],
    [[3, 2, 2, 1, 1], 11],
  ])("buyers %j make %i dollars a fish (IW-V1)", (there, dollars) => {
    const state = position({ buyers: { catfish: there }, boats: [["catfish:move1"]] });
    expect(market(state, "catfish")?.price).toBe(dollars);
    act(state, sellCatfish);
    expect(look(state).scores).toEqual([dollars, 0, 0]);
  });

  it("each market buys its own type only (IW-V1)", () => {
    const state = position({ boats: [["starfish:move1"]] });
    act(state, { type: "sell", fish: "starfish", double: false });
    expect(look(state).markets.map(({ pawns }) => pawns[0])).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(look(state).scores).toEqual([2, 0, 0]);
  });

  it("a double counts as one fish there (IW-V3)", () => {
    const state = position({ boats: [["catfish:double"]] });
    expect(only(act(state, { type: "sell", fish: "catfish", double: true }), "sold")).toMatchObject([
      { cards: ["catfish:double"], fish: 1, dollars: 4 },
    ]);
    expect(market(state, "catfish")?.pawns).toEqual([1, 0, 0]);
  });

  it("of equal single cards the one longest in the boats is sold, and doubles are told apart (IW-R16)", () => {
    const cards: CardName[] = [
      "catfish:double",
      "monkfish:move1",
      "catfish:worms",
      "catfish:move1",
      "catfish:boat",
    ];
    const built: CardName[] = ["angelfish:boat", "clownfish:boat", "kingfish:boat"];
    const state = position({
      boats: [cards],
      built: [built],
      ocean: ["starfish:move1", "starfish:move2", "starfish:move3", "starfish:boat"],
    });
    act(state, sellCatfish);
    expect(look(state).seats[0]?.cards).toEqual([
      "catfish:double",
      "monkfish:move1",
      "catfish:move1",
      "catfish:boat",
    ]);
    state.turn = 0;
    act(state, { type: "sell", fish: "catfish", double: true });
    expect(look(state).seats[0]?.cards).toEqual(["monkfish:move1", "catfish:move1", "catfish:boat"]);
    expect(look(state).discard).toEqual(["catfish:worms", "catfish:double"]);
  });
});

describe("a sale by a wish", () => {
  const ocean: CardName[] = ["angelfish:sellAll", "starfish:move1", "starfish:move2", "starfish:move3"];
  const cards: CardName[] = ["catfish:worms", "monkfish:boat", "catfish:double", "catfish:move1"];
  const built: CardName[] = ["angelfish:boat", "clownfish:boat"];

  it("counts a double as two, discards in boat order, and pays each fish (IW-V2, IW-V3, IW-R16)", () => {
    const state = position({ ocean, boats: [cards], built: [built], filled: { starfish: 4 } });
    act(state, { type: "wish", card: 0 });
    expect(act(state, { type: "sellAll", fish: "catfish" })).toEqual([
      {
        type: "sold",
        seat: 0,
        market: "catfish",
        cards: ["catfish:worms", "catfish:double", "catfish:move1"],
        fish: 4,
        price: 4,
        dollars: 16,
        rule: "IW-V1",
      },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "discarded", card: "angelfish:sellAll" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).discard).toEqual([
      "catfish:worms",
      "catfish:double",
      "catfish:move1",
      "angelfish:sellAll",
    ]);
    expect(look(state).seats[0]?.cards).toEqual(["monkfish:boat"]);
    expect(market(state, "catfish")?.pawns).toEqual([4, 0, 0]);
  });

  it("pawns above the capacity go to the waste, and are paid too; prizes come at once (IW-V2, IW-R7)", () => {
    const state = position({ ocean, boats: [cards], built: [built], pawns: { catfish: [0, 1, 1] } });
    act(state, { type: "wish", card: 0 });
    const events = act(state, { type: "sellAll", fish: "catfish" });
    expect(events.map(({ type }) => type)).toEqual([
      "sold",
      "pawnPlaced",
      "pawnPlaced",
      "marketFilled",
      "pawnWasted",
      "pawnWasted",
      "discarded",
      "turnPassed",
    ]);
    expect(only(events, "pawnWasted")).toEqual([
      { type: "pawnWasted", seat: 0, market: "catfish", rule: "IW-V2" },
      { type: "pawnWasted", seat: 0, market: "catfish", rule: "IW-V2" },
    ]);
    expect(look(state).scores).toEqual([16 + 4, 2, 2]);
    expect(look(state).waste).toEqual([2, 0, 0]);
    expect(market(state, "catfish")?.pawns).toEqual([2, 1, 1]);
  });
});

describe("an already filled market", () => {
  it("sends all pawns to the waste and still pays (IW-V4)", () => {
    const state = position({
      boats: [["catfish:move1"]],
      filled: { catfish: 4 },
      pawns: { catfish: [1, 3, 0] },
    });
    expect(act(state, sellCatfish)).toEqual([
      expect.objectContaining({ type: "sold", dollars: 4 }),
      { type: "pawnWasted", seat: 0, market: "catfish", rule: "IW-V4" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(market(state, "catfish")).toMatchObject({ pawns: [1, 3, 0], filled: 4 });
    expect(look(state).waste).toEqual([1, 0, 0]);
    expect(look(state).scores).toEqual([4, 0, 0]);
    expect(look(state).marketCard?.capacity).toBe(5);
  });
});

describe("filling a market", () => {
  it("one pawn short it is not full (IW-M1)", () => {
    const state = position({ boats: [["catfish:move1"]], pawns: { catfish: [1, 1, 0] } });
    expect(only(act(state, sellCatfish), "marketFilled")).toEqual([]);
    expect(market(state, "catfish")).toMatchObject({ filled: null, pawns: [2, 1, 0] });
    expect(look(state).marketCard?.capacity).toBe(4);
  });

  it("at the capacity of the active card it is; the card is placed, the next is active (IW-M1, IW-M2, IW-M5)", () => {
    const state = position({
      boats: [["catfish:move1"]],
      pawns: { catfish: [1, 0, 2], monkfish: [0, 3, 0] },
    });
    state.pawns[1] = tallyOf([2, 1, 0]);
    expect(act(state, sellCatfish)).toEqual([
      expect.objectContaining({ type: "sold" }),
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      {
        type: "marketFilled",
        market: "catfish",
        capacity: 4,
        prizes: [
          { seat: 0, pawns: 3, dollars: 4, rule: "IW-M2" },
          { seat: 1, pawns: 1, dollars: 2, rule: "IW-M2" },
        ],
        next: 5,
      },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).markets.map(({ filled }) => filled)).toEqual([null, 4, null, null, null, null, null]);
    expect(look(state).marketCard).toEqual({ capacity: 5, first: 6, second: 3 });
    expect(look(state).scores).toEqual([8, 2, 0]);
  });

  it.each([
    [4, {}, [0, 3, 0], 5, [4 + 2, 4, 0]],
    [5, { starfish: 4 }, [0, 4, 0], 6, [4 + 3, 6, 0]],
    [6, { starfish: 4, monkfish: 5 }, [0, 5, 0], 7, [4 + 4, 8, 0]],
    [7, { starfish: 4, monkfish: 5, kingfish: 6 }, [0, 6, 0], null, [4 + 5 + 6, 10 + 6, 6]],
  ])("card %i pays its own prizes (IW-R3, IW-M2)", (capacity, filled, pawns, next, scores) => {
    const state = position({ boats: [["catfish:move1"]], filled, pawns: { catfish: pawns } });
    expect(only(act(state, sellCatfish), "marketFilled")).toMatchObject([{ capacity, next }]);
    expect(market(state, "catfish")?.filled).toBe(capacity);
    expect(look(state).scores).toEqual(scores);
  });

  it("a market fills by a pawn of any seat, and pays all who stand best there", () => {
    const state = position({ boats: [["catfish:move1"]], pawns: { catfish: [0, 2, 1] } });
    act(state, sellCatfish);
    expect(look(state).scores).toEqual([4 + 2, 4, 2]);
  });
});

describe("what a majority is worth, at 10 and 5", () => {
  const card = { capacity: 7, first: 10, second: 5 };
  it.each<[string, number[], number[]]>([
    ["most the first prize, the next the second (IW-M2)", [4, 2, 1], [10, 5, 0]],
    ["whoever sits where (IW-M2)", [1, 2, 4], [0, 5, 10]],
    ["two tied for first share both, rounded down, no second (IW-M3)", [3, 3, 1], [7, 7, 0]],
    ["three tied for first share both (IW-M3)", [2, 2, 2, 1], [5, 5, 5, 0]],
    ["four tied for first share both, rounded down (IW-M3)", [2, 2, 2, 2, 1], [3, 3, 3, 3, 0]],
    ["five tied for first share both (IW-M3)", [1, 1, 1, 1, 1], [3, 3, 3, 3, 3]],
    ["two tied for second each have it whole (IW-M4)", [3, 2, 2], [10, 5, 5]],
    ["four tied for second each have it whole (IW-M4)", [3, 1, 1, 1, 1], [10, 5, 5, 5, 5]],
    ["third is nothing (IW-M2)", [4, 2, 1, 1], [10, 5, 0, 0]],
    ["alone there is no second prize, for nobody else has a pawn (IW-R9)", [0, 7, 0], [0, 10, 0]],
    ["two tied for first, others without a pawn (IW-R9)", [3, 0, 3, 0], [7, 0, 7, 0]],
    ["nobody there, nobody scores (IW-R9)", [0, 0], [0, 0]],
  ])("%s", (_, pawns, dollars) => {
    const tally = tallyOf(pawns);
    expect(pawns.map((_pawn, seat) => prize(tally, pawns.length, seat, card))).toEqual(dollars);
    expect(prizeLines(tally, pawns.length, card).reduce((sum, line) => sum + line.dollars, 0)).toBe(
      dollars.reduce((sum, one) => sum + one, 0),
    );
  });

  it("at 6 and 3 two tied for first have 4 each (IW-M3)", () => {
    expect(prize(tallyOf([2, 2, 1]), 3, 0, { capacity: 5, first: 6, second: 3 })).toBe(4);
  });

  it("each line says who, with how many pawns and by which rule, the best first (IW-M2, IW-M3, IW-M4)", () => {
    expect(prizeLines(tallyOf([1, 3, 2]), 3, card)).toEqual([
      { seat: 1, pawns: 3, dollars: 10, rule: "IW-M2" },
      { seat: 2, pawns: 2, dollars: 5, rule: "IW-M2" },
    ]);
    expect(prizeLines(tallyOf([2, 1, 2]), 3, card)).toEqual([
      { seat: 0, pawns: 2, dollars: 7, rule: "IW-M3" },
      { seat: 2, pawns: 2, dollars: 7, rule: "IW-M3" },
    ]);
    expect(prizeLines(tallyOf([1, 3, 1, 0]), 4, card)).toEqual([
      { seat: 1, pawns: 3, dollars: 10, rule: "IW-M2" },
      { seat: 0, pawns: 1, dollars: 5, rule: "IW-M4" },
      { seat: 2, pawns: 1, dollars: 5, rule: "IW-M4" },
    ]);
  });
});
