import { describe, expect, it } from "vitest";
import { act, movesOf, only, type Position, position } from "../testing/wishes.ts";
import type { CardName, Face } from "./cards.ts";
import type { Event } from "./events.ts";
import { wishes } from "./game.ts";
import type { State } from "./state.ts";

const look = (state: State) => wishes.view(state, "spectator");
const buyersOf = (state: State) =>
  Object.fromEntries(
    look(state).markets.flatMap(({ market, buyers }) => (buyers.length > 0 ? [[market, buyers]] : [])),
  );

/** A table whose shallowest card is a catfish of this face, and the events of wishing on it. */
function wish(face: Face, given: Position = {}): { state: State; events: Event[] } {
  const ocean: CardName[] = [`catfish:${face}`, "starfish:move1", "starfish:move2", "starfish:double"];
  const state = position({ ocean, next: ["swordfish:waste"], ...given });
  return { state, events: act(state, { type: "wish", card: 0 }) };
}

/** What every wish on that card begins with. */
function begins(face: Face, rule: string) {
  return [
    { type: "taken", seat: 0, card: `catfish:${face}`, index: 0, wormsOn: [], wormsWon: 0 },
    { type: "refilled", card: "swordfish:waste", drawPile: expect.any(Number) },
    { type: "wished", seat: 0, card: `catfish:${face}`, rule },
  ];
}

describe("throwing a card back for its wish (IW-A2)", () => {
  it("uses its wish and discards it, and the turn passes", () => {
    const { state, events } = wish("sellAll");
    expect(events).toEqual([
      ...begins("sellAll", "IW-W5"),
      { type: "partSkipped", seat: 0, part: "sellAll", rule: "IW-W0" },
      { type: "discarded", card: "catfish:sellAll" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).discard).toEqual(["catfish:sellAll"]);
  });

  it("needs no free boat", () => {
    const { state } = wish("worms", { boats: [["monkfish:move1", "monkfish:move2"]] });
    expect(look(state).turn).toBe(1);
  });

  it("costs worms like keeping, and the worms on the card are yours (IW-O1, IW-O2)", () => {
    const state = position({ oceanWorms: [0, 2, 4, 0], worms: [2, 6, 6] });
    act(state, { type: "wish", card: 2 });
    expect(look(state).seats[0]).toEqual({
      dollars: 0,
      worms: 4,
      boats: 3,
      boatCards: ["monkfish:boat"],
      cards: [],
    });
    expect(look(state).ocean.map(({ worms }) => worms)).toEqual([1, 3, 0, 0]);
  });

  it("a double has no wish (IW-R6)", () => {
    const state = position();
    expect(wishes.check(state, 0, { type: "wish", card: 3 })).toEqual({
      rule: "IW-R6",
      why: "no-wish-on-card",
      card: "starfish:double",
    });
    expect(movesOf(state, 0).flatMap((move) => (move.type === "wish" ? [move.card] : []))).toEqual([0, 1, 2]);
  });
});

describe("moving a buyer, then selling (IW-W1, IW-W2, IW-W3)", () => {
  describe.each([
    ["move1", "IW-W1", 1, "sellAll"],
    ["move2", "IW-W2", 2, "sellAll"],
    ["move3", "IW-W3", 3, "sellOne"],
  ] as const)("%s (%s)", (face, rule, value, sale) => {
    const buyers = { kingfish: [3], monkfish: [2, 1], swordfish: [2, 1] };
    const from = value === 3 ? "kingfish" : "monkfish";

    it(`moves a buyer ${value} one to three markets clockwise, at least one (${rule}, IW-R5)`, () => {
      const { state, events } = wish(face, { buyers });
      expect(events).toEqual(begins(face, rule));
      expect(look(state)).toMatchObject({
        phase: "moveBuyer",
        actors: [0],
        turn: 0,
        wish: { card: `catfish:${face}`, fish: "catfish", face, rule, parts: ["moveBuyer", sale], freed: [] },
      });
      const starts = value === 3 ? ["kingfish"] : ["monkfish", "swordfish"];
      expect(movesOf(state, 0)).toEqual(
        starts.flatMap((start) => [1, 2, 3].map((steps) => ({ type: "moveBuyer", from: start, steps }))),
      );
    });

    it(`then sells ${sale === "sellAll" ? "all fish of one type" : "one fish card"} (${rule})`, () => {
      const { state } = wish(face, {
        buyers,
        boats: [["catfish:double", "monkfish:boat", "catfish:boat"]],
        built: [["angelfish:boat"]],
      });
      expect(act(state, { type: "moveBuyer", from, steps: 1 })).toHaveLength(1);
      expect(look(state)).toMatchObject({ phase: sale, wish: { parts: [sale] } });
      expect(movesOf(state, 0)).toEqual(
        sale === "sellAll"
          ? [
              { type: "sellAll", fish: "catfish" },
              { type: "sellAll", fish: "monkfish" },
            ]
          : [
              { type: "sellOne", fish: "catfish", double: false },
              { type: "sellOne", fish: "catfish", double: true },
              { type: "sellOne", fish: "monkfish", double: false },
            ],
      );
      act(
        state,
        sale === "sellAll" ? { type: sale, fish: "catfish" } : { type: sale, fish: "catfish", double: true },
      );
      expect(look(state).discard).toEqual(
        sale === "sellAll"
          ? ["catfish:double", "catfish:boat", `catfish:${face}`]
          : ["catfish:double", `catfish:${face}`],
      );
      expect(look(state)).toMatchObject({ phase: "action", turn: 1, wish: null });
    });

    it("the sale is skipped when you own no fish (IW-W0)", () => {
      const { state } = wish(face, { buyers });
      const events = act(state, { type: "moveBuyer", from, steps: 3 });
      expect(events).toEqual([
        { type: "buyerMoved", seat: 0, value, from, to: value === 3 ? "swordfish" : "angelfish" },
        { type: "partSkipped", seat: 0, part: sale, rule: "IW-W0" },
        { type: "discarded", card: `catfish:${face}` },
        { type: "turnPassed", seat: 1 },
      ]);
    });
  });
});

describe("a moved buyer", () => {
  it("goes clockwise past the last market to the first (IW-R4)", () => {
    const { state } = wish("move1", { buyers: { swordfish: [1, 3], starfish: [1, 2], angelfish: [2] } });
    expect(act(state, { type: "moveBuyer", from: "swordfish", steps: 1 })[0]).toEqual({
      type: "buyerMoved",
      seat: 0,
      value: 1,
      from: "swordfish",
      to: "angelfish",
    });
    expect(buyersOf(state)).toEqual({ angelfish: [2, 1], starfish: [2, 1], swordfish: [3] });
  });

  it("may share a market, and leaves its equal behind (IW-R5)", () => {
    const { state } = wish("move2", { buyers: { catfish: [2, 2], clownfish: [3, 1, 1] } });
    expect(movesOf(state, 0)).toHaveLength(3);
    act(state, { type: "moveBuyer", from: "catfish", steps: 1 });
    expect(buyersOf(state)).toEqual({ catfish: [2], clownfish: [3, 2, 1, 1] });
  });

  it("may go into a filled market and out of one (IW-R5)", () => {
    const { state } = wish("move3", {
      buyers: { kingfish: [3], catfish: [2, 2, 1, 1] },
      filled: { monkfish: 4, kingfish: 5 },
    });
    act(state, { type: "moveBuyer", from: "kingfish", steps: 1 });
    expect(buyersOf(state)).toEqual({ catfish: [2, 2, 1, 1], monkfish: [3] });
  });

  it("changes the price of the sale that follows (IW-V1)", () => {
    const { state } = wish("move3", {
      buyers: { kingfish: [3], catfish: [2, 2, 1, 1] },
      boats: [["monkfish:double"]],
    });
    act(state, { type: "moveBuyer", from: "kingfish", steps: 1 });
    expect(only(act(state, { type: "sellOne", fish: "monkfish", double: true }), "sold")).toMatchObject([
      { fish: 2, price: 5, dollars: 10 },
    ]);
  });
});

describe("spread (IW-W4)", () => {
  const crowd = { catfish: [2, 1, 1], monkfish: [3, 2] };

  it("leaves one of the highest value in each market and frees the others (IW-W4)", () => {
    const { state, events } = wish("spread", { buyers: crowd });
    expect(events).toEqual([
      ...begins("spread", "IW-W4"),
      { type: "buyerFreed", seat: 0, value: 2, from: "monkfish" },
      { type: "buyerFreed", seat: 0, value: 1, from: "catfish" },
      { type: "buyerFreed", seat: 0, value: 1, from: "catfish" },
    ]);
    expect(buyersOf(state)).toEqual({ catfish: [2], monkfish: [3] });
    expect(look(state)).toMatchObject({
      phase: "placeBuyer",
      wish: { parts: ["placeBuyer"], freed: [2, 1, 1] },
    });
  });

  it("puts each into a market without a buyer, of your choice, highest first (IW-W4, IW-R13)", () => {
    const { state } = wish("spread", { buyers: crowd, filled: { angelfish: 4 } });
    const free = (...markets: string[]) => markets.map((to) => ({ type: "placeBuyer", to }));
    expect(movesOf(state, 0)).toEqual(free("angelfish", "clownfish", "kingfish", "starfish", "swordfish"));
    expect(act(state, { type: "placeBuyer", to: "swordfish" })).toEqual([
      { type: "buyerPlaced", seat: 0, value: 2, to: "swordfish" },
    ]);
    expect(look(state).wish?.freed).toEqual([1, 1]);
    expect(movesOf(state, 0)).toEqual(free("angelfish", "clownfish", "kingfish", "starfish"));
    act(state, { type: "placeBuyer", to: "angelfish" });
    expect(look(state).wish?.freed).toEqual([1]);
    expect(act(state, { type: "placeBuyer", to: "kingfish" })).toEqual([
      { type: "buyerPlaced", seat: 0, value: 1, to: "kingfish" },
      { type: "discarded", card: "catfish:spread" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(buyersOf(state)).toEqual({
      angelfish: [1],
      catfish: [2],
      kingfish: [1],
      monkfish: [3],
      swordfish: [2],
    });
  });

  it("of two equal ones one stays; a market is always to be had, even from one crowd of five (IW-R13)", () => {
    const { state } = wish("spread", { buyers: { catfish: [3, 2, 2, 1, 1] } });
    expect(look(state).wish?.freed).toEqual([2, 2, 1, 1]);
    expect(buyersOf(state)).toEqual({ catfish: [3] });
    for (const to of ["angelfish", "clownfish", "kingfish", "monkfish"] as const)
      act(state, { type: "placeBuyer", to });
    expect(buyersOf(state)).toEqual({
      angelfish: [2],
      catfish: [3],
      clownfish: [2],
      kingfish: [1],
      monkfish: [1],
    });
  });

  it("with nobody to free it is skipped (IW-W0)", () => {
    const { state, events } = wish("spread", { boats: [["monkfish:move1"]] });
    expect(events).toEqual([
      ...begins("spread", "IW-W4"),
      { type: "partSkipped", seat: 0, part: "placeBuyer", rule: "IW-W0" },
      { type: "discarded", card: "catfish:spread" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).seats[0]?.cards).toEqual(["monkfish:move1"]);
  });
});

describe("sellAll (IW-W5)", () => {
  it("sells all your fish of one type, of your choice, and only yours (IW-W5, IW-W0)", () => {
    const { state, events } = wish("sellAll", {
      boats: [["swordfish:move1", "swordfish:double"], ["monkfish:move1"]],
      filled: { angelfish: 4 },
    });
    expect(events).toEqual(begins("sellAll", "IW-W5"));
    expect(movesOf(state, 0)).toEqual([{ type: "sellAll", fish: "swordfish" }]);
    expect(only(act(state, { type: "sellAll", fish: "swordfish" }), "sold")).toEqual([
      {
        type: "sold",
        seat: 0,
        market: "swordfish",
        cards: ["swordfish:move1", "swordfish:double"],
        fish: 3,
        price: 2,
        dollars: 6,
        rule: "IW-V1",
      },
    ]);
    expect(look(state).seats.map(({ cards }) => cards)).toEqual([[], ["monkfish:move1"], []]);
  });
});

describe("waste (IW-W6)", () => {
  const given: Position = {
    pawns: { angelfish: [1, 0, 2], catfish: [0, 3, 1], monkfish: [0, 1, 0] },
    filled: { catfish: 4 },
    waste: [0, 2, 0],
    boats: [["monkfish:double"]],
  };

  it("offers each pawn of an unfilled market, or of the waste; one of them is compulsory (IW-W6, IW-R14)", () => {
    const { state, events } = wish("waste", given);
    expect(events).toEqual(begins("waste", "IW-W6"));
    expect(look(state)).toMatchObject({ phase: "waste", wish: { parts: ["waste", "sellOne"] } });
    expect(movesOf(state, 0)).toEqual([
      { type: "toWaste", from: "angelfish", seat: 0 },
      { type: "toWaste", from: "angelfish", seat: 2 },
      { type: "toWaste", from: "monkfish", seat: 1 },
      { type: "fromWaste", seat: 1 },
    ]);
  });

  it("moves a pawn from a market to the waste, then sells one fish card (IW-W6)", () => {
    const { state } = wish("waste", given);
    expect(act(state, { type: "toWaste", from: "angelfish", seat: 2 })).toEqual([
      { type: "toWaste", seat: 0, from: "angelfish", pawn: 2 },
    ]);
    expect(look(state).waste).toEqual([0, 2, 1]);
    expect(look(state).markets[0]?.pawns).toEqual([1, 0, 1]);
    expect(look(state)).toMatchObject({ phase: "sellOne", wish: { parts: ["sellOne"] } });
    expect(movesOf(state, 0)).toEqual([{ type: "sellOne", fish: "monkfish", double: true }]);
    expect(act(state, { type: "sellOne", fish: "monkfish", double: true }).map(({ type }) => type)).toEqual([
      "sold",
      "pawnPlaced",
      "pawnPlaced",
      "discarded",
      "turnPassed",
    ]);
  });

  it("or from the waste back to its player's supply (IW-W6)", () => {
    const { state } = wish("waste", { ...given, boats: [] });
    expect(act(state, { type: "fromWaste", seat: 1 })).toEqual([
      { type: "fromWaste", seat: 0, pawn: 1 },
      { type: "partSkipped", seat: 0, part: "sellOne", rule: "IW-W0" },
      { type: "discarded", card: "catfish:waste" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).waste).toEqual([0, 1, 0]);
    expect(look(state).markets.map(({ pawns }) => pawns)).toEqual([
      [1, 0, 2],
      [0, 3, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("skips that part only when neither is possible, and the sale still applies (IW-W0, IW-R14)", () => {
    const { state, events } = wish("waste", {
      pawns: { catfish: [0, 3, 1] },
      filled: { catfish: 4 },
      boats: given.boats!,
    });
    expect(events).toEqual([
      ...begins("waste", "IW-W6"),
      { type: "partSkipped", seat: 0, part: "waste", rule: "IW-W0" },
    ]);
    expect(look(state).phase).toBe("sellOne");
  });

  it.each<[string, Position]>([
    ["only a pawn in the waste", { waste: [0, 0, 1] }],
    ["only a pawn in the last market", { pawns: { swordfish: [0, 0, 1] } }],
    ["only a pawn in the first market", { pawns: { angelfish: [0, 0, 1] } }],
  ])("is not skipped with %s", (_, lying) => {
    const { state } = wish("waste", lying);
    expect(look(state).phase).toBe("waste");
    expect(movesOf(state, 0)).toHaveLength(1);
  });

  it("nine in the waste and the sale still follows (IW-R8)", () => {
    const { state } = wish("waste", { ...given, waste: [0, 8, 0] });
    act(state, { type: "toWaste", from: "monkfish", seat: 1 });
    expect(look(state)).toMatchObject({ phase: "sellOne", ended: null, waste: [0, 9, 0] });
  });
});

describe("worms (IW-W7)", () => {
  it("scores a dollar per worm you own, those on the card included, then gives one to each other (IW-W7)", () => {
    const { state, events } = wish("worms", {
      oceanWorms: [3, 0, 0, 0],
      worms: [2, 5, 0],
      boats: [["catfish:move1"]],
    });
    expect(events.slice(2)).toEqual([
      { type: "wished", seat: 0, card: "catfish:worms", rule: "IW-W7" },
      { type: "wormsScored", seat: 0, worms: 5, dollars: 5, rule: "IW-W7" },
      { type: "wormsGiven", seat: 0, to: [1, 2], rule: "IW-R10" },
      { type: "discarded", card: "catfish:worms" },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).scores).toEqual([5, 0, 0]);
    expect(look(state).seats.map(({ worms }) => worms)).toEqual([3, 6, 1]);
    expect(look(state).seats[0]?.cards).toEqual(["catfish:move1"]);
  });

  it.each([
    [0, [], [1, 1, 0, 1, 1]],
    [1, [3], [1, 1, 0, 2, 1]],
    [2, [3, 4], [1, 1, 0, 2, 2]],
    [3, [3, 4, 0], [2, 1, 0, 2, 2]],
    [4, [3, 4, 0, 1], [2, 2, 0, 2, 2]],
    [5, [3, 4, 0, 1], [2, 2, 1, 2, 2]],
  ])("with %i worms they go to the seats %j, the left neighbour first (IW-R10)", (own, to, left) => {
    const { state, events } = wish("worms", { players: 5, turn: 2, worms: [1, 1, own, 1, 1] });
    expect(only(events, "wormsScored")).toMatchObject([{ seat: 2, worms: own, dollars: own }]);
    expect(only(events, "wormsGiven")).toEqual([{ type: "wormsGiven", seat: 2, to, rule: "IW-R10" }]);
    expect(look(state).seats.map(({ worms }) => worms)).toEqual(left);
  });
});

describe("boat (IW-W8)", () => {
  it("becomes one more boat and never returns to the deck (IW-W8, IW-A2)", () => {
    const { state, events } = wish("boat", { boats: [["monkfish:move1", "monkfish:move2"]] });
    expect(events.slice(2)).toEqual([
      { type: "wished", seat: 0, card: "catfish:boat", rule: "IW-W8" },
      { type: "boatBuilt", seat: 0, card: "catfish:boat", boats: 3 },
      { type: "turnPassed", seat: 1 },
    ]);
    expect(look(state).seats[0]).toMatchObject({ boats: 3, boatCards: ["catfish:boat"] });
    expect(look(state).discard).toEqual([]);
    expect(look(state).wish).toBeNull();
  });

  it("there is no limit: all seven may be one seat's (IW-W8)", () => {
    const built: CardName[] = [
      "angelfish:boat",
      "clownfish:boat",
      "kingfish:boat",
      "monkfish:boat",
      "starfish:boat",
      "swordfish:boat",
    ];
    const cards: CardName[] = ["angelfish:move1", "angelfish:move2", "angelfish:move3", "angelfish:waste"];
    const more: CardName[] = ["angelfish:worms", "angelfish:double", "angelfish:sellAs", "angelfish:spread"];
    const { state } = wish("boat", {
      players: 5,
      turn: 4,
      next: ["catfish:sellAll"],
      built: [[], [], [], [], built],
      boats: [[], [], [], [], [...cards, ...more]],
      filled: { monkfish: 4, starfish: 5, kingfish: 6 },
    });
    expect(look(state).seats[4]?.boats).toBe(9);
    state.turn = 4;
    act(state, { type: "keep", card: 2 });
    expect(look(state).seats[4]?.cards).toEqual([...cards, ...more, "starfish:double"]);
    expect(look(state).seats[4]?.boatCards).toEqual([
      "angelfish:boat",
      "catfish:boat",
      "clownfish:boat",
      "kingfish:boat",
      "monkfish:boat",
      "starfish:boat",
      "swordfish:boat",
    ]);
    // Nine fish at once: seven fill the market, two go to the waste.
    state.turn = 4;
    act(state, { type: "wish", card: 2 });
    expect(only(act(state, { type: "sellAll", fish: "angelfish" }), "sold")).toMatchObject([
      { fish: 9, dollars: 45 },
    ]);
    expect(look(state).markets[0]?.pawns).toEqual([0, 0, 0, 0, 7]);
    expect(look(state).waste).toEqual([0, 0, 0, 0, 2]);
  });
});

describe("sellAs (IW-W9)", () => {
  it("sells all your fish of one type in this card's market at its price (IW-W9)", () => {
    const { state, events } = wish("sellAs", {
      boats: [["monkfish:double", "catfish:move1"]],
      buyers: { catfish: [3, 1], monkfish: [2, 2, 1] },
    });
    expect(events).toEqual(begins("sellAs", "IW-W9"));
    expect(movesOf(state, 0)).toEqual([
      { type: "sellAll", fish: "catfish" },
      { type: "sellAll", fish: "monkfish" },
    ]);
    expect(act(state, { type: "sellAll", fish: "monkfish" })).toEqual([
      {
        type: "sold",
        seat: 0,
        market: "catfish",
        cards: ["monkfish:double"],
        fish: 2,
        price: 6,
        dollars: 12,
        rule: "IW-V1",
      },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "pawnPlaced", seat: 0, market: "catfish" },
      { type: "discarded", card: "catfish:sellAs" },
      { type: "turnPassed", seat: 1 },
    ]);
  });

  it("may be that type itself (IW-W9)", () => {
    const { state } = wish("sellAs", { boats: [["monkfish:double", "catfish:move1"]] });
    expect(only(act(state, { type: "sellAll", fish: "catfish" }), "sold")).toMatchObject([
      { market: "catfish", cards: ["catfish:move1"], fish: 1 },
    ]);
  });
});

it("a wish sale is compulsory while you own a fish: nothing else is legal (IW-R14)", () => {
  const { state } = wish("sellAll", { boats: [["monkfish:move1", "starfish:move3"]] });
  expect(movesOf(state, 0)).toEqual([
    { type: "sellAll", fish: "monkfish" },
    { type: "sellAll", fish: "starfish" },
  ]);
});

it("the first market and the first card are markets and cards like any other", () => {
  const ocean: CardName[] = ["angelfish:move1", "angelfish:waste", "starfish:move2", "starfish:double"];
  const buyers = { angelfish: [1], monkfish: [3, 2, 2, 1] };
  const moving = position({ ocean, buyers, boats: [["angelfish:double"]] });
  act(moving, { type: "wish", card: 0 });
  expect(act(moving, { type: "moveBuyer", from: "angelfish", steps: 1 })).toEqual([
    { type: "buyerMoved", seat: 0, value: 1, from: "angelfish", to: "catfish" },
  ]);
  expect(look(moving)).toMatchObject({ phase: "sellAll", wish: { card: "angelfish:move1" } });
  act(moving, { type: "sellAll", fish: "angelfish" });
  expect(look(moving).discard).toEqual(["angelfish:double", "angelfish:move1"]);

  const wasting = position({ ocean, pawns: { angelfish: [1, 0, 0] }, boats: [["angelfish:boat"]] });
  act(wasting, { type: "wish", card: 1 });
  expect(act(wasting, { type: "toWaste", from: "angelfish", seat: 0 })).toHaveLength(1);
  expect(only(act(wasting, { type: "sellOne", fish: "angelfish", double: false }), "sold")).toMatchObject([
    { cards: ["angelfish:boat"], fish: 1 },
  ]);
});
