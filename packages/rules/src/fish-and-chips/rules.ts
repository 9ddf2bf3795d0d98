/** Fish & Chips: dealing, whose turn it is, what is legal, and what a move does. */
import type { Dealing, Log, MoveBuffer } from "../contract.ts";
import { copyRandom, type Random, setRandom, shuffle } from "../random.ts";
import type { Seat, SeatMask } from "../seats.ts";
import type { Event } from "./events.ts";
import { type ColourName, colourOf, colours, fishName, fishNamed } from "./fish.ts";
import { READY, SWAP_OCTOPUS, SWAP_SHARK } from "./moves.ts";
import type { Options } from "./options.ts";
import { bigFishOf, listSwaps, makeSwap, squareOf } from "./reposition.ts";
import { passToCatcher, startRound } from "./rounds.ts";
import {
  countIn,
  dealtLinks,
  emptyPiles,
  emptySquares,
  makeCatch,
  noCatches,
  noneBeneath,
  pileOf,
  topFish,
} from "./sea.ts";
import type { Board, Setup } from "./setup.ts";
import { boardSquare, nameOf, SQUARES } from "./squares.ts";
import { CATCHING, OCTOPUS_SWAPPED, OVER, REPOSITIONING, SHARK_SWAPPED, type State } from "./state.ts";

// What is imported is looked up again at every use; what stands here is built into the machine code.
const codesPerSquare = SQUARES;
const firstSwap = SWAP_OCTOPUS;
const over = OVER;
const repositioning = REPOSITIONING;
const land = makeCatch;
const passOn = passToCatcher;

const BOTH_SWAPPED = OCTOPUS_SWAPPED | SHARK_SWAPPED;
const clockwise: readonly (readonly number[])[] = [[], [], [1, 0], [1, 2, 0], [1, 2, 3, 0]];
export const noBoards: readonly (readonly number[])[] = [];

/** A state with an empty sea, for `deal` and `sampler` to fill. */
export function emptyState(
  players: number,
  options: Options,
  order: readonly number[],
  boards: readonly (readonly number[])[],
  random: Random,
): State {
  const solitaire = players === 1;
  const inPlay = solitaire ? 4 : players;
  return {
    players,
    colours: inPlay,
    target: options.target,
    countsRecaptured: options.recaptured === "counted",
    repositionsOnce: options.reposition === "first-round",
    after: solitaire ? afterOrder(order) : clockwise[players]!,
    own: solitaire ? order[3]! : -1,
    boards,
    random,
    round: 0,
    phase: REPOSITIONING,
    starter: 0,
    turn: 0,
    swapped: 0,
    sweeper: -1,
    catchCount: 0,
    catches: noCatches.slice(),
    piles: emptyPiles.slice(),
    links: dealtLinks[inPlay]!.slice(),
    holds: emptySquares.slice(),
    beneath: noneBeneath[inPlay]!.slice(),
    owned: [0, 0, 0, 0, 0, 0, 0, 0],
    scores: solitaire ? [0] : players === 2 ? [0, 0] : players === 3 ? [0, 0, 0] : [0, 0, 0, 0],
  };
}

/** Who plays after whom when colours follow each other cyclically in this order (FC-3). */
function afterOrder(order: readonly number[]): number[] {
  return colours.map((_, colour) => order[(order.indexOf(colour) + 1) % order.length]!);
}

export function deal(table: Dealing<Options, Setup>, random: Random): State {
  const { players, options, setup } = table;
  const order = players === 1 ? orderOfPlay(setup.order, random) : clockwise[0]!;
  const boards = setup.boards === undefined ? noBoards : setup.boards.map(pilesOn);
  const state = emptyState(players, options, order, boards, copyRandom(random));
  startRound(state, random);
  setRandom(state.random, random);
  if (players === 1) passToCatcher(state, null);
  return state;
}

/** The colours' tokens, shuffled and turned up (FC-2). */
function orderOfPlay(given: readonly ColourName[] | undefined, random: Random): number[] {
  const drawn = shuffle([0, 1, 2, 3], random);
  return given === undefined ? drawn : given.map((name) => colours.indexOf(name));
}

/** The piles of a board laid out by hand. */
function pilesOn(board: Board): number[] {
  const piles = emptySquares.slice();
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++) {
      const name = board[row]![column]!;
      piles[boardSquare(row, column)] = name === "" ? 0 : pileOf[fishNamed(name)]!;
    }
  return piles;
}

/** The solitaire's one player moves every colour (FC-3). */
export function seatToMove(state: State): Seat {
  return state.players === 1 ? 0 : state.turn;
}

export function actors(state: State): SeatMask {
  return state.phase === over ? 0 : 1 << seatToMove(state);
}

export function legal(state: State, seat: Seat, moves: MoveBuffer): number {
  if (state.phase === over || seat !== seatToMove(state)) return 0;
  if (state.phase === repositioning) {
    const count = listSwaps(state, state.turn, moves);
    moves[count] = READY;
    return count + 1;
  }
  const { catches, catchCount } = state;
  // Four at a time, the last ones perhaps for nothing: seven catches are usual, and a shorter loop is quicker.
  for (let i = 0; i < catchCount; i += 4) {
    moves[i] = catches[i]!;
    moves[i + 1] = catches[i + 1]!;
    moves[i + 2] = catches[i + 2]!;
    moves[i + 3] = catches[i + 3]!;
  }
  return catchCount;
}

export function play(state: State, _seat: Seat, code: number, log: Log<Event> | null): void {
  if (code < firstSwap) playCatch(state, code, log);
  else playReposition(state, code, log);
}

function playCatch(state: State, code: number, log: Log<Event> | null): void {
  const from = (code / codesPerSquare) | 0;
  const to = code - Math.imul(from, codesPerSquare);
  if (log !== null) tellCatch(state, from, to, log);
  land(state, from, to);
  state.turn = state.after[state.turn]!;
  passOn(state, log);
}

function tellCatch(state: State, from: number, to: number, log: Log<Event>): void {
  const catcher = topFish(state.piles[from]!);
  const caught = topFish(state.piles[to]!);
  const prey = state.holds[to]!;
  const own = countIn(prey, state.turn);
  let foreign = 0;
  for (let colour = 0; colour < state.colours; colour++)
    if (colour !== state.turn) foreign += countIn(prey, colour);
  log.push({
    event: {
      type: "caught",
      seat: seatToMove(state),
      colour: colours[colourOf(catcher)]!,
      from: nameOf(from),
      to: nameOf(to),
      catcher: fishName(catcher),
      caught: fishName(caught),
      size: own + foreign,
      gain: state.countsRecaptured ? own + foreign : foreign,
    },
  });
}

function playReposition(state: State, code: number, log: Log<Event> | null): void {
  if (code === READY) {
    log?.push({ event: { type: "readied", seat: state.turn } });
    passReposition(state, log);
    return;
  }
  const kind = code >= SWAP_SHARK ? "shark" : "octopus";
  const to = code - (kind === "shark" ? SWAP_SHARK : SWAP_OCTOPUS);
  const fish = bigFishOf(state.turn, kind);
  log?.push({
    event: {
      type: "swapped",
      seat: state.turn,
      fish: kind,
      from: nameOf(squareOf(state, fish)),
      to: nameOf(to),
      other: fishName(topFish(state.piles[to]!)),
    },
  });
  makeSwap(state, fish, to);
  state.swapped |= kind === "shark" ? SHARK_SWAPPED : OCTOPUS_SWAPPED;
  if (state.swapped === BOTH_SWAPPED) passReposition(state, log);
}

/** Each player repositions once, in turn order from the starter (FC-W1); then the catching begins. */
function passReposition(state: State, log: Log<Event> | null): void {
  state.swapped = 0;
  state.turn = state.after[state.turn]!;
  if (state.turn !== state.starter) return;
  state.phase = CATCHING;
  passToCatcher(state, log);
}
