/** The printed pieces, as data: fish cards, their wishes, market cards. */
import type { WishesRule } from "./ids.ts";

/** The fish types; also the seven markets, clockwise (IW-R4). */
export const fishTypes = [
  "angelfish",
  "catfish",
  "clownfish",
  "kingfish",
  "monkfish",
  "starfish",
  "swordfish",
] as const;
export type FishType = (typeof fishTypes)[number];

/** The ten faces each type has one card of (IW-R2). */
export const faces = [
  "move1",
  "move2",
  "move3",
  "spread",
  "sellAll",
  "waste",
  "worms",
  "boat",
  "sellAs",
  "double",
] as const;
export type Face = (typeof faces)[number];

export type CardName = `${FishType}:${Face}`;

/** A fish type or its market, as a place in `fishTypes`. */
export type Fish = number;
/** A fish card as a number: ten to a type, in the order of `faces`. */
export type Card = number;

/** How many faces there are. A constant rather than `faces.length`: the compiler then divides by multiplying. */
const FACES = 10;
export const CARDS = 70;
export const cardNames: readonly CardName[] = fishTypes.flatMap((fish) =>
  faces.map((face): CardName => `${fish}:${face}`),
);

export function fishOf(card: Card): Fish {
  return (card / FACES) | 0;
}

export function faceOf(card: Card): number {
  return card % FACES;
}

export function isDouble(card: Card): boolean {
  return card % FACES === DOUBLE;
}

/** IW-V3: a double is one fish in an ordinary sale, two in a sale made by a wish. */
export function fishSoldWith(card: Card, byWish: boolean): number {
  return byWish && isDouble(card) ? 2 : 1;
}

/** What a player may have to choose while a wish is played. */
export type Part = "moveBuyer" | "placeBuyer" | "waste" | "sellAll" | "sellOne";

export type WishRule = Extract<WishesRule, `IW-W${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`>;

/** A wish: at most one thing to do first, then at most one sale (see also `saleOf`). What needs no choice is not a
 * part. */
export interface Wish {
  readonly rule: WishRule;
  readonly opening: "moveBuyer" | "placeBuyer" | "waste" | null;
  readonly sale: "sellAll" | "sellOne" | null;
  /** The value of the buyer that moves. */
  readonly buyer: number;
}

/** The wish of each face (IW-W1 to IW-W9), in the order of `faces`; a double has none (IW-R6). */
export const wishOfFace: readonly (Wish | null)[] = [
  { rule: "IW-W1", opening: "moveBuyer", sale: "sellAll", buyer: 1 },
  { rule: "IW-W2", opening: "moveBuyer", sale: "sellAll", buyer: 2 },
  { rule: "IW-W3", opening: "moveBuyer", sale: "sellOne", buyer: 3 },
  { rule: "IW-W4", opening: "placeBuyer", sale: null, buyer: 0 },
  { rule: "IW-W5", opening: null, sale: "sellAll", buyer: 0 },
  { rule: "IW-W6", opening: "waste", sale: "sellOne", buyer: 0 },
  { rule: "IW-W7", opening: null, sale: null, buyer: 0 },
  { rule: "IW-W8", opening: null, sale: null, buyer: 0 },
  { rule: "IW-W9", opening: null, sale: "sellAll", buyer: 0 },
  null,
];

const DOUBLE = faces.indexOf("double");
export const WORMS = faces.indexOf("worms");
export const BOAT = faces.indexOf("boat");
export const SPREAD = faces.indexOf("spread");
const SELL_AS = faces.indexOf("sellAs");

/** The wish of a card that has one: whoever asks has made sure (IW-R6). */
export function wishOf(card: Card): Wish {
  return wishOfFace[faceOf(card)] as Wish;
}

/** The market where a wish sells fish of a type: its own, but for `sellAs` the wish card's (IW-W9). */
export function marketOfSale(wishCard: Card, fish: Fish): Fish {
  return faceOf(wishCard) === SELL_AS ? fishOf(wishCard) : fish;
}

export interface MarketCard {
  readonly capacity: number;
  readonly first: number;
  readonly second: number;
}

/** From the top of the stack to the bottom (IW-S4), with the usual prizes (IW-R3). */
export const marketCards: readonly MarketCard[] = [
  { capacity: 4, first: 4, second: 2 },
  { capacity: 5, first: 6, second: 3 },
  { capacity: 6, first: 8, second: 4 },
  { capacity: 7, first: 10, second: 5 },
];
