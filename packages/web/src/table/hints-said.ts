/** Who took how many hints, once the game is over. */
import type { HintsTaken } from "@guinguette/table/hints";
import type { TableSettings } from "@guinguette/table/settings";
import { numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { endWords } from "../words/end.ts";
import { filled } from "../words/table.ts";
import { saidName } from "./names.ts";

interface Ended {
  readonly hints: readonly HintsTaken[];
  readonly settings: TableSettings;
  readonly holders: readonly { readonly name: string }[];
  readonly names: SeatNames;
  /** Whether it is told that there were none, too: apart nobody else would know. */
  readonly apart: boolean;
  /** Those at the screen: alone before bots, nobody else wants to know. */
  readonly persons: readonly number[];
}

/** In a sentence; null where there is nothing to say. */
export function hintsSaid(ended: Ended, language: Language): string | null {
  const { hints, settings, holders, names, apart, persons } = ended;
  if (settings.hints === "none" || (!apart && persons.length < 2)) return null;
  if (hints.length === 0) return apart ? endWords.noHints[language] : null;
  // Another may have the seat by now.
  const called = ({ seat, name }: HintsTaken) =>
    holders[seat]?.name === name ? names(seat) : saidName(name, language);
  const taken = hints.map((one) => `${called(one)} ${numeral(one.count, language)}`).join(", ");
  return filled(endWords.hints[language], { taken });
}
