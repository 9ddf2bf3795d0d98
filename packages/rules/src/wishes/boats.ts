/** The fish in a seat's boats, the one longest there first. */
import type { Seat } from "../seats.ts";
import { type Card, type Fish, fishOf, fishSoldWith, isDouble } from "./cards.ts";
import { discard, MOST_BOATS, type State } from "./state.ts";
import { added, countOf } from "./tally.ts";

export function cardsOf(state: State, seat: Seat): Card[] {
  const first = MOST_BOATS * seat;
  return state.hold.slice(first, first + countOf(state.loaded, seat));
}

export function hasFish(state: State, seat: Seat): boolean {
  return countOf(state.loaded, seat) > 0;
}

/** IW-B1: a boat holds one card. */
export function hasFreeBoat(state: State, seat: Seat): boolean {
  return countOf(state.loaded, seat) < countOf(state.boats, seat);
}

export function load(state: State, seat: Seat, card: Card): void {
  state.hold[MOST_BOATS * seat + countOf(state.loaded, seat)] = card;
  state.loaded = added(state.loaded, seat, 1);
}

/** The kinds of card in a seat's boats, as bits: 2 × fish, one more for a double. */
export function kindsOwned(state: State, seat: Seat): number {
  let kinds = 0;
  const first = MOST_BOATS * seat;
  const end = first + countOf(state.loaded, seat);
  for (let i = first; i < end; i++) kinds |= 1 << kindOf(state.hold[i]!);
  return kinds;
}

/** The types of fish in a seat's boats, as bits. */
export function fishOwned(state: State, seat: Seat): number {
  let fish = 0;
  const first = MOST_BOATS * seat;
  const end = first + countOf(state.loaded, seat);
  for (let i = first; i < end; i++) fish |= 1 << fishOf(state.hold[i]!);
  return fish;
}

function kindOf(card: Card): number {
  return fishOf(card) * 2 + (isDouble(card) ? 1 : 0);
}

/** Which cards of a type leave the boats: all of them, or one single or one double. */
export type Which = "all" | "single" | "double";

/** Discards the cards sold, in boat order (IW-R16), and returns how many fish they are (IW-V3). */
export function unload(state: State, seat: Seat, fish: Fish, which: Which, byWish: boolean): number {
  const first = MOST_BOATS * seat;
  const end = first + countOf(state.loaded, seat);
  let wanted = which === "all" ? MOST_BOATS : 1;
  let sold = 0;
  let kept = first;
  for (let i = first; i < end; i++) {
    const card = state.hold[i]!;
    if (wanted > 0 && fishOf(card) === fish && (which === "all" || isDouble(card) === (which === "double"))) {
      wanted--;
      sold += fishSoldWith(card, byWish);
      discard(state, card);
    } else {
      state.hold[kept] = card;
      kept++;
    }
  }
  state.loaded = added(state.loaded, seat, kept - end);
  return sold;
}
