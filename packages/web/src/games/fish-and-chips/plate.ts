/** What stands on a plate: the points, how far it is to go, and the fish caught in this round. */
import { type ColourName, colours } from "@guinguette/rules/fish-and-chips/fish";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Seat } from "@guinguette/rules/seats";
import { colourWord } from "@guinguette/words/fish-and-chips/names";
import type { Language } from "@guinguette/words/language";
import type { PlateData } from "../plate.ts";
import { catchOf } from "./quays.ts";
import { orderSaid, scoreSaid } from "./words.ts";

/** The fish in this player's piles that count for them in this round, by their colours. */
export function caughtBy(view: View, seat: Seat): readonly ColourName[] {
  return catchOf(view.board, colours[seat] ?? "red", view.options.recaptured);
}

export function plate(
  view: View,
  seat: Seat,
  language: Language,
  lit: "catch" | "total" | null = null,
): PlateData {
  if (view.players === 1) {
    const own = view.order.at(-1) ?? "red";
    return {
      token: colours.indexOf(own),
      figures: [{ text: colourWord(own, language), label: orderSaid(view, language) }],
    };
  }
  const caught = caughtBy(view, seat);
  const total = view.scores[seat] ?? 0;
  return {
    big: {
      text: String(total),
      label: scoreSaid(total, caught.length, view.options.target, language),
      unit: `/${view.options.target}`,
      lit: lit === "total",
    },
    figures: caught.length === 0 ? [] : [{ text: `+${caught.length}`, label: "", lit: lit === "catch" }],
    pieces: caught.map((fish) => ({
      label: colourWord(fish, language),
      art: { file: "chips", id: `chip-${fish}` },
    })),
  };
}
