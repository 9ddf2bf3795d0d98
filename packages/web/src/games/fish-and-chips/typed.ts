/** Moves as they are typed: « b3 b1 », « pieuvre c4 », « o c4 », « prêt ». */
import type { BigFish, Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { endsOf } from "@guinguette/words/fish-and-chips/places";

const kinds: Readonly<Record<BigFish, readonly string[]>> = {
  octopus: ["octopus", "o", "pieuvre", "p", "16"],
  shark: ["shark", "s", "requin", "r", "15"],
};
const readies = ["ready", "prêt", "pret", "ok"];

export function typedMoves(text: string, legal: readonly Move[], view: View): readonly Move[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+|x/u)
    .filter((word) => word !== "");
  const [first, second] = words;
  if (first === undefined || words.length > 2) return [];
  if (second === undefined) {
    if (readies.includes(first)) return legal.filter(({ type }) => type === "ready");
    return legal.filter((move) => endsOf(move, view)?.some((square) => square === first));
  }
  return legal.filter((move) => {
    const ends = endsOf(move, view);
    if (ends === null || ends[1] !== second) return false;
    return ends[0] === first || (move.type === "swap" && kinds[move.fish].includes(first));
  });
}
