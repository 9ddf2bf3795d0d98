/** What a whole room reads of something that the board held back, and for how long it reads a sheet. */
import { lineTime, type Sentence } from "../table/sentences.ts";

/** Of the lines that one move brought: what came of it, rather than the move itself or the next round. */
export function outcomeOf(lines: readonly Sentence[]): Pick<Sentence, "seat" | "text" | "gain"> | null {
  return lines.findLast(({ gain }) => gain !== null) ?? lines[1] ?? lines[0] ?? null;
}

/** In milliseconds; a room reads a line after the other, and looks for its names first. */
export const sheetTime = (lines: number): number => 4000 + 1200 * lines;

/** A line, and when it may be said at the soonest; times in milliseconds. */
export interface Line {
  readonly said: Sentence;
  readonly at: number;
}

/** Each line when the one before has been read, and never before the board has shown it; and when all have been read. */
export function inTurn(lines: readonly Line[]): { readonly lines: readonly Line[]; readonly end: number } {
  const told: Line[] = [];
  let end = 0;
  for (const { said, at } of lines) {
    const line = { said, at: Math.max(at, end) };
    told.push(line);
    end = line.at + lineTime(said.text);
  }
  return { lines: told, end };
}

/** What came of a line is seen for so long at the least, in milliseconds. */
export const GLANCE = 1200;
