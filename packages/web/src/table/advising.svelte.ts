/** The heron's advice at a table in play: asked for, and said in the place of the prompt while its move waits or nothing does. */
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { type Heron, newHeron } from "./heron.svelte.ts";
import { sameMove } from "./same-move.ts";
import type { Sitting } from "./sitting.ts";
import { startThinker, type ThinkingTrouble } from "./thinking.ts";

export interface Advice {
  readonly text: string;
  /** Without why. */
  readonly brief: string | null;
}

export interface Advising {
  readonly heron: Heron;
  /** Null also once another move is proposed. */
  readonly advice: Advice | null;
  /** The places of the board that the advised move leads from and to. */
  readonly lit: readonly string[];
  ask(): void;
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
  const isHeeded = $derived(
    sitting.proposed === null || heron.move === null || sameMove(sitting.proposed, heron.move),
  );

  return {
    heron,
    get advice() {
      const text = isHeeded ? heron.advice : null;
      return text === null ? null : { text, brief: heron.brief };
    },
    get lit() {
      const view = sitting.seen?.view;
      if (!isHeeded || heron.move === null || view === undefined) return [];
      return look.touch.ways(heron.move, view).flatMap(({ from, to }) => [from, to]);
    },
    ask: () => heron.ask(),
    stop: () => thinker.stop(),
  };
}
