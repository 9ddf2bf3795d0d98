/** What somebody has done with the puzzles, as plain data; `shelf.svelte.ts` keeps it on the device. */
import { type Rating, rated, unrated } from "./rating.ts";

/** What happened with one puzzle, until it was first solved; nothing after that changes it. */
export interface Trace {
  /** The hints that were asked for, each step counting. */
  readonly hints: number;
  /** Whether the sea stood still unsolved. */
  readonly stuck: boolean;
  /** In how many seconds it was solved; null while it is not. */
  readonly solved: number | null;
}

export interface Shelf {
  /** By the puzzle's number. */
  readonly traces: Readonly<Record<number, Trace>>;
  /** The days whose puzzle was solved that very day, the first one first. */
  readonly days: readonly number[];
  /** The rating after each puzzle that counted, the latest last. */
  readonly ratings: readonly Rating[];
}

export const emptyShelf: Shelf = { traces: {}, days: [], ratings: [] };

const untouched: Trace = { hints: 0, stuck: false, solved: null };

export function traceOf(shelf: Shelf, number: number): Trace {
  return shelf.traces[number] ?? untouched;
}

/** Solved at the first go: without help, and never stuck. Missed: was stuck, and waits. */
export type Mark = "first" | "solved" | "missed";

export function markOf(shelf: Shelf, number: number): Mark | null {
  const { solved, stuck, hints } = traceOf(shelf, number);
  if (solved === null) return stuck ? "missed" : null;
  return stuck || hints > 0 ? "solved" : "first";
}

export function ratingNow({ ratings }: Shelf): Rating {
  return ratings.at(-1) ?? unrated;
}

interface Rateable {
  readonly number: number;
  readonly rating: number;
}

/** Somebody was helped by one step more. */
export function helped(shelf: Shelf, { number }: Rateable): Shelf {
  const trace = traceOf(shelf, number);
  if (trace.solved !== null) return shelf;
  return withTrace(shelf, number, { ...trace, hints: trace.hints + 1 });
}

/** The sea stands still, and is not solved. */
export function stuck(shelf: Shelf, puzzle: Rateable): Shelf {
  const trace = traceOf(shelf, puzzle.number);
  if (trace.solved !== null || trace.stuck) return shelf;
  return withTrace(withRating(shelf, puzzle, false), puzzle.number, { ...trace, stuck: true });
}

/** Solved; `day` is today where it is today's puzzle. */
export function solved(shelf: Shelf, puzzle: Rateable, seconds: number, day: number | null): Shelf {
  const trace = traceOf(shelf, puzzle.number);
  const lit = day === null || shelf.days.includes(day) ? shelf : { ...shelf, days: [...shelf.days, day] };
  if (trace.solved !== null) return lit;
  return withTrace(withRating(lit, puzzle, true), puzzle.number, { ...trace, solved: seconds });
}

/** Only the first go counts, and only without help: anything else says little of how strong somebody is. */
function withRating(shelf: Shelf, { number, rating }: Rateable, won: boolean): Shelf {
  const { hints, stuck: before } = traceOf(shelf, number);
  if (hints > 0 || before) return shelf;
  return { ...shelf, ratings: [...shelf.ratings, rated(ratingNow(shelf), rating, won)] };
}

function withTrace(shelf: Shelf, number: number, trace: Trace): Shelf {
  return { ...shelf, traces: { ...shelf.traces, [number]: trace } };
}

/** How many of these are solved. */
export function solvedOf(shelf: Shelf, puzzles: readonly { readonly number: number }[]): number {
  return puzzles.filter(({ number }) => traceOf(shelf, number).solved !== null).length;
}

/** The next that is not solved, after this one and then from the beginning; null if there is no other. */
export function nextOf<P extends { readonly number: number }>(
  shelf: Shelf,
  puzzles: readonly P[],
  after: number,
): P | null {
  const inTurn = [...puzzles.slice(after), ...puzzles.slice(0, Math.max(0, after - 1))];
  return inTurn.find(({ number }) => traceOf(shelf, number).solved === null) ?? null;
}
