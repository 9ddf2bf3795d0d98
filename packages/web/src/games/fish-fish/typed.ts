/** Moves by a few letters: « p4 » or "c4" sets a catch on bait 4, « b4 » or "e4" an empty card; « m2 » or "b2" bets
 * two tiles, « rien » none, « tout » all. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";

const casts: readonly [RegExp, FishingCard][] = [
  [/^(?:p|prise|c|catch)\s*(\d)$/, "catch"],
  [/^(?:b|bredouille|e|empty)\s*(\d)$/, "empty"],
];
const bets = /^(?:m|mise|miser|b|bet)\s*(\d)(?:\s*(?:tuiles?|tiles?))?$/;
const nothing = /^(?:rien|passe|nothing|none|pass)$/;
const everything = /^(?:tout|all)$/;

export function typedMoves(text: string, legal: readonly Move[]): readonly Move[] {
  const typed = text.trim().toLowerCase();
  const stakes = legal.filter((move) => move.type === "bet");
  if (stakes.length > 0) {
    const most = Math.max(...stakes.map(({ tiles }) => tiles));
    const wanted = nothing.test(typed)
      ? 0
      : everything.test(typed)
        ? most
        : Number(bets.exec(typed)?.[1] ?? Number.NaN);
    return stakes.filter(({ tiles }) => tiles === wanted);
  }
  for (const [pattern, card] of casts) {
    const bait = pattern.exec(typed)?.[1];
    if (bait === undefined) continue;
    return legal.filter((move) => move.type === "cast" && move.card === card && move.bait === Number(bait));
  }
  return [];
}
