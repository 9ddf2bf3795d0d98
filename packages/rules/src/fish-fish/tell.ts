/** Writes into the log what happens in Fish Fish: read off the state at the moment it happens. */
import type { Log } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import { baitValues, CATCH_POINTS, roundsFor } from "./cards.ts";
import type { Event, Moved, RoundEnd, Scored } from "./events.ts";
import { baitOfCast, cardOfCast } from "./moves.ts";
import { linesSet, lootAt, orderOf, type State, scores } from "./state.ts";
import { type Tiles, tilesAt } from "./tiles.ts";

/** A line was set; nobody is asked yet. */
export function tellCast(state: State, log: Log<Event>): void {
  const { fisher } = state;
  const cast = {
    type: "cast",
    seat: fisher,
    line: linesSet(state),
    bait: baitOfCast(state.cast),
    card: cardOfCast(state.cast),
    next: firstWaiting(state),
  } as const;
  log.push({ event: cast, seat: fisher, others: { ...cast, card: null } });
}

/** A Fish bet; the next one is not asked yet. */
export function tellBet(state: State, seat: Seat, log: Log<Event>): void {
  const place = orderOf(state).indexOf(seat);
  const tiles = tilesAt(state.bets, place);
  log.push({
    event: {
      type: "bet",
      seat,
      line: linesSet(state),
      bait: baitOfCast(state.cast),
      tiles,
      left: tilesAt(state.tiles, place) - tiles,
      next: firstWaiting(state),
    },
  });
}

function firstWaiting(state: State): Seat | null {
  return orderOf(state).find((_, place) => tilesAt(state.waiting, place) === 1) ?? null;
}

/** The line is checked; its cards and its bets still lie there. */
export function tellLine(state: State, log: Log<Event>): void {
  const { fisher, bets, caught } = state;
  const line = linesSet(state);
  const bait = baitOfCast(state.cast);
  const card = cardOfCast(state.cast);
  if (bets === 0) {
    log.push({ event: { type: "lineUnseen", rule: "FF-L4", fisher, line, bait } });
    return;
  }
  log.push({ event: { type: "lineRevealed", rule: "FF-L5", fisher, line, bait, card } });
  if (card === "catch") {
    const moved = movedTiles(state, bets, CATCH_POINTS);
    log.push({ event: { type: "tilesCaught", rule: "FF-L5", fisher, moved, caught } });
  } else {
    const moved = movedTiles(state, bets, bait);
    log.push({ event: { type: "tilesToLoot", rule: "FF-L5", place: bait, moved } });
  }
}

export function tellNextLine(state: State, log: Log<Event>): void {
  const { fisher } = state;
  log.push({ event: { type: "nextLine", rule: "FF-L6", fisher, line: linesSet(state) + 1 } });
}

export function tellRoundEnd(state: State, rule: RoundEnd, log: Log<Event>): void {
  const { round, fisher } = state;
  log.push({ event: { type: "roundEnded", rule, round, fisher, line: linesSet(state) } });
}

/** The Fish are about to put what they have left on this place of their loot tiles. */
export function tellLeftOver(state: State, place: number, log: Log<Event>): void {
  const bait = baitOfCast(place);
  const moved = movedTiles(state, state.tiles, bait);
  log.push({ event: { type: "tilesToLoot", rule: "FF-E2", place: bait, moved } });
}

/** The points of the round stand on the pad. */
export function tellScores(state: State, log: Log<Event>): void {
  const { round, fisher, caught } = state;
  const order = orderOf(state);
  const scored = scores(state).map((total, seat): Scored => {
    if (seat === fisher) return { seat, rule: "FF-P1", caught, points: CATCH_POINTS * caught, total };
    const loot = lootAt(state, order.indexOf(seat));
    const points = baitValues.reduce((sum, value) => sum + value * loot[value], 0);
    return { seat, rule: "FF-P2", loot, points, total };
  });
  log.push({ event: { type: "roundScored", round, fisher, scored } });
}

export function tellNewRound(state: State, log: Log<Event>): void {
  const { players, round, fisher } = state;
  const rounds = roundsFor(players);
  log.push({ event: { type: "newRound", rule: "FF-N1", round, rounds, fisher, order: orderOf(state) } });
}

export function tellGameOver(state: State, log: Log<Event>): void {
  const pad = scores(state);
  log.push({ event: { type: "gameOver", rule: "FF-G1", scores: pad, winners: highest(pad) } });
}

/** Those of these tiles that are there, in betting order. */
function movedTiles(state: State, tiles: Tiles, worth: number): Moved[] {
  return orderOf(state).flatMap((seat, place) => {
    const count = tilesAt(tiles, place);
    return count === 0 ? [] : [{ seat, tiles: count, points: worth * count }];
  });
}
