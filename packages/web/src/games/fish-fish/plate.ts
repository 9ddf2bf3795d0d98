/** What stands on a plate: points, and what the round has brought. */
import { CATCH_POINTS } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Seat } from "@guinguette/rules/seats";
import { tiles } from "@guinguette/words/fish-fish/names";
import type { Language } from "@guinguette/words/language";
import type { PlateData } from "../plate.ts";
import { banked, boardWords, caughtLabel, pointsShort } from "./words.ts";

export function plate(view: Shown, seat: Seat, language: Language): PlateData {
  const fish = view.fish.find((one) => one.seat === seat);
  const big = pointsShort(view.scores[seat] ?? 0, language);
  const coming = fish === undefined ? CATCH_POINTS * view.caught : banked(fish);
  const what = fish === undefined ? caughtLabel(view.caught, language) : tiles(fish.tiles, language);
  return {
    big: { text: big, label: big },
    figures:
      view.phase === "over"
        ? []
        : [
            ...(coming > 0
              ? [{ text: `+${coming}`, label: `+${coming} ${boardWords.thisRound[language]}` }]
              : []),
            { text: what, label: what },
          ],
  };
}
