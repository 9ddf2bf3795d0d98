/** What stands on a plate: the bucket, what is in it and its points where they may be known, and the float of the first player. */
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { cardCount, pointsUnit, signed } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import type { Piece, PlateData } from "../plate.ts";
import { kindsIn } from "./bucket.ts";
import { bucketOf } from "./pictures.ts";
import { boardWords, colon } from "./words.ts";

export function plate(view: View, seat: Seat, language: Language): PlateData {
  const owner = view.seats[seat];
  if (owner === undefined) return {};
  const score = view.scores[seat] ?? null;
  const points = score === null ? "" : `${signed(score, language)}\u00a0${pointsUnit(score, language)}`;
  const inside = kindsIn(owner.bucket ?? [], language, view.options.edition).map(
    ({ picture, count, words }): Piece => ({
      label: words,
      art: { file: "chat", id: picture },
      ...(count > 1 ? { mark: String(count) } : {}),
    }),
  );
  const float: Piece[] =
    view.firstPlayer === seat
      ? [{ label: boardWords.firstPlayer[language], art: { file: "chat", id: "float" } }]
      : [];
  return {
    ...(score !== null && owner.bucketCount > 0
      ? { big: { text: signed(score, language), label: points } }
      : {}),
    figures: [
      {
        text: String(owner.bucketCount),
        label: `${boardWords.toBucket[language]}${colon(language)}${cardCount(owner.bucketCount, language)}`,
        art: bucketOf(seat),
      },
    ],
    pieces: [...float, ...inside],
  };
}
