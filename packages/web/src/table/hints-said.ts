/** Who took how many hints, once the game is over. */
import type { HintsTaken } from "@guinguette/table/hints";
import type { TableSettings } from "@guinguette/table/settings";
import { numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { hintsWords as words } from "../words/hints.ts";
import { filled } from "../words/table.ts";
import { saidName } from "./names.ts";

interface Ended {
  readonly hints: readonly HintsTaken[];
  /** Of a table apart; null: the table is of this device. */
  readonly settings: TableSettings | null;
  readonly holders: readonly { readonly name: string }[];
  readonly names: SeatNames;
  /** Those at the screen: alone before bots, nobody else wants to know. */
  readonly persons: readonly number[];
}

/** In a sentence; null where there is nothing to say. */
export function hintsSaid(ended: Ended, language: Language): string | null {
  const { hints, settings, holders, names, persons } = ended;
  if (settings === null ? persons.length < 2 : settings.hints === "none") return null;
  // Apart nobody else would know.
  if (hints.length === 0) return settings === null ? null : words.none[language];
  // Another may have the seat by now.
  const called = ({ seat, name }: HintsTaken) =>
    holders[seat]?.name === name ? names(seat) : saidName(name, language);
  const taken = hints.map((one) => `${called(one)} ${numeral(one.count, language)}`).join(", ");
  return filled(words.taken[language], { taken });
}
