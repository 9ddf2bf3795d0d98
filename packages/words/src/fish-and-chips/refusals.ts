/** Why not, and what would be right. */
import { type ColourName, colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { ComponentRule, Refusal } from "@guinguette/rules/fish-and-chips/refusals";
import type { Seat } from "@guinguette/rules/seats";
import { listed, numeral } from "../common.ts";
import type { Language, Words } from "../language.ts";
import { aFish, colourWord, theFish, theFishByKind, toSide, yourBigFish } from "./names.ts";
import { kindOf } from "./places.ts";

type Of<Why extends Refusal["why"]> = Extract<Refusal, { readonly why: Why }>;

export function refusalWords(refusal: Refusal, language: Language): string {
  return language === "fr" ? inFrench(refusal) : inEnglish(refusal);
}

/** With several players a seat has its colour. */
function colourOfSeat(seat: Seat): ColourName {
  return colours[seat] as ColourName;
}

/** The fish a board has to have (FC-S1, FC-S2, FC-S3, FC-1). */
const rightFish: Readonly<Record<ComponentRule, Words>> = {
  "FC-S1": { en: "red and mauve 1 to 16", fr: "les rouges et les mauves de 1 à 16" },
  "FC-S2": { en: "red, mauve and green 5 to 16", fr: "les rouges, les mauves et les verts de 5 à 16" },
  "FC-S3": { en: "all four colours 8 to 16", fr: "les quatre couleurs de 8 à 16" },
  "FC-1": { en: "all four colours 8 to 16", fr: "les quatre couleurs de 8 à 16" },
};

function inEnglish(refusal: Refusal): string {
  switch (refusal.why) {
    case "game-over":
      return refusal.rule === "FC-5" ? "the solitaire is over" : "the game is over";
    case "not-your-turn":
      return `it is ${toSide(colourOfSeat(refusal.turn), "en")}: players act clockwise`;
    case "still-repositioning":
      return "nobody catches yet: swap your octopus or your shark, or leave them in place";
    case "repositioning-over":
      return "the swaps of this round are over: now you must catch";
    case "no-repositioning":
      return "there are no swaps in solitaire: catch a fish";
    case "swapped-already":
      return `${yourBigFish(refusal.fish, "en")} has made its one swap of this round`;
    case "not-another-own-fish":
      return `${refusal.found === null ? `there is no fish on ${refusal.square}` : `${theFish(refusal.found, "en")} on ${refusal.square} ${kindOf(refusal.found) === refusal.fish ? "will not do" : "is not yours"}`}: ${yourBigFish(refusal.fish, "en")} swaps only with another fish of your colour`;
    case "would-threaten":
      return `on ${refusal.square} ${theFishByKind(refusal.fish, "en")} would directly threaten ${theFishByKind(refusal.target, "en")}: choose another square`;
    case "not-your-pile":
      return refusal.found === null
        ? `there is no fish on ${refusal.square}: catch with one of your piles`
        : `the pile on ${refusal.square} belongs to its top fish, ${theFish(refusal.found, "en")}: catch with one of yours`;
    case "not-this-colour":
      return `${refusal.found === null ? `there is no fish on ${refusal.square}` : `the top fish on ${refusal.square} is ${theFish(refusal.found, "en")}`}, and it is ${toSide(refusal.turn, "en")}`;
    case "nothing-there":
      return `there is no fish to catch on ${refusal.square}: a fish stops only on one it catches`;
    case "own-pile":
      return `${theFish(refusal.found, "en")} on ${refusal.square} is of the same colour: only another colour’s fish can be caught`;
    case "not-in-line":
      return `square ${refusal.to} is neither in the row nor in the column of ${refusal.from}: a fish moves horizontally or vertically`;
    case "blocked":
      return `the fish on ${refusal.by} is in the way from ${refusal.from} to ${refusal.to}: a fish cannot jump another`;
    case "too-big":
      return `${aFish(refusal.catcher, "en")} cannot catch ${aFish(refusal.caught, "en")}: the caught fish must be of equal or lower value`;
    case "wrong-fish":
      return `board ${numeral(refusal.round, "en")} must have ${rightFish[refusal.rule].en}, each fish once: ${listed(englishFaults(refusal), "en")}`;
    case "filled-corner":
      return `board ${numeral(refusal.round, "en")} has a fish on ${refusal.square}: with two players the four corners stay empty`;
    case "wrong-order":
      return `the order must have each of the four colours once: ${refusal.missing.length === 0 ? "a colour comes twice" : `${listed(refusal.missing, "en")} ${refusal.missing.length === 1 ? "is" : "are"} missing`}`;
  }
}

function inFrench(refusal: Refusal): string {
  switch (refusal.why) {
    case "game-over":
      return refusal.rule === "FC-5" ? "le solitaire est fini" : "la partie est finie";
    case "not-your-turn":
      return `c’est ${toSide(colourOfSeat(refusal.turn), "fr")} de jouer\u00a0: on joue dans le sens horaire`;
    case "still-repositioning":
      return "on n’attrape pas encore\u00a0: échangez votre pieuvre ou votre requin, ou laissez-les en place";
    case "repositioning-over":
      return "les échanges de cette manche sont finis\u00a0: maintenant, il faut attraper";
    case "no-repositioning":
      return "il n’y a pas d’échange en solitaire\u00a0: attrapez un poisson";
    case "swapped-already":
      return `${yourBigFish(refusal.fish, "fr")} a déjà fait son unique échange de la manche`;
    case "not-another-own-fish":
      return `${refusal.found === null ? `il n’y a pas de poisson en ${refusal.square}` : `${theFish(refusal.found, "fr")} en ${refusal.square} ${kindOf(refusal.found) === refusal.fish ? "ne convient pas" : "n’est pas à vous"}`}\u00a0: ${yourBigFish(refusal.fish, "fr")} ne s’échange qu’avec un autre poisson de votre couleur`;
    case "would-threaten":
      return `en ${refusal.square}, ${theFishByKind(refusal.fish, "fr")} menacerait directement ${theFishByKind(refusal.target, "fr")}\u00a0: choisissez une autre case`;
    case "not-your-pile":
      return refusal.found === null
        ? `il n’y a pas de poisson en ${refusal.square}\u00a0: attrapez avec l’une de vos piles`
        : `la pile en ${refusal.square} appartient à son poisson du dessus, ${theFish(refusal.found, "fr")}\u00a0: attrapez avec l’une des vôtres`;
    case "not-this-colour":
      return `${refusal.found === null ? `il n’y a pas de poisson en ${refusal.square}` : `le poisson du dessus en ${refusal.square} est ${theFish(refusal.found, "fr")}`}, et c’est ${toSide(refusal.turn, "fr")} de jouer`;
    case "nothing-there":
      return `il n’y a rien à attraper en ${refusal.square}\u00a0: un poisson ne s’arrête que sur celui qu’il attrape`;
    case "own-pile":
      return `${theFish(refusal.found, "fr")} en ${refusal.square} est de la même couleur\u00a0: on n’attrape que les poissons d’une autre couleur`;
    case "not-in-line":
      return `la case ${refusal.to} n’est ni sur la ligne ni sur la colonne de ${refusal.from}\u00a0: un poisson avance à l’horizontale ou à la verticale`;
    case "blocked":
      return `le poisson en ${refusal.by} barre le chemin de ${refusal.from} à ${refusal.to}\u00a0: un poisson n’en saute pas un autre`;
    case "too-big":
      return `${aFish(refusal.catcher, "fr")} ne peut pas attraper ${aFish(refusal.caught, "fr")}\u00a0: le poisson attrapé doit être de valeur égale ou inférieure`;
    case "wrong-fish":
      return `le plateau ${numeral(refusal.round, "fr")} doit avoir ${rightFish[refusal.rule].fr}, chaque poisson une fois\u00a0: ${listed(frenchFaults(refusal), "fr")}`;
    case "filled-corner":
      return `le plateau ${numeral(refusal.round, "fr")} a un poisson en ${refusal.square}\u00a0: à deux, les quatre coins restent vides`;
    case "wrong-order":
      return `l’ordre doit avoir chacune des quatre couleurs une fois\u00a0: ${
        refusal.missing.length === 0
          ? "une couleur revient deux fois"
          : `il manque ${listed(
              refusal.missing.map((colour) => `le ${colourWord(colour, "fr")}`),
              "fr",
            )}`
      }`;
  }
}

function englishFaults({ missing, surplus }: Of<"wrong-fish">): string[] {
  return [
    ...(missing.length === 0
      ? []
      : [`${some(missing, "en")} ${missing.length === 1 ? "is" : "are"} missing`]),
    ...(surplus.length === 0
      ? []
      : [`${some(surplus, "en")} ${surplus.length === 1 ? "is one" : "are"} too many`]),
  ];
}

function frenchFaults({ missing, surplus }: Of<"wrong-fish">): string[] {
  return [
    ...(missing.length === 0 ? [] : [`il manque ${some(missing, "fr")}`]),
    ...(surplus.length === 0 ? [] : [`il y a ${some(surplus, "fr")} en trop`]),
  ];
}

const mostNames = 6;

/** The fish as set-ups write them; of a long list its beginning. */
function some(fish: readonly FishName[], language: Language): string {
  if (fish.length <= mostNames) return listed(fish, language);
  const others = fish.length - mostNames + 1;
  return listed(
    [...fish.slice(0, mostNames - 1), `${others} ${language === "fr" ? "autres" : "others"}`],
    language,
  );
}
