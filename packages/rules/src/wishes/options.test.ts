import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Log } from "../contract.ts";
import { below, seeded } from "../random.ts";
import { seatsIn } from "../seats.ts";
import { act, movesOf, only, position } from "../testing/wishes.ts";
import { cardNames } from "./cards.ts";
import type { Event } from "./events.ts";
import { wishes } from "./game.ts";
import { type Options, usualOptions } from "./options.ts";
import type { Setup } from "./setup.ts";

function refused(options: Partial<Options>, setup: Setup = {}) {
  return wishes.checkSetup({ players: 3, options: { ...usualOptions, ...options }, setup });
}

describe("the prizes of market cards 4, 5 and 6 are the table's to correct (IW-R3)", () => {
  it("the active card is shown with them; card 7 keeps those of the text", () => {
    const options = { first4: 5, second4: 1, first5: 7, second5: 7, first6: 9, second6: 0 };
    const shown = [[], ["angelfish"], ["angelfish", "catfish"], ["angelfish", "catfish", "clownfish"]].map(
      (markets) => {
        const filled = Object.fromEntries(markets.map((market, place) => [market, 4 + place]));
        return wishes.view(position({ options, filled }), 0).marketCard;
      },
    );
    expect(shown).toEqual([
      { capacity: 4, first: 5, second: 1 },
      { capacity: 5, first: 7, second: 7 },
      { capacity: 6, first: 9, second: 0 },
      { capacity: 7, first: 10, second: 5 },
    ]);
  });

  it("a market that fills pays them (IW-M2)", () => {
    const state = position({
      options: { first4: 11, second4: 3 },
      pawns: { monkfish: [2, 1, 0] },
      boats: [["monkfish:double"]],
    });
    const [filled] = only(act(state, { type: "sell", fish: "monkfish", double: true }), "marketFilled");
    expect(filled?.prizes).toEqual([
      { seat: 0, pawns: 3, dollars: 11, rule: "IW-M2" },
      { seat: 1, pawns: 1, dollars: 3, rule: "IW-M2" },
    ]);
  });

  it("the waste costs them (IW-E2)", () => {
    const state = position({
      options: { first4: 11, second4: 3 },
      filled: {},
      pawns: {},
      waste: [9, 1, 0],
      boats: [["monkfish:double"]],
    });
    const events = act(state, { type: "sell", fish: "monkfish", double: true });
    expect(only(events, "wasteScored")[0]?.losses).toEqual([
      { seat: 0, pawns: 9, dollars: 11, rule: "IW-M2" },
      { seat: 1, pawns: 1, dollars: 3, rule: "IW-M2" },
    ]);
  });

  it("may be nothing: then nobody is paid, and the market is filled all the same (IW-M5)", () => {
    const state = position({
      options: { first4: 0, second4: 0 },
      pawns: { monkfish: [2, 1, 0] },
      boats: [["monkfish:double"]],
    });
    const events = act(state, { type: "sell", fish: "monkfish", double: true });
    expect(only(events, "marketFilled")).toMatchObject([{ market: "monkfish", prizes: [], next: 5 }]);
  });

  it("a second prize above its first is refused, an equal one is not", () => {
    expect(refused({ first4: 2, second4: 3 })).toEqual({
      rule: "IW-R3",
      why: "second-above-first",
      card: { capacity: 4, first: 2, second: 3 },
    });
    expect(refused({ second5: 7 })).toMatchObject({ rule: "IW-R3", card: { capacity: 5 } });
    expect(refused({ first6: 3 })).toMatchObject({ rule: "IW-R3", card: { capacity: 6 } });
    expect(refused({ first4: 2 })).toBeNull();
    expect(refused({ second4: 4, second5: 6, second6: 8 })).toBeNull();
    expect(refused({ first4: 0, second4: 0 })).toBeNull();
  });

  it("a prize too large to be counted exactly is refused, the largest that can be is not (IW-R3)", () => {
    for (const first4 of [1e15 + 1, 2 ** 53, 1e21, Number.MAX_VALUE])
      expect(refused({ first4 })).toEqual({
        rule: "IW-R3",
        why: "prize-too-large",
        card: { capacity: 4, first: first4, second: 2 },
        most: 1e15,
      });
    expect(refused({ first5: 1e300, second5: 1e300 })).toMatchObject({ card: { capacity: 5 } });
    expect(refused({ first6: 1e15, second6: 1e15 })).toBeNull();
  });

  it("with the largest prizes every sum is exact, in whole games (IW-M2, IW-M3, IW-E2)", () => {
    const most = 1e15;
    const nothing = { first4: 0, second4: 0, first5: 0, second5: 0, first6: 0, second6: 0 };
    const options: Options = {
      ...usualOptions,
      first4: most,
      second4: most,
      first5: most,
      second5: most - 1,
      first6: most,
      second6: most,
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (players, seed) => {
        const random = seeded(seed);
        const dealt = (given: Options) => wishes.deal({ players, options: given, setup: {} }, seeded(seed));
        const [state, plain] = [dealt(options), dealt({ ...options, ...nothing })];
        const prizes = Array.from({ length: players }, () => 0n);
        const buffer = new Uint16Array(wishes.moveCount);
        const log: Log<Event> = [];
        for (;;) {
          const [seat] = seatsIn(wishes.actors(state));
          if (seat === undefined) break;
          const code = buffer[below(random, wishes.legal(state, seat, buffer))] ?? 0;
          wishes.play(state, seat, code, log);
          wishes.play(plain, seat, code, null);
        }
        for (const { event } of log) {
          if (event.type === "marketFilled" && event.capacity < 7)
            for (const { seat, dollars } of event.prizes) prizes[seat]! += BigInt(dollars);
          if (event.type === "wasteScored" && event.capacity < 7)
            for (const { seat, dollars } of event.losses) prizes[seat]! -= BigInt(dollars);
        }
        const scores = (of: typeof state) => wishes.scores(of, "everything").map((score) => score ?? 0);
        expect(scores(state).every(Number.isSafeInteger)).toBe(true);
        expect(scores(state).map(BigInt)).toEqual(
          scores(plain).map((score, seat) => BigInt(score) + (prizes[seat] ?? 0n)),
        );
      }),
      { numRuns: 30, seed: 2007 },
    );
  });

  it("is refused before anything in the set-up is looked at", () => {
    expect(refused({ second4: 9 }, { deck: [], buyers: {} })).toMatchObject({ rule: "IW-R3" });
    expect(refused({}, { deck: [], buyers: {} })).toMatchObject({ rule: "IW-R1" });
  });

  it("any two numbers are refused exactly where the second is the greater", () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 5, 6), fc.nat(), fc.nat(), (card, first, second) => {
        const refusal = refused({ [`first${card}`]: first, [`second${card}`]: second });
        expect(refusal === null).toBe(second <= first);
      }),
      { seed: 2007 },
    );
  });
});

describe('with `spread: "sells"` a spread ends with a sale (IW-R17)', () => {
  const options = { spread: "sells" } as const;
  const ocean = ["catfish:spread", "kingfish:worms", "monkfish:boat", "starfish:double"] as const;
  const crowded = { angelfish: [3, 1], catfish: [2], clownfish: [2], kingfish: [1] } as const;
  const boats = [["monkfish:move1", "monkfish:double", "starfish:waste"]] as const;
  const spreadCard = { type: "wish", card: 0 } as const;

  it("of all the player's fish of one type, once its buyers are placed", () => {
    const state = position({ options, ocean, buyers: crowded, boats });
    act(state, spreadCard);
    expect(wishes.view(state, 0).wish).toMatchObject({ rule: "IW-W4", parts: ["placeBuyer", "sellAll"] });
    act(state, { type: "placeBuyer", to: "monkfish" });
    expect(wishes.view(state, 0)).toMatchObject({ phase: "sellAll", wish: { parts: ["sellAll"] } });
    expect(movesOf(state, 0)).toEqual([
      { type: "sellAll", fish: "monkfish" },
      { type: "sellAll", fish: "starfish" },
    ]);
    const events = act(state, { type: "sellAll", fish: "monkfish" });
    // A single and a double, in their own market, where the freed 1 stands now (IW-V1, IW-V3).
    expect(only(events, "sold")).toMatchObject([{ market: "monkfish", fish: 3, price: 3, dollars: 9 }]);
    expect(events.map(({ type }) => type).slice(-2)).toEqual(["discarded", "turnPassed"]);
    expect(wishes.view(state, 0).discard).toEqual(["monkfish:move1", "monkfish:double", "catfish:spread"]);
  });

  it("comes to the sale at once where no buyer is freed", () => {
    const state = position({ options, ocean, boats });
    expect(act(state, spreadCard).map(({ type }) => type)).toEqual([
      "taken",
      "refilled",
      "wished",
      "partSkipped",
    ]);
    expect(wishes.view(state, 0).phase).toBe("sellAll");
  });

  it("skips the sale of a player without a fish (IW-W0)", () => {
    const state = position({ options, ocean, buyers: crowded });
    act(state, spreadCard);
    const events = act(state, { type: "placeBuyer", to: "monkfish" });
    expect(only(events, "partSkipped")).toEqual([
      { type: "partSkipped", seat: 0, part: "sellAll", rule: "IW-W0" },
    ]);
    expect(wishes.view(state, 0)).toMatchObject({ turn: 1, phase: "action", wish: null });
  });

  it("the wrong part is refused with IW-W4, a fish one lacks with IW-W0", () => {
    const state = position({ options, ocean, buyers: crowded, boats });
    act(state, spreadCard);
    const sale = { type: "sellAll", fish: "monkfish" } as const;
    expect(wishes.check(state, 0, sale)).toMatchObject({ rule: "IW-W4", why: "other-part" });
    act(state, { type: "placeBuyer", to: "monkfish" });
    for (const wrong of [
      { type: "placeBuyer", to: "swordfish" },
      { type: "sellOne", fish: "monkfish", double: false },
      { type: "moveBuyer", from: "catfish", steps: 1 },
      { type: "toWaste", from: "catfish", seat: 0 },
      { type: "fromWaste", seat: 0 },
    ] as const)
      expect(wishes.check(state, 0, wrong)).toMatchObject({ rule: "IW-W4", why: "other-part" });
    expect(wishes.check(state, 0, { type: "keep", card: 0 })).toMatchObject({ rule: "IW-W0" });
    expect(wishes.check(state, 0, { type: "sellAll", fish: "catfish" })).toEqual({
      rule: "IW-W0",
      why: "fish-not-owned",
      fish: "catfish",
    });
    expect(wishes.check(state, 0, sale)).toBeNull();
  });

  it("usually it only places: the turn is over then", () => {
    const state = position({ ocean, buyers: crowded, boats });
    act(state, spreadCard);
    expect(wishes.view(state, 0).wish?.parts).toEqual(["placeBuyer"]);
    act(state, { type: "placeBuyer", to: "monkfish" });
    expect(wishes.view(state, 0)).toMatchObject({ turn: 1, wish: null });
  });
});

describe('with `wasteEnd: "after-wish"` a waste wish is finished before the waste is looked at (IW-R8)', () => {
  const ocean = ["catfish:waste", "kingfish:worms", "monkfish:boat", "starfish:double"] as const;
  const brim = { ocean, waste: [5, 4, 0], pawns: { catfish: [1, 0, 0] } } as const;
  const options = { wasteEnd: "after-wish" } as const;
  const intoWaste = { type: "toWaste", from: "catfish", seat: 0 } as const;

  it("its sale is made and paid, then the game ends", () => {
    const state = position({ ...brim, options, boats: [["monkfish:move1"]] });
    act(state, { type: "wish", card: 0 });
    act(state, intoWaste);
    expect(wishes.view(state, 0)).toMatchObject({ phase: "sellOne", waste: [6, 4, 0], ended: null });
    const events = act(state, { type: "sellOne", fish: "monkfish", double: false });
    expect(events.map(({ type }) => type)).toEqual([
      "sold",
      "pawnPlaced",
      "discarded",
      "wasteScored",
      "wormBonus",
      "gameOver",
    ]);
    expect(wishes.view(state, 0).ended).toBe("IW-E2");
  });

  it("its sale may send more to the waste, and all of it is counted", () => {
    const state = position({
      ...brim,
      options,
      filled: { monkfish: 4 },
      boats: [["monkfish:double"]],
    });
    act(state, { type: "wish", card: 0 });
    act(state, intoWaste);
    const events = act(state, { type: "sellOne", fish: "monkfish", double: true });
    expect(only(events, "wasteScored")[0]?.losses).toEqual([
      { seat: 0, pawns: 8, dollars: 6, rule: "IW-M2" },
      { seat: 1, pawns: 4, dollars: 3, rule: "IW-M2" },
    ]);
  });

  it("its sale may place the fourth market card: then the waste is not counted (IW-R7)", () => {
    const state = position({
      ...brim,
      options,
      filled: { angelfish: 4, clownfish: 5, kingfish: 6 },
      pawns: { catfish: [1, 0, 0], monkfish: [0, 6, 0] },
      boats: [["monkfish:move1"]],
    });
    act(state, { type: "wish", card: 0 });
    act(state, intoWaste);
    const events = act(state, { type: "sellOne", fish: "monkfish", double: false });
    expect(only(events, "wasteScored")).toEqual([]);
    expect(wishes.view(state, 0)).toMatchObject({ ended: "IW-E1", waste: [6, 4, 0] });
  });

  it("without a fish to sell the game ends at once (IW-W0)", () => {
    const state = position({ ...brim, options });
    act(state, { type: "wish", card: 0 });
    expect(act(state, intoWaste).map(({ type }) => type)).toEqual([
      "toWaste",
      "partSkipped",
      "discarded",
      "wasteScored",
      "wormBonus",
      "gameOver",
    ]);
  });

  it("usually the game ends before the sale", () => {
    const state = position({ ...brim, boats: [["monkfish:move1"]] });
    act(state, { type: "wish", card: 0 });
    act(state, intoWaste);
    expect(wishes.view(state, 0)).toMatchObject({ phase: "over", ended: "IW-E2" });
    expect(wishes.view(state, 0).seats[0]?.cards).toEqual(["monkfish:move1"]);
  });
});

it("every option is in the view, and a state imagined from it plays by them (IW-R15)", () => {
  const options: Options = { ...usualOptions, first4: 9, spread: "sells", wasteEnd: "after-wish" };
  const state = wishes.deal({ players: 2, options, setup: { deck: cardNames } }, seeded("options"));
  expect(wishes.view(state, "spectator").options).toEqual(options);
});
