/** A move as one advises it, in the words of the edition (CP-C2). */
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Language } from "../language.ts";
import { catNames, columnName } from "./names.ts";
import { heightAt } from "./pond.ts";
import { moverIn } from "./reason.ts";

export function adviceWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "place": {
      const cat = catNames[view.options.edition][language];
      const column = columnName(view.seats[moverIn(view)]?.columns[move.column - 1] ?? []);
      return fr ? `placez votre ${cat} devant la colonne ${column}` : `put your ${cat} at column ${column}`;
    }
    case "stay":
      return fr ? "ne tirez rien" : "lure nothing";
    case "lure": {
      const onto = heightAt(view, move.to) > 0;
      return fr
        ? `tirez ${move.from} ${onto ? "sur" : "vers"} ${move.to}`
        : `lure ${move.from} ${onto ? "onto" : "to"} ${move.to}`;
    }
    case "fish":
      return fr ? `pêchez en ${move.spot}` : `fish ${move.spot}`;
  }
}
