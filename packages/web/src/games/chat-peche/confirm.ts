/** What the dock says of a move that is about to be made, and what the slate reminds of. */

import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { catNames } from "@guinguette/words/chat-peche/names";
import { heightAt } from "@guinguette/words/chat-peche/pond";
import { capital, cardCount } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { boardWords, noWaterWords } from "./words.ts";

/** « Pêcher b2 · 3 cartes ». */
export function confirmWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "place": {
      const cat = capital(catNames[view.options.edition][language]);
      return fr ? `${cat} en colonne ${move.column}` : `${cat} in column ${move.column}`;
    }
    case "stay":
      return capital(boardWords.stayHint[language]);
    case "lure":
      return `${fr ? "Tirer" : "Lure"} ${move.from} → ${move.to} · ×${heightAt(view, move.from) + heightAt(view, move.to)}`;
    case "fish":
      return `${fr ? "Pêcher" : "Fish"} ${move.spot} · ${cardCount(heightAt(view, move.spot), language)}`;
  }
}

/**
 * CP-V1 is easily forgotten. Of a move itself the board and the dock say enough; a line that came and went with it
 * would shift the board under the finger.
 */
export function asideWords(view: View, language: Language): string | null {
  const { seat, seats, options } = view;
  const bucket = seat === "spectator" ? null : (seats[seat]?.bucket ?? null);
  if (options.variant === "base" || bucket === null || bucket.includes("W")) return null;
  return noWaterWords(view, language);
}
