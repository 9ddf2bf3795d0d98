/** What happens, told to whoever listens. Where a seat knows more than the others, both versions are written. */
import type { Log } from "../contract.ts";
import type { Seat } from "../seats.ts";
import { deckSize } from "./cards.ts";
import type { Event } from "./events.ts";
import { heightOf, namesIn, type Pile, topOf } from "./pile.ts";
import { type Column, type Spot, type SpotIndex, spots } from "./pond.ts";
import { outcome, resultsOf } from "./score.ts";
import { catOf, spotsOf } from "./seating.ts";
import type { State } from "./state.ts";

export function filled(state: State, log: Log<Event>): void {
  log.push({
    event: {
      type: "filled",
      rule: "CP-1",
      turn: state.turn + 1,
      cards: spots.map((spot, index) => ({ spot, card: topOf(state.piles[index]!) })),
      drawPile: deckSize - (state.turn + 1) * spots.length,
    },
  });
}

/** Only its owner knows where the cat is (CP-R6). */
export function placed(seat: Seat, column: Column, log: Log<Event>): void {
  log.push({
    event: { type: "placed", seat, column },
    seat,
    others: { type: "placed", seat, column: null },
  });
}

export function allPlaced(state: State, log: Log<Event>): void {
  log.push({ event: { type: "allPlaced", next: state.firstPlayer } });
}

/** Before the pile moves. */
export function lured(state: State, seat: Seat, from: SpotIndex, to: SpotIndex, log: Log<Event>): void {
  const moving = state.piles[from]!;
  log.push({
    event: {
      type: "lured",
      seat,
      from: spots[from] as Spot,
      to: spots[to] as Spot,
      top: topOf(moving),
      moved: heightOf(moving),
      onto: heightOf(state.piles[to]!),
    },
  });
}

export function stayed(seat: Seat, log: Log<Event>): void {
  log.push({ event: { type: "stayed", seat } });
}

export function revealed(state: State, seat: Seat, log: Log<Event>): void {
  const column = catOf(state, seat);
  log.push({ event: { type: "revealed", seat, column, spots: spotsOf(state, seat, column) } });
}

/** The cards below the top are known to the fisher alone, unless buckets are open (CP-R5). */
export function fished(state: State, seat: Seat, spot: SpotIndex, pile: Pile, log: Log<Event>): void {
  const event: Event = {
    type: "fished",
    seat,
    spot: spots[spot] as Spot,
    top: topOf(pile),
    count: heightOf(pile),
    cards: namesIn(pile),
    bucket: heightOf(state.buckets[seat]!),
  };
  if (state.options.buckets === "open") log.push({ event });
  else log.push({ event, seat, others: { ...event, cards: null } });
}

export function nothingToFish(state: State, seat: Seat, log: Log<Event>): void {
  log.push({ event: { type: "nothingToFish", rule: "CP-4b", seat, column: catOf(state, seat) } });
}

export function floatPassed(from: Seat, to: Seat, log: Log<Event>): void {
  log.push({ event: { type: "floatPassed", rule: "CP-5", from, to } });
}

export function gameOver(state: State, log: Log<Event>): void {
  const buckets = resultsOf(state);
  const { winners, decided } = outcome(buckets);
  log.push({
    event: {
      type: "gameOver",
      rule: "CP-E1",
      buckets,
      scores: buckets.map(({ score }) => score),
      winners,
      decided,
    },
  });
}
