import { integer, oneOf, type Shaped, tagged, truth } from "../shape.ts";
import { type FishType, fishTypes } from "./cards.ts";

const fish = oneOf(fishTypes);

export const moveShape = tagged({
  keep: { card: integer },
  wish: { card: integer },
  sell: { fish, double: truth },
  moveBuyer: { from: fish, steps: integer },
  placeBuyer: { to: fish },
  sellAll: { fish },
  sellOne: { fish, double: truth },
  toWaste: { from: fish, seat: integer },
  fromWaste: { seat: integer },
});

export type Move = Shaped<typeof moveShape>;

/** How many cards the Ocean shows, how far a buyer goes at most, and how many seats any table can have. */
export const OCEAN = 4;
export const MOST_STEPS = 3;
export const MOST_PLAYERS = 5;

/** Where the codes of each kind of move begin. */
export const KEEP = 0;
export const WISH = KEEP + OCEAN;
export const SELL = WISH + OCEAN;
export const MOVE_BUYER = SELL + 7 * 2;
export const PLACE_BUYER = MOVE_BUYER + 7 * MOST_STEPS;
export const SELL_ALL = PLACE_BUYER + 7;
export const SELL_ONE = SELL_ALL + 7;
export const TO_WASTE = SELL_ONE + 7 * 2;
export const FROM_WASTE = TO_WASTE + 7 * MOST_PLAYERS;
export const MOVE_COUNT = FROM_WASTE + MOST_PLAYERS;

/** first + row × columns + column, or -1 for a column that has no number. */
function numbered(first: number, row: number, columns: number, column: number): number {
  return column >= 0 && column < columns ? first + row * columns + column : -1;
}

export function encode(move: Move): number {
  switch (move.type) {
    case "keep":
      return numbered(KEEP, 0, OCEAN, move.card);
    case "wish":
      return numbered(WISH, 0, OCEAN, move.card);
    case "sell":
      return SELL + fishTypes.indexOf(move.fish) * 2 + (move.double ? 1 : 0);
    case "moveBuyer":
      return numbered(MOVE_BUYER, fishTypes.indexOf(move.from), MOST_STEPS, move.steps - 1);
    case "placeBuyer":
      return PLACE_BUYER + fishTypes.indexOf(move.to);
    case "sellAll":
      return SELL_ALL + fishTypes.indexOf(move.fish);
    case "sellOne":
      return SELL_ONE + fishTypes.indexOf(move.fish) * 2 + (move.double ? 1 : 0);
    case "toWaste":
      return numbered(TO_WASTE, fishTypes.indexOf(move.from), MOST_PLAYERS, move.seat);
    case "fromWaste":
      return numbered(FROM_WASTE, 0, MOST_PLAYERS, move.seat);
  }
}

function fishNamed(index: number): FishType {
  return fishTypes[index] as FishType;
}

export function decode(code: number): Move {
  if (code < WISH) return { type: "keep", card: code - KEEP };
  if (code < SELL) return { type: "wish", card: code - WISH };
  if (code < MOVE_BUYER) {
    const card = code - SELL;
    return { type: "sell", fish: fishNamed(card >> 1), double: (card & 1) === 1 };
  }
  if (code < PLACE_BUYER) {
    const from = ((code - MOVE_BUYER) / MOST_STEPS) | 0;
    return { type: "moveBuyer", from: fishNamed(from), steps: ((code - MOVE_BUYER) % MOST_STEPS) + 1 };
  }
  if (code < SELL_ALL) return { type: "placeBuyer", to: fishNamed(code - PLACE_BUYER) };
  if (code < SELL_ONE) return { type: "sellAll", fish: fishNamed(code - SELL_ALL) };
  if (code < TO_WASTE) {
    const card = code - SELL_ONE;
    return { type: "sellOne", fish: fishNamed(card >> 1), double: (card & 1) === 1 };
  }
  if (code < FROM_WASTE) {
    const from = ((code - TO_WASTE) / MOST_PLAYERS) | 0;
    return { type: "toWaste", from: fishNamed(from), seat: (code - TO_WASTE) % MOST_PLAYERS };
  }
  return { type: "fromWaste", seat: code - FROM_WASTE };
}
