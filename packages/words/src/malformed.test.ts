import { Malformed, type Problem } from "@guinguette/rules/shape";
import { expect, it } from "vitest";
import { malformedSentence } from "./malformed.ts";

const infinity = Number.POSITIVE_INFINITY;
const many = Array.from({ length: 70 }, (_, index) => `c${index}`);

const cases: [string, Problem, string, string][] = [
  [
    "moves[3].move.tiles",
    { kind: "type", expected: "integer", found: "text" },
    "moves[3].move.tiles: expected an integer, found text",
    "moves[3].move.tiles\u00a0: attendu un entier, trouvé un texte",
  ],
  [
    "",
    { kind: "type", expected: "object", found: "list" },
    "the document: expected an object, found a list",
    "le document\u00a0: attendu un objet, trouvé une liste",
  ],
  [
    "players",
    { kind: "type", expected: "integer", found: "number" },
    "players: expected an integer, found a number that is not whole",
    "players\u00a0: attendu un entier, trouvé un nombre qui n’est pas entier",
  ],
  [
    "x",
    { kind: "type", expected: "truth", found: "null" },
    "x: expected true or false, found null",
    "x\u00a0: attendu vrai ou faux, trouvé null",
  ],
  [
    "x",
    { kind: "type", expected: "list", found: "nothing" },
    "x: expected a list, found nothing",
    "x\u00a0: attendu une liste, trouvé rien",
  ],
  [
    "",
    { kind: "missing", key: "seed" },
    "the document: the field “seed” is missing",
    "le document\u00a0: le champ «\u202fseed\u202f» manque",
  ],
  [
    "options",
    { kind: "extra", key: "__proto__", allowed: ["target", "recaptured"] },
    "options: unknown field “__proto__”, expected only “target” or “recaptured”",
    "options\u00a0: champ inconnu «\u202f__proto__\u202f», ici il n’y a que «\u202ftarget\u202f» ou «\u202frecaptured\u202f»",
  ],
  [
    "options",
    { kind: "extra", key: "a\u001bb", allowed: [] },
    "options: unknown field “a\\u{1b}b”, none belongs here",
    "options\u00a0: champ inconnu «\u202fa\\u{1b}b\u202f», aucun champ n’est attendu ici",
  ],
  [
    "game",
    { kind: "name", found: "chess", allowed: ["fish-fish", "wishes"] },
    "game: unknown name “chess”, expected “fish-fish” or “wishes”",
    "game\u00a0: nom inconnu «\u202fchess\u202f», attendu «\u202ffish-fish\u202f» ou «\u202fwishes\u202f»",
  ],
  [
    "moves[0].seat",
    { kind: "range", found: 5, min: 0, max: 1 },
    "moves[0].seat: expected 0 to 1, found 5",
    "moves[0].seat\u00a0: attendu de 0 à 1, trouvé 5",
  ],
  [
    "moves[0].seat",
    { kind: "range", found: 1, min: 0, max: 0 },
    "moves[0].seat: expected 0, found 1",
    "moves[0].seat\u00a0: attendu 0, trouvé 1",
  ],
  [
    "options.target",
    { kind: "range", found: 0, min: 1, max: infinity },
    "options.target: expected at least 1, found 0",
    "options.target\u00a0: attendu au moins 1, trouvé 0",
  ],
  [
    "setup.boards[0]",
    { kind: "length", found: 5, expected: 6 },
    "setup.boards[0]: expected a list of length 6, found 5",
    "setup.boards[0]\u00a0: attendu une liste de longueur 6, trouvé 5",
  ],
];

it.each(cases)("at %j: %j", (at, problem, en, fr) => {
  const malformed = new Malformed(at, problem);
  expect(malformedSentence(malformed, "en")).toBe(en);
  expect(malformedSentence(malformed, "fr")).toBe(fr);
});

it("of many names only the first are told", () => {
  const sentence = malformedSentence(new Malformed("x", { kind: "name", found: "y", allowed: many }), "en");
  expect(sentence).toMatch(/“c10”, “c11” or 58 others$/);
  const french = malformedSentence(new Malformed("x", { kind: "name", found: "y", allowed: many }), "fr");
  expect(french).toMatch(/«\u202fc11\u202f» ou 58 autres$/);
  const dozen = malformedSentence(
    new Malformed("x", { kind: "name", found: "y", allowed: many.slice(0, 12) }),
    "en",
  );
  expect(dozen).toMatch(/“c10” or “c11”$/);
});
