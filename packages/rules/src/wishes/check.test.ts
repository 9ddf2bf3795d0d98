import { describe, expect, it } from "vitest";
import { act, type Position, position } from "../testing/wishes.ts";
import type { CardName, Face } from "./cards.ts";
import { wishes } from "./game.ts";
import type { Move } from "./moves.ts";
import type { Refusal } from "./refusals.ts";
import type { State } from "./state.ts";

const ofEachKind: readonly Move[] = [
  { type: "keep", card: 9 },
  { type: "wish", card: 9 },
  { type: "sell", fish: "starfish", double: true },
  { type: "moveBuyer", from: "starfish", steps: 9 },
  { type: "placeBuyer", to: "catfish" },
  { type: "sellAll", fish: "starfish" },
  { type: "sellOne", fish: "starfish", double: true },
  { type: "toWaste", from: "starfish", seat: 9 },
  { type: "fromWaste", seat: 9 },
];
const actionMoves = ofEachKind.slice(0, 3);
const partMoves = ofEachKind.slice(3);

function during(face: Face, given: Position = {}): State {
  const ocean: CardName[] = [`catfish:${face}`, "starfish:move1", "starfish:move2", "starfish:double"];
  const state = position({ ocean, ...given });
  act(state, { type: "wish", card: 0 });
  return state;
}

const refusal = (state: State, move: Move): Refusal | null => wishes.check(state, state.turn, move);

it("once the game is over, nothing, whoever asks (IW-E1)", () => {
  for (const ended of ["IW-E1", "IW-E2"] as const) {
    const state = position();
    state.ended = ended;
    for (const move of ofEachKind)
      for (const seat of [0, 1, 2])
        expect(wishes.check(state, seat, move)).toEqual({ rule: "IW-E1", why: "game-over" });
  }
});

it("not out of turn, whatever the move (IW-S5)", () => {
  const state = position({ turn: 1 });
  for (const move of ofEachKind)
    for (const seat of [0, 2])
      expect(wishes.check(state, seat, move)).toEqual({ rule: "IW-S5", why: "not-your-turn", turn: 1 });
  expect(wishes.check(state, 1, { type: "keep", card: 0 })).toBeNull();
  const wishing = during("move1");
  expect(wishes.check(wishing, 1, { type: "keep", card: 0 })?.rule).toBe("IW-S5");
});

it("no action during a wish (IW-W0)", () => {
  for (const [face, part] of [
    ["move1", "moveBuyer"],
    ["sellAll", "sellAll"],
  ] as const) {
    const state = during(face, { boats: [["starfish:boat"]] });
    for (const move of [...actionMoves, { type: "sell", fish: "starfish", double: false } as const])
      expect(refusal(state, move)).toEqual({
        rule: "IW-W0",
        why: "wish-in-play",
        card: `catfish:${face}`,
        part,
      });
  }
});

it("no part without a wish (IW-A2)", () => {
  for (const move of partMoves)
    expect(refusal(position(), move)).toEqual({ rule: "IW-A2", why: "no-wish-in-play", asked: move.type });
});

describe("the wrong part of a wish: the wish's own id", () => {
  const boats: Position["boats"] = [["monkfish:move1", "monkfish:double"]];
  it.each<[Face, string, string, Position, readonly Move["type"][]]>([
    ["move1", "IW-W1", "moveBuyer", { boats }, ["moveBuyer"]],
    ["move2", "IW-W2", "moveBuyer", { boats }, ["moveBuyer"]],
    ["move3", "IW-W3", "moveBuyer", { boats }, ["moveBuyer"]],
    ["spread", "IW-W4", "placeBuyer", { buyers: { catfish: [3, 2, 2, 1, 1] } }, ["placeBuyer"]],
    ["sellAll", "IW-W5", "sellAll", { boats }, ["sellAll"]],
    ["waste", "IW-W6", "waste", { waste: [0, 1, 0], boats }, ["toWaste", "fromWaste"]],
    ["waste", "IW-W6", "sellOne", { boats }, ["sellOne"]],
    ["sellAs", "IW-W9", "sellAll", { boats }, ["sellAll"]],
  ])("%s (%s) at its %s", (face, rule, part, given, right) => {
    const state = during(face, given);
    for (const move of partMoves) {
      const wrong = { rule, why: "other-part", card: `catfish:${face}`, part, asked: move.type };
      if (right.includes(move.type)) expect(refusal(state, move)).not.toEqual(wrong);
      else expect(refusal(state, move)).toEqual(wrong);
    }
  });

  it.each([
    ["move1", "IW-W1", "sellAll"],
    ["move2", "IW-W2", "sellAll"],
    ["move3", "IW-W3", "sellOne"],
  ] as const)("%s (%s) at its sale, too", (face, rule, part) => {
    const state = during(face, { boats, buyers: { catfish: [3, 2, 2, 1, 1] } });
    const move: Move = { type: "moveBuyer", from: "catfish", steps: 1 };
    act(state, move);
    expect(refusal(state, move)).toEqual({
      rule,
      why: "other-part",
      card: `catfish:${face}`,
      part,
      asked: "moveBuyer",
    });
  });
});

describe("keep and wish", () => {
  it.each(["keep", "wish"] as const)("%s: an index outside 0–3, before anything else (IW-O1)", (type) => {
    const state = position({ worms: [0, 6, 6], boats: [["catfish:move1", "catfish:move2"]] });
    for (const asked of [-1, 4, 99])
      expect(refusal(state, { type, card: asked })).toEqual({ rule: "IW-O1", why: "no-such-card", asked });
  });

  it.each(["keep", "wish"] as const)("%s: too few worms, before boats and wishes (IW-O1)", (type) => {
    const state = position({ worms: [2, 6, 6], boats: [["catfish:move1", "catfish:move2"]] });
    expect(refusal(state, { type, card: 3 })).toEqual({
      rule: "IW-O1",
      why: "too-few-worms",
      needed: 3,
      owned: 2,
    });
    expect(refusal(state, { type: "wish", card: 2 })).toBeNull();
  });

  it("keep: no free boat (IW-B1); a double can be kept", () => {
    const state = position({
      turn: 1,
      boats: [[], ["catfish:move1", "catfish:move2", "catfish:move3"]],
      built: [[], ["angelfish:boat"]],
    });
    for (const card of [0, 3])
      expect(refusal(state, { type: "keep", card })).toEqual({ rule: "IW-B1", why: "boats-full", boats: 3 });
    expect(refusal(position(), { type: "keep", card: 3 })).toBeNull();
  });

  it("wish: a double (IW-R6), with or without a free boat", () => {
    for (const boats of [[], [["catfish:move1", "catfish:move2"]]] as const)
      expect(refusal(position({ boats }), { type: "wish", card: 3 })).toEqual({
        rule: "IW-R6",
        why: "no-wish-on-card",
        card: "starfish:double",
      });
  });
});

describe("sales of what you lack", () => {
  const boats: Position["boats"] = [["monkfish:move1", "swordfish:double"], ["angelfish:move1"]];

  it("an ordinary sale (IW-A3)", () => {
    const state = position({ boats });
    const sale = (fish: "monkfish" | "swordfish" | "angelfish", double: boolean) =>
      refusal(state, { type: "sell", fish, double });
    expect(sale("monkfish", false)).toBeNull();
    expect(sale("swordfish", true)).toBeNull();
    expect(sale("monkfish", true)).toEqual({
      rule: "IW-A3",
      why: "card-not-owned",
      fish: "monkfish",
      double: true,
    });
    expect(sale("swordfish", false)).toEqual({
      rule: "IW-A3",
      why: "card-not-owned",
      fish: "swordfish",
      double: false,
    });
    expect(sale("angelfish", false)?.rule).toBe("IW-A3");
  });

  it("all of a type, by a wish (IW-W0)", () => {
    const state = during("sellAll", { boats });
    expect(refusal(state, { type: "sellAll", fish: "monkfish" })).toBeNull();
    expect(refusal(state, { type: "sellAll", fish: "swordfish" })).toBeNull();
    expect(refusal(state, { type: "sellAll", fish: "angelfish" })).toEqual({
      rule: "IW-W0",
      why: "fish-not-owned",
      fish: "angelfish",
    });
  });

  it("one card, by a wish (IW-W0)", () => {
    const state = during("waste", { boats });
    expect(refusal(state, { type: "sellOne", fish: "monkfish", double: false })).toBeNull();
    expect(refusal(state, { type: "sellOne", fish: "swordfish", double: true })).toBeNull();
    expect(refusal(state, { type: "sellOne", fish: "monkfish", double: true })).toEqual({
      rule: "IW-W0",
      why: "card-not-owned",
      fish: "monkfish",
      double: true,
    });
    expect(refusal(state, { type: "sellOne", fish: "angelfish", double: false })).toEqual({
      rule: "IW-W0",
      why: "card-not-owned",
      fish: "angelfish",
      double: false,
    });
  });
});

describe("buyers", () => {
  it.each([
    ["move1", "IW-W1", 1, "angelfish"],
    ["move2", "IW-W2", 2, "kingfish"],
    ["move3", "IW-W3", 3, "catfish"],
  ] as const)("%s: steps outside 1–3, or no buyer of that value there (%s)", (face, rule, value, from) => {
    const state = during(face);
    for (const asked of [-1, 0, 4, 8])
      expect(refusal(state, { type: "moveBuyer", from, steps: asked })).toEqual({
        rule,
        why: "wrong-steps",
        value,
        asked,
      });
    for (const steps of [1, 2, 3])
      expect(refusal(state, { type: "moveBuyer", from, steps })).toEqual({
        rule,
        why: "no-buyer",
        value,
        from,
      });
    expect(refusal(state, { type: "moveBuyer", from: "swordfish", steps: 1 })?.why).toBe("no-buyer");
  });

  it("placeBuyer: a market that has one (IW-W4)", () => {
    const state = during("spread", { buyers: { catfish: [3, 1], monkfish: [2, 2], starfish: [1] } });
    for (const to of ["catfish", "monkfish", "starfish"] as const)
      expect(refusal(state, { type: "placeBuyer", to })).toEqual({
        rule: "IW-W4",
        why: "market-has-buyer",
        value: 2,
        to,
      });
    act(state, { type: "placeBuyer", to: "angelfish" });
    expect(refusal(state, { type: "placeBuyer", to: "angelfish" })).toEqual({
      rule: "IW-W4",
      why: "market-has-buyer",
      value: 1,
      to: "angelfish",
    });
    expect(refusal(state, { type: "placeBuyer", to: "clownfish" })).toBeNull();
  });
});

describe("pawns and the waste (IW-W6)", () => {
  const given: Position = {
    pawns: { angelfish: [1, 0, 2], catfish: [4, 0, 0] },
    filled: { catfish: 4 },
    waste: [0, 0, 3],
  };

  it("a seat outside the table", () => {
    const state = during("waste", given);
    for (const asked of [-1, 3, 4, 5, 99, 2 ** 53, 1e300, Number.POSITIVE_INFINITY]) {
      const none = { rule: "IW-W6", why: "no-such-seat", asked, players: 3 };
      expect(refusal(state, { type: "toWaste", from: "angelfish", seat: asked })).toEqual(none);
      expect(refusal(state, { type: "toWaste", from: "catfish", seat: asked })).toEqual(none);
      expect(refusal(state, { type: "fromWaste", seat: asked })).toEqual(none);
    }
  });

  it("a filled market", () => {
    expect(refusal(during("waste", given), { type: "toWaste", from: "catfish", seat: 0 })).toEqual({
      rule: "IW-W6",
      why: "market-filled",
      from: "catfish",
    });
  });

  it("a market or a waste without that seat's pawn", () => {
    const state = during("waste", given);
    expect(refusal(state, { type: "toWaste", from: "angelfish", seat: 1 })).toEqual({
      rule: "IW-W6",
      why: "no-pawn-there",
      from: "angelfish",
      seat: 1,
    });
    expect(refusal(state, { type: "toWaste", from: "angelfish", seat: 2 })).toBeNull();
    expect(refusal(state, { type: "fromWaste", seat: 0 })).toEqual({
      rule: "IW-W6",
      why: "no-pawn-in-waste",
      seat: 0,
    });
    expect(refusal(state, { type: "fromWaste", seat: 2 })).toBeNull();
  });
});
