/** Laws of typing and grammar that every sentence keeps: `npm run sentences` puts them all on a page to be read. */
import { describe, expect, it } from "vitest";
import { faultsIn, laws } from "./testing/laws.ts";
import { everySentence, type Said } from "./testing/sentences.ts";

const all = everySentence();

describe("every sentence of the games", () => {
  it("is one of many", () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(12);
  });

  it("keeps the laws", () => expect(faultsIn(all)).toEqual({}));
});

/** One fault for each law; the other language is right. */
const faulty: Readonly<Record<string, Pick<Said, "fr" | "en">>> = {
  "no sentence has more than twenty-five words": {
    fr: `Bo ${"pêche et ".repeat(12)}rit. Bo dort.`,
    en: `Bo ${"fishes and ".repeat(11)}laughs. Bo sleeps.`,
  },
  "nothing is missing": { fr: "Pioche\u00a0: {cards}", en: "Draw pile: 3 cards" },
  "spaces stand where they should": { fr: "Hugo  gagne", en: "Hugo wins" },
  "a name is elided before a vowel, an accent and a mute h": { fr: "un pion de Hugo", en: "Hugo’s pawn" },
  "a name is not elided before anything else": { fr: "un pion d’2CV", en: "2CV’s pawn" },
  "a word is elided before a vowel": { fr: "un peu de eau", en: "a little water" },
  "articles are contracted": { fr: "la case de le chat", en: "the cat’s spot" },
  "« même si » goes without a conditional": { fr: "même si Bo pourrait la prendre", en: "though Bo could" },
  "none and one are singular in French": { fr: "0 points", en: "0 points" },
  "several are plural in French": { fr: "2 tuile", en: "2 tiles" },
  "one is singular in English": { fr: "1 tuile", en: "1 tiles" },
  "none and several are plural in English": { fr: "0 tuile", en: "0 tile" },
  "one thing is « un » after « de » and « que »": { fr: "plus que 1 pion", en: "only 1 pawn" },
  "« aucun » is singular": { fr: "aucun pions", en: "no pawn" },
  "an article fits what follows": { fr: "un poisson-ange", en: "a angelfish" },
  "French signs stay with their words": { fr: "Gagné !", en: "Won!" },
  "French quotes are guillemets, apostrophes are curved": { fr: "l'eau", en: "water" },
  "English quotes and apostrophes are curved": { fr: "à Hugo de jouer", en: "Hugo's turn" },
  "a French figure stays with its unit": { fr: "3 $", en: "$3" },
  "minus is a minus": { fr: "-1 point", en: "−1 point" },
  "a sentence begins with a capital": { fr: "elle pêche.", en: "Bo fishes." },
  "a sentence ends with its stop": { fr: "Bo pêche", en: "Bo fishes" },
  "both languages end alike": { fr: "Bo pêche.", en: "Bo fishes!" },
  "what ends with a stop begins with a capital": { fr: "Bo pêche.", en: "fishes." },
};

describe("the laws", () => {
  it.each(Object.keys(laws))("%s: a fault is found", (law) => {
    const planted = faulty[law];
    expect(planted).toBeDefined();
    const said = { game: "all", kind: "event", ...planted } as Said;
    expect(Object.keys(faultsIn([said]))).toContain(law);
  });
});
