/**
 * Codes of tables that can be said aloud: a fish and a number, such as `truite-74`. The French and the English name of a
 * fish are one code: it is stored and sent with the French one, and shown in its reader's language. `read-code.ts` reads
 * what people type.
 */
import type { Language, Words } from "./language.ts";

/**
 * Forty fish. Any two differ by three letters or more and by their sound, in both languages (`codes.test.ts`), so that a
 * wrong letter still leads to one fish alone.
 */
export const codeFish: readonly Words[] = [
  { fr: "anchois", en: "anchovy" },
  { fr: "anguille", en: "eel" },
  { fr: "barracuda", en: "barracuda" },
  { fr: "béluga", en: "beluga" },
  { fr: "bonite", en: "bonito" },
  { fr: "brochet", en: "pike" },
  { fr: "carpe", en: "carp" },
  { fr: "colin", en: "pollock" },
  { fr: "congre", en: "conger" },
  { fr: "dorade", en: "bream" },
  { fr: "espadon", en: "swordfish" },
  { fr: "esturgeon", en: "sturgeon" },
  { fr: "flétan", en: "halibut" },
  { fr: "gardon", en: "roach" },
  { fr: "goujon", en: "gudgeon" },
  { fr: "guppy", en: "guppy" },
  { fr: "haddock", en: "haddock" },
  { fr: "hareng", en: "herring" },
  { fr: "hippocampe", en: "seahorse" },
  { fr: "limande", en: "flounder" },
  { fr: "lotte", en: "monkfish" },
  { fr: "manta", en: "manta" },
  { fr: "maquereau", en: "mackerel" },
  { fr: "merlan", en: "whiting" },
  { fr: "morue", en: "cod" },
  { fr: "mulet", en: "mullet" },
  { fr: "perche", en: "perch" },
  { fr: "raie", en: "ray" },
  { fr: "requin", en: "shark" },
  { fr: "sardine", en: "sardine" },
  { fr: "saumon", en: "salmon" },
  { fr: "silure", en: "catfish" },
  { fr: "sole", en: "sole" },
  { fr: "tétra", en: "tetra" },
  { fr: "thon", en: "tuna" },
  { fr: "tilapia", en: "tilapia" },
  { fr: "torpille", en: "torpedo" },
  { fr: "truite", en: "trout" },
  { fr: "turbot", en: "turbot" },
  { fr: "vairon", en: "minnow" },
];

/** Small ASCII letters and digits alone. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** The code as it is stored and sent. */
export function codeOf({ fr }: Words, number: number): string {
  return `${plain(fr)}-${number}`;
}

const english: ReadonlyMap<string, string> = new Map(codeFish.map(({ fr, en }) => [plain(fr), plain(en)]));

/** The code as its reader says it; one with a fish of an older list stays as it was always shown. */
export function codeIn(code: string, language: Language): string {
  const [fish = "", number] = code.split("-");
  const word = language === "en" ? english.get(fish) : undefined;
  return word === undefined || number === undefined ? code : `${word}-${number}`;
}
