import type { Log } from "../contract.ts";
import type { Seat } from "../seats.ts";
import { deckSize } from "./cards.ts";
import type { Event } from "./events.ts";
import { heightOf, namesIn, topOf } from "./pile.ts";
import { type Column, type Spot, type SpotIndex, spots } from "./pond.ts";
import { outcome, resultsOf } from "./score.ts";
import { catOf, spotsOf } from "./seating.ts";
import type { State } from "./state.ts";
export function tellFilled(state: State, log: Log<Event>): void {
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
export function tellPlaced(state: State, seat: Seat, column: Column, log: Log<Event>): void {
  log.push({
    event: { type: "placed", seat, column },
    seat,
    others: { type: "placed", seat, column: null },
  });
}
export function tellAllPlaced(state: State, log: Log<Event>): void {
  log.push({ event: { type: "allPlaced", next: state.firstPlayer } });
}
export function tellStayed(seat: Seat, log: Log<Event>): void {
  log.push({ event: { type: "stayed", seat } });
}
export function tellPassed(from: Seat, to: Seat, log: Log<Event>): void {
  log.push({ event: { type: "floatPassed", rule: "CP-5", from, to } });
}
export function tellNothing(state: State, seat: Seat, log: Log<Event>): void {
    log?.push({ event: { type: "nothingToFish", rule: "CP-4b", seat, column: catOf(state, seat) } });
}
export function tellRevealed(state: State, seat: Seat, log: Log<Event>): void {
    const column = catOf(state, seat);
    log?.push({ event: { type: "revealed", seat, column, spots: spotsOf(state, seat, column) } });
}
export function tellLured(seat: Seat, from: SpotIndex, to: SpotIndex, moved: number, onto: number, log: Log<Event>): void {
  log?.push({
    event: {
      type: "lured",
      seat,
      from: spots[from] as Spot,
      to: spots[to] as Spot,
      top: topOf(moved),
      moved: heightOf(moved),
      onto: heightOf(onto),
    },
  });
}
export function tellFished(state: State, seat: Seat, spot: SpotIndex, pile: number, log: Log<Event>): void {
  const event: Event = {
    type: "fished",
    seat,
    spot: spots[spot] as Spot,
    top: topOf(pile),
    count: heightOf(pile),
    cards: namesIn(pile),
    bucket: heightOf(state.buckets[seat]!),
  };
  // CP-R5
  if (state.options.buckets === "open") log.push({ event });
  else log.push({ event, seat, others: { ...event, cards: null } });
}
export function tellGameOver(state: State, log: Log<Event>): void {
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


export function tellMove(state: State, seat: Seat, code: number, log: Log<Event>): void {
  tellAllPlaced(state, log); tellStayed(seat, log); tellNothing(state, seat, log); tellLured(seat,0,0,0,0,log); tellFished(state, seat, code, 0, log);
}
