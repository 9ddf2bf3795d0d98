/**
 * Alpha-beta for two sides with nothing hidden: deeper and deeper, with a null window for all but the first
 * move, and a memory of positions met before. A side may move several times running (the other passes, or
 * stands for several players), and what a move wins is counted as it is made: a position's value is what is
 * still to come, whatever went before.
 */
import type { Budget } from "../budget.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundOf,
  depthOf,
  EXACT,
  find,
  moveOf,
  remember,
  type Transpositions,
  transpositions,
} from "./transpositions.ts";

/** What is special about a game: a position that moves are made on and taken back from, and its worth. Values
 * are whole numbers. */
export interface Sides<Position> {
  /** No position has more moves, no line is longer; every move is below `moveCount`. */
  readonly mostMoves: number;
  readonly mostPlies: number;
  readonly moveCount: number;
  /** The side to move, 0 or 1, or -1 when it is over. */
  side(position: Position): number;
  /** Writes the moves from `at` on, how good each looks beside it, and returns how many. */
  list(position: Position, moves: Int32Array, moveScores: Int32Array, at: number): number;
  /** Makes a move and tells what it wins for the side that made it. */
  make(position: Position, move: number): number;
  unmake(position: Position): void;
  low(position: Position): number;
  high(position: Position): number;
  /** What the side to move may hope to win from here on, at a glance. */
  evaluate(position: Position): number;
  /** The most and the least the side to move can still win, cheaply told. */
  most(position: Position): number;
  least(position: Position): number;
  /** What the end is worth to side 0, beside what was won on the way. */
  settle(position: Position): number;
}

export interface Finding {
  /** -1 where it is over. */
  readonly move: number;
  /** For the side to move, from here on; for side 0 where it is over. */
  readonly value: number;
  /** How many moves ahead was looked. */
  readonly depth: number;
  /** Whether the value is proved: every line was followed to its end. */
  readonly proved: boolean;
  readonly nodes: number;
}

/** A search in progress. */
interface Search<Position> {
  readonly sides: Sides<Position>;
  readonly position: Position;
  readonly table: Transpositions;
  readonly budget: Budget;
  readonly moves: Int32Array;
  readonly moveScores: Int32Array;
  /** How often a move turned out too good, by side: it may be so again elsewhere. */
  readonly history: Int32Array;
  ply: number;
  nodes: number;
  /** How often a line was cut short rather than followed to its end. */
  truncated: number;
  /** Out of time: every value on the way back is void. */
  stopped: boolean;
  /** Not to be stopped: the first look is always finished. */
  uninterruptible: boolean;
}

/** As deep as can be: nothing was cut short. */
const WHOLE = 255;
const FAR = 1 << 28;
/** The budget is asked each time so many positions have been looked at. */
const ASK_EVERY = 256;
/** Up to 4 million positions, 64 MB. */
const MOST_BITS = 22;

/** The best move, looking `deepest` moves ahead at most, and at least one however short the time. */
export function searched<Position>(
  sides: Sides<Position>,
  position: Position,
  budget: Budget,
  deepest: number = WHOLE - 1,
): Finding {
  const search: Search<Position> = {
    sides,
    position,
    table: transpositions(MOST_BITS),
    budget,
    moves: new Int32Array((sides.mostPlies + 1) * sides.mostMoves),
    moveScores: new Int32Array((sides.mostPlies + 1) * sides.mostMoves),
    history: new Int32Array(2 * sides.moveCount),
    ply: 0,
    nodes: 0,
    truncated: 0,
    stopped: false,
    uninterruptible: true,
  };
  let found: Finding = { move: -1, value: 0, depth: 0, proved: true, nodes: 0 };
  if (sides.side(position) === -1) return { ...found, value: sides.settle(position) };
  for (let depth = 1; depth <= deepest; depth++) {
    search.truncated = 0;
    const value = negamax(search, depth, -FAR, FAR);
    if (search.stopped) break;
    const slot = find(search.table, sides.low(position), sides.high(position));
    const proved = search.truncated === 0;
    found = { move: moveOf(search.table.facts[slot]!), value, depth, proved, nodes: search.nodes };
    if (proved || budget.spent()) break;
    search.uninterruptible = false;
  }
  return { ...found, nodes: search.nodes };
}

/** What the side to move wins from here on: exactly if between alpha and beta, else a bound on it. */
function negamax<Position>(search: Search<Position>, depth: number, alpha: number, beta: number): number {
  const { sides, position, table } = search;
  const side = sides.side(position);
  if (depth === 0) {
    search.truncated++;
    return sides.evaluate(position);
  }
  if ((++search.nodes & (ASK_EVERY - 1)) === 0 && !search.uninterruptible && search.budget.spent())
    search.stopped = true;
  if (search.stopped) return 0;
  if (search.ply !== 0) {
    const most = sides.most(position);
    if (most <= alpha) return most;
    const least = sides.least(position);
    if (least >= beta) return least;
  }
  const low = sides.low(position);
  const high = sides.high(position);
  const slot = find(table, low, high);
  let first = -1;
  if (slot !== -1) {
    const facts = table.facts[slot]!;
    first = moveOf(facts);
    const looked = depthOf(facts);
    if (looked >= depth && search.ply !== 0) {
      const value = table.values[slot]!;
      const bound = boundOf(facts);
      if (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)) {
        if (looked !== WHOLE) search.truncated++;
        return value;
      }
    }
  }
  const truncated = search.truncated;
  const start = search.ply * sides.mostMoves;
  const end = start + ranked(search, side, first, start);
  let best = -FAR;
  let bestMove = -1;
  let floor = alpha;
  for (let at = start; at < end; at++) {
    const move = nextBest(search, at, end);
    const value = valueAfter(search, move, side, depth, floor, beta, at === start);
    if (search.stopped) return 0;
    if (value > best) {
      best = value;
      bestMove = move;
      if (value > floor) floor = value;
      if (floor >= beta) {
        search.history[side * sides.moveCount + move]! += depth * depth;
        break;
      }
    }
  }
  const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
  remember(table, low, high, best, bound, search.truncated === truncated ? WHOLE : depth, bestMove);
  return best;
}

function valueAfter<Position>(
  search: Search<Position>,
  move: number,
  side: number,
  depth: number,
  alpha: number,
  beta: number,
  isFirst: boolean,
): number {
  const { sides, position } = search;
  const won = sides.make(position, move);
  search.ply++;
  const next = sides.side(position);
  let value: number;
  if (next === -1) value = won + (side === 0 ? sides.settle(position) : -sides.settle(position));
  else if (isFirst) value = won + searchNext(search, next === side, depth - 1, alpha - won, beta - won);
  else {
    value = won + searchNext(search, next === side, depth - 1, alpha - won, alpha + 1 - won);
    if (value > alpha && value < beta && !search.stopped)
      value = won + searchNext(search, next === side, depth - 1, alpha - won, beta - won);
  }
  search.ply--;
  sides.unmake(position);
  return value;
}

/** The value for the side that has just moved. */
function searchNext<Position>(
  search: Search<Position>,
  same: boolean,
  depth: number,
  alpha: number,
  beta: number,
): number {
  return same ? negamax(search, depth, alpha, beta) : -negamax(search, depth, -beta, -alpha);
}

/** Lists the moves with their scores: the one that was best before first, then by look and history. */
function ranked<Position>(search: Search<Position>, side: number, first: number, start: number): number {
  const { sides, moves, moveScores, history } = search;
  const count = sides.list(search.position, moves, moveScores, start);
  const base = side * sides.moveCount;
  for (let at = start; at < start + count; at++) {
    const move = moves[at]!;
    if (move === first) moveScores[at] = FAR;
    else moveScores[at]! += history[base + move]!;
  }
  return count;
}

/** Brings the move with the highest score of those that are left to the front. */
function nextBest<Position>(search: Search<Position>, at: number, end: number): number {
  const { moves, moveScores } = search;
  let chosen = at;
  for (let other = at + 1; other < end; other++) if (moveScores[other]! > moveScores[chosen]!) chosen = other;
  const move = moves[chosen]!;
  moves[chosen] = moves[at]!;
  moves[at] = move;
  moveScores[chosen] = moveScores[at]!;
  return move;
}
