/** What was told, in the fewest lines that tell it: for the log, the slate and the replay. */
import type { Told } from "@guinguette/table/shown";
import type { LogLine, SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook, Hush } from "../games/look.ts";

/** A line of the log. It keeps its key while it grows with its turn. */
export interface Sentence extends LogLine {
  readonly key: number;
  /** Whether it tells what happened beside the moves. */
  readonly beside?: boolean;
}

/** In the order they happened. */
export function sentencesOf(
  look: GameLook,
  told: readonly Told[],
  names: SeatNames,
  language: Language,
): Sentence[] {
  return look.words.log(told, names, language).map((line, key) => ({ ...line, key }));
}

/**
 * What is told while the board shows what these lines tell: of several things that one move brought, the last
 * that brought somebody something says most, and else the last that somebody did.
 * While the board holds its breath, `hush` is said instead, beside the sign of whose it is or who began it: the sign of
 * what came of it would tell it.
 */
export function toldNow(
  lines: readonly Sentence[],
  hush: Hush | null,
  language: Language,
): Pick<Sentence, "seat" | "text" | "gain"> | null {
  if (hush === null)
    return (
      lines.findLast(({ gain }) => gain !== null) ??
      lines.findLast(({ seat }) => seat !== null) ??
      lines.at(-1) ??
      null
    );
  return { seat: hush.seat ?? lines[0]?.seat ?? null, text: hush[language], gain: null };
}

/** For how long a line is read, in milliseconds at the usual pace. */
export const lineTime = (text: string): number => 600 + 25 * text.length;

/** Of lines, the latest first, as many whole ones as have so many letters together; one in any case. */
export function latestOf(lines: readonly Sentence[], letters: number): Sentence[] {
  let sum = 0;
  return lines.filter(({ text }, index) => {
    sum += text.length;
    return index === 0 || sum <= letters;
  });
}

/** How many letters a desk has room for of what is told this once. */
export const ROOM = 170;

/** Lines in the order they happened, as one. */
export function asOne(lines: readonly Sentence[]): Pick<Sentence, "seat" | "text" | "gain"> {
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return only;
  return { seat: null, text: lines.map(({ text }) => text).join(" "), gain: null };
}

/**
 * Whether what is told this once has been overtaken by a move that was made since; both the latest first. What happens
 * beside the moves is told again by the log: that somebody is back does not hide what a bot has just done for them.
 */
export function isOvertaken(passing: readonly Sentence[], log: readonly Sentence[]): boolean {
  const last = log.find(({ beside }) => beside !== true);
  return (last?.at ?? -1) > (passing[0]?.at ?? -1);
}
