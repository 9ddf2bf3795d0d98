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
/** So few lanes are low ones below the water, however low the glass. */
const FEW = 2;

/** `room`: null before the board has been measured. */
export function arrangementFor(layout: Layout, room: Room | null, lanes: number): Arrangement {
  if (layout === "folded") return "folded";
  if (room === null) return layout === "low" ? "beside" : "above";
  const { width, height } = room;
  const lanesBelow = 0.6 * height - 1.2;
  // A television is wide and has the height for whole lanes too.
  if (height >= 25 && width >= 34 && lanesBelow >= ROOMY_LANE * lanes) return "above";
  const isWide = layout === "low" && width > 1.2 * height;
  // So few lanes would stand as high beside the water as all of it, and have nothing to say there.
  if (isWide && lanes <= FEW && width >= 24 && height >= 16) return "above";
  if (isWide) return width >= 25 && height >= Math.max(16, 2.2 * lanes) ? "beside" : "folded";
  return width >= 18 && lanesBelow >= LANE * lanes ? "above" : "folded";
}

/** What of the folded board is told in short, so that all of it is in sight at once. */
export interface Folding {
  /** The line in one line, and the rest of its words below the Fish. */
  readonly brief: boolean;
  /** The Fish as signs instead of words. */
  readonly signs: boolean;
}

/** In rem: a Fish in words, a row of signs, the line in one line, the Fisher's hand in one row or in two. */
const ROW = 2.6;
const SIGNS = 2.3;
const BRIEF_LINE = 2.9;
const HAND = 9.5;
const HAND_IN_TWO = 14;

/** How many signs stand side by side. */
export function signsAcross(fish: number): number {
  if (fish <= 2) return fish;
  return Math.ceil(fish / (fish <= 6 ? 2 : Math.ceil(fish / 4)));
}

export function foldingFor({ width, height }: Room, fish: number, casting: boolean): Folding {
  if (casting) {
    const hand = width >= 18.4 ? HAND : HAND_IN_TWO;
    return { brief: false, signs: height < hand + ROW * fish };
  }
  // Beside its words, or above them.
  const line = width >= 12.9 ? 8.8 : 11;
  // The line stands beside the Fish.
  if (width >= 16 && width >= 1.1 * height) return { brief: height < 11, signs: height < ROW * fish };
  if (height >= line + ROW * fish) return { brief: false, signs: false };
  if (height >= BRIEF_LINE + ROW * fish) return { brief: true, signs: false };
  return { brief: height < line + SIGNS * Math.ceil(fish / signsAcross(fish)), signs: true };
}
