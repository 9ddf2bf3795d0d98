/** What a whole room reads of something that the board held back, and for how long it reads a sheet. */
import type { Types } from "@guinguette/rules/contract";
import type { Told } from "@guinguette/table/shown";
import type { Sentence } from "../table/sentences.ts";

/** Events of one move, whichever it was. */
export const asTold = (events: readonly Types["told"][]): readonly Told[] =>
  events.map((event) => ({ at: 0, event }));

/** Of the lines that one move brought: what came of it, rather than the move itself or the next round. */
export function outcomeOf(lines: readonly Sentence[]): Pick<Sentence, "seat" | "text" | "gain"> | null {
  return lines.findLast(({ gain }) => gain !== null) ?? lines[1] ?? lines[0] ?? null;
}

/** In milliseconds; a room reads a line after the other, and looks for its names first. */
export const sheetTime = (lines: number): number => 4000 + 1200 * lines;

/** What came of a line is seen for so long at the least, in milliseconds. */
export const GLANCE = 1200;
