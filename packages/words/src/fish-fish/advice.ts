/** A move as one advises it. */
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { Language } from "../language.ts";
import { tilesOf } from "./moves.ts";
import { aCard, theBait, tiles } from "./names.ts";

export function adviceWords(move: Move, view: Shown, language: Language): string {
  const fr = language === "fr";
  if (move.type === "cast")
    return fr
      ? `posez ${theBait(move.bait, "fr")} avec ${aCard(move.card, "fr")}`
      : `set ${theBait(move.bait, "en")} with ${aCard(move.card, "en")}`;
  const { tiles: count } = move;
  if (count === 0) return fr ? "ne misez rien" : "bet nothing";
  if (count !== tilesOf(view)) return `${fr ? "misez" : "bet"} ${tiles(count, language)}`;
  if (count === 1) return fr ? "misez votre dernière tuile" : "bet your last tile";
  return fr ? `misez vos ${count} dernières tuiles` : `bet your last ${tiles(count, "en")}`;
}
