/** The Fisher and the Fish who cannot be outplayed between two, whatever the other does and knows. */
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Random } from "@guinguette/rules/random";
import { noTime } from "../budget.ts";
import { drawn } from "../mix.ts";
import { sensibleFishFish } from "../sensible/fish-fish.ts";
import { type DuelTable, sharesIn } from "./duel-table.ts";
import { readShares } from "./shares.ts";
import { duelFish, duelFisher } from "./table-2p.ts";

let table: DuelTable | null = null;

/** The table that is shipped, read when first needed. */
export function shippedDuel(): DuelTable {
  table ??= { fisher: readShares(duelFisher), fish: readShares(duelFish) };
  return table;
}

/** For two players only. */
export function chooseSolved(view: View, legal: readonly Move[], random: Random): Move {
  const shares = sharesIn(shippedDuel(), view, legal);
  return shares === null
    ? sensibleFishFish.choose(view, legal, random, noTime)
    : drawn(legal, shares, random);
}
