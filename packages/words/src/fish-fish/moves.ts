/** A move as a choice in a list. */

import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { Language } from "../language.ts";
import { aCard, theBait, tiles } from "./names.ts";

export function moveWords(move: Move, view: Shown, language: Language): string {
  switch (move.type) {
    case "cast":
      return language === "fr"
        ? `poser ${theBait(move.bait, "fr")} avec ${aCard(move.card, "fr")}`
        : `set ${theBait(move.bait, "en")} with ${aCard(move.card, "en")}`;
    case "bet":
      return bet(move.tiles, tilesOf(view), language);
  }
}

/** All that is left is told apart: afterwards nobody asks this Fish again (FF-L2). */
function bet(count: number, left: number, language: Language): string {
  const fr = language === "fr";
  if (count === 0) return fr ? "ne rien miser" : "bet nothing";
  if (count !== left) return `${fr ? "miser" : "bet"} ${tiles(count, language)}`;
  if (count === 1) return fr ? "miser votre dernière tuile" : "bet your last tile";
  return fr ? `miser vos ${count} dernières tuiles` : `bet your last ${tiles(count, "en")}`;
}

/** The tiles the viewer has yet to bet. */
export function tilesOf(view: Shown): number {
  return view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? 0;
}
