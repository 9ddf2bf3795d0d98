/** A move as a choice in a list. */
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { SpotView, View } from "@guinguette/rules/chat-peche/view";
import { cardCount } from "../common.ts";
import type { Language } from "../language.ts";
import { catNames, columnByPlace, columnWords, someCard } from "./names.ts";

export function moveWords(move: Move, view: View, language: Language): string {
  const fr = language === "fr";
  switch (move.type) {
    case "place": {
      const cat = catNames[view.options.edition][language];
      const before = fr ? `le ${cat} devant` : `the ${cat} at`;
      return `${before} ${columnOf(move.column, view, language)}`;
    }
    case "stay":
      return fr ? "ne rien tirer" : "lure nothing";
    case "lure":
      return lureWords(view, move.from, move.to, language);
    case "fish": {
      const pile = pileWords(pileOn(view, move.spot), view, language);
      const what = fr ? `pêcher en ${move.spot}` : `fish ${move.spot}`;
      return pile === "" ? what : `${what}${colon(language)}${pile}`;
    }
  }
}

/** The column and its spots (CP-R3). Of one that is not there, or whose seat is not known, its place. */
function columnOf(column: number, view: View, language: Language): string {
  const spots = view.seat === "spectator" ? undefined : view.seats[view.seat]?.columns[column - 1];
  if (spots === undefined) return columnByPlace(column, language);
  return `${language === "fr" ? "la " : ""}${columnWords(spots, language)}`;
}

/** "a2 → b2: 2 cards (3 fish on top) onto water". */
function lureWords(view: View, from: Spot, to: Spot, language: Language): string {
  const moved = pileWords(pileOn(view, from), view, language);
  const way = `${from} → ${to}`;
  if (moved === "") return way;
  const covered = pileWords(pileOn(view, to), view, language);
  const onto = language === "fr" ? ` sur ${covered}` : ` onto ${covered}`;
  const empty = language === "fr" ? " vers une case vide" : " to an empty spot";
  return `${way}${colon(language)}${moved}${covered === "" ? empty : onto}`;
}

/** The top card and, of several, how many: nobody knows more (CP-3b). */
function pileWords(pile: SpotView | undefined, view: View, language: Language): string {
  if (pile === undefined || pile.top === null) return "";
  const top = someCard(pile.top, language, view.options.edition);
  if (pile.height === 1) return top;
  return `${cardCount(pile.height, language)} (${top} ${language === "fr" ? "dessus" : "on top"})`;
}

function pileOn(view: View, spot: Spot): SpotView | undefined {
  return view.pond.find((each) => each.spot === spot);
}

function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}
