/** The layout of this screen now; what reads it follows it. */
import { hasRoomForBoard, type Layout, layoutFor } from "./layout.ts";
import { settings } from "./settings.svelte.ts";

let now = $state<Layout>("upright");
let letter = $state(16);
let hasRoom = $state(true);
/** Whether this screen has been measured since it changed. */
let isMeasured = $state(true);

export function layout(): Layout {
  return now;
}

/** Whether the table is told in a list: by choice, or because the board has no room. */
export function inWords(): boolean {
  return settings.textTable || !hasRoom;
}

/**
 * The room left for the board of the table on this screen, in pixels. A board that had none is not tried again before
 * the screen changes: a list, with no players beside it, has more room, and the two would take turns for ever.
 */
export function measureRoom(width: number, height: number): void {
  if (width === 0 || height === 0) return;
  const isAnother = !isMeasured;
  isMeasured = true;
  if (!hasRoomForBoard(width / letter, height / letter)) hasRoom = false;
  else if (isAnother) hasRoom = true;
}

/** Another board: there may be room. */
export function tryRoom(): void {
  hasRoom = true;
}

/** Measures the screen anew: its size, and that of its letters. */
export function measureLayout(): void {
  letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  now = layoutFor(innerWidth / letter, innerHeight / letter);
  isMeasured = false;
}

export function followLayout(): void {
  measureLayout();
  addEventListener("resize", measureLayout);
}
