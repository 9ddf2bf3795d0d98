/** What a program says on its standard error: shown to people, so it may neither command a terminal nor flood it. */
import { shown } from "@guinguette/words/common";

/** Signs shown of one process; the rest is read, and dropped. */
export const mostAside = 20_000;

/** A line that does not end is shown in parts. */
const longestLine = 1000;

export interface Aside {
  /** The lines that are complete with this text. */
  hear(text: string): string[];
  /** What was begun and never ended. */
  end(): string[];
}

export function asideOf(): Aside {
  let begun = "";
  let left = mostAside;
  const lines = (texts: readonly string[]) => texts.filter((line) => line !== "").map(harmless);
  return {
    hear(text) {
      if (left === 0) return [];
      const kept = text.slice(0, left);
      left -= kept.length;
      const parts = `${begun}${kept}${left === 0 ? "…" : ""}`.split(/\r?\n/);
      begun = left === 0 ? "" : (parts.pop() ?? "");
      if (begun.length > longestLine) {
        parts.push(begun);
        begun = "";
      }
      return lines(parts);
    },
    end: () => lines([begun]),
  };
}

/** `shown` cuts what is long: here all of it matters, piece by piece. */
function harmless(line: string): string {
  return (line.match(/.{1,50}/gsu) ?? []).map(shown).join("");
}
