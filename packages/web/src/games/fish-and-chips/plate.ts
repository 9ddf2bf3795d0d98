/** What stands on a plate: the points, how far it is to go, and the fish caught in this round. */
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Seat } from "@guinguette/rules/seats";
import { colourWord } from "@guinguette/words/fish-and-chips/names";
import type { Language } from "@guinguette/words/language";
import type { PlateData } from "../plate.ts";
import { catchOf } from "./quays.ts";
import { boardWords, orderSaid, scoreSaid } from "./words.ts";

export function plate(view: View, seat: Seat, language: Language): PlateData {
  if (view.players === 1) {
    const own = view.order.at(-1) ?? "red";
    return {
      token: colours.indexOf(own),
      figures: [{ text: colourWord(own, language), label: orderSaid(view, language) }],
    };
  }
  const colour = colours[seat] ?? "red";
  const caught = catchOf(view.board, colour, view.options.recaptured);
  const total = view.scores[seat] ?? 0;
  return {
    big: {
      text: String(total),
      label: scoreSaid(total, caught.length, view.options.target, language),
      unit: `/${view.options.target}`,
    },
    figures:
      caught.length === 0
        ? []
        : [{ text: `+${caught.length}`, label: "", unit: boardWords.thisRound[language] }],
    pieces: caught.map((fish) => ({
      label: colourWord(fish, language),
      art: { file: "chips", id: `chip-${fish}` },
    })),
  };
}
