/** A typed move: its number in the list, the game's own shorthand, or words that only one move has. */
import type { Types } from "@guinguette/rules/contract";
import type { GameLook } from "../games/look.ts";

/** The moves that the text may mean; exactly one is an answer. */
export function movesMeant(
  text: string,
  legal: readonly Types["move"][],
  named: readonly string[],
  look: Pick<GameLook, "typed">,
  view: Types["view"],
): readonly Types["move"][] {
  const typed = text.trim();
  if (/^\d+$/.test(typed)) {
    const move = legal[Number(typed) - 1];
    return move === undefined ? [] : [move];
  }
  const short = look.typed(typed.toLowerCase(), legal, view);
  if (short.length > 0) return short;
  const words = plain(typed)
    .split(" ")
    .filter((word) => word !== "");
  const exact = legal.filter((_, index) => plain(named[index] ?? "") === words.join(" "));
  if (exact.length === 1) return exact;
  return legal.filter((_, index) => {
    const name = ` ${plain(named[index] ?? "")} `;
    return words.every((word) => name.includes(` ${word}`));
  });
}

/** Without accents, signs and capitals; few keyboards have an œ. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
