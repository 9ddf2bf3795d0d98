/**
 * What happened in a move, told from the table before it and after it. Where a seat knows more than the others,
 * both versions are written.
 */
import type { Log } from "../contract.ts";
import { holdsSeat, type Seat } from "../seats.ts";
import { boxOf } from "./box.ts";
import { type Card, cards, deckSize } from "./cards.ts";
import { cardAt, type Fill } from "./deck.ts";
import type { Event } from "./events.ts";
import { decode, type Move } from "./moves.ts";
import { emptyPile, heightOf, namesIn, type Pile, topOf } from "./pile.ts";
import { type Column, type Spot, spots } from "./pond.ts";
import { outcome, resultsOf } from "./score.ts";
import { catOf, seatAfter, spotsOf } from "./seating.ts";
import { fishing, luring, over, type State } from "./state.ts";

export function tell(before: State, after: State, seat: Seat, code: number, log: Log<Event>): void {
  const move = decode(code);
  switch (move.type) {
    case "place":
      placed(after, seat, move.column, log);
      return;
    case "stay":
      log.push({ event: { type: "stayed", seat } });
      break;
    case "lure":
      lured(before, seat, move.from, move.to, log);
      break;
    case "fish":
      fished(before, after, seat, move.spot, log);
      break;
  }
  const next = seatAfter(before, seat);
  // The last to lure is followed by the first to fish, the last to fish by nobody.
  if (before.phase === fishing ? next !== before.firstPlayer : after.phase !== before.phase)
    revealed(before, after, next, log);
  if (after.phase === over) gameOver(after, log);
  else if (after.turn !== before.turn) turnBegun(before, after, move, log);
}

/** Only its owner knows where the cat is (CP-R6). */
function placed(after: State, seat: Seat, column: Column, log: Log<Event>): void {
  log.push({
    event: { type: "placed", seat, column },
    seat,
    others: { type: "placed", seat, column: null },
  });
  const { firstPlayer } = after;
  if (after.phase === luring) log.push({ event: { type: "allPlaced", next: firstPlayer } });
}

function pileAt(state: State, spot: Spot): Pile {
  return state.piles[spots.indexOf(spot)]!;
}

function topIn(pile: Pile): Card | null {
  return pile === emptyPile ? null : topOf(pile);
}

function lured(before: State, seat: Seat, from: Spot, to: Spot, log: Log<Event>): void {
  const box = boxOf(before.options);
  const moving = pileAt(before, from);
  const reached = pileAt(before, to);
  log.push({
    event: {
      type: "lured",
      seat,
      from,
      to,
      top: topOf(moving),
      moved: heightOf(moving, box),
      onto: heightOf(reached, box),
      covered: topIn(reached),
    },
  });
}

/** The cards below the top are known to the fisher alone, unless buckets are open (CP-R5). */
function fished(before: State, after: State, seat: Seat, spot: Spot, log: Log<Event>): void {
  const box = boxOf(before.options);
  const pile = pileAt(before, spot);
  const event: Event = {
    type: "fished",
    seat,
    spot,
    top: topOf(pile),
    count: heightOf(pile, box),
    cards: namesIn(pile, box),
    bucket: heightOf(after.buckets[seat]!, box),
  };
  if (before.options.buckets === "open") log.push({ event });
  else log.push({ event, seat, others: { ...event, cards: null } });
}

/** From this seat on, equipment is turned over until somebody has something to take (CP-4, CP-4b, CP-R6). */
function revealed(before: State, after: State, first: Seat, log: Log<Event>): void {
  let seat = first;
  do {
    const column = catOf(before, seat);
    log.push({ event: { type: "revealed", seat, column, spots: spotsOf(before, seat, column) } });
    if (after.phase === fishing && holdsSeat(after.actors, seat)) return;
    log.push({ event: { type: "nothingToFish", rule: "CP-4b", seat, column } });
    seat = seatAfter(before, seat);
  } while (seat !== before.firstPlayer);
}

/** The float is passed on, and the pond filled. */
function turnBegun(before: State, after: State, move: Move, log: Log<Event>): void {
  const fill = after.fills[after.turn] as Fill;
  const tops = topsAfter(before, move);
  log.push({
    event: { type: "floatPassed", rule: "CP-5", from: before.firstPlayer, to: after.firstPlayer },
  });
  log.push({
    event: {
      type: "filled",
      rule: "CP-1",
      turn: after.turn + 1,
      cards: spots.map((spot, index) => ({
        spot,
        card: cards[cardAt(fill, index)] as Card,
        covered: tops[index] as Card | null,
      })),
      drawPile: deckSize - (after.turn + 1) * spots.length,
    },
  });
}

/** What lay on top by spot after the turn's last move, before the pond was filled. */
function topsAfter(before: State, move: Move): (Card | null)[] {
  const tops = before.piles.map(topIn);
  if (move.type === "lure") tops[spots.indexOf(move.to)] = topIn(pileAt(before, move.from));
  if (move.type === "lure" || move.type === "fish")
    tops[spots.indexOf(move.type === "lure" ? move.from : move.spot)] = null;
  return tops;
}

function gameOver(after: State, log: Log<Event>): void {
  const buckets = resultsOf(after);
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
