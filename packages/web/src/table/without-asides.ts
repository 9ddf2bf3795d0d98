/** What a move did besides stands in brackets: the log has it, a question has little room. */
import type { SeatNames } from "@guinguette/words/game-words";

/** Nobody types these: they stand for the brackets of names, which stay whatever they are. */
const opened = "\ue000";
const closed = "\ue001";

export function withoutAsides(names: SeatNames, sentence: (names: SeatNames) => string): string {
  const whole: SeatNames = (seat) => names(seat).replaceAll("(", opened).replaceAll(")", closed);
  return sentence(whole)
    .replaceAll(/ \([^)]*\)/g, "")
    .replaceAll(opened, "(")
    .replaceAll(closed, ")");
}
