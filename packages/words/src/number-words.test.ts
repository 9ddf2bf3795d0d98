import { describe, expect, it } from "vitest";
import { digitsOf, numberWordsIn } from "./number-words.ts";

const said = (text: string) => digitsOf(text.split(/[- ]/).flatMap(numberWordsIn));

const units = ["", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const teens = [
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
  "dix-neuf",
];
const tens = [
  "",
  "",
  "vingt",
  "trente",
  "quarante",
  "cinquante",
  "soixante",
  "soixante",
  "quatre-vingt",
  "quatre-vingt",
];

/** As it is taught in France. */
function french(number: number): string {
  if (number === 80) return "quatre-vingts";
  const [ten, unit] = [Math.floor(number / 10), number % 10];
  if (ten < 2) return (ten === 1 ? teens : units)[unit] ?? "";
  const small = ten === 7 || ten === 9 ? teens[unit] : units[unit];
  const isJoined = (unit === 1 && ten < 7) || number === 71;
  return [tens[ten], isJoined ? "et" : "", small].filter(Boolean).join("-");
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
const small = [...ones.split(" "), "seventeen", "eighteen", "nineteen"];
const dozens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function english(number: number): string {
  if (number < 20) return small[number] ?? "";
  return [dozens[Math.floor(number / 10)], number % 10 === 0 ? "" : small[number % 10]]
    .filter(Boolean)
    .join("-");
}

describe("a number in words", () => {
  it("is read, from 1 to 99, in French and in English, with blanks, hyphens or neither", () => {
    for (let number = 1; number < 100; number++)
      for (const words of [french(number), english(number)])
        for (const way of [words, words.replaceAll("-", " "), words.replaceAll("-", "")])
          expect([way, said(way)]).toEqual([way, String(number)]);
  });

  it("is read with hundreds and thousands", () => {
    for (let number = 1; number < 100; number++) {
      expect(said(`cent ${french(number)}`)).toBe(String(100 + number));
      expect(said(`one hundred and ${english(number)}`)).toBe(String(100 + number));
      expect(said(`sept cent ${french(number)}`)).toBe(String(700 + number));
      expect(said(`deux mille trois cent ${french(number)}`)).toBe(String(2300 + number));
    }
  });

  it.each([
    ["septante-quatre", "74"],
    ["nonante et un", "91"],
    ["huitante-huit", "88"],
    ["octante deux", "82"],
    ["quatre vingts dix sept", "97"],
    ["mille", "1000"],
    ["quinze cents", "1500"],
    ["twelve hundred", "1200"],
    ["two thousand and five", "2005"],
    ["deux cents", "200"],
    ["cinquante mille", "50000"],
    ["fourty two", "42"],
  ])("%s is %s", (words, number) => {
    expect(said(words)).toBe(number);
  });

  it.each([
    ["sept quatre", "74"],
    ["one seven four", "174"],
    ["one seventy four", "174"],
    ["one oh five", "105"],
    ["zero sept quatre", "074"],
    ["douze trente-quatre", "1234"],
    ["dix dix", "1010"],
  ])("dictated piece by piece, %s is %s", (words, number) => {
    expect(said(words)).toBe(number);
  });

  it.each(["truite", "sixt", "ventre", "", "x"])("%j has none", (word) => {
    expect(numberWordsIn(word)).toEqual([]);
    expect(digitsOf([])).toBe("");
  });

  it("is looked for in no time, however it was made to be hard", () => {
    const before = performance.now();
    for (const word of ["centsvingts".repeat(9), `${"mille".repeat(19)}x`, `${"un".repeat(49)}z`])
      numberWordsIn(word);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
