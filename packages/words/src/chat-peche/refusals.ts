/** Why not, and what would be right: of equipment, in words that hold for both editions (CP-C2). */
import { deckSize } from "@guinguette/rules/chat-peche/cards";
import type { Refusal, WrongCount } from "@guinguette/rules/chat-peche/refusals";
import type { Phase } from "@guinguette/rules/chat-peche/state";
import { listed, listedChoice, numeral, seatName } from "../common.ts";
import type { Language, Words } from "../language.ts";

type Of<Why extends Refusal["why"]> = Extract<Refusal, { readonly why: Why }>;

export function refusalWords(refusal: Refusal, language: Language): string {
  return language === "fr" ? inFrench(refusal) : inEnglish(refusal);
}

const notNow: Readonly<Record<Of<"wrong-phase">["rule"], Words>> = {
  "CP-2": { en: "equipment is not placed now", fr: "on ne place pas d’équipement maintenant" },
  "CP-3": { en: "nobody lures now", fr: "on n’attire pas maintenant" },
  "CP-4": { en: "nobody fishes now", fr: "on ne pêche pas maintenant" },
};

const now: Readonly<Record<Phase, Words>> = {
  place: { en: "first everybody places their equipment", fr: "d’abord, chacun place son équipement" },
  lure: { en: "it is time to lure", fr: "c’est le moment d’attirer" },
  fish: { en: "it is time to fish", fr: "c’est le moment de pêcher" },
  over: { en: "the game is over", fr: "la partie est finie" },
};

function inEnglish(refusal: Refusal): string {
  switch (refusal.why) {
    case "game-over":
      return "the game is over";
    case "wrong-phase":
      return `${notNow[refusal.rule].en}: ${now[refusal.phase].en}`;
    case "not-your-turn":
      return `it is ${seatName(refusal.turn, "en")}'s turn to ${refusal.rule === "CP-3" ? "lure" : "fish"}`;
    case "already-placed":
      return "you have placed your equipment already: it stays as it is until you reveal it";
    case "no-such-column":
      return `there is no column ${numeral(refusal.column, "en")}: yours are 1, 2 and 3, from your left`;
    case "same-spot":
      return `the pile on ${refusal.from} lies there already: lure it to ${listedChoice(refusal.neighbours, "en")}`;
    case "not-adjacent":
      return `${refusal.to} is not next to ${refusal.from}: lure that pile to ${listedChoice(refusal.neighbours, "en")}`;
    case "empty-origin":
      return `there is nothing to lure on ${refusal.from}: choose a spot that holds cards`;
    case "other-column":
      return `${refusal.spot} is not in your column ${refusal.column}: fish ${listedChoice(refusal.spots, "en")}`;
    case "empty-spot":
      return `${refusal.spot} is empty: fish ${listedChoice(refusal.holding, "en")}`;
    case "too-many-cards":
      return `the pond has ${deckSize} cards, and these are ${numeral(refusal.total, "en")} without any water: take some away`;
    case "wrong-deck":
      return `the deck must have the ${deckSize} cards of the box: ${faults(refusal.wrong, "en")}`;
  }
}

function inFrench(refusal: Refusal): string {
  switch (refusal.why) {
    case "game-over":
      return "la partie est finie";
    case "wrong-phase":
      return `${notNow[refusal.rule].fr}\u00a0: ${now[refusal.phase].fr}`;
    case "not-your-turn":
      return `c’est à ${seatName(refusal.turn, "fr")} ${refusal.rule === "CP-3" ? "d’attirer" : "de pêcher"}`;
    case "already-placed":
      return "vous avez déjà placé votre équipement\u00a0: il reste ainsi jusqu’à ce que vous le révéliez";
    case "no-such-column":
      return `il n’y a pas de colonne ${numeral(refusal.column, "fr")}\u00a0: les vôtres sont 1, 2 et 3, à partir de votre gauche`;
    case "same-spot":
      return `le tas en ${refusal.from} y est déjà\u00a0: attirez-le vers ${listedChoice(refusal.neighbours, "fr")}`;
    case "not-adjacent":
      return `${refusal.to} ne touche pas ${refusal.from}\u00a0: attirez ce tas vers ${listedChoice(refusal.neighbours, "fr")}`;
    case "empty-origin":
      return `il n’y a rien à attirer en ${refusal.from}\u00a0: choisissez un point qui porte des cartes`;
    case "other-column":
      return `${refusal.spot} n’est pas dans votre colonne ${refusal.column}\u00a0: pêchez en ${listedChoice(refusal.spots, "fr")}`;
    case "empty-spot":
      return `${refusal.spot} est vide\u00a0: pêchez en ${listedChoice(refusal.holding, "fr")}`;
    case "too-many-cards":
      return `l’étang compte ${deckSize} cartes, et en voilà ${numeral(refusal.total, "fr")}, sans compter l’eau\u00a0: il faut en retirer`;
    case "wrong-deck":
      return `le paquet doit avoir les ${deckSize} cartes de la boîte\u00a0: ${faults(refusal.wrong, "fr")}`;
  }
}

/** The cards as set-ups write them: "5 F1 instead of 6". */
function faults(wrong: readonly WrongCount[], language: Language): string {
  return listed(
    wrong.map(({ card, found, expected }) => {
      const instead = language === "fr" ? "au lieu de" : "instead of";
      return `${numeral(found, language)} ${card} ${instead} ${expected}`;
    }),
    language,
  );
}
