/** How the fish and the colours of Fish & Chips are called. */
import { type ColourName, type FishName, OCTOPUS, SHARK } from "@guinguette/rules/fish-and-chips/fish";
import type { BigFish } from "@guinguette/rules/fish-and-chips/moves";
import { plural, possessive } from "../common.ts";
import type { Language } from "../language.ts";
import { colourNamed, faceValue } from "./places.ts";

/** A fish is masculine in French, a pile and an octopus feminine; a side is all its fish: « les verts ». */
const french: Readonly<
  Record<ColourName, { readonly he: string; readonly she: string; readonly all: string }>
> = {
  red: { he: "rouge", she: "rouge", all: "rouges" },
  mauve: { he: "mauve", she: "mauve", all: "mauves" },
  green: { he: "vert", she: "verte", all: "verts" },
  yellow: { he: "jaune", she: "jaune", all: "jaunes" },
};

const bigFish: Readonly<Record<BigFish, Readonly<Record<Language, string>>>> = {
  octopus: { en: "octopus", fr: "pieuvre" },
  shark: { en: "shark", fr: "requin" },
};

/** "red 9", « 9 rouge ». */
function fishWords(fish: FishName, language: Language): string {
  const colour = colourNamed(fish);
  return language === "fr" ? `${faceValue(fish)} ${french[colour].he}` : `${colour} ${faceValue(fish)}`;
}

export function aFish(fish: FishName, language: Language): string {
  return `${language === "fr" ? "un" : "a"} ${fishWords(fish, language)}`;
}

export function theFish(fish: FishName, language: Language): string {
  return `${language === "fr" ? "le" : "the"} ${fishWords(fish, language)}`;
}

/** An octopus or a shark by what it is, any other fish by its number: repositioning is about the two. */
export function theFishByKind(fish: FishName, language: Language): string {
  const colour = colourNamed(fish);
  switch (faceValue(fish)) {
    case OCTOPUS:
      return language === "fr" ? `la pieuvre ${french[colour].she}` : `the ${colour} octopus`;
    case SHARK:
      return language === "fr" ? `le requin ${french[colour].he}` : `the ${colour} shark`;
    default:
      return theFish(fish, language);
  }
}

export function theBigFish(kind: BigFish, language: Language): string {
  if (language === "en") return `the ${bigFish[kind].en}`;
  return `${kind === "octopus" ? "la" : "le"} ${bigFish[kind].fr}`;
}

export function yourBigFish(kind: BigFish, language: Language): string {
  return `${language === "fr" ? "votre" : "your"} ${bigFish[kind][language]}`;
}

/** "red", « les rouges ». */
export function side(colour: ColourName, language: Language): string {
  return language === "fr" ? `les ${french[colour].all}` : colour;
}

/** "red's turn to …", « aux rouges de … ». */
export function toSide(colour: ColourName, language: Language): string {
  return language === "fr" ? `aux ${french[colour].all}` : `${possessive(colour)} turn`;
}

/** "a red pile", « une pile verte »; several without an article. */
export function pileWords(colour: ColourName, language: Language): string {
  return language === "fr" ? `pile ${french[colour].she}` : `${colour} pile`;
}

export function pilesWords(colour: ColourName, language: Language): string {
  return language === "fr" ? `piles ${french[colour].she}s` : `${colour} piles`;
}

export function colourWord(colour: ColourName, language: Language): string {
  return language === "fr" ? french[colour].he : colour;
}

/** "3 piles". */
export function pilesSaid(count: number, language: Language): string {
  return `${count} ${plural(count, "pile", "piles", language)}`;
}

/** "3 fish", « 3 poissons ». */
export function fishCount(count: number, language: Language): string {
  return language === "fr" ? `${count} ${plural(count, "poisson", "poissons", "fr")}` : `${count} fish`;
}
