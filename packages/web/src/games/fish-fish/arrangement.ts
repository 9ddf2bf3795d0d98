/**
 * How the board lies in the room it has:
 * - `above`: the bank and the water, and the lanes below them;
 * - `beside`: the lanes beside them, where the room is low;
 * - `folded`: the line large and the Fish in words, where there is room for few letters.
 */
import type { Layout } from "../../layout.ts";

export type Arrangement = "above" | "beside" | "folded";

/** In rem. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The least height of a lane that is still one line of text, and of one with all there is to say, side by side. */
const LANE = 1.3;
const ROOMY_LANE = 3;

/** `room`: null before the board has been measured. */
export function arrangementFor(layout: Layout, room: Room | null, lanes: number): Arrangement {
  if (layout === "folded") return "folded";
  if (room === null) return layout === "low" ? "beside" : "above";
  const { width, height } = room;
  const lanesBelow = 0.6 * height - 1.2;
  // A television is wide and has the height for whole lanes too.
  if (height >= 25 && width >= 34 && lanesBelow >= ROOMY_LANE * lanes) return "above";
  if (layout === "low" && width > 1.2 * height)
    return width >= 25 && height >= Math.max(16, 2.2 * lanes) ? "beside" : "folded";
  return width >= 18 && lanesBelow >= LANE * lanes ? "above" : "folded";
}
