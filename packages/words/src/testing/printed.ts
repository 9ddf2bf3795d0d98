/** What is said without a game being played: rules, options, names, and what a document may have wrong. */
import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { Malformed, type Problem } from "@guinguette/rules/shape";
import { optionSets } from "@guinguette/rules/testing/tables";
import { characterWords } from "../characters.ts";
import { wordsAt } from "../games.ts";
import type { Words } from "../language.ts";
import { levelNames } from "../levels.ts";
import { malformedSentence } from "../malformed.ts";
import { findingSentence, findingWords, verdictWords } from "../verification.ts";
import type { Say } from "./sentences.ts";

/** Every pair of texts within something: a table of words, however deep. */
export function textsIn(something: unknown): Words[] {
  if (typeof something !== "object" || something === null) return [];
  if ("fr" in something && "en" in something && typeof something.fr === "string") return [something as Words];
  return Object.values(something).flatMap(textsIn);
}

/** What stands in the rulebook and beside the options of a table. */
export function printed(id: GameId, say: Say): void {
  const sets = optionSets(gameOf(id)).map((options) => wordsAt(id, options));
  for (const { goal, title, rules, options } of sets) {
    for (const text of textsIn([goal, rules])) say(id, "rule", (language) => text[language]);
    for (const text of textsIn([title, options])) say(id, "option", (language) => text[language]);
  }
}

/** Who plays, and what a document may have wrong. */
export function named(say: Say): void {
  for (const text of textsIn([levelNames, characterWords])) say("all", "name", (language) => text[language]);
  for (const problem of problems)
    say("all", "words", (language) => malformedSentence(new Malformed("moves[3]", problem), language));
  say("all", "words", (language) =>
    malformedSentence(new Malformed("", { kind: "missing", key: "game" }), language),
  );
}

/** What is said of a record that was checked. */
export function verified(say: Say): void {
  for (const check of Object.keys(findingWords) as (keyof typeof findingWords)[])
    for (const outcome of Object.keys(findingWords[check]) as ("holds" | "fails" | "open")[])
      say("all", "words", (language) => findingSentence({ check, outcome, seat: 1 }, language));
  for (const text of textsIn(verdictWords)) say("all", "words", (language) => text[language]);
}

const kinds = ["object", "list", "text", "number", "integer", "truth", "null", "nothing"] as const;

const problems: readonly Problem[] = [
  ...kinds.map((found) => ({ kind: "type", expected: "integer", found }) as const),
  ...kinds.map((expected) => ({ kind: "type", expected, found: "text" }) as const),
  { kind: "missing", key: "game" },
  { kind: "extra", key: "cheat", allowed: [] },
  { kind: "extra", key: "cheat", allowed: ["seed"] },
  { kind: "extra", key: "cheat", allowed: ["seed", "game", "moves"] },
  { kind: "name", found: "poker", allowed: ["wishes", "fish-fish"] },
  { kind: "name", found: "poker", allowed: Array.from({ length: 30 }, (_, n) => `n${n}`) },
  { kind: "range", min: 0, max: 3, found: 7 },
  { kind: "range", min: 2, max: 2, found: 7 },
  { kind: "range", min: 1, max: Number.POSITIVE_INFINITY, found: 0 },
  { kind: "length", expected: 1, found: 0 },
];
