/** What a sitting asks of the page around it: how long things are shown, what is heard of them, and how one plays. */
import type { Types } from "@guinguette/rules/contract";
import type { Because } from "@guinguette/table/changes";
import type { Pace } from "./near-table.ts";

export interface SittingOptions {
  /** What has to be said of the bots. */
  readonly said: Pace["said"];
  /** How long the board needs for these events, in milliseconds; 0 without motion. */
  duration(events: readonly Types["told"][]): number;
  /** Whether what these events reveal is held back for a while: until then nothing is offered. */
  readonly isHeld?: (events: readonly Types["told"][]) => boolean;
  /** After every move. */
  played(events: readonly Types["told"][]): void;
  /** Before moves that were taken back are gone from the screen. */
  readonly rewinding?: () => void;
  /** Something that somebody here wished was not done, and no rule of the game says why. */
  readonly notDone?: (because: Because) => void;
  /** How long it takes to read what is told this once, in milliseconds, at whatever pace. */
  readonly readingTime?: () => number;
  /** How long a bot seems to think, in milliseconds. */
  readonly botDelay: () => number;
  /** Whether one touch is enough, for a move that could be taken back. */
  readonly oneTap?: () => boolean;
}
