/** What is wrong with a document, in a sentence: "moves[3].move.tiles: expected an integer, found text". */
import type { Kind, Malformed, Problem } from "@guinguette/rules/shape";
import { inQuotes, listedChoice, shown } from "./common.ts";
import type { Language, Words } from "./language.ts";

const kinds: Readonly<Record<Kind, Words>> = {
  object: { en: "an object", fr: "un objet" },
  list: { en: "a list", fr: "une liste" },
  text: { en: "text", fr: "un texte" },
  // Whole numbers have a kind of their own, so what is left here is not one.
  number: { en: "a number that is not whole", fr: "un nombre qui n’est pas entier" },
  integer: { en: "an integer", fr: "un entier" },
  truth: { en: "true or false", fr: "vrai ou faux" },
  null: { en: "null", fr: "null" },
  nothing: { en: "nothing", fr: "rien" },
};

const wholeDocument: Words = { en: "the document", fr: "le document" };

export function malformedSentence({ at, problem }: Malformed, language: Language): string {
  const place = at === "" ? wholeDocument[language] : at;
  return `${place}${language === "fr" ? "\u00a0" : ""}: ${sentence(problem, language)}`;
}

function sentence(problem: Problem, language: Language): string {
  const fr = language === "fr";
  switch (problem.kind) {
    case "type": {
      const expected = kinds[problem.expected][language];
      const found = kinds[problem.found][language];
      return fr ? `attendu ${expected}, trouvé ${found}` : `expected ${expected}, found ${found}`;
    }
    case "missing": {
      const key = inQuotes(problem.key, language);
      return fr ? `le champ ${key} manque` : `the field ${key} is missing`;
    }
    case "extra": {
      const key = inQuotes(shown(problem.key), language);
      return `${fr ? `champ inconnu ${key}` : `unknown field ${key}`}, ${belongsHere(problem.allowed, language)}`;
    }
    case "name": {
      const found = inQuotes(shown(problem.found), language);
      const allowed = choiceOf(problem.allowed, language);
      return fr ? `nom inconnu ${found}, attendu ${allowed}` : `unknown name ${found}, expected ${allowed}`;
    }
    case "range": {
      const allowed = rangeOf(problem.min, problem.max, language);
      return fr
        ? `attendu ${allowed}, trouvé ${problem.found}`
        : `expected ${allowed}, found ${problem.found}`;
    }
    case "length":
      return fr
        ? `attendu une liste de longueur ${problem.expected}, trouvé ${problem.found}`
        : `expected a list of length ${problem.expected}, found ${problem.found}`;
  }
}

function belongsHere(allowed: readonly string[], language: Language): string {
  if (allowed.length === 0) return language === "fr" ? "aucun champ n’est attendu ici" : "none belongs here";
  const choice = choiceOf(allowed, language);
  return language === "fr" ? `ici il n’y a que ${choice}` : `expected only ${choice}`;
}

const mostNames = 12;

/** The names that would be right, quoted; of a long list its beginning. */
function choiceOf(allowed: readonly string[], language: Language): string {
  const quoted = allowed.map((name) => inQuotes(name, language));
  if (quoted.length <= mostNames) return listedChoice(quoted, language);
  const rest = quoted.length - mostNames;
  const others = language === "fr" ? `${rest} autres` : `${rest} others`;
  return listedChoice([...quoted.slice(0, mostNames), others], language);
}

function rangeOf(min: number, max: number, language: Language): string {
  const fr = language === "fr";
  if (max === Number.POSITIVE_INFINITY) return fr ? `au moins ${min}` : `at least ${min}`;
  if (min === max) return String(min);
  return fr ? `de ${min} à ${max}` : `${min} to ${max}`;
}
