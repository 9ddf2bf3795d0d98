/** Which drawing is which card. */
import type { FishingCard } from "@guinguette/rules/fish-fish/cards";

export function cardArt(card: FishingCard | null): string {
  return card === null ? "line-back" : `line-${card}`;
}

/** Baits are told from fishing cards by their backs, too. */
export const BAIT_BACK = "bait-back";

/** There are two 3s, bread and cheese: the first one is bread. */
export function baitArt(value: number, second = false): string {
  if (value === 3) return second ? "bait-3-cheese" : "bait-3-bread";
  return `bait-${value}`;
}

/** The five baits of the box, each with its drawing (FF-C2). */
export const allBaits = [
  { value: 2, art: "bait-2" },
  { value: 3, art: "bait-3-bread" },
  { value: 3, art: "bait-3-cheese" },
  { value: 4, art: "bait-4" },
  { value: 5, art: "bait-5" },
] as const;
