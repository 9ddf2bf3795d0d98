/** What a legal move does, with all that follows from it. */
import type { Log } from "../contract.ts";
import type { Seat } from "../seats.ts";
import { hasFish, load } from "./boats.ts";
import { buyerAt, buyerValues, nextFreed, placed, spread, standsAt } from "./buyers.ts";
import {
  BOAT,
  type Card,
  cardNames,
  faceOf,
  fishOf,
  fishTypes,
  marketOfSale,
  type Part,
  type Wish,
  WORMS,
  wishOf,
} from "./cards.ts";
import { endTurn, wasteIsFull } from "./ending.ts";
import type { Event } from "./events.ts";
import { canTouchWaste } from "./legal.ts";
import { sell } from "./market.ts";
import {
  FROM_WASTE,
  KEEP,
  MOST_PLAYERS,
  MOST_STEPS,
  MOVE_BUYER,
  PLACE_BUYER,
  SELL,
  SELL_ALL,
  SELL_ONE,
  TO_WASTE,
  WISH,
} from "./moves.ts";
import { take } from "./ocean.ts";
import { saleOf } from "./options.ts";
import type { State } from "./state.ts";
import { added, countOf } from "./tally.ts";

type Listener = Log<Event> | null;

export function play(state: State, seat: Seat, code: number, log: Listener): void {
  if (code < WISH) keep(state, seat, code - KEEP, log);
  else if (code < SELL) makeWish(state, seat, code - WISH, log);
  else if (code < MOVE_BUYER) {
    const kind = code - SELL;
    sell(state, seat, kind >> 1, kind & 1 ? "double" : "single", kind >> 1, false, log);
    endTurn(state, log);
  } else if (code < PLACE_BUYER) {
    const asked = code - MOVE_BUYER;
    moveBuyer(state, seat, (asked / MOST_STEPS) | 0, (asked % MOST_STEPS) + 1, log);
  } else if (code < SELL_ALL) placeBuyer(state, seat, code - PLACE_BUYER, log);
  else if (code < SELL_ONE) {
    const fish = code - SELL_ALL;
    sell(state, seat, fish, "all", marketOfSale(state.wish, fish), true, log);
    endTurn(state, log);
  } else if (code < TO_WASTE) {
    const kind = code - SELL_ONE;
    sell(state, seat, kind >> 1, kind & 1 ? "double" : "single", kind >> 1, true, log);
    endTurn(state, log);
  } else if (code < FROM_WASTE) {
    const asked = code - TO_WASTE;
    toWaste(state, seat, (asked / MOST_PLAYERS) | 0, asked % MOST_PLAYERS, log);
  } else fromWaste(state, seat, code - FROM_WASTE, log);
}

/** IW-A1 */
function keep(state: State, seat: Seat, index: number, log: Listener): void {
  const card = take(state, seat, index, log);
  load(state, seat, card);
  if (log !== null) log.push({ event: { type: "kept", seat, card: cardNames[card]! } });
  endTurn(state, log);
}

/** IW-A2: takes the card, does what needs no choice, and stops at the first part that does. */
function makeWish(state: State, seat: Seat, index: number, log: Listener): void {
  const card = take(state, seat, index, log);
  const wish = wishOf(card);
  state.wish = card;
  if (log !== null) log.push({ event: { type: "wished", seat, card: cardNames[card]!, rule: wish.rule } });
  const face = faceOf(card);
  if (face === WORMS) scoreWorms(state, seat, log);
  else if (face === BOAT) buildBoat(state, seat, card, log);
  if (wish.opening === "placeBuyer") freeBuyers(state, seat, log);
  if (wish.opening !== null && canOpen(state, wish.opening)) state.part = wish.opening;
  else {
    if (wish.opening !== null) tellSkipped(seat, wish.opening, log);
    comeToSale(state, seat, log);
  }
}

/** IW-W0. A buyer of the wish's value always stands somewhere, so `moveBuyer` is always possible. */
function canOpen(state: State, opening: NonNullable<Wish["opening"]>): boolean {
  switch (opening) {
    case "moveBuyer":
      return true;
    case "placeBuyer":
      return nextFreed(state.buyers) >= 0;
    case "waste":
      return canTouchWaste(state);
  }
}

/** What the wish opens with is done or skipped: its sale is next, if it has one and there is a fish (IW-W0). */
function comeToSale(state: State, seat: Seat, log: Listener): void {
  const sale = state.wish < 0 ? null : saleOf(state.wish, state.options);
  if (sale !== null && hasFish(state, seat)) {
    state.part = sale;
    return;
  }
  if (sale !== null) tellSkipped(seat, sale, log);
  endTurn(state, log);
}

function tellSkipped(seat: Seat, part: Part, log: Listener): void {
  if (log !== null) log.push({ event: { type: "partSkipped", seat, part, rule: "IW-W0" } });
}

/** IW-W7: a dollar per worm, then one to each other seat from the left on, while there are any (IW-R10). */
function scoreWorms(state: State, seat: Seat, log: Listener): void {
  const worms = countOf(state.worms, seat);
  state.dollars[seat]! += worms;
  const given = Math.min(worms, state.players - 1);
  state.worms = added(state.worms, seat, -given);
  for (let i = 1; i <= given; i++) state.worms = added(state.worms, (seat + i) % state.players, 1);
  if (log !== null) {
    const to = Array.from({ length: given }, (_, i) => (seat + 1 + i) % state.players);
    log.push({ event: { type: "wormsScored", seat, worms, dollars: worms, rule: "IW-W7" } });
    log.push({ event: { type: "wormsGiven", seat, to, rule: "IW-R10" } });
  }
}

/** IW-W8: the card is a boat from now on, so there is no wish card to discard. */
function buildBoat(state: State, seat: Seat, card: Card, log: Listener): void {
  state.wish = -1;
  state.built |= (seat + 1) << (3 * fishOf(card));
  state.boats = added(state.boats, seat, 1);
  if (log !== null) {
    const boats = countOf(state.boats, seat);
    log.push({ event: { type: "boatBuilt", seat, card: cardNames[card]!, boats } });
  }
}

/** IW-W1, IW-W2, IW-W3 */
function moveBuyer(state: State, seat: Seat, from: number, steps: number, log: Listener): void {
  const { buyer: value } = wishOf(state.wish);
  const to = (from + steps) % 7;
  state.buyers = placed(state.buyers, buyerAt(state.buyers, value, from), to);
  if (log !== null)
    log.push({ event: { type: "buyerMoved", seat, value, from: fishTypes[from]!, to: fishTypes[to]! } });
  comeToSale(state, seat, log);
}

/** IW-W4: all but one buyer of each market leave the board, to be placed one by one. */
function freeBuyers(state: State, seat: Seat, log: Listener): void {
  const before = state.buyers;
  state.buyers = spread(before);
  if (log === null) return;
  for (const [buyer, value] of buyerValues.entries()) {
    const from = standsAt(before, buyer);
    if (standsAt(state.buyers, buyer) !== from)
      log.push({ event: { type: "buyerFreed", seat, value, from: fishTypes[from]! } });
  }
}

function placeBuyer(state: State, seat: Seat, to: number, log: Listener): void {
  const buyer = nextFreed(state.buyers);
  state.buyers = placed(state.buyers, buyer, to);
  if (log !== null)
    log.push({ event: { type: "buyerPlaced", seat, value: buyerValues[buyer]!, to: fishTypes[to]! } });
  if (nextFreed(state.buyers) < 0) comeToSale(state, seat, log);
}

/** IW-W6. If the waste is full now, the game ends before the sale, unless the table finishes its wishes (IW-R8). */
function toWaste(state: State, seat: Seat, from: number, owner: Seat, log: Listener): void {
  state.pawns[from] = added(state.pawns[from]!, owner, -1);
  state.waste = added(state.waste, owner, 1);
  if (log !== null) log.push({ event: { type: "toWaste", seat, from: fishTypes[from]!, pawn: owner } });
  if (wasteIsFull(state) && state.options.wasteEnd === "at-once") endTurn(state, log);
  else comeToSale(state, seat, log);
}

function fromWaste(state: State, seat: Seat, owner: Seat, log: Listener): void {
  state.waste = added(state.waste, owner, -1);
  if (log !== null) log.push({ event: { type: "fromWaste", seat, pawn: owner } });
  comeToSale(state, seat, log);
}
