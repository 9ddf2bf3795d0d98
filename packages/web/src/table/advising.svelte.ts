/** The heron's advice at a table in play: asked for, read beside the move or on a sheet, and put away. */
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { layout } from "../layout.svelte.ts";
import { type Heron, newHeron } from "./heron.svelte.ts";
import type { Sitting } from "./sitting.ts";
import { startThinker, type ThinkingTrouble } from "./thinking.ts";

export interface Advising {
  readonly heron: Heron;
  /** What is said beside the move: only a desk has room for it. */
  readonly aside: string | null;
  /** What is said on a sheet, until it has been read. */
  readonly sheet: string | null;
  ask(): void;
  /** What stands on the sheet has been read. */
  heed(): void;
  stop(): void;
}

export function newAdvising(
  sitting: Sitting,
  look: GameLook,
  names: () => SeatNames,
  said: (trouble: ThinkingTrouble) => void,
): Advising {
  /** For the heron alone: the bots of the table think where nobody looks. */
  const thinker = startThinker({ said });
  const heron = newHeron(sitting, look, thinker, names);
  let heeded = $state("");
  const isBeside = $derived(layout() === "desk");

  return {
    heron,
    get aside() {
      return isBeside ? heron.advice : null;
    },
    get sheet() {
      return isBeside || heron.advice === heeded ? null : heron.advice;
    },
    ask() {
      heeded = "";
      heron.ask();
    },
    heed() {
      heeded = heron.advice ?? "";
    },
    stop: () => thinker.stop(),
  };
}
