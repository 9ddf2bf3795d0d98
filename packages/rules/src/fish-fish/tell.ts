/** Writes into the log what happens in Fish Fish, read off the state at the moment it happens. */
import type { Log } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import { baitValues, CATCH_POINTS, CATCHES, roundsFor } from "./cards.ts";
import type { Event, Moved, RoundEnd, Scored } from "./events.ts";
import { baitOfCast, cardOfCast } from "./moves.ts";
import { scores } from "./points.ts";
import { bettingOrder, seatsOf } from "./queue.ts";
import { caughtIn, linesSet, lootOf, type State, shownCatches } from "./state.ts";
import { type Tiles, tilesAt } from "./tiles.ts";

/** The Fisher set a line, or a Fish bet; whoever comes next is not asked yet. */
export function tellMove(state: State, seat: Seat, log: Log<Event>): void {
  const line = linesSet(state);
  const bait = baitOfCast(state.cast);
  const [next = null] = seatsOf(state.queue);
  if (seat === state.fisher) {
    const cast = { type: "cast", seat, line, bait, card: cardOfCast(state.cast), next } as const;
    log.push({ event: cast, seat, others: { ...cast, card: null } });
  } else {
    const tiles = tilesAt(state.bets, seat);
    const left = tilesAt(state.tiles, seat) - tiles;
    log.push({ event: { type: "bet", seat, line, bait, tiles, left, next } });
  }
}

/** The line is checked; its cards and its bets still lie there. Another one follows unless the round is over. */
export function tellLine(state: State, over: boolean, log: Log<Event>): void {
  const { fisher } = state;
  const line = linesSet(state);
  if (state.bets === 0) {
    const bait = baitOfCast(state.cast);
    log.push({ event: { type: "lineUnseen", rule: "FF-L4", fisher, line, bait } });
  } else tellRevealed(state, line, log);
  if (!over) log.push({ event: { type: "nextLine", rule: "FF-L6", fisher, line: line + 1 } });
}

function tellRevealed(state: State, line: number, log: Log<Event>): void {
  const { fisher, bets } = state;
  const bait = baitOfCast(state.cast);
  const card = cardOfCast(state.cast);
  log.push({ event: { type: "lineRevealed", rule: "FF-L5", fisher, line, bait, card } });
  if (card === "catch") {
    const moved = movedTiles(state, bets, CATCH_POINTS);
    log.push({ event: { type: "tilesCaught", rule: "FF-L5", fisher, moved, caught: caughtIn(state) } });
  } else {
    const moved = movedTiles(state, bets, bait);
    log.push({ event: { type: "tilesToLoot", rule: "FF-L5", place: bait, moved } });
  }
}

export function tellRoundEnd(state: State, log: Log<Event>): void {
  const { round, fisher } = state;
  log.push({ event: { type: "roundEnded", rule: roundEnd(state), round, fisher, line: linesSet(state) } });
}

/** Where several ends come together, FF-E3 names the first of E2, E1, E3. */
function roundEnd(state: State): RoundEnd {
  if (shownCatches(state) === CATCHES) return "FF-E2";
  return state.hand === 0 ? "FF-E1" : "FF-E3";
}

/** The Fish are about to put what they have left on this place of their loot tiles. */
export function tellLeftOver(state: State, place: number, log: Log<Event>): void {
  const bait = baitOfCast(place);
  const moved = movedTiles(state, state.tiles, bait);
  log.push({ event: { type: "tilesToLoot", rule: "FF-E2", place: bait, moved } });
}

/** The points of the round stand on the pad. */
export function tellScores(state: State, log: Log<Event>): void {
  const { round, fisher } = state;
  const caught = caughtIn(state);
  const scored = scores(state).map((total, seat): Scored => {
    if (seat === fisher) return { seat, rule: "FF-P1", caught, points: CATCH_POINTS * caught, total };
    const loot = lootOf(state, seat);
    const points = baitValues.reduce((sum, value) => sum + value * loot[value], 0);
    return { seat, rule: "FF-P2", loot, points, total };
  });
  log.push({ event: { type: "roundScored", round, fisher, scored } });
}

export function tellNewRound(state: State, log: Log<Event>): void {
  const { players, round, fisher } = state;
  const order = bettingOrder(players, fisher, round);
  const rounds = roundsFor(players);
  log.push({ event: { type: "newRound", rule: "FF-N1", round, rounds, fisher, order } });
}

export function tellGameOver(state: State, log: Log<Event>): void {
  const pad = scores(state);
  log.push({ event: { type: "gameOver", rule: "FF-G1", scores: pad, winners: highest(pad) } });
}

/** Those of the Fish that have some of these tiles, in betting order. */
function movedTiles({ players, fisher, round }: State, tiles: Tiles, worth: number): Moved[] {
  return bettingOrder(players, fisher, round).flatMap((seat) => {
    const count = tilesAt(tiles, seat);
    return count === 0 ? [] : [{ seat, tiles: count, points: worth * count }];
  });
}
