/** What whoever would resign is asked: what becomes of the game, and whose it is then. */
import type { Seat } from "@guinguette/rules/seats";
import type { Chair } from "@guinguette/table/terms";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { onlineWords } from "../words/online.ts";
import { filled } from "../words/table.ts";

export function resigningSaid(
  chairs: readonly Pick<Chair, "resigned">[],
  own: Seat | null,
  names: SeatNames,
  language: Language,
): string {
  const others = chairs.flatMap(({ resigned }, seat) => (resigned || seat === own ? [] : [seat]));
  const [winner] = others;
  if (winner === undefined) return onlineWords.resignEnds[language];
  if (others.length > 1) return onlineWords.resignSure[language];
  return filled(onlineWords.resignWins[language], { name: names(winner) });
}
