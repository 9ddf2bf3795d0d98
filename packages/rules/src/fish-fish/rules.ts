/** How a game of Fish Fish goes. `legal` and `play` make no garbage: they serve playouts by the million too. */
import type { Dealing, Log, MoveBuffer } from "../contract.ts";
import { below, type Random } from "../random.ts";
import type { Seat, SeatMask } from "../seats.ts";
import { CATCHES, roundsFor } from "./cards.ts";
import type { Event } from "./events.ts";
import { castCards, castLists, FULL_HAND, largestPlace } from "./hand.ts";
import { BETS, EMPTY_CASTS } from "./moves.ts";
import { scoreRound } from "./points.ts";
import { queues, queuesFrom } from "./queue.ts";
import type { Options, Setup } from "./setup.ts";
import { emptyState, type State } from "./state.ts";
import {
  tellGameOver,
  tellLeftOver,
  tellLine,
  tellMove,
  tellNewRound,
  tellRoundEnd,
  tellScores,
} from "./tell.ts";
import { allTiles, seatsWithTiles } from "./tiles.ts";

// What is imported is looked up again at every use; what stands here is built into the machine code.
const emptyCasts = EMPTY_CASTS;
const firstBet = BETS;
const cardsOfCast = castCards;
const castsOfHand = castLists;
const queuesOfRounds = queues;
const withTiles = seatsWithTiles;
const bothCatches = CATCHES;
const fullHand = FULL_HAND;

export function deal(table: Dealing<Options, Setup>, random: Random): State {
  const drawn = below(random, table.players);
  const state = emptyState(table.players);
  startRound(state, table.setup.firstFisher ?? drawn);
  return state;
}

/** The Fisher takes all cards, everybody else four tiles (FF-S2, FF-S3, FF-N1). */
function startRound(state: State, fisher: Seat): void {
  const { players, taken } = state;
  const round = state.round + 1;
  state.round = round;
  state.fisher = fisher;
  state.acting = 1 << fisher;
  state.queues = queuesFrom(players, fisher, round);
  state.hand = fullHand;
  state.shown = 0;
  state.tiles = allTiles(players, fisher);
  taken[0] = 0;
  taken[1] = 0;
  taken[2] = 0;
  taken[3] = 0;
  taken[4] = 0;
  taken[5] = 0;
  taken[6] = 0;
  taken[7] = 0;
}

export function actors(state: State): SeatMask {
  return state.acting;
}

/** Writes more entries than it counts: a loop that ends here or there would cost more than a few too many. */
export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (state.acting !== 1 << seat) return 0;
  if (state.cast >= 0) {
    const most = (state.tiles >> (3 * seat)) & 7;
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
    // A Fish without tiles is not asked (FF-L2).
    const { tiles } = state;
    const seats = withTiles[tiles & 0o7777]! | (withTiles[tiles >> 12]! << 4);
    state.queue = queuesOfRounds[state.queues + seats]!;
  } else {
    state.bets += (code - firstBet) << (3 * seat);
  }
  if (log !== null) tellMove(state, seat, log);
  const queue = state.queue;
  if (queue === 0) {
    if (checkLine(state, log)) endRound(state, log);
  } else {
    state.acting = 1 << (queue & 7);
    state.queue = queue >> 4;
  }
}

/** The card is shown if anybody bet, the tiles go their way, and the cards away; says whether the round is over.
 * Without a bet all this adds nothing (FF-L4). */
function checkLine(state: State, log: Log<Event> | null): boolean {
  const { cast, bets } = state;
  const tiles = state.tiles - bets;
  // 1 if anybody bet. A comparison would leave the processor to guess, and often it would guess wrong.
  const seen = -bets >>> 31;
  const shown = state.shown + (seen << (cast & emptyCasts));
  const over = (shown & 15) === bothCatches || state.hand === 0 || tiles === 0;
  state.shown = shown;
  state.taken[cast]! += bets;
  if (log !== null) tellLine(state, over, log);
  state.tiles = tiles;
  state.bets = 0;
  state.cast = -1;
  state.acting = 1 << state.fisher;
  return over;
}

function endRound(state: State, log: Log<Event> | null): void {
  const { players, fisher, tiles } = state;
  if (log !== null) tellRoundEnd(state, log);
  if (tiles !== 0) {
    // Only FF-E2 leaves tiles over. The bait of the line just checked is out of the hand already (FF-R3).
    const place = largestPlace(state.hand);
    if (log !== null) tellLeftOver(state, place, log);
    state.taken[emptyCasts + place]! += tiles;
    state.tiles = 0;
  }
  scoreRound(state);
  if (log !== null) tellScores(state, log);
  if (state.round === roundsFor(players)) {
    state.acting = 0;
    if (log !== null) tellGameOver(state, log);
  } else {
    startRound(state, fisher + 1 === players ? 0 : fisher + 1);
    if (log !== null) tellNewRound(state, log);
  }
}
