/** A line half chosen: a fishing card, a bait, or both once it is proposed. */
import { type FishingCard, fishingCards } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";

export interface Cast {
  readonly card: FishingCard | null;
  readonly bait: number | null;
}

/** What is picked up, as the frame keeps it. */
export function pickOf(picked: { readonly card: FishingCard } | { readonly bait: number }): string {
  return "card" in picked ? picked.card : `bait ${picked.bait}`;
}

export function castOf(move: Move | null, picked: string | null): Cast {
  if (move?.type === "cast") return { card: move.card, bait: move.bait };
  const card = fishingCards.find((one) => one === picked) ?? null;
  const bait = picked?.startsWith("bait ") ? Number(picked.slice(5)) : null;
  return { card, bait };
}
