/** What the dock says of a move that is about to be made, and what the slate reminds of. */
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { cardName, catNames, columnName } from "@guinguette/words/chat-peche/names";
import { heightAt } from "@guinguette/words/chat-peche/pond";
import { capital, cardCount } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { boardWords, noWaterWords } from "./words.ts";

/** « Pêcher en b2 ». */
export function confirmWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "place": {
      const cat = capital(catNames[view.options.edition][language]);
      const own = view.seat === "spectator" ? undefined : view.seats[view.seat];
      const column = columnName(own?.columns[move.column - 1] ?? []);
      return fr ? `${cat} en colonne ${column}` : `${cat} in column ${column}`;
    }
    case "stay":
      return capital(boardWords.stayHint[language]);
    case "lure":
      return `${fr ? "Tirer" : "Lure"} ${move.from} → ${move.to}`;
    case "fish":
      return `${fr ? "Pêcher en" : "Fish"} ${move.spot}`;
  }
}

/** On its button, what a move brings; before there is one, CP-V1, which is easily forgotten. */
export function asideWords(view: View, proposed: Move | null, language: Language): string | null {
  const { seat, seats, options } = view;
  if (proposed !== null) return bringsWords(proposed, view, language);
  const bucket = seat === "spectator" ? null : (seats[seat]?.bucket ?? null);
  if (options.variant === "base" || bucket === null || bucket.includes("W")) return null;
  return noWaterWords(view, language);
}

/** « 2 cartes · 3 poissons dessus »: what everybody sees of it. */
function bringsWords(move: Move, view: View, language: Language): string | null {
  const fr = language === "fr";
  if (move.type === "lure") {
    const height = heightAt(view, move.from) + heightAt(view, move.to);
    return fr ? `une pile de ${height}` : `a pile of ${height}`;
  }
  if (move.type !== "fish") return null;
  const pile = view.pond.find(({ spot }) => spot === move.spot);
  if (pile === undefined || pile.top === null) return null;
  const top = cardName(pile.top, language, view.options.edition);
  if (pile.height === 1) return top;
  return `${cardCount(pile.height, language)} · ${top} ${fr ? "dessus" : "on top"}`;
}
