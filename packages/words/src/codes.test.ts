import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeFish, codeOf, readCode } from "./codes.ts";

const numbers = fc.integer({ min: 10, max: 9_999_999 });
const fish = fc.constantFrom(...codeFish);

describe("the name of a table", () => {
  it("is read back from either language, however it is typed", () => {
    const between = fc.constantFrom("-", " ", "", "  ", " - ", "\u00a0", ".", "\u2011");
    const spelled = fc.constantFrom(
      (word: string) => word,
      (word: string) => word.toUpperCase(),
      (word: string) => word.normalize("NFD"),
      (word: string) => ` ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      (word: string) => word.normalize("NFD").replace(/\p{M}/gu, ""),
    );
    fc.assert(
      fc.property(
        fish,
        numbers,
        fc.constantFrom("fr", "en"),
        between,
        spelled,
        (one, number, language, sign, how) => {
          const word = one[language as "fr" | "en"];
          expect(readCode(`${how(word)}${sign}${number}`)).toBe(codeOf(one, number));
        },
      ),
    );
    expect(readCode("Tanche 42")).toBe("tanche-42");
    expect(readCode("TENCH-42")).toBe("tanche-42");
    expect(readCode("Flétan 042")).toBe("fletan-42");
  });

  it("is what the protocol calls one, in small ASCII letters", () => {
    for (const one of codeFish) expect(codeOf(one, 10)).toMatch(/^[a-z]{3,12}-10$/);
  });

  it.each([
    "",
    "tanche",
    "42",
    "tanche-",
    "tanche-4",
    "tanche-0",
    "tanche-12345678",
    "42-tanche",
    "chat-42",
    "tanche-4-2x",
  ])("%j is none", (typed) => {
    expect(readCode(typed)).toBeNull();
  });

  it("is none either, however much is typed", () => {
    expect(readCode("a".repeat(1_000_000))).toBeNull();
    expect(readCode(`tanche${"0".repeat(1_000_000)}42`)).toBeNull();
  });
});

describe("the fish", () => {
  it("are told apart by every word for them, in both languages", () => {
    const meant = new Map<string, number>();
    for (const [index, { fr, en }] of codeFish.entries())
      for (const word of new Set([fr, en])) {
        const read = readCode(`${word} 10`) ?? "";
        expect(meant.get(`${read} ${word}`) ?? index).toBe(index);
        meant.set(`${read} ${word}`, index);
        expect(read).toBe(codeOf({ fr, en }, 10));
      }
    expect(new Set(codeFish.map((one) => codeOf(one, 10))).size).toBe(codeFish.length);
  });
});
