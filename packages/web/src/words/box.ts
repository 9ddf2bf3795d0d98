/** The box in front of its owner: what it holds, and where it is used. */
import { cardTable, deckSize } from "@guinguette/rules/chat-peche/cards";
import { marketCards } from "@guinguette/rules/wishes/cards";
import { cardName } from "@guinguette/words/chat-peche/names";
import { cardCount, listed, numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { BoxGame } from "../box-games.ts";
import { amount } from "./amounts.ts";
import { filled } from "./table.ts";

/** The ruling that leaves the box to its owner. */
export const boxRules: Readonly<Record<BoxGame, string>> = { "chat-peche": "CP-R1", wishes: "IW-R3" };

export const boxWords = {
  title: { fr: "La boîte devant vous", en: "The box in front of you" },
  box: { fr: "La boîte", en: "The box" },
  usual: { fr: "Habituelle", en: "The usual" },
  asUsual: { fr: "Boîte habituelle. {box}.", en: "The usual box. {box}." },
  mine: { fr: "La mienne", en: "Mine" },
  asked: { fr: "De cette table", en: "This table’s" },
  open: { fr: "Ma boîte est différente", en: "My box is different" },
  change: { fr: "Voir ou changer ma boîte", en: "See or change my box" },
  ofTable: {
    fr: "Cette table ne joue pas avec la boîte habituelle.",
    en: "This table does not play with the usual box.",
  },
  ofDevice: { fr: "Boîte de cet appareil. {box}.", en: "This device’s box. {box}." },
  isUsual: { fr: "C’est la boîte habituelle.", en: "This is the usual box." },
  kept: {
    fr: "Enregistré pour toutes les prochaines tables de cet appareil.",
    en: "Saved for all new tables on this device.",
  },
  notKept: {
    fr: "Cet appareil n’enregistre rien. Il faudra recommencer la prochaine fois.",
    en: "This device saves nothing. You will have to do it again next time.",
  },
  refused: { fr: "Pas enregistré\u00a0: {why}.", en: "Not saved: {why}." },
  whole: { fr: "il faut un nombre entier, au moins {min}", en: "use a whole number, at least {min}" },
  back: { fr: "Remettre la boîte habituelle", en: "Use the usual box" },
  less: { fr: "Un de moins\u00a0: {what}", en: "One less: {what}" },
  more: { fr: "Un de plus\u00a0: {what}", en: "One more: {what}" },
  play: { fr: "Préparer une table", en: "Set a table" },
  sum: { fr: "{all} cartes\u00a0: {counted} + {rest} d’eau", en: "{all} cards: {counted} + {rest} water" },
  tooMany: { fr: "{counted} cartes au lieu de {all}", en: "{counted} cards instead of {all}" },
  water: { fr: "Eau", en: "Water" },
  waterWhy: {
    fr: "Tout le reste («\u202fvide\u202f» dans la première édition).",
    en: "All the rest (“blank” in the first edition).",
  },
  first: { fr: "Première", en: "First" },
  second: { fr: "Seconde", en: "Second" },
  printed: { fr: "Imprimée dans le livret\u00a0: 10 et 5.", en: "Printed in the rulebook: 10 and 5." },
} satisfies Record<string, Words>;

/** What is said of a box: how often each card is in it, or the prizes on its market cards. */
export const boxHolds = { "chat-peche": "cards", wishes: "prizes" } as const satisfies Record<
  BoxGame,
  string
>;

export const boxWhy: Readonly<Record<BoxGame, Words>> = {
  "chat-peche": {
    fr: "Le livret ne dit pas combien il y a de cartes de chaque sorte. Comptez les vôtres\u00a0: cet appareil s’en souviendra.",
    en: "The rulebook does not say how many cards there are of each kind. Count yours: this device will remember.",
  },
  wishes: {
    fr: "Le livret ne donne que les primes de la carte 7. Copiez les autres de vos cartes Marché\u00a0: cet appareil s’en souviendra.",
    en: "The rulebook gives the prizes of card 7 only. Copy the others from your market cards: this device will remember.",
  },
};

type Box = Readonly<Record<string, number>>;

/** The kinds of pond cards that a box says; the rest of the 36 is water. */
export const pondCards = ["F1", "F2", "F3", "S1", "S2"] as const;

/** How many cards these are, and how many fish and stones are on them. */
export function pondSum(box: Box) {
  let [counted, fish, stones] = [0, 0, 0];
  for (const card of pondCards) {
    const count = box[card] ?? 0;
    counted += count;
    fish += count * cardTable[card].fish;
    stones += count * cardTable[card].stones;
  }
  return { counted, fish, stones, water: deckSize - counted };
}

const said: Readonly<Record<BoxGame, (box: Box, language: Language) => string>> = {
  "chat-peche": pondSaid,
  wishes: prizesSaid,
};

/** A box within a sentence. */
export function boxSaid(game: BoxGame, box: Box, language: Language): string {
  return said[game](box, language);
}

/** « primes des marchés : 4 places, 4 $ et 2 $ ; 5 places, 6 $ et 3 $ … ». */
function prizesSaid(box: Box, language: Language): string {
  const fr = language === "fr";
  const cards = marketCards.map(({ capacity, first, second }) => {
    const prizes = [box[`first${capacity}`] ?? first, box[`second${capacity}`] ?? second];
    const amounts = prizes.map((prize) => amount(prize, "dollars", language));
    return `${capacity} places, ${listed(amounts, language)}`;
  });
  return `${fr ? "primes des marchés\u00a0:" : "market prizes:"} ${cards.join(fr ? "\u00a0; " : "; ")}`;
}

/** « 8 cartes à 1 poisson, 6 à 2 poissons … et 7 d’eau ». */
function pondSaid(box: Box, language: Language): string {
  const of = language === "fr" ? "à" : "of";
  const kinds = pondCards.map((card, index) => {
    const count = box[card] ?? 0;
    const said = index === 0 ? cardCount(count, language) : numeral(count, language);
    return `${said} ${of} ${cardName(card, language, "ludolux")}`;
  });
  const water = numeral(pondSum(box).water, language);
  return listed([...kinds, filled(language === "fr" ? "{n} d’eau" : "{n} of water", { n: water })], language);
}
