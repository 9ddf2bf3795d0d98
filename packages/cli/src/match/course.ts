/**
 * How far the game of one thread has come, in memory that the main thread reads too: it can tell that a bot of the house
 * does not come back from a thought, which nothing in its own thread can interrupt, and let another thread go on.
 */
import type { Seat } from "@guinguette/rules/seats";
import type { Table } from "@guinguette/table/table";
import type { Plan } from "./plan.ts";

/** The game, the thoughts begun and ended, who thinks and for how long they may; then what was played. */
export type Course = Int32Array;

const GAME = 0;
const THOUGHTS = 1;
const SEAT = 2;
const ALLOWED = 3;
const COUNT = 4;
const MOVES = 5;

/** Where a game is to be gone on with, and whose thought in it was given up. */
export interface Broken {
  readonly game: number;
  readonly seat: Seat;
  readonly moves: readonly { readonly seat: Seat; readonly code: number }[];
}

export function courseFor({ cap, players }: Plan): Course {
  // The last of several choices made at the same time may be beyond the cap.
  return new Int32Array(new SharedArrayBuffer(4 * (MOVES + cap + players)));
}

export function beginGame(course: Course, game: number): void {
  course[GAME] = game;
  course[COUNT] = 0;
}

/** Writes down what was played since the last time. */
export function noteMoves(course: Course, { game, moves }: Table): void {
  for (let at = course[COUNT] ?? 0; at < moves.length; at++) {
    const { seat, move } = moves[at] as (typeof moves)[number];
    course[MOVES + at] = (seat << 16) | game.encode(move);
  }
  course[COUNT] = moves.length;
}

/** A seat begins to think; `allowed` milliseconds later nobody waits for it any longer. */
export function beginThought(course: Course, seat: Seat, allowed: number): void {
  course[SEAT] = seat;
  course[ALLOWED] = Math.min(allowed, 0x7fff_ffff);
  Atomics.add(course, THOUGHTS, 1);
}

export function endThought(course: Course): void {
  Atomics.add(course, THOUGHTS, 1);
}

/** Looked at again and again: whether one and the same thought has gone on for longer than it may. */
export function watchOf(course: Course, now: () => number): () => boolean {
  let [seen, since] = [0, 0];
  return () => {
    const thoughts = Atomics.load(course, THOUGHTS);
    if (thoughts !== seen) [seen, since] = [thoughts, now()];
    // Every thought is counted twice: as it begins, and as it ends.
    return thoughts % 2 !== 0 && now() - since > (course[ALLOWED] ?? 0);
  };
}

/** What is left by a thread that was lost in thought; the thought is over. */
export function brokenAt(course: Course): Broken {
  endThought(course);
  const played = course.subarray(MOVES, MOVES + (course[COUNT] ?? 0));
  return {
    game: course[GAME] ?? 0,
    seat: course[SEAT] ?? 0,
    moves: Array.from(played, (each) => ({ seat: each >> 16, code: each & 0xffff })),
  };
}
