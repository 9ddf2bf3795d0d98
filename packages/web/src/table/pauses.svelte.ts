/** How long what happened is shown, and the sheets that it sometimes leads to. */
import type { Types } from "@guinguette/rules/contract";
import type { GameLook, Moment } from "../games/look.ts";
import { settings } from "../settings.svelte.ts";

export interface Pauses {
  /** The sheet that lies open. */
  readonly sheet: Moment | null;
  /** How long the screen needs for these events, in milliseconds; without end where a sheet has to be closed. */
  durationOf(
    events: readonly Types["told"][],
    readingTime: number,
    sheet: (() => Moment | null) | null,
  ): number;
  close(): void;
  stop(): void;
}

export function newPauses(look: GameLook): Pauses {
  let open = $state.raw<(() => Moment | null) | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get sheet() {
      return open?.() ?? null;
    },
    durationOf(events, readingTime, sheet) {
      // Without motion nothing travels, but a reveal is held as long: suspense is no motion.
      const usual = Math.max(look.duration(events), readingTime) * settings.pace;
      if (sheet === null) return usual;
      // The sheet comes when the board has shown what led to it, and stays until it has been read.
      const put = () => {
        open = sheet;
      };
      if (usual <= 0) put();
      else timer = setTimeout(put, usual);
      return Number.POSITIVE_INFINITY;
    },
    close() {
      open = null;
    },
    stop: () => clearTimeout(timer),
  };
}
