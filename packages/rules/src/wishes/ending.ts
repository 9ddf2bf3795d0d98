/** The end of a turn, which may be the end of the game. */
import type { Log } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import { cardNames } from "./cards.ts";
import type { Event, WormLine } from "./events.ts";
import { prize, prizeLines } from "./market.ts";
import { discard, type State } from "./state.ts";
import { countOf, seatsAhead, seatsLevel, sumOf } from "./tally.ts";

/** IW-E2: so many pawns in the waste end the game. */
export const WASTE_LIMIT = 10;

export function wasteIsFull(state: State): boolean {
  return sumOf(state.waste) >= WASTE_LIMIT;
}

/** Discards the wish card in use, if any; then the game ends (IW-E1, IW-E2) or the next seat plays (IW-S5). */
export function endTurn(state: State, log: Log<Event> | null): void {
  if (state.wish >= 0) {
    discard(state, state.wish);
    if (log !== null) log.push({ event: { type: "discarded", card: cardNames[state.wish]! } });
    state.wish = -1;
    state.part = null;
  }
  // In this order: when the fourth card has just been placed, the waste is not scored (IW-R7).
  if (state.active === state.marketCards.length) endGame(state, "IW-E1", log);
  else if (wasteIsFull(state)) endGame(state, "IW-E2", log);
  else {
    state.turn = state.turn + 1 === state.players ? 0 : state.turn + 1;
    if (log !== null) log.push({ event: { type: "turnPassed", seat: state.turn } });
  }
}

function endGame(state: State, rule: "IW-E1" | "IW-E2", log: Log<Event> | null): void {
  state.ended = rule;
  if (rule === "IW-E2") scoreWaste(state, log);
  for (let seat = 0; seat < state.players; seat++) state.dollars[seat]! += wormBonus(state, seat);
  if (log !== null) {
    log.push({ event: { type: "wormBonus", bonuses: wormLines(state), rule: "IW-E3" } });
    log.push({ event: { type: "gameOver", rule, scores: scores(state), winners: highest(scores(state)) } });
  }
}

/** IW-E2: like a market with the active card, but the dollars are lost. */
function scoreWaste(state: State, log: Log<Event> | null): void {
  const card = state.marketCards[state.active]!;
  for (let seat = 0; seat < state.players; seat++)
    state.dollars[seat]! -= prize(state.waste, state.players, seat, card);
  if (log !== null) {
    const losses = prizeLines(state.waste, state.players, card);
    log.push({ event: { type: "wasteScored", capacity: card.capacity, losses, rule: "IW-E2" } });
  }
}

/** IW-E3; a seat without worms gets nothing (IW-R9). */
function wormBonus(state: State, seat: Seat): number {
  if (countOf(state.worms, seat) === 0) return 0;
  const ahead = seatsAhead(state.worms, state.players, seat);
  if (ahead === 1) return 4;
  if (ahead > 1) return 0;
  return seatsLevel(state.worms, state.players, seat) === 1 ? 8 : 6;
}

function wormLines(state: State): WormLine[] {
  const lines: WormLine[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    const dollars = wormBonus(state, seat);
    if (dollars > 0) lines.push({ seat, worms: countOf(state.worms, seat), dollars });
  }
  return lines.sort((a, b) => b.worms - a.worms);
}

export function scores(state: State): number[] {
  return state.dollars.slice(0, state.players);
}

/** IW-E4; tied totals share the victory (IW-R12). */
export function winners(state: State): Seat[] | null {
  return state.ended === null ? null : highest(scores(state));
}
