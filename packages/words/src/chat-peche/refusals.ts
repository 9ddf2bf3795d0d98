/** Why not, and what would be right, in the words of the edition (CP-C2). */
import { deckSize } from "@guinguette/rules/chat-peche/cards";
import type { Refusal, WrongCount } from "@guinguette/rules/chat-peche/refusals";
import type { Phase } from "@guinguette/rules/chat-peche/state";
import { listed, listedChoice, numeral, possessive, seatName } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { columnName, type Edition } from "./names.ts";

type Of<Why extends Refusal["why"]> = Extract<Refusal, { readonly why: Why }>;

export function refusalWords(
  refusal: Refusal,
  language: Language,
  edition: Edition,
  names: SeatNames = (seat) => seatName(seat, language),
): string {
  if (edition === "first") {
    const own = withRods(refusal);
    if (own !== null) return own[language];
  }
  return language === "fr" ? inFrench(refusal, names) : inEnglish(refusal, names);
}

/** What the first edition says in its own way: there a tomcat lays down a rod, and no card shows water. */
function withRods(refusal: Refusal): Words | null {
  switch (refusal.why) {
    case "wrong-phase": {
      const not = refusal.rule === "CP-2" ? noRodNow : notNow[refusal.rule];
      const next = refusal.phase === "place" ? rodsFirst : now[refusal.phase];
      return { en: `${not.en}: ${next.en}`, fr: `${not.fr}\u00a0: ${next.fr}` };
    }
    case "already-placed":
      return {
        en: "you have laid down your rod already: it stays there until you reveal it",
        fr: "vous avez déjà posé votre canne\u00a0: elle reste là jusqu’à ce que vous la dévoiliez",
      };
    case "too-many-cards":
      return {
        en: `the pond has ${deckSize} cards, and these are ${manyCards(refusal.total, "en")} without any blank ones: take some away`,
        fr: `l’étang compte ${deckSize} cartes, et en voilà ${manyCards(refusal.total, "fr")}, sans compter les vides\u00a0: il faut en retirer`,
      };
    default:
      return null;
  }
}

const noRodNow: Words = { en: "no rod is laid down now", fr: "on ne pose pas de canne maintenant" };
const rodsFirst: Words = { en: "first everybody lays down their rod", fr: "d’abord, chacun pose sa canne" };

const notNow: Readonly<Record<Of<"wrong-phase">["rule"], Words>> = {
  "CP-2": { en: "no cat is placed now", fr: "on ne place pas de chat maintenant" },
  "CP-3": { en: "nobody lures now", fr: "on ne tire pas maintenant" },
  "CP-4": { en: "nobody fishes now", fr: "on ne pêche pas maintenant" },
};

const now: Readonly<Record<Phase, Words>> = {
  place: { en: "first everybody places their cat", fr: "d’abord, chacun place son chat" },
  lure: { en: "it is time to lure", fr: "c’est le moment de tirer" },
  fish: { en: "it is time to fish", fr: "c’est le moment de pêcher" },
  over: { en: "the game is over", fr: "la partie est finie" },
};

function inEnglish(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "the game is over";
    case "wrong-phase":
      return `${notNow[refusal.rule].en}: ${now[refusal.phase].en}`;
    case "not-your-turn":
      return `it is ${possessive(names(refusal.turn))} turn to ${refusal.rule === "CP-3" ? "lure" : "fish"}`;
    case "already-placed":
      return "you have placed your cat already: it stays there until you reveal it";
    case "no-such-column":
      return `you have no column number ${numeral(refusal.column, "en")}: there are three, counted from your left`;
    case "same-spot":
      return `the pile on ${refusal.from} lies there already: lure it to ${listedChoice(refusal.neighbours, "en")}`;
    case "not-adjacent":
      return `${refusal.to} is not next to ${refusal.from}: lure that pile to ${listedChoice(refusal.neighbours, "en")}`;
    case "empty-origin":
      return `there is nothing to lure on ${refusal.from}: choose a spot that holds cards`;
    case "other-column":
      return `${refusal.spot} is not in your column ${columnName(refusal.spots)}: fish ${listedChoice(refusal.holding, "en")}`;
    case "empty-spot":
      return `${refusal.spot} is empty: fish ${listedChoice(refusal.holding, "en")}`;
    case "too-many-cards":
      return `the pond has ${deckSize} cards, and these are ${manyCards(refusal.total, "en")} without any water: take some away`;
    case "wrong-deck":
      return `the deck must have the ${deckSize} cards of the box: ${faults(refusal.wrong, "en")}`;
  }
}

function inFrench(refusal: Refusal, names: SeatNames): string {
  switch (refusal.why) {
    case "game-over":
      return "la partie est finie";
    case "wrong-phase":
      return `${notNow[refusal.rule].fr}\u00a0: ${now[refusal.phase].fr}`;
    case "not-your-turn":
      return `c’est à ${names(refusal.turn)} ${refusal.rule === "CP-3" ? "de tirer" : "de pêcher"}`;
    case "already-placed":
      return "vous avez déjà placé votre chat\u00a0: il reste là jusqu’à ce que vous le dévoiliez";
    case "no-such-column":
      return `vous n’avez pas de colonne numéro ${numeral(refusal.column, "fr")}\u00a0: il y en a trois, comptées depuis votre gauche`;
    case "same-spot":
      return `la pile en ${refusal.from} y est déjà\u00a0: tirez-la vers ${listedChoice(refusal.neighbours, "fr")}`;
    case "not-adjacent":
      return `${refusal.to} ne touche pas ${refusal.from}\u00a0: tirez cette pile vers ${listedChoice(refusal.neighbours, "fr")}`;
    case "empty-origin":
      return `il n’y a rien à tirer en ${refusal.from}\u00a0: choisissez une case où il y a des cartes`;
    case "other-column":
      return `${refusal.spot} n’est pas dans votre colonne ${columnName(refusal.spots)}\u00a0: pêchez en ${listedChoice(refusal.holding, "fr")}`;
    case "empty-spot":
      return `${refusal.spot} est vide\u00a0: pêchez en ${listedChoice(refusal.holding, "fr")}`;
    case "too-many-cards":
      return `l’étang compte ${deckSize} cartes, et en voilà ${manyCards(refusal.total, "fr")}, sans compter l’eau\u00a0: il faut en retirer`;
    case "wrong-deck":
      return `le paquet doit avoir les ${deckSize} cartes de la boîte\u00a0: ${faults(refusal.wrong, "fr")}`;
  }
}

/** However many cards a table was asked for, up to more than a number holds. */
function manyCards(total: number, language: Language): string {
  if (Number.isSafeInteger(total)) return numeral(total, language);
  return language === "fr" ? "bien davantage" : "far more";
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
