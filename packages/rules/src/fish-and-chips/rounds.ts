/** From one round to the next: laying out the sea, passing the turn, counting the catch. */
import type { Log } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { highest, type Seat } from "../seats.ts";
import type { Event } from "./events.ts";
import { colourOf, colours, fishInPlay, fishName } from "./fish.ts";
import { alone, countIn, dealtLinks, holdings, listCatches, own, pileOf, topFish } from "./sea.ts";
import { BUOY, boardSquare, dealtSquares, LEFT_OF_BUOY, SQUARES } from "./squares.ts";
import { CATCHING, OVER, REPOSITIONING, type State } from "./state.ts";

// What is imported is looked up again at every use; what stands here is built into the machine code.
const list = listCatches;
const lone = alone;
const noteOwner = own;
const draw = below;

/** The squares to fill and the piles of one fish to fill them with, by number of colours. */
const dealings = [0, 1, 2, 3, 4].map((inPlay) => ({
  squares: dealtSquares(inPlay),
  fish: fishInPlay(inPlay).map((fish) => pileOf[fish]!),
}));

/** Lays out the next round on an empty sea: its board from the seed, unless the set-up gives it. */
export function startRound(state: State, random: Random): void {
  const { piles, holds } = state;
  const { squares, fish } = dealings[state.colours]!;
  // Shuffled from the inside out (FC-S4): the fish that lay on the chosen square moves on to the new one.
  for (let i = 0; i < fish.length; i++) {
    const square = squares[draw(random, i + 1)]!;
    piles[squares[i]!] = piles[square]!;
    piles[square] = fish[i]!;
  }
  const board = state.boards[state.round];
  if (board !== undefined) for (let square = 0; square < SQUARES; square++) piles[square] = board[square]!;
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i]!;
    const top = topFish(piles[square]!);
    holds[square] = lone[top]!;
    noteOwner(state, colourOf(top), square);
  }
  state.round++;
  // The fish on the buoy, or left of it where the corners are empty, names the starter (FC-S5, FC-3).
  state.starter = colourOf(topFish(piles[state.colours === 2 ? LEFT_OF_BUOY : BUOY]!));
  state.turn = state.starter;
  state.swapped = 0;
  const repositions = state.players > 1 && (state.round === 1 || !state.repositionsOnce);
  state.phase = repositions ? REPOSITIONING : CATCHING;
}

/** Takes everything off the sea after a round. */
function clearSea(state: State): void {
  const { piles, beneath, links, owned } = state;
  const dealt = dealtLinks[state.colours]!;
  for (let square = 0; square < SQUARES; square++) piles[square] = 0;
  for (let i = 0; i < dealt.length; i++) links[i] = dealt[i]!;
  for (let i = 0; i < beneath.length; i++) beneath[i] = 0;
  for (let i = 0; i < owned.length; i++) owned[i] = 0;
}

/** The turn stays with the first colour, from `state.turn` on, that can catch (FC-T6); without one the round
 * ends (FC-E1). */
export function passToCatcher(state: State, log: Log<Event> | null): void {
  for (let asked = 0; asked < state.colours; asked++) {
    state.catchCount = list(state, state.turn);
    if (state.catchCount !== 0) {
      if (log !== null) tellPasses(state, asked, log);
      return;
    }
    state.turn = state.after[state.turn]!;
  }
  endRound(state, log);
}

/** Whoever was asked before the turn came to rest had to pass (FC-R8). */
function tellPasses(state: State, passes: number, log: Log<Event>): void {
  let colour = state.turn;
  const passed: number[] = [];
  for (let i = 0; i < passes; i++) {
    colour = state.after.indexOf(colour);
    passed.unshift(colour);
  }
  for (const each of passed) log.push({ event: { type: "passed", colour: colours[each]!, rule: "FC-T6" } });
}

/** What each colour's piles are worth as they stand (FC-R5). */
export function pointsNow(state: State): number[] {
  const points = [0, 0, 0, 0];
  for (let colour = 0; colour < state.colours; colour++) {
    const { holds, piles } = holdings(state, colour);
    for (let other = 0; other < state.colours; other++)
      if (other !== colour) points[colour]! += countIn(holds, other);
    // The top fish of each pile is not under anything.
    if (state.countsRecaptured) points[colour]! += countIn(holds, colour) - piles;
  }
  return points;
}

/** FC-R9: the fish of each seat that still lie on top, one to each of its piles. */
function leftOnBoard(state: State): number[] {
  return Array.from({ length: state.players }, (_, colour) => holdings(state, colour).piles);
}

/** The only colour left on the board, or -1 (FC-R7, FC-5). */
function onlyColour(state: State): number {
  let only = -1;
  for (let colour = 0; colour < state.colours; colour++) {
    if (holdings(state, colour).piles === 0) continue;
    if (only !== -1) return -1;
    only = colour;
  }
  return only;
}

function endRound(state: State, log: Log<Event> | null): void {
  state.catchCount = 0;
  if (state.players === 1) {
    state.phase = OVER;
    if (onlyColour(state) === state.own) state.scores[0] = 1;
    tellOver(state, log);
    return;
  }
  const points = pointsNow(state);
  let reached = false;
  for (let seat = 0; seat < state.players; seat++) {
    const total = state.scores[seat]! + points[seat]!;
    state.scores[seat] = total;
    if (total >= state.target) reached = true;
  }
  log?.push({
    event: {
      type: "roundEnded",
      round: state.round,
      rule: "FC-E1",
      points: points.slice(0, state.players),
      left: leftOnBoard(state),
      scores: state.scores.slice(),
    },
  });
  // With four players a clean sweep wins nothing by itself (FC-E4).
  if (state.players < 4) state.sweeper = onlyColour(state);
  if (reached || state.sweeper !== -1) {
    state.phase = OVER;
    tellOver(state, log);
    return;
  }
  clearSea(state);
  startRound(state, state.random);
  log?.push({
    event: {
      type: "dealt",
      round: state.round,
      board: boardNow(state),
      starter: colours[state.starter]!,
    },
  });
  if (state.phase === CATCHING) passToCatcher(state, log);
}

export function winners(state: State): Seat[] | null {
  if (state.phase !== OVER) return null;
  if (state.players === 1) return state.scores[0] === 1 ? [0] : [];
  // A clean sweep wins alone, whatever the totals (FC-R7); else the highest total, shared if equal (FC-R6).
  return state.sweeper === -1 ? highest(state.scores) : [state.sweeper];
}

function tellOver(state: State, log: Log<Event> | null): void {
  log?.push({
    event: {
      type: "gameOver",
      rule: state.players === 1 ? "FC-5" : state.sweeper === -1 ? "FC-E3" : "FC-E4",
      scores: state.scores.slice(),
      winners: winners(state) ?? [],
    },
  });
}

/** The top fish of each square, top row first, as set-ups write boards. */
function boardNow(state: State): string[][] {
  return [0, 1, 2, 3, 4, 5].map((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => {
      const fish = topFish(state.piles[boardSquare(row, column)]!);
      return fish === 0 ? "" : fishName(fish);
    }),
  );
}
