/**
 * Looking ahead in the catching of two colours: alpha-beta, deeper and deeper, with a null window for all but the first
 * catch and a table of positions met before. Values are fish still to be won by the colour to move, in units of `FISH`.
 */
import type { Budget } from "../budget.ts";
import {
  type DuelSea,
  listCatches,
  MOST_CATCHES,
  MOST_PLIES,
  makeCatch,
  NOTHING,
  promiseOf,
  restore,
} from "./duel-sea.ts";

/** The value of a fish: finer than one, so that an evaluation can tell positions apart. */
export const FISH = 16;
/** More than any round can bring. */
const SWEEP = 1000 * FISH;
/** Beyond every value. */
const FAR = 1 << 24;
/** The depth of an entry whose every line was followed to its end: it holds at any depth. */
const WHOLE = 63;
const DEEPEST = 60;
/** The budget is asked each time so many positions have been looked at. */
const ASK_EVERY = 1024;

const EXACT = 3;
const AT_LEAST = 1;
const AT_MOST = 2;

/** A million positions, two neighbouring slots each: the deeper one stays, the other takes what is new. Made once, for to
 * clear it costs milliseconds; entries carry the number of their search, and those of another are empty slots, so that a
 * thought depends on nothing that was thought before. */
interface Table {
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly values: Int32Array;
  /** Search (12 bits), move (12), depth (6), bound (2). */
  readonly facts: Int32Array;
  search: number;
}

const SLOTS = 1 << 20;
/** The searches that can be told apart. */
const SEARCHES = 1 << 12;
let made: Table | undefined;

/** The table, as good as empty. */
function freshTable(): Table {
  made ??= {
    lows: new Int32Array(SLOTS),
    highs: new Int32Array(SLOTS),
    values: new Int32Array(SLOTS),
    facts: new Int32Array(SLOTS),
    search: 0,
  };
  if (++made.search === SEARCHES) {
    made.facts.fill(0);
    made.search = 1;
  }
  return made;
}

export interface DuelFinding {
  /** From × 64 + to; -1 where nobody can catch. */
  readonly code: number;
  /** In units of `FISH`, for the colour that is to catch. */
  readonly value: number;
  /** The colour that is to catch: the one asked, or the other where it has to pass (FC-T6). */
  readonly turn: number;
  readonly depth: number;
  readonly proved: boolean;
  readonly nodes: number;
}

interface Search {
  readonly sea: DuelSea;
  /** Whether one's own fish taken back count (FC-R5). */
  readonly counted: boolean;
  readonly table: Table;
  readonly budget: Budget;
  readonly codes: Int32Array;
  readonly looks: Int32Array;
  /** Two catches a ply that were too good beside it. */
  readonly killers: Int32Array;
  /** How often a catch was too good, by colour. */
  readonly history: Int32Array;
  nodes: number;
  /** How often a line was cut short rather than followed to its end. */
  cuts: number;
  stopped: boolean;
  urgent: boolean;
}

export function searchDuel(
  sea: DuelSea,
  asked: number,
  counted: boolean,
  budget: Budget,
  deepest = DEEPEST,
): DuelFinding {
  const table = freshTable();
  const search: Search = {
    sea,
    counted,
    table,
    budget,
    codes: new Int32Array((MOST_PLIES + 2) * MOST_CATCHES),
    looks: new Int32Array((MOST_PLIES + 2) * MOST_CATCHES),
    killers: new Int32Array((MOST_PLIES + 2) * 2),
    history: new Int32Array(2 << 12),
    nodes: 0,
    cuts: 0,
    stopped: false,
    urgent: true,
  };
  let turn = asked;
  let count = listCatches(sea, turn, search.codes, search.looks, 0);
  if (count === 0) {
    turn = 1 - asked;
    count = listCatches(sea, turn, search.codes, search.looks, 0);
  }
  let found: DuelFinding = { code: -1, value: endOf(search, turn), turn, depth: 0, proved: true, nodes: 0 };
  if (count === 0) return found;
  found = { ...found, value: 0 };
  for (let depth = 1; depth <= Math.min(deepest, DEEPEST); depth++) {
    search.cuts = 0;
    const value = aspired(search, turn, depth, found.value);
    if (search.stopped) break;
    const slot = slotOf(table, sea.low ^ turn, sea.high);
    found = {
      code: (table.facts[slot]! >> 8) & 4095,
      value,
      turn,
      depth,
      proved: search.cuts === 0,
      nodes: 0,
    };
    if (found.proved || budget.spent()) break;
    search.urgent = false;
  }
  return { ...found, nodes: search.nodes };
}

/** A narrow window about the last value, and wider ones where the value lies outside. */
function aspired(search: Search, turn: number, depth: number, guess: number): number {
  if (depth < 4) return visit(search, turn, depth, -FAR, FAR, 0);
  let reach = 2 * FISH;
  let low = guess - reach;
  let high = guess + reach;
  for (;;) {
    const value = visit(search, turn, depth, low, high, 0);
    if (search.stopped) return 0;
    reach *= 4;
    if (value <= low) low = reach > 16 * FISH ? -FAR : value - reach;
    else if (value >= high) high = reach > 16 * FISH ? FAR : value + reach;
    else return value;
  }
}

/** What the colour to move wins from here on: exactly if between alpha and beta, else a bound on it. */
function visit(
  search: Search,
  asked: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  const { sea, table, codes, looks } = search;
  if ((++search.nodes & (ASK_EVERY - 1)) === 0 && !search.urgent && search.budget.spent())
    search.stopped = true;
  if (search.stopped) return 0;
  if (depth === 0) return leafOf(search, asked);
  const start = ply * MOST_CATCHES;
  // What is left to win or to lose bounds all that is to come.
  if (ply !== 0 && !search.counted) {
    const most = sea.fish[1 - asked]! * FISH;
    if (most <= alpha) return most;
    const least = -sea.fish[asked]! * FISH;
    if (least >= beta) return least;
  }
  const key = sea.low ^ asked;
  const slot = slotOf(table, key, sea.high);
  let first = -1;
  if (slot !== -1) {
    const facts = table.facts[slot]!;
    first = (facts >> 8) & 4095;
    const looked = (facts >> 2) & 63;
    if (looked >= depth && ply !== 0) {
      const value = table.values[slot]!;
      const bound = facts & 3;
      if (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)) {
        if (looked !== WHOLE) search.cuts++;
        return value;
      }
    }
  }
  const end = listCatches(sea, asked, codes, looks, start);
  if (end === start) {
    if (listCatches(sea, 1 - asked, codes, looks, start) === start) return endOf(search, asked);
    return -visit(search, 1 - asked, depth, -beta, -alpha, ply);
  }
  rank(search, asked, first, ply, start, end);
  const cuts = search.cuts;
  let best = -FAR;
  let bestCode = 0;
  let floor = alpha;
  for (let at = start; at < end; at++) {
    const code = bringBest(search, at, end);
    const won = wonBy(search, makeCatch(sea, code));
    const low = won - floor;
    let value: number;
    if (at === start) value = won - visit(search, 1 - asked, depth - 1, won - beta, low, ply + 1);
    else {
      value = won - visit(search, 1 - asked, depth - 1, low - 1, low, ply + 1);
      if (value > floor && value < beta)
        value = won - visit(search, 1 - asked, depth - 1, won - beta, low, ply + 1);
    }
    restore(sea);
    if (search.stopped) return 0;
    if (value > best) {
      best = value;
      bestCode = code;
      if (value > floor) floor = value;
      if (floor >= beta) {
        praise(search, asked, code, depth, ply);
        break;
      }
    }
  }
  const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
  remember(
    table,
    key,
    sea.high,
    best,
    (bestCode << 8) | ((search.cuts === cuts ? WHOLE : depth) << 2) | bound,
  );
  return best;
}

/** What a catch moves the difference by. Where one's own fish taken back count (FC-R5), a pile of n is n more under the
 * catcher's top fish and n - 1 less under the other's. */
function wonBy({ counted }: Search, size: number): number {
  return (counted ? 2 * size - 1 : size) * FISH;
}

/**
 * What the end of a round adds for a colour. A sweep wins the game at once (FC-E4): where own fish do not count it is the
 * greatest difference anyway; where they do, many small piles may count for more than one that is all, so it has a prize.
 */
function endOf({ sea, counted }: Search, asked: number): number {
  if (!counted) return 0;
  if (sea.fish[1 - asked] === 0) return SWEEP;
  return sea.fish[asked] === 0 ? -SWEEP : 0;
}

/** What the colour to move may hope for at a glance; exactly 0 where nobody can catch (FC-E1). The weights were fitted, as
 * those of `promises`. */
function leafOf(search: Search, asked: number): number {
  const { sea } = search;
  const mine = promiseOf(sea, asked, 17, 10, 9);
  const theirs = promiseOf(sea, 1 - asked, 5, 10, 8);
  if (mine === NOTHING && theirs === NOTHING) return endOf(search, asked);
  search.cuts++;
  const standing = asked === 0 ? sea.standing : -sea.standing;
  return standing - 15 + (mine === NOTHING ? 0 : mine) - (theirs === NOTHING ? 0 : theirs);
}

/** The catch that was best before first, then by look, with what was too good elsewhere before its equals. */
function rank(search: Search, asked: number, first: number, ply: number, start: number, end: number): void {
  const { codes, looks, killers, history } = search;
  const base = asked << 12;
  for (let at = start; at < end; at++) {
    const code = codes[at]!;
    let score = looks[at]! * 2048 + history[base | code]!;
    if (code === killers[2 * ply] || code === killers[2 * ply + 1]) score += 2048;
    looks[at] = code === first ? 1 << 28 : score;
  }
}

function praise(search: Search, asked: number, code: number, depth: number, ply: number): void {
  const { killers, history } = search;
  const place = (asked << 12) | code;
  history[place]! += depth * depth;
  if (history[place]! > 2000) for (let each = 0; each < history.length; each++) history[each]! >>= 1;
  if (killers[2 * ply] === code) return;
  killers[2 * ply + 1] = killers[2 * ply]!;
  killers[2 * ply] = code;
}

/** Brings the catch with the highest score of those that are left to the front. */
function bringBest({ codes, looks }: Search, at: number, end: number): number {
  let chosen = at;
  for (let other = at + 1; other < end; other++) if (looks[other]! > looks[chosen]!) chosen = other;
  const code = codes[chosen]!;
  const look = looks[chosen]!;
  codes[chosen] = codes[at]!;
  looks[chosen] = looks[at]!;
  codes[at] = code;
  looks[at] = look;
  return code;
}

/** The slot of a position, or -1. */
function slotOf({ lows, highs, facts, search }: Table, low: number, high: number): number {
  const slot = low & (SLOTS - 2);
  if (lows[slot] === low && highs[slot] === high && facts[slot]! >>> 20 === search) return slot;
  if (lows[slot + 1] === low && highs[slot + 1] === high && facts[slot + 1]! >>> 20 === search)
    return slot + 1;
  return -1;
}

function remember(table: Table, low: number, high: number, value: number, found: number): void {
  const { lows, highs, values, facts, search } = table;
  let slot = slotOf(table, low, high);
  if (slot === -1) {
    slot = low & (SLOTS - 2);
    const there = facts[slot]!;
    if (there >>> 20 === search) {
      if (((there >> 2) & 63) > ((found >> 2) & 63)) slot++;
      else {
        lows[slot + 1] = lows[slot]!;
        highs[slot + 1] = highs[slot]!;
        values[slot + 1] = values[slot]!;
        facts[slot + 1] = there;
      }
    }
  }
  lows[slot] = low;
  highs[slot] = high;
  values[slot] = value;
  facts[slot] = (search << 20) | found;
}
