/** Somebody at a puzzle: what they have caught, what they propose, how far they were helped, and what came of it. */
import { writeCatches } from "@guinguette/bots/fish-and-chips/puzzle-code";
import { type ListedPuzzle, puzzleOfDay } from "@guinguette/bots/fish-and-chips/puzzles";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { settings } from "../settings.svelte.ts";
import { newProposal, type Proposal } from "../table/proposal.svelte.ts";
import { dayOf } from "./day.ts";
import { type Hint, hintOf, hintSteps } from "./hint.ts";
import { catchesIn, type Line, lineOf } from "./line.ts";
import type { Rating } from "./rating.ts";
import { changeShelf, holdInHand, inHand, shelf } from "./shelf.svelte.ts";
import { helped, ratingNow, solved, stuck } from "./shelf.ts";
import { startStopwatch } from "./stopwatch.ts";

export interface Solving {
  readonly line: Line;
  readonly proposal: Proposal;
  /** What the heron says now, and its step. */
  readonly hint: Hint | null;
  readonly hintStep: number;
  /** How the rating changed when the sea stood still; null where it did not. */
  readonly change: { readonly from: Rating; readonly to: Rating } | null;
  /** How long it took, once it is solved. */
  readonly seconds: number;
  /** The day, where this is its puzzle. */
  readonly day: number | null;
  undo(): void;
  /** Keeps so many catches. */
  backTo(catches: number): void;
  help(): void;
  leave(): void;
}

export function startSolving(puzzle: ListedPuzzle, played: (line: Line) => void): Solving {
  const { number } = puzzle;
  const today = dayOf(new Date());
  const day = puzzleOfDay(today).number === number ? today : null;
  const held = inHand();
  const begun = held?.number === number ? held : null;
  let catches = $state.raw<readonly Move[]>(begun === null ? [] : catchesIn(puzzle, begun.catches));
  let hintStep = $state(0);
  let change = $state.raw<Solving["change"]>(null);
  let seconds = $state(0);
  let watch = startStopwatch(begun?.seconds ?? 0);
  const line = $derived(lineOf(puzzle, catches));

  const proposal = newProposal(
    (move) => fishAndChips.check(line.state, 0, move as Move),
    async (move) => {
      catches = [...catches, move as Move];
      changed();
      played(line);
      if (line.over) stands();
      return null;
    },
    // What the heron proposes is looked at before it is played.
    async () => settings.oneTap && hintStep < hintSteps,
  );

  function changed(): void {
    proposal.clear();
    hintStep = 0;
    hold();
  }
  function hold(): void {
    holdInHand(line.solved ? null : { number, catches: writeCatches(catches), seconds: watch.seconds() });
  }
  /** The sea stands still. */
  function stands(): void {
    const from = ratingNow(shelf());
    seconds = watch.seconds();
    changeShelf((now) => (line.solved ? solved(now, puzzle, seconds, day) : stuck(now, puzzle)));
    const to = ratingNow(shelf());
    change = to.haze === from.haze ? null : { from, to };
  }
  function backTo(count: number): void {
    // Solved, it is done: what comes now is another go, with a watch of its own.
    if (line.solved) {
      watch.stop();
      watch = startStopwatch(0);
    }
    change = null;
    catches = catches.slice(0, count);
    changed();
  }

  return {
    get line() {
      return line;
    },
    proposal,
    get hint() {
      return hintStep === 0 ? null : hintOf(puzzle, line, hintStep);
    },
    get hintStep() {
      return hintStep;
    },
    get change() {
      return change;
    },
    get seconds() {
      return seconds;
    },
    day,
    undo: () => backTo(Math.max(0, catches.length - 1)),
    backTo,
    help() {
      if (line.over) backTo(line.right);
      if (hintStep >= hintSteps) return;
      changeShelf((now) => helped(now, puzzle));
      hintStep++;
      const hint = hintOf(puzzle, line, hintStep);
      if (hint?.step !== "what") return;
      proposal.clear();
      proposal.propose(hint.move);
    },
    leave() {
      // Whoever only looked leaves in hand what was there.
      if (begun !== null || catches.length > 0) hold();
      watch.stop();
      proposal.clear();
    },
  };
}
