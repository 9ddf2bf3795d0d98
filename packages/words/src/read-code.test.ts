import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeFish, codeOf, plain } from "./codes.ts";
import type { Words } from "./language.ts";
import { olderFish } from "./older-fish.ts";
import { readCode } from "./read-code.ts";
import { misspelt, misspeltInEnglish } from "./testing/misspelt.ts";

const numbers = fc.integer({ min: 10, max: 9_999_999 });
const words = codeFish.flatMap((fish) => [...new Set([fish.fr, fish.en])].map((word) => ({ word, fish })));
const tables = { fr: misspelt, en: misspeltInEnglish };
const listed = (["fr", "en"] as const).flatMap((language) =>
  codeFish.flatMap((fish) =>
    (tables[language][plain(fish.fr)] ?? []).map((typed) => ({ typed, fish, language })),
  ),
);

/** Ways in which the same word is written. */
const habits: readonly (readonly [string, (word: string) => string])[] = [
  ["in capitals", (word) => word.toUpperCase()],
  ["with a capital", (word) => word.charAt(0).toUpperCase() + word.slice(1)],
  ["without accents", (word) => word.normalize("NFD").replace(/\p{M}/gu, "")],
  ["with accents by themselves", (word) => word.normalize("NFD")],
  ["letter by letter", (word) => [...word].join(" ")],
  ["with blanks around it", (word) => `  ${word} `],
  ["in the plural", (word) => `${word}s`],
  ["with an article", (word) => `la ${word}`],
  ["with an English article", (word) => `the ${word}`],
  ["with an article that lost its vowel", (word) => `l’${word}`],
  ["called a table", (word) => `table ${word}`],
  ["called a code", (word) => `le code ${word}`],
  ["called a fish", (word) => `${word} fish`],
  ["with a number sign", (word) => `${word} n°`],
  ["in quotes", (word) => `« ${word} »`],
];

/** Ways in which 74 is written. */
const numbered: readonly string[] = [
  ...[
    "-74",
    " 74",
    "74",
    "  74",
    " - 74",
    "_74",
    ".74",
    "\u00a074",
    "\u201174",
    ", 74",
    " 7 4",
    " 074",
    "-７４",
  ],
  ...[
    " soixante-quatorze",
    " soixante quatorze",
    "-Soixante-Quatorze",
    " SOIXANTEQUATORZE",
    " septante-quatre",
  ],
  ...[
    " seventy-four",
    " seventy four",
    " Seventyfour",
    " sept quatre",
    " seven four",
    " numéro 74",
    " number 74",
  ],
];

function oneLetterWrong(word: string): readonly string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const all = cuts.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
    ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ]);
  return [...new Set(all)];
}

describe("a code that was said aloud", () => {
  it("leads to its table, whichever of the two words is typed and however", () => {
    for (const { word, fish } of words)
      for (const [habit, write] of habits)
        expect([habit, word, readCode(`${write(word)} 74`)]).toEqual([habit, word, sure(fish)]);
  });

  it("leads to its table, however the number is written", () => {
    for (const { word, fish } of words)
      for (const number of numbered)
        expect([word + number, readCode(word + number)]).toEqual([word + number, sure(fish)]);
  });

  it("leads to its table with any number that a table may have", () => {
    fc.assert(
      fc.property(fc.constantFrom(...words), numbers, ({ word, fish }, number) => {
        expect(readCode(`${word}-${number}`)).toEqual({ code: codeOf(fish, number), isGuess: false });
      }),
    );
  });

  it("leads to its table with any one letter wrong, missing, too many, or changed places", () => {
    let looked = 0;
    for (const { word, fish } of words)
      for (const typed of oneLetterWrong(plain(word))) {
        looked++;
        const read = readCode(`${typed}74`);
        if (read?.isGuess !== false || read.code !== codeOf(fish, 74))
          expect([typed, read]).toEqual([typed, sure(fish)]);
      }
    expect(looked).toBeGreaterThan(20_000);
  });

  it("leads to its table or to one question, as people write what they heard", () => {
    for (const language of ["fr", "en"] as const)
      for (const { fr } of codeFish)
        expect([fr, tables[language][plain(fr)]?.length]).toEqual([fr, expect.any(Number)]);
    expect(listed.length).toBeGreaterThan(600);
    const missed = listed.filter(({ typed, fish }) => readCode(`${typed} 74`)?.code !== codeOf(fish, 74));
    expect(missed.map(({ typed, fish }) => [typed, fish.fr, readCode(`${typed} 74`)])).toEqual([]);
    const asked = listed.filter(({ typed }) => readCode(`${typed} 74`)?.isGuess);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.length / listed.length).toBeLessThan(0.4);
  });

  it("leads there too where several habits meet", () => {
    const said = fc.tuple(
      fc.constantFrom(...listed),
      fc.constantFrom("", "la ", "the ", "table "),
      fc.constantFrom(...numbered),
      fc.boolean(),
    );
    fc.assert(
      fc.property(said, ([{ typed, fish }, before, number, isLoud]) => {
        const text = before + typed + number;
        expect([text, readCode(isLoud ? text.toUpperCase() : text)?.code]).toEqual([text, codeOf(fish, 74)]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a code of an older list", () => {
  it("still opens by the word that it was shown with, however that is typed", () => {
    for (const fish of olderFish)
      for (const word of [fish.fr, plain(fish.fr), fish.fr.toUpperCase(), `la ${fish.fr}`])
        expect([word, readCode(`${word}-74`)]).toEqual([word, sure(fish)]);
  });

  it("opens by its English word where no fish of today has that", () => {
    expect(readCode("chub 42")).toEqual({ code: "chevesne-42", isGuess: false });
    expect(readCode("dab 42")).toEqual({ code: "limande-42", isGuess: false });
    expect(readCode("cod 42")).toEqual({ code: "morue-42", isGuess: false });
  });

  it("is asked about where no fish of today is near", () => {
    expect(readCode("chevaine 74")).toEqual({ code: "chevesne-74", isGuess: true });
    expect(readCode("kabiyo 74")).toBeNull();
  });
});

describe("what is no code", () => {
  it.each([
    ...["", "truite", "42", "truite-", "truite-4", "truite-0", "truite-12345678", "42-truite", "truite-4-2x"],
    ...[
      "kraken-42",

      "la 42",
      "x 42",
      "chien 42",
      "boat 42",
      "truite un",
      "-",
      "truite 1e3",
      "тунец 42",
    ],
  ])("%j is none", (typed) => {
    expect(readCode(typed)).toBeNull();
  });

  it("is none either, however much is typed", () => {
    expect(readCode("a".repeat(1_000_000))).toBeNull();
    expect(readCode(`truite${"0".repeat(1_000_000)}42`)).toBeNull();
    expect(readCode(`${"truite".repeat(10)}42`)).toBeNull();
  });

  it("is never more than one question, which any text may be", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), numbers, (typed, number) => {
        const read = readCode(`${typed} ${number}`);
        if (read !== null) expect(read.code).toMatch(/^[a-z]{3,12}-[1-9][0-9]{1,6}$/);
      }),
    );
  });
});

function sure(fish: Words) {
  return { code: codeOf(fish, 74), isGuess: false };
}
