/** What becomes of a game that one resigns, and whose it is then. */
import type { Seat } from "@guinguette/rules/seats";
import type { Chair } from "@guinguette/table/terms";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { onlineWords } from "../words/online.ts";
import { filled } from "../words/table.ts";

type Chairs = readonly Pick<Chair, "resigned">[];

function othersThan(own: Seat | null, chairs: Chairs): Seat[] {
  return chairs.flatMap(({ resigned }, seat) => (resigned || seat === own ? [] : [seat]));
}

/** In few words, before anybody is asked: whether it goes on. */
export function resigningBrief(chairs: Chairs, own: Seat | null, language: Language): string {
  return (othersThan(own, chairs).length > 1 ? onlineWords.resignOn : onlineWords.resignStops)[language];
}

/** What whoever would resign is asked. */
export function resigningSaid(
  chairs: Chairs,
  own: Seat | null,
  names: SeatNames,
  language: Language,
): string {
  const others = othersThan(own, chairs);
  const [winner] = others;
  if (winner === undefined) return onlineWords.resignEnds[language];
  if (others.length > 1) return onlineWords.resignSure[language];
  return filled(onlineWords.resignWins[language], { name: names(winner) });
}
