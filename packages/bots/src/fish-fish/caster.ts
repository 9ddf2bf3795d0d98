/** A Fisher's casts by how likely it hooks under each bait, and by its character. */
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { CharacterName } from "../character.ts";
import { baitTaste, hookTaste } from "./taste.ts";

/** How much each cast is liked. `strength` says how much of the taste is let be seen, from 0 to 1; `hooked`, how likely
 * somebody without taste hooks under a bait. */
export function castTaste(
  character: CharacterName,
  view: View,
  legal: readonly Move[],
  strength: number,
  hooked: (bait: number) => number,
): number[] {
  return legal.map((move) => {
    if (move.type !== "cast") return 0;
    const chance = hooked(move.bait);
    const odds = chance * (1 + strength * (hookTaste(character, view, move.bait) - 1));
    const hook = odds / (odds + 1 - chance);
    const cards = view.baits.filter((bait) => bait === move.bait).length;
    return cards * baitTaste(character, view, move.bait) * (move.card === "catch" ? hook : 1 - hook);
  });
}
