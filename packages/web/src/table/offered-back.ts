/** The way back that a screen offers: a sealed choice is changed, a move is taken back by itself or by asking. */
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { filled, tableWords } from "../words/table.ts";
import type { Sitting } from "./sitting.ts";

export interface OfferedBack {
  readonly text: string;
  /** Where there is room for one word. */
  readonly short: string;
  take(): void;
}

/** Null where there is no way back, or none yet. */
export function offeredBack(
  sitting: Pick<Sitting, "sealed" | "back" | "seen" | "change" | "takeBack">,
  names: SeatNames,
  language: Language,
): OfferedBack | null {
  const { sealed, back } = sitting;
  if (sealed !== null)
    return {
      text: tableWords.changeChoice[language],
      short: tableWords.changeShort[language],
      take: () => sitting.change(sealed),
    };
  if (back === null) return null;
  const isFree = back.how === "free";
  // Of one's own move, or, where several share the screen and another is to play, of whose.
  const [own, theirs] = isFree
    ? [tableWords.takeBack, tableWords.takeBackOf]
    : [tableWords.askBack, tableWords.askBackOf];
  const isOwn = back.seat === sitting.seen?.viewer;
  return {
    text: isOwn ? own[language] : filled(theirs[language], { name: names(back.seat) }),
    short: (isFree ? tableWords.takeBackShort : tableWords.askBackShort)[language],
    take: () => sitting.takeBack(),
  };
}
