/** A line of catches from the start of a puzzle: where it leads, and how far it is the only one that wins. */
import {
  openPuzzle,
  type Puzzle,
  readCatches,
  readPuzzle,
} from "@guinguette/bots/fish-and-chips/puzzle-code";
import { eventFor, type Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import type { ColourName } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { colourNamed, squaresAsRead, topAt } from "@guinguette/words/fish-and-chips/places";

/** The one who solves it. */
const SEAT = 0;

export interface Line {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Move[];
  /** What followed from the last catch. */
  readonly events: readonly Event[];
  /** What followed from each catch, in order. */
  readonly told: readonly { readonly at: number; readonly event: Event }[];
  /** How many catches it has, and how many the solution has. */
  readonly made: number;
  readonly needed: number;
  /** How many of its first catches are the solution's. There is one solution, so that any other catch loses. */
  readonly right: number;
  /** Whether the sea stands still: nothing can be caught any more (FC-4). */
  readonly over: boolean;
  /** Whether only the player's colour is left (FC-5). */
  readonly solved: boolean;
  /** The player's colour (FC-2). */
  readonly own: ColourName;
  /** Where piles of other colours lie. */
  readonly others: readonly SquareName[];
}

export function lineOf(puzzle: Puzzle, catches: readonly Move[]): Line {
  const state = openPuzzle(readPuzzle(puzzle.code));
  const told = catches.flatMap((move, at) => {
    const log: Log<Event> = [];
    fishAndChips.play(state, SEAT, fishAndChips.encode(move), log);
    return log.map((happening) => ({ at, event: eventFor(happening, SEAT) }));
  });
  const view = fishAndChips.view(state, SEAT);
  const solution = readCatches(puzzle.solution);
  const astray = catches.findIndex((move, index) => {
    const wanted = solution[index];
    return wanted === undefined || fishAndChips.encode(wanted) !== fishAndChips.encode(move);
  });
  const own = view.order.at(-1) ?? view.turn;
  return {
    state,
    view,
    legal: legalIn(state),
    events: told.filter(({ at }) => at === catches.length - 1).map(({ event }) => event),
    told,
    made: catches.length,
    needed: solution.length,
    right: astray === -1 ? catches.length : astray,
    over: view.phase === "over",
    solved: view.winners !== null && view.winners.length > 0,
    own,
    others: squaresAsRead.filter((square) => {
      const top = topAt(view.board, square);
      return top !== null && colourNamed(top) !== own;
    }),
  };
}

function legalIn(state: State): Move[] {
  const buffer = new Uint16Array(fishAndChips.moveCount);
  const count = fishAndChips.legal(state, SEAT, buffer);
  return Array.from(buffer.subarray(0, count), (code) => fishAndChips.decode(code));
}

/** Catches that were kept, as far as they can still be made. */
export function catchesIn(puzzle: Puzzle, text: string): Move[] {
  const state = openPuzzle(readPuzzle(puzzle.code));
  const made: Move[] = [];
  if (!/^(?:[0-9a-z]{2})*$/.test(text)) return made;
  for (const move of readCatches(text)) {
    const code = fishAndChips.encode(move);
    if (code < 0 || fishAndChips.check(state, SEAT, move) !== null) break;
    fishAndChips.play(state, SEAT, code, null);
    made.push(move);
  }
  return made;
}
