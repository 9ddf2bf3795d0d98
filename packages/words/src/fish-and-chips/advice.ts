/** A move as one advises it. */
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Language } from "../language.ts";
import { theFish, theFishByKind, yourBigFish } from "./names.ts";
import { topAt } from "./places.ts";

export function adviceWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "catch": {
      const [catcher, prey] = [topAt(view.board, move.from), topAt(view.board, move.to)];
      if (catcher === null || prey === null)
        return `${fr ? "attrapez" : "catch"} ${move.to} ${fr ? "avec" : "with"} ${move.from}`;
      return fr
        ? `attrapez ${theFish(prey, "fr")} en ${move.to} avec ${theFish(catcher, "fr")} de ${move.from}`
        : `catch ${theFish(prey, "en")} on ${move.to} with ${theFish(catcher, "en")} from ${move.from}`;
    }
    case "swap": {
      const other = topAt(view.board, move.with);
      const named = other === null ? "" : `${theFishByKind(other, language)} ${fr ? "en" : "on"} `;
      return fr
        ? `échangez ${yourBigFish(move.fish, "fr")} avec ${named}${move.with}`
        : `swap ${yourBigFish(move.fish, "en")} with ${named}${move.with}`;
    }
    case "ready":
      if (view.swapped.length === 0) return fr ? "n’échangez rien" : "make no swap";
      return fr ? "n’échangez plus rien" : "make no more swaps";
  }
}
