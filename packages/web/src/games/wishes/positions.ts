/** Positions worth seeing: those of the lesson, and the live figures of the rulebook. */
import { type CardName, cardNames } from "@guinguette/rules/wishes/cards";
import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { Position } from "../look.ts";

/** All 70 cards, these first. */
function deckWith(first: readonly CardName[]): readonly CardName[] {
  return [...first, ...cardNames.filter((card) => !first.includes(card))];
}

/** The first game: two players, a monkfish market to fill. */
const firstGame: Omit<Position<Wishes>, "moves"> = {
  players: 2,
  options: {},
  seed: "la-peche-miraculeuse",
  setup: {
    firstPlayer: 0,
    buyers: { angelfish: 2, catfish: 2, clownfish: 1, starfish: 3, swordfish: 1 },
    deck: deckWith([
      "monkfish:spread",
      "starfish:boat",
      "clownfish:double",
      "monkfish:double",
      "catfish:move2",
      "kingfish:worms",
      "monkfish:waste",
      "angelfish:sellAs",
      "kingfish:sellAll",
      "swordfish:move3",
      "starfish:sellAll",
    ]),
  },
};

export const firstMoves: readonly { readonly seat: number; readonly move: Move }[] = [
  { seat: 0, move: { type: "keep", card: 0 } },
  { seat: 1, move: { type: "keep", card: 0 } },
  { seat: 0, move: { type: "keep", card: 1 } },
  { seat: 1, move: { type: "sell", fish: "starfish", double: false } },
  { seat: 0, move: { type: "wish", card: 1 } },
  { seat: 0, move: { type: "moveBuyer", from: "catfish", steps: 3 } },
  { seat: 0, move: { type: "sellAll", fish: "monkfish" } },
  { seat: 1, move: { type: "keep", card: 0 } },
  { seat: 0, move: { type: "keep", card: 1 } },
  { seat: 1, move: { type: "wish", card: 0 } },
  { seat: 0, move: { type: "sell", fish: "monkfish", double: false } },
];

/** The first game after so many moves. */
export function firstGameAfter(count: number): Position<Wishes> {
  return { ...firstGame, moves: firstMoves.slice(0, count) };
}

/** Three players who have fished in deep water: worms lie on the shallow cards. */
export const deepWater: Position<Wishes> = {
  players: 3,
  options: {},
  seed: "au-large",
  setup: {
    firstPlayer: 0,
    buyers: { angelfish: 1, clownfish: 3, kingfish: 2, monkfish: 1, swordfish: 2 },
    deck: deckWith([
      "angelfish:waste",
      "swordfish:move1",
      "clownfish:sellAll",
      "clownfish:double",
      "kingfish:boat",
      "catfish:worms",
      "starfish:spread",
    ]),
  },
  moves: [
    { seat: 0, move: { type: "keep", card: 3 } },
    { seat: 1, move: { type: "keep", card: 2 } },
    { seat: 2, move: { type: "keep", card: 2 } },
  ],
};

/** Two buyers in one market, and a wish that sends one of them on. */
export const crowdedMarket: Position<Wishes> = {
  players: 2,
  options: {},
  seed: "la-foule",
  setup: {
    firstPlayer: 0,
    buyers: { angelfish: 3, catfish: 2, kingfish: 1, starfish: 2, swordfish: 1 },
    deck: deckWith([
      "swordfish:move1",
      "angelfish:move1",
      "clownfish:spread",
      "starfish:double",
      "monkfish:worms",
    ]),
  },
  moves: [
    { seat: 0, move: { type: "wish", card: 0 } },
    { seat: 0, move: { type: "moveBuyer", from: "swordfish", steps: 1 } },
    { seat: 1, move: { type: "wish", card: 0 } },
    { seat: 1, move: { type: "moveBuyer", from: "kingfish", steps: 2 } },
    { seat: 0, move: { type: "wish", card: 0 } },
  ],
};
