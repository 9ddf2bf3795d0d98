import { expect, it } from "vitest";
import { languages } from "./language.ts";
import { levelCalled, levelNames, levelsByStrength } from "./levels.ts";

it("every level answers to its names in both languages, with and without accents and capitals", () => {
  for (const level of levelsByStrength) {
    expect(levelCalled(level)).toBe(level);
    for (const language of languages) {
      const name = levelNames[level][language];
      expect(levelCalled(name)).toBe(level);
      expect(levelCalled(` ${name.toUpperCase()} `)).toBe(level);
    }
  }
  expect(levelCalled("heron")).toBe("heron");
  expect(levelCalled("he\u0301ron")).toBe("heron");
});

it.each(["", "carp", "hérons", "toString"])("%j is nobody's level", (typed) => {
  expect(levelCalled(typed)).toBeUndefined();
});
