/** What stands on a plate: dollars, worms, and the boats with what lies in them. */
import type { Seat } from "@guinguette/rules/seats";
import type { View } from "@guinguette/rules/wishes/view";
import type { Language } from "@guinguette/words/language";
import { isDouble } from "@guinguette/words/wishes/markets";
import { cardName, fishOfCard, worms } from "@guinguette/words/wishes/names";
import type { Piece, PlateData } from "../plate.ts";
import { boardWords, money } from "./words.ts";

export function plate(view: View, seat: Seat, language: Language): PlateData {
  const held = view.seats[seat];
  if (held === undefined) return {};
  const dollars = money(held.dollars, language);
  const cargo = held.cards.map(
    (card): Piece => ({
      label: cardName(card, language),
      art: { file: "fish", id: fishOfCard(card) },
      ...(isDouble(card) ? { mark: "×2" } : {}),
    }),
  );
  const free = Array.from(
    { length: held.boats - held.cards.length },
    (): Piece => ({
      label: boardWords.freeBoat[language],
      art: { file: "market", id: "boat", player: seat },
    }),
  );
  return {
    big: { text: dollars, label: dollars },
    figures: [
      {
        text: String(held.worms),
        label: worms(held.worms, language),
        art: { file: "market", id: "worm" },
      },
    ],
    pieces: [...cargo, ...free],
  };
}
