/** Laws of typing and grammar that every sentence keeps, whoever says it: what a machine can find so that nobody has to. */
import { MOST_WORDS, wordsIn } from "../common.ts";
import type { Kind, Said } from "./sentences.ts";

/** Those that are whole sentences; the others stand within one, on a button or in a list. */
const whole: readonly Kind[] = ["event", "log", "reason", "prompt", "rule", "position", "lesson"];

const frenchNouns =
  "tuile|point|carte|poisson|pierre|ver|dollar|pion|prise|coup|pile|joueur|marché|jour|énigme|conseil";
const englishNouns =
  "tile|point|card|stone|worm|dollar|pawn|move|pile|boat|player|market|day|puzzle|hint|time";

/** Two or more, where it is not the number of something: « carte Marché 4 ». */
const several = "(?<![\\d\\u202f,.:/×+−a-f])(?:[2-9]|\\d{2,})";

const begins = /^([\p{Lu}\d«“−]|\$\d|[a-f][1-6]\b)/u;
const ends = /[.!?…]$/;
const isWhole = ({ kind }: Said) => whole.includes(kind);
const either =
  (fault: RegExp) =>
  ({ fr, en }: Said) =>
    fault.test(fr) || fault.test(en);
const french =
  (fault: RegExp) =>
  ({ fr }: Said) =>
    fault.test(fr);
const english =
  (fault: RegExp) =>
  ({ en }: Said) =>
    fault.test(en);

/** Text between two stops. In a row of a table, where nothing is told, each of its parts. */
function sentencesIn(text: string, kind: Kind): string[] {
  const rows = kind === "position" || kind === "table" || kind === "score";
  return text.split(rows ? /(?<=[.!?…])\s+|\s?[;·]\s/ : /(?<=[.!?…][»”)]?)\s+/);
}

/** By what it says: whether a sentence breaks it. */
export const laws: Readonly<Record<string, (said: Said) => boolean>> = {
  "no sentence has more than twenty-five words": ({ kind, fr, en }) =>
    [fr, en].some((text) => sentencesIn(text, kind).some((sentence) => wordsIn(sentence) > MOST_WORDS)),
  "nothing is missing": either(/undefined|NaN|Infinity|\[object|\{\w+\}|^\s*$/),
  "spaces stand where they should": either(/\s{2}|(?<!\.)\.\.(?!\.)|\s[.,](?!\d)|^\s|\s$|,,|\( |\s\)/),
  "a name is elided before a vowel, an accent and a mute h": french(
    /(^|[\s(])(de|que|le|la|je|ne|se) (Ondine|Élodie|Hugo|Aude|Yves)/i,
  ),
  "a name is not elided before anything else": french(/[dlnqs]’(2CV|Vairon|Bo\b)|qu’(2CV|Vairon|Bo\b)/i),
  "a word is elided before a vowel": french(
    /(?<=^|[\s(«])(le|la|de|que|ne|se|je|jusque|lorsque|puisque) (?!on(z|ze)|oui|[a-f]\d)[aeiouéèêëàâîïôûùœ]\p{L}/iu,
  ),
  "articles are contracted": french(
    /(?<!avant |afin |fini |moment |permet |lieu |évitez )\b(de le|de les|à le|à les|si il)\b/,
  ),
  "« même si » goes without a conditional": french(/même si [^,.;:]*\p{L}rai(t|s|ent)\b/u),
  "none and one are singular in French": french(
    new RegExp(`(^|[^\\d\\u202f,.:/a-f])[01][ \\u00a0](${frenchNouns}|bateau|acheteur)[sx]\\b`),
  ),
  "several are plural in French": french(
    new RegExp(`${several}[ \\u00a0](${frenchNouns})(?![sx\\p{L}-])`, "u"),
  ),
  "one is singular in English": english(
    new RegExp(`(^|[^\\d,.:/a-f])1[ \\u00a0](possible catche|${englishNouns})s\\b`),
  ),
  "none and several are plural in English": english(
    new RegExp(`(${several}|(?<![\\d,.:/×+−a-f])0)[ \\u00a0](${englishNouns})(?![s\\p{L}-])`, "u"),
  ),
  "one thing is « un » after « de » and « que »": french(/\b(de|que) 1 (?!à )\p{L}/u),
  "« aucun » is singular": french(/plus que 0|aucune? \p{L}+s\b/u),
  "an article fits what follows": english(/\ba ([aeio]\p{L}|8\b|11\b|18\b)|\ban [^aeiou8h\d]/iu),
  "French signs stay with their words": french(
    /(?<![\u00a0\u202f:]|Fishes(?=!))([:;!](?=[\s.,)»]|$)|\?(?! \p{Ll})(?=[\s.,)»]|$))/u,
  ),
  "French quotes are guillemets, apostrophes are curved": french(/['"“”]|«(?!\u202f)|(?<!\u202f)»/),
  // But for JSON.
  "English quotes and apostrophes are curved": ({ en }) => /['"«»]/.test(en.replace(/\{.*\}/g, "")),
  "a French figure stays with its unit": french(/\d (\$|%)/),
  "minus is a minus": either(/(^|[\s(])-\d/),
  "a sentence begins with a capital": (said) =>
    isWhole(said) && !(begins.test(said.fr) && begins.test(said.en)),
  "a sentence ends with its stop": (said) => isWhole(said) && !(ends.test(said.fr) && ends.test(said.en)),
  "both languages end alike": ({ fr, en }) => signOf(fr) !== signOf(en),
  // A terminal speaks of keys, files and commands.
  "what ends with a stop begins with a capital": (said) =>
    said.game !== "terminal" &&
    ((/[^.]\.$/.test(said.fr) && !begins.test(said.fr)) ||
      (/[^.]\.$/.test(said.en) && !begins.test(said.en))),
};

/** How it ends: with which sign, or none. */
function signOf(text: string): string {
  return /[.!?…:]$/.exec(text)?.[0] ?? "";
}

/** What breaks which law; nothing where all is well. */
export function faultsIn(all: readonly Said[]): Readonly<Record<string, readonly (readonly string[])[]>> {
  return Object.fromEntries(
    Object.entries(laws).flatMap(([law, broken]) => {
      const faults = all.filter(broken).map(({ fr, en }) => [fr, en]);
      return faults.length === 0 ? [] : [[law, faults]];
    }),
  );
}
