/** Why a move was made, by the heights of the piles alone: which cards lay there is not told again (CP-3b). */
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import { cardCount } from "../common.ts";
import type { Language } from "../language.ts";
import { columnName } from "./names.ts";
import { heightAt } from "./pond.ts";
import { columnOf, isLastToLure, moverIn } from "./reason.ts";

export function reasonAgainWords(move: Move, view: View, language: Language): string {
  const own = view.seats[moverIn(view)];
  if (own === undefined) return "";
  switch (move.type) {
    case "place":
      return placeWords(move.column, own.columns, view, language);
    case "lure":
      return lureWords(heightAt(view, move.from) + heightAt(view, move.to), move.to, view, language);
    case "stay":
      return language === "fr" ? "Passer ne révèle rien." : "Passing reveals nothing.";
    case "fish":
      return fishWords(move.spot, columnOf(own) ?? [], view, language);
  }
}

function placeWords(
  column: number,
  columns: readonly (readonly Spot[])[],
  view: View,
  language: Language,
): string {
  const spots = columns[column - 1] ?? [];
  const [here = 0, ...others] = [spots, ...columns.filter((_, at) => at !== column - 1)].map((each) =>
    each.reduce((sum, spot) => sum + heightAt(view, spot), 0),
  );
  const cards = cardCount(here, language);
  const most = here > Math.max(...others);
  const name = columnName(spots);
  if (language === "fr") return `La colonne ${name} tient ${cards}${most ? ", le plus des trois" : ""}.`;
  return `Column ${name} holds ${cards}${most ? ", the most of the three" : ""}.`;
}

function lureWords(height: number, to: Spot, view: View, language: Language): string {
  const cards = cardCount(height, language);
  const last = isLastToLure(view);
  if (language === "fr") return `${to} tient alors ${cards}.${last ? " Personne ne tire ensuite." : ""}`;
  return `${to} then holds ${cards}.${last ? " Nobody lures after that." : ""}`;
}

function fishWords(spot: Spot, column: readonly Spot[], view: View, language: Language): string {
  const fr = language === "fr";
  const others = column.filter((each) => each !== spot).map((each) => heightAt(view, each));
  if (others.every((height) => height === 0))
    return fr
      ? "C’est la seule case de la colonne avec des cartes."
      : "It is the only spot of the column with cards.";
  const here = heightAt(view, spot);
  const cards = cardCount(here, language);
  const most = here > Math.max(...others);
  if (fr) return `${spot} tient ${cards}${most ? ", le plus de la colonne" : ""}.`;
  return `${spot} holds ${cards}${most ? ", the most of the column" : ""}.`;
}
