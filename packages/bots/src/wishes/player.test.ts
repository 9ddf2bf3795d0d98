import { copyRandom, type Random, seeded, streamOf } from "@guinguette/rules/random";
import { type Position, position } from "@guinguette/rules/testing/wishes";
import type { CardName } from "@guinguette/rules/wishes/cards";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import { usualOptions } from "@guinguette/rules/wishes/options";
import type { State } from "@guinguette/rules/wishes/state";
import type { View } from "@guinguette/rules/wishes/view";
import { describe, expect, it } from "vitest";
import { type Budget, noTime, steps } from "../budget.ts";
import { codesOf } from "../imagine.ts";
import { randomBot } from "../random.ts";
import { sensibleWishes } from "../sensible/wishes.ts";
import { chooseHastily, chooseLikeAChild } from "./beginners.ts";
import { chooseShallowly, chooseWishes } from "./player.ts";

type Chooser = (view: View, legal: readonly Move[], random: Random, budget: Budget) => Move;

const sensible: Chooser = (view, legal, random) => sensibleWishes.choose(view, legal, random, noTime);
const random: Chooser = (view, legal, luck) => randomBot.choose(view, legal, luck, noTime) as Move;

function legalIn(state: State): Move[] {
  return codesOf(wishes, state, state.turn).map((code) => wishes.decode(code));
}

function asked(choose: Chooser, given: Position, asks = 40): Move {
  const state = position(given);
  return choose(wishes.view(state, state.turn), legalIn(state), streamOf("luck", "bot"), steps(asks));
}

/** The share of games that one wins alone among others, in every seat of the same deals. */
function shareWon(players: number, one: Chooser, others: Chooser, deals: number, asks: number): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let own = 0; own < players; own++) {
      const state = wishes.deal(
        { players, options: usualOptions, setup: {} },
        streamOf(`deal ${deal}`, "deal"),
      );
      const luck = seeded(`bot/${own}/deal ${deal}`);
      for (let made = 0; made < 1000 && state.ended === null; made++) {
        const choose = state.turn === own ? one : others;
        const move = choose(wishes.view(state, state.turn), legalIn(state), luck, steps(asks));
        wishes.play(state, state.turn, wishes.encode(move), null);
      }
      const winners = wishes.winners(state) ?? [];
      if (winners.includes(own)) won += 1 / winners.length;
    }
  return won / (deals * players);
}

/** Nothing to wish for here (IW-R6). */
const doubles: readonly CardName[] = [
  "catfish:double",
  "kingfish:double",
  "monkfish:double",
  "starfish:double",
];
/** The next pawn in the swordfish market ends the game (IW-E1), and seat 0 has it. */
const lastPawn: Position = {
  ocean: doubles,
  worms: [6, 6, 6],
  boats: [["swordfish:worms"]],
  filled: { angelfish: 4, clownfish: 5, monkfish: 6 },
  pawns: { swordfish: [2, 2, 2] },
};

describe("the strong player", () => {
  it.each([0, 1])("always has a legal move, the same for the same luck, when asked %i times", (asks) => {
    for (const players of [2, 3, 4, 5]) {
      const state = wishes.deal({ players, options: usualOptions, setup: {} }, streamOf("along", "deal"));
      const luck = streamOf("along", "bot");
      for (let made = 0; made < 25 && state.ended === null; made++) {
        const view = wishes.view(state, state.turn);
        const text = JSON.stringify(view);
        const legal = legalIn(state);
        const again = copyRandom(luck);
        const move = chooseWishes(view, legal, luck, steps(asks));
        expect(legal).toContainEqual(move);
        expect(chooseWishes(JSON.parse(text), legal, again, steps(asks))).toEqual(move);
        expect(JSON.stringify(view)).toBe(text);
        wishes.play(state, state.turn, wishes.encode(move), null);
      }
    }
  });

  it("does not think about the only move there is", () => {
    const never: Budget = {
      spent() {
        throw new Error("asked");
      },
    };
    const state = position({ ocean: doubles, worms: [0, 6, 6] });
    const only: Move = { type: "keep", card: 0 };
    expect(legalIn(state)).toEqual([only]);
    expect(chooseWishes(wishes.view(state, 0), [only], streamOf("luck", "bot"), never)).toEqual(only);
  });

  it("ends the game when it is ahead, and plays on when it is behind (IW-E1)", () => {
    const end: Move = { type: "sell", fish: "swordfish", double: false };
    expect(asked(chooseWishes, { ...lastPawn, dollars: [60, 20, 20] })).toEqual(end);
    expect(asked(chooseWishes, { ...lastPawn, dollars: [20, 60, 60] })).not.toEqual(end);
  });

  it("takes the card with which the next player would win at once", () => {
    // Without worms seat 1 reaches the shallowest card only; its wish would sell the last two pawns (IW-W5).
    const threatened: Position = {
      players: 2,
      ocean: ["catfish:sellAll", "kingfish:double", "monkfish:double", "starfish:double"],
      worms: [4, 0],
      boats: [[], ["swordfish:worms", "swordfish:boat"]],
      filled: { angelfish: 4, clownfish: 5, monkfish: 6 },
      pawns: { swordfish: [2, 3] },
      dollars: [44, 48],
    };
    expect(asked(chooseWishes, threatened, 200)).toMatchObject({ card: 0 });
  });

  it.each([
    { players: 2, deals: 3, least: 0.8 },
    { players: 3, deals: 4, least: 0.4 },
  ])("wins more than its share of games of $players against sensible play", ({ players, deals, least }) => {
    expect(shareWon(players, chooseWishes, sensible, deals, 3)).toBeGreaterThan(least);
  });
});

describe("the child", () => {
  it("keeps the best paid fish while it has a boat, though a wish would pay more", () => {
    const ocean: CardName[] = ["catfish:worms", "monkfish:boat", "starfish:double", "swordfish:worms"];
    expect(asked(chooseLikeAChild, { ocean, worms: [20, 3, 3] })).toEqual({ type: "keep", card: 0 });
    const deep: CardName[] = ["starfish:worms", "angelfish:worms", "monkfish:boat", "starfish:double"];
    expect(asked(chooseLikeAChild, { ocean: deep, worms: [20, 3, 3] })).toEqual({ type: "keep", card: 1 });
  });

  it("then sells them one by one", () => {
    const boats: Position["boats"] = [["catfish:worms", "angelfish:worms"]];
    expect(asked(chooseLikeAChild, { boats })).toEqual({ type: "sell", fish: "angelfish", double: false });
  });
});

it.each([
  { better: "the child", one: chooseLikeAChild, worse: "random play", other: random },
  { better: "the hasty", one: chooseHastily, worse: "the child", other: chooseLikeAChild },
  { better: "the sensible", one: sensible, worse: "the hasty", other: chooseHastily },
  { better: "the shallow", one: chooseShallowly, worse: "the hasty", other: chooseHastily },
])("$better beats $worse", ({ one, other }) => {
  expect(shareWon(2, one, other, 3, 2)).toBeGreaterThan(0.6);
});

it("the longer it may think, the better", () => {
  const brief: Chooser = (view, legal, luck) => chooseWishes(view, legal, luck, noTime);
  const longer: Chooser = (view, legal, luck) => chooseWishes(view, legal, luck, steps(4));
  expect(shareWon(2, longer, brief, 2, 0)).toBeGreaterThan(0.6);
});
