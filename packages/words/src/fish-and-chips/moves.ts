/** A move as a choice in a list. */
import type { FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { boardSquare, type SquareName, squareNamed } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Language } from "../language.ts";
import { theFish, theFishByKind, yourBigFish } from "./names.ts";

export function moveWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "catch":
      return catchWords(
        pileOn(view, move.from),
        pileOn(view, move.to),
        `${move.from} → ${move.to}`,
        language,
      );
    case "swap": {
      const other = pileOn(view, move.with).at(-1);
      const named = other === undefined ? "" : `${theFishByKind(other, language)} `;
      return fr
        ? `échanger ${yourBigFish(move.fish, "fr")} avec ${named}${named === "" ? "" : "en "}${move.with}`
        : `swap ${yourBigFish(move.fish, "en")} with ${named}${named === "" ? "" : "on "}${move.with}`;
    }
    case "ready":
      if (view.swapped.length === 0) return fr ? "ne rien échanger" : "make no swap";
      return fr ? "ne plus rien échanger" : "make no more swaps";
  }
}

/** "c4 → c6: the red 9 catches the mauve 5 (a pile of 3)". */
function catchWords(
  catching: readonly FishName[],
  caught: readonly FishName[],
  way: string,
  language: Language,
): string {
  const catcher = catching.at(-1);
  const prey = caught.at(-1);
  if (catcher === undefined || prey === undefined) return way;
  const pile = caught.length;
  return language === "fr"
    ? `${way}\u00a0: ${theFish(catcher, "fr")} attrape ${theFish(prey, "fr")}${pile > 1 ? ` (une pile de ${pile})` : ""}`
    : `${way}: ${theFish(catcher, "en")} catches ${theFish(prey, "en")}${pile > 1 ? ` (a pile of ${pile})` : ""}`;
}

/** The pile on a square, from the bottom up. Boards are written top row first. */
function pileOn(view: View, square: SquareName): readonly FishName[] {
  for (const [row, piles] of view.board.entries())
    for (const [column, pile] of piles.entries())
      if (boardSquare(row, column) === squareNamed(square)) return pile;
  return [];
}
