/** What somebody may tell others of a puzzle they have solved: how long, whether helped, and where it is; never how. */
import { plural } from "@guinguette/words/common";
import { type Language, locales } from "@guinguette/words/language";
import { toldWords as words } from "../words/puzzles.ts";
import { filled } from "../words/table.ts";
import { dateOf } from "./day.ts";
import type { Trace } from "./shelf.ts";

/** « 31 s », « 2 min 10 s », « 1 h 4 min ». */
export function timeSaid(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}\u00a0h ${Math.floor(seconds / 60) % 60}\u00a0min`;
  return `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`;
}

/** A day as a date: « 16 novembre 2026 ». */
export function daySaid(day: number, language: Language, style: "full" | "long" = "long"): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: style, timeZone: "UTC" }).format(
    dateOf(day),
  );
}

interface Solved {
  readonly puzzle: { readonly number: number; readonly rating: number };
  readonly trace: Trace;
  /** The day, where it is that day's puzzle. */
  readonly day: number | null;
  readonly address: string;
}

export function toldOf({ puzzle, trace, day, address }: Solved, language: Language): string {
  const { solved, hints, stuck } = trace;
  const help =
    hints === 0
      ? words.noHint[language]
      : `${hints} ${language === "fr" ? plural(hints, "conseil", "conseils", "fr") : plural(hints, "hint", "hints", "en")}`;
  const how = [
    filled(words.solvedIn[language], { time: timeSaid(solved ?? 0) }),
    help,
    ...(hints === 0 && !stuck ? [words.firstGo[language]] : []),
  ].join(", ");
  const what =
    day === null
      ? filled(words.ofList[language], { n: String(puzzle.number) })
      : filled(words.ofDay[language], { date: daySaid(day, language) });
  return filled(words.said[language], { what, rating: String(puzzle.rating), how, address });
}
