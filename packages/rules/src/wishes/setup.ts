/** The explicit set-up, and the deal. */
import type { Dealing } from "../contract.ts";
import { below, copyRandom, type Random, shuffle } from "../random.ts";
import { integer, integerWithin, listOf, oneOf, partly, type Shape } from "../shape.ts";
import { buyerValues, placed } from "./buyers.ts";
import { type Card, type CardName, cardNames, type FishType, fishTypes } from "./cards.ts";
import { OCEAN } from "./moves.ts";
import { draw, layOut, layPile } from "./ocean.ts";
import { marketCardsOf, type Options } from "./options.ts";
import type { SetupRefusal } from "./refusals.ts";
import { eachSeat, emptyTable, type State } from "./state.ts";

export interface Setup {
  readonly firstPlayer?: number;
  readonly buyers?: Readonly<Partial<Record<FishType, number>>>;
  /** First card first; the first four are the Ocean, from shallow to deep. */
  readonly deck?: readonly CardName[];
  /** The new draw piles, first card first; those beyond the list come from the seed. */
  readonly reshuffles?: readonly (readonly CardName[])[];
}

export type WishesTable = Dealing<Options, Setup>;

const pile = listOf(oneOf(cardNames));
const buyers = partly({
  angelfish: integer,
  catfish: integer,
  clownfish: integer,
  kingfish: integer,
  monkfish: integer,
  starfish: integer,
  swordfish: integer,
});

export function setupShape(players: number): Shape<Setup> {
  return partly({
    firstPlayer: integerWithin(0, players - 1),
    buyers,
    deck: pile,
    reshuffles: listOf(pile),
  });
}

export function checkSetup(table: WishesTable): SetupRefusal | null {
  const { options, setup } = table;
  return (
    checkPrizes(options) ??
    (setup.buyers && checkBuyers(setup.buyers)) ??
    (setup.deck && checkDeck(setup.deck)) ??
    checkReshuffles(setup.reshuffles ?? [])
  );
}

/** With larger ones the dollars of a game would be more than a number holds exactly. */
const LARGEST_PRIZE = 1e15;

/** IW-R3: no second prize is above its first; and none is more than can be added up. */
function checkPrizes(options: Options): SetupRefusal | null {
  const cards = marketCardsOf(options);
  const wrong = cards.find(({ first, second }) => second > first);
  if (wrong !== undefined) return { rule: "IW-R3", why: "second-above-first", card: wrong };
  const large = cards.find(({ first }) => first > LARGEST_PRIZE);
  if (large === undefined) return null;
  return { rule: "IW-R3", why: "prize-too-large", card: large, most: LARGEST_PRIZE };
}

function checkBuyers(given: NonNullable<Setup["buyers"]>): SetupRefusal | null {
  const found = Object.values(given).sort((a, b) => b - a);
  const right = found.length === buyerValues.length && found.every((value, i) => value === buyerValues[i]);
  return right ? null : { rule: "IW-R1", why: "wrong-buyers", found };
}

function checkDeck(deck: readonly CardName[]): SetupRefusal | null {
  const twice = firstRepeated(deck);
  if (twice !== undefined) return { rule: "IW-R2", why: "card-twice", card: twice };
  const missing = cardNames.filter((name) => !deck.includes(name));
  const [card] = missing;
  return card === undefined ? null : { rule: "IW-R2", why: "card-missing", card, missing: missing.length };
}

/** Whether a reshuffle is the discard shows only when it is needed; that no card is twice in it shows now. */
function checkReshuffles(reshuffles: readonly (readonly CardName[])[]): SetupRefusal | null {
  for (const [index, cards] of reshuffles.entries()) {
    const twice = firstRepeated(cards);
    if (twice !== undefined) return { rule: "IW-R11", why: "card-twice", pile: index, card: twice };
  }
  return null;
}

function firstRepeated(cards: readonly CardName[]): CardName | undefined {
  return cards.find((card, index) => cards.indexOf(card) < index);
}

export function deal(table: WishesTable, random: Random): State {
  const { players, options, setup } = table;
  const state = emptyTable(players, options, random);
  state.turn = below(random, players);
  const markets = shuffle([0, 1, 2, 3, 4, 5, 6], random);
  shuffle(state.deck, random);
  state.random = copyRandom(random);

  if (setup.firstPlayer !== undefined) state.turn = setup.firstPlayer;
  if (setup.deck) layPile(state, cardsNamed(setup.deck));
  if (setup.reshuffles) state.reshuffles = setup.reshuffles.map(cardsNamed);
  // IW-S2: the first five of the shuffled markets, or those of the set-up from the highest value down.
  const stands = setup.buyers ? marketsByValue(setup.buyers) : markets;
  for (let buyer = 0; buyer < buyerValues.length; buyer++)
    state.buyers = placed(state.buyers, buyer, stands[buyer]!);

  for (let index = 0; index < OCEAN; index++) layOut(state, index, draw(state), 0); // IW-S3
  state.worms = eachSeat(players, 6); // IW-S1
  state.boats = eachSeat(players, 2);
  return state;
}

/** The markets that the set-up gives to the buyers 3, 2, 2, 1, 1. */
function marketsByValue(given: NonNullable<Setup["buyers"]>): number[] {
  const markets = fishTypes.flatMap((fish, market) => (given[fish] === undefined ? [] : [market]));
  return markets.sort((a, b) => given[fishTypes[b]!]! - given[fishTypes[a]!]!);
}

function cardsNamed(names: readonly CardName[]): Card[] {
  return names.map((name) => cardNames.indexOf(name));
}
