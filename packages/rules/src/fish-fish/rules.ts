/** How a game of Fish Fish goes. `legal` and `play` make no garbage: they serve playouts by the million too. */
import type { Log, MoveBuffer, Table } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { highest, type Seat, type SeatMask } from "../seats.ts";
import { CATCH_POINTS, CATCHES, roundsFor, TILES } from "./cards.ts";
import type { Event, RoundEnd } from "./events.ts";
import { castCards, castLists, FULL_HAND, largestPlace } from "./hand.ts";
import { BETS, EMPTY_CASTS } from "./moves.ts";
import type { Options, Setup } from "./setup.ts";
import { emptyState, type State, scores } from "./state.ts";
import {
  tellBet,
  tellCast,
  tellGameOver,
  tellLeftOver,
  tellLine,
  tellNewRound,
  tellNextLine,
  tellRoundEnd,
  tellScores,
} from "./tell.ts";
import { bettingOrder, havingTiles, packed, sumOf } from "./tiles.ts";

// What is imported is looked up again at every use; what stands here is built into the machine code.
const firstEmptyCast = EMPTY_CASTS;
const firstBet = BETS;
const cardsOfCast = castCards;
const castsOfHand = castLists;
const withTiles = havingTiles;
const sum = sumOf;

/** The betting order of every number of players, Fisher and direction. */
const orders = Int32Array.from({ length: 9 * 16 }, (_, index) =>
  packed(bettingOrder(Math.max(index >> 4, 1), (index >> 1) & 7, index & 1)),
);

export function deal(table: Table<Options, Setup>, random: Random): State {
  const drawn = below(random, table.players);
  const state = emptyState(table.players);
  startRound(state, table.setup.firstFisher ?? drawn);
  return state;
}

/** The Fisher takes all cards, everybody else four tiles (FF-S2, FF-S3, FF-N1). */
function startRound(state: State, fisher: Seat): void {
  const { players, loot } = state;
  const round = state.round + 1;
  state.round = round;
  state.fisher = fisher;
  state.order = orders[16 * players + 2 * fisher + (round & 1)]!;
  state.acting = 1 << fisher;
  state.hand = FULL_HAND;
  state.shownCatches = 0;
  state.shownEmpties = 0;
  state.caught = 0;
  state.tiles = (TILES * 0o1111111) & ((1 << (3 * players - 3)) - 1);
  loot[0] = 0;
  loot[1] = 0;
  loot[2] = 0;
  loot[3] = 0;
}

export function actors(state: State): SeatMask {
  return state.acting;
}

/** Writes more entries than it counts: a loop that ends here or there would cost more than a few too many. */
export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (state.acting !== 1 << seat) return 0;
  if (state.cast >= 0) {
    const most = (state.tiles >> state.shift) & 7;
    // On the fifth line the Fisher's hand is empty, and a Fish must bet all it has (FF-L3).
    const least = state.hand === 0 ? most : 0;
    const first = firstBet + least;
    moves[0] = first;
    moves[1] = first + 1;
    moves[2] = first + 2;
    moves[3] = first + 3;
    moves[4] = first + 4;
    return most - least + 1;
  }
  const list = castsOfHand[state.hand]!;
  moves[0] = list & 7;
  moves[1] = (list >> 3) & 7;
  moves[2] = (list >> 6) & 7;
  moves[3] = (list >> 9) & 7;
  moves[4] = (list >> 12) & 7;
  moves[5] = (list >> 15) & 7;
  moves[6] = (list >> 18) & 7;
  moves[7] = (list >> 21) & 7;
  return list >> 24;
}

export function play(state: State, seat: Seat, code: number, log: Log<Event> | null): void {
  if (code < firstBet) {
    state.cast = code;
    state.hand -= cardsOfCast[code]!;
    state.waiting = withTiles(state.tiles);
    if (log !== null) tellCast(state, log);
  } else {
    state.bets += (code - firstBet) << state.shift;
    if (log !== null) tellBet(state, seat, log);
  }
  const waiting = state.waiting;
  if (waiting === 0) checkLine(state, log);
  else {
    // The first Fish still waiting is asked (FF-L2, FF-N2).
    const lowest = waiting & -waiting;
    const shift = 31 - Math.clz32(lowest);
    state.waiting = waiting ^ lowest;
    state.shift = shift;
    state.acting = 1 << ((state.order >> shift) & 7);
  }
}

/** Everybody has bet: the card is shown if there is a bet, the tiles go their way, and so do the cards. */
function checkLine(state: State, log: Log<Event> | null): void {
  const { cast, bets } = state;
  if (bets !== 0) {
    if (cast < firstEmptyCast) {
      state.shownCatches++;
      state.caught += sum(bets);
    } else {
      state.shownEmpties++;
      state.loot[cast - firstEmptyCast]! += bets;
    }
  }
  if (log !== null) tellLine(state, log);
  const tiles = state.tiles - bets;
  state.tiles = tiles;
  state.bets = 0;
  state.cast = -1;
  state.acting = 1 << state.fisher;
  // Where several ends come together, FF-E3 asks for the first of E2, E1, E3. FF-R1: only what was shown counts.
  if (state.shownCatches === CATCHES) endRound(state, "FF-E2", log);
  else if (state.hand === 0) endRound(state, "FF-E1", log);
  else if (tiles === 0) endRound(state, "FF-E3", log);
  else if (log !== null) tellNextLine(state, log);
}

function endRound(state: State, rule: RoundEnd, log: Log<Event> | null): void {
  const { players, fisher } = state;
  if (log !== null) tellRoundEnd(state, rule, log);
  if (state.tiles !== 0) {
    // Only FF-E2 leaves tiles over. The bait of the line just checked is out of the hand already (FF-R3).
    const place = largestPlace(state.hand);
    if (log !== null) tellLeftOver(state, place, log);
    state.loot[place]! += state.tiles;
    state.tiles = 0;
  }
  scoreRound(state);
  if (log !== null) tellScores(state, log);
  if (state.round === roundsFor(players)) {
    state.acting = 0;
    if (log !== null) tellGameOver(state, log);
  } else {
    startRound(state, (fisher + 1) % players);
    if (log !== null) tellNewRound(state, log);
  }
}

/** FF-P1 for the Fisher, FF-P2 for the Fish. */
function scoreRound({ players, fisher, order, caught, loot, points }: State): void {
  const at2 = loot[0]!;
  const at3 = loot[1]!;
  const at4 = loot[2]!;
  const at5 = loot[3]!;
  for (let shift = 0; shift < 3 * players - 3; shift += 3)
    points[(order >> shift) & 7]! +=
      2 * ((at2 >> shift) & 7) +
      3 * ((at3 >> shift) & 7) +
      4 * ((at4 >> shift) & 7) +
      5 * ((at5 >> shift) & 7);
  points[fisher]! += CATCH_POINTS * caught;
}

/** The highest total wins, a tie is shared (FF-G2). */
export function winners(state: State): Seat[] | null {
  return state.acting === 0 ? highest(scores(state)) : null;
}
