import { describe, expect, it } from "vitest";
import {
  capital,
  elided,
  inQuotes,
  listed,
  listedAfterTo,
  listedChoice,
  namesOf,
  numeral,
  plural,
  points,
  seatName,
  shown,
  signed,
} from "./common.ts";

describe("lists", () => {
  it.each([
    [[], "", ""],
    [["a"], "a", "a"],
    [["a", "b"], "a and b", "a et b"],
    [["a", "b", "c"], "a, b and c", "a, b et c"],
    [["a", "b", "c", "d"], "a, b, c and d", "a, b, c et d"],
  ])("%j", (items, en, fr) => {
    expect(listed(items, "en")).toBe(en);
    expect(listed(items, "fr")).toBe(fr);
  });

  it("of those to whom something falls say « à » of each", () => {
    expect(listedAfterTo(["Ana", "Bo", "Cy"], "fr")).toBe("Ana, à Bo et à Cy");
    expect(listedAfterTo(["Ana", "Bo"], "en")).toBe("Ana and Bo");
  });

  it("of choices end with or", () => {
    expect(listedChoice(["a", "b", "c"], "en")).toBe("a, b or c");
    expect(listedChoice(["a", "b", "c"], "fr")).toBe("a, b ou c");
  });
});

describe("a word before a name is elided", () => {
  it.each([
    ["Ondine", "d’Ondine", "qu’Ondine"],
    ["ablette", "d’ablette", "qu’ablette"],
    ["Élodie", "d’Élodie", "qu’Élodie"],
    ["E\u0301lodie", "d’E\u0301lodie", "qu’E\u0301lodie"],
    ["Œdipe", "d’Œdipe", "qu’Œdipe"],
    ["Hugo", "d’Hugo", "qu’Hugo"],
    ["Hélène", "d’Hélène", "qu’Hélène"],
    ["Yves", "d’Yves", "qu’Yves"],
  ])("before %s", (name, de, que) => {
    expect([elided("de", name), elided("que", name)]).toEqual([de, que]);
  });

  it.each(["Vairon", "Yann", "2CV", "8 ans", "Héron 2", "Joueur 1", "山", "🐟", ""])(
    "but not before %s",
    (name) => {
      expect([elided("de", name), elided("que", name)]).toEqual([`de ${name}`, `que ${name}`]);
    },
  );
});

describe("numbers", () => {
  it.each([
    [0, "0 points", "0 point"],
    [1, "1 point", "1 point"],
    [-1, "−1 point", "−1 point"],
    [2, "2 points", "2 points"],
    [12_345, "12,345 points", "12\u202f345 points"],
  ])("%d", (n, en, fr) => {
    expect(points(n, "en")).toBe(en);
    expect(points(n, "fr")).toBe(fr);
  });

  it("have their sign where something was won or lost", () => {
    expect([3, 0, -12].map((n) => signed(n, "fr"))).toEqual(["+3", "0", "−12"]);
  });

  it("are written in groups of three", () => {
    expect([1, 12, 123, 1234, 123456, 1234567].map((n) => numeral(n, "en"))).toEqual([
      "1",
      "12",
      "123",
      "1,234",
      "123,456",
      "1,234,567",
    ]);
    expect(numeral(-1234567, "fr")).toBe("−1\u202f234\u202f567");
    expect([numeral(1234.5, "en"), numeral(1234.5, "fr")]).toEqual(["1,234.5", "1\u202f234,5"]);
    expect(numeral(1e308, "en")).toBe("1e+308");
  });

  it("French counts up to two as one, English one alone", () => {
    expect([0, 1, 1.5, 2].map((n) => plural(n, "one", "many", "fr"))).toEqual(["one", "one", "one", "many"]);
    expect([0, 1, 1.5, 2].map((n) => plural(n, "one", "many", "en"))).toEqual([
      "many",
      "one",
      "many",
      "many",
    ]);
  });
});

describe("names", () => {
  it("people count seats from 1", () => {
    expect([seatName(0, "en"), seatName(1, "fr")]).toEqual(["Player 1", "Joueur 2"]);
  });

  it("given names come before the usual ones", () => {
    const names = namesOf(["Ana", undefined], "fr");
    expect([0, 1, 2].map(names)).toEqual(["Ana", "Joueur 2", "Joueur 3"]);
  });
});

describe("texts from outside", () => {
  it("are quoted as the language quotes", () => {
    expect([inQuotes("x", "en"), inQuotes("x", "fr")]).toEqual(["“x”", "«\u202fx\u202f»"]);
  });

  it("cannot command a terminal: what cannot be seen is spelt out", () => {
    expect(shown("a\u001b[2Jb\n\u009b\u202e\ud800\u2028")).toBe(
      "a\\u{1b}[2Jb\\u{a}\\u{9b}\\u{202e}\\u{d800}\\u{2028}",
    );
    expect(shown("Élodie 🐟")).toBe("Élodie 🐟");
  });

  it("are cut when they are long", () => {
    expect(shown("x".repeat(60))).toBe("x".repeat(60));
    expect(shown("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
    expect(shown("🐟".repeat(61))).toBe(`${"🐟".repeat(60)}…`);
    expect(shown("x".repeat(1_000_000)).length).toBe(61);
  });
});

it("a sentence begins with a capital, whatever it begins with", () => {
  expect(["élodie", "2CV", "«\u202foui\u202f»", ""].map(capital)).toEqual([
    "Élodie",
    "2CV",
    "«\u202foui\u202f»",
    "",
  ]);
});
