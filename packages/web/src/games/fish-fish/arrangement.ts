/**
 * How the board lies in the room it has:
 * - `above`: the bank and the water, and the lanes below them;
 * - `beside`: the lanes beside them, where the room is low;
 */
import type { Layout } from "../../layout.ts";

export type Arrangement = "above" | "beside";

/** In rem. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The least height of a lane that is still one line of text, and of one with all there is to say, side by side. */
const LANE = 1.3;
const ROOMY_LANE = 3;
/** So few lanes are low ones below the water, however low the glass. */
const FEW = 2;

/** `room`: null before the board has been measured. */
export function arrangementFor(layout: Layout, room: Room | null, lanes: number): Arrangement {
  if (room === null) return layout === "low" ? "beside" : "above";
  const { width, height } = room;
  const lanesBelow = 0.6 * height - 1.2;
  // A television is wide and has the height for whole lanes too.
  if (height >= 25 && width >= 34 && lanesBelow >= ROOMY_LANE * lanes) return "above";
  const isWide = layout === "low" && width > 1.2 * height;
  // So few lanes would stand as high beside the water as all of it, and have nothing to say there.
  if (isWide && lanes <= FEW && width >= 24 && height >= 16) return "above";
  if (isWide) return width >= 25 && height >= 0 ? "beside" : "above";
  return width >= 18 && lanesBelow >= LANE * lanes ? "above" : "beside";
}
