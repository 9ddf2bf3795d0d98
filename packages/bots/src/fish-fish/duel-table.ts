/** How to play a round between two, by what the one who has to move sees. */
import { baitValues, type FishingCard } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { isTidy, type Spot } from "./duel.ts";
import type { Shares } from "./shares.ts";

export interface DuelTable {
  readonly fisher: Shares;
  readonly fish: Shares;
}

/** What both see: tiles, what was revealed, loot, baits. */
function look(spot: Pick<Spot, "tiles" | "catches" | "empties" | "loot" | "baits">, own: number): string {
  const { tiles, catches, empties, loot, baits } = spot;
  return [own, tiles, catches, empties, ...loot, ...baits].join("");
}

/** What the Fisher sees before a cast: its hand too. */
export function lookOfFisher(spot: Spot): string {
  return look(spot, spot.hooks);
}

/** What the Fish sees before a bet: the bait. */
export function lookOfFish(spot: Spot): string {
  return look(spot, spot.bait ?? 0);
}

/** What somebody sees; the past, which nobody sees, is left out. */
function spotOf(view: View): Spot {
  const { bait, baits, hand, revealed } = view;
  const fish = view.fish[0]!;
  return {
    tiles: fish.tiles,
    loot: baitValues.map((value) => fish.loot[value]),
    baits,
    hooks: (hand ?? []).filter((card: FishingCard) => card === "catch").length,
    bait,
    card: view.card,
    catches: revealed.catch,
    empties: revealed.empty,
    past: "",
  };
}

/** How likely each legal move should be; null where the table knows no answer: a Fisher who took over from somebody
 * with another order of baits. */
export function sharesIn(table: DuelTable, view: View, legal: readonly Move[]): readonly number[] | null {
  if (legal.length === 1) return [1];
  const spot = spotOf(view);
  if (view.phase === "bet") return table.fish.get(lookOfFish(spot)) ?? null;
  const tidy = legal.map((move) => move.type === "cast" && isTidy(move.bait, spot.baits));
  const count = tidy.filter(Boolean).length;
  const shares = count === 1 ? [1] : table.fisher.get(lookOfFisher(spot));
  if (shares === undefined) return null;
  let place = 0;
  return tidy.map((is) => (is ? shares[place++]! : 0));
}
