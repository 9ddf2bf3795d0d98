/** A Fisher's casts: how likely each is, if baits and hooks are chosen so, and how much a character likes it. */
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { CharacterName } from "../character.ts";
import { baitTaste, hookTaste } from "./taste.ts";

/** `likely` says how likely the bait of each place in hand is cast, `hooked` how likely a hook is under it. */
export function castShares(
  { baits }: View,
  legal: readonly Move[],
  likely: readonly number[],
  hooked: (bait: number) => number,
): number[] {
  return legal.map((move) => {
    if (move.type !== "cast") return 0;
    const share = baits.reduce((sum, bait, place) => (bait === move.bait ? sum + likely[place]! : sum), 0);
    const hook = hooked(move.bait);
    return share * (move.card === "catch" ? hook : 1 - hook);
  });
}

/** As weights beside 1. */
export function castTaste(character: CharacterName, view: View, legal: readonly Move[]): number[] {
  return legal.map((move) => {
    if (move.type !== "cast") return 1;
    const liked = baitTaste(character, view, move.bait);
    return move.card === "catch" ? liked * hookTaste(character, view, move.bait) : liked;
  });
}
