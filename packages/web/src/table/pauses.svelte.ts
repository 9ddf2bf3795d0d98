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
  /** Puts a sheet that is to come at once; says whether what is being shown waits for it. */
  hurry(): boolean;
  close(): void;
  /** Whether what is being shown waited for the sheet that was closed: later news has a while of its own. */
  readonly isRead: boolean;
  /** What lies open or is to come belongs to something that is not seen any more. */
  drop(): void;
}

export function newPauses(look: GameLook): Pauses {
  type Made = () => Moment | null;
  let open = $state.raw<Made | null>(null);
  let toCome: Made | null = null;
  /** The one that the latest news led to, and the one that was closed. */
  let latest: Made | null = null;
  let closed: Made | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(): void {
    clearTimeout(timer);
    open = toCome;
    toCome = null;
  }
  return {
    get sheet() {
      return open?.() ?? null;
    },
    durationOf(events, readingTime, sheet) {
      // Without motion nothing travels, but a reveal is held as long: suspense is no motion.
      const usual = Math.max(look.duration(events), readingTime) * settings.pace;
      latest = sheet;
      if (sheet === null) return usual;
      // The sheet comes when the board has shown what led to it, and stays until it has been read.
      clearTimeout(timer);
      toCome = sheet;
      if (usual <= 0) put();
      else timer = setTimeout(put, usual);
      return Number.POSITIVE_INFINITY;
    },
    hurry() {
      if (toCome === null) return false;
      put();
      return open === latest;
    },
    close() {
      closed = open;
      open = null;
    },
    get isRead() {
      return latest !== null && latest === closed;
    },
    drop() {
      clearTimeout(timer);
      toCome = null;
      open = null;
    },
  };
}
