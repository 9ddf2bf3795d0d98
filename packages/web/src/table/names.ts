/** Names as they are shown: so that they stay apart from the sentence around them. */
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";
import { namesOf } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { levelCalled, levelNames } from "@guinguette/words/levels";
import { cutName } from "@guinguette/words/names";

/** What turns the direction of writing: shown, it would turn the rest of the sentence with it. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name within a sentence: its own direction is its own, and the sentence keeps its own. */
export function shownName(name: string): string {
  const plain = cutName(name.replace(turns, "")).trim();
  return fromTheRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What the server writes for whoever wished to be forgotten is no name. */
const forgotten = { fr: "Quelqu’un qui est parti", en: "Somebody who left" };

export function saidName(name: string, language: Language): string {
  return name === "—" ? forgotten[language] : shownName(name);
}

/**
 * How the seats are called, for a sentence or a label. A bot that nobody named is called by its level, and by its seat
 * too where somebody else is called the same: « Héron 2 ».
 */
export function shownNames(
  holders: readonly { readonly name: string; readonly level?: string }[],
  language: Language,
): SeatNames {
  const called = holders.map(({ name, level = "" }) => {
    const known = levelCalled(level);
    return saidName(name, language) || (known && levelNames[known][language]);
  });
  const isShared = (name: string | undefined) => called.indexOf(name) !== called.lastIndexOf(name);
  return namesOf(
    called.map((name, seat) =>
      name && isShared(name) && !shownName(holders[seat]?.name ?? "") ? `${name} ${seat + 1}` : name,
    ),
    language,
  );
}

/** The level of the bot at a seat; null for a person. */
export function levelIn(holders: readonly Holder[], seat: Seat): string | null {
  const holder = holders[seat];
  return holder?.kind === "bot" ? holder.level : null;
}
