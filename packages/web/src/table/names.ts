/** Names as people give them: any script, any sign; cut by what a reader counts, and shown so that they stay apart. */
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";
import { namesOf } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";

/** The longest name, in signs as a reader counts them. */
const LONGEST = 24;
/** A sign may be made of many: a family, a flag, a letter under its marks. No name of people needs more than this. */
const LONGEST_UNITS = 16 * LONGEST;

/** A name within its measure: never half a sign, and no tower of marks over one letter. */
export function cutName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").replace(/(\p{M}{4})\p{M}+/gu, "$1");
  let cut = "";
  for (const sign of firstSigns(plain)) {
    if (cut.length + sign.length > LONGEST_UNITS) break;
    cut += sign;
  }
  return cut;
}

function firstSigns(text: string): string[] {
  // The first few are enough, however long the text is.
  const start = text.slice(0, 4 * LONGEST_UNITS);
  // An older browser knows no segmenter: whole characters are then the best that can be done.
  if (typeof Intl.Segmenter === "undefined") return [...start].slice(0, LONGEST);
  const signs: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(start)) {
    if (signs.length === LONGEST) break;
    signs.push(segment);
  }
  return signs;
}

/** What turns the direction of writing: shown, it would turn the rest of the sentence with it. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name within a sentence: its own direction is its own, and the sentence keeps its own. */
export function shownName(name: string): string {
  const plain = cutName(name.replace(turns, "")).trim();
  return fromTheRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** How the seats are called, for a sentence or a label. */
export function shownNames(holders: readonly Pick<Holder, "name">[], language: Language): SeatNames {
  return namesOf(
    holders.map(({ name }) => shownName(name) || undefined),
    language,
  );
}

/** The level of the bot at a seat; null for a person. */
export function levelIn(holders: readonly Holder[], seat: Seat): string | null {
  const holder = holders[seat];
  return holder?.kind === "bot" ? holder.level : null;
}
