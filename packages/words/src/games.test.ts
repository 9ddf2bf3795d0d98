import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { matters, optionsOf } from "@guinguette/rules/options";
import { describe, expect, it } from "vitest";
import type { OptionWords } from "./game-words.ts";
import { gameWords } from "./games.ts";
import { languages } from "./language.ts";

it("every game has its words", () => {
  expect(Object.keys(gameWords)).toEqual(gameIds);
});

describe.each(gameIds)("%s", (id) => {
  const words = gameWords[id];

  it.each(languages)("has a title (%s)", (language) => {
    expect(words.title[language]).not.toBe("");
  });

  it.each(languages)("says what one plays for, in a sentence (%s)", (language) => {
    expect(words.goal[language]).toMatch(/^\p{Lu}.+\.$/u);
  });

  it("has a label for each option and a name for each of its values, in both languages", () => {
    const labels = words.options as Readonly<Record<string, { label: object; values: object }>>;
    const options = optionsOf(gameOf(id));
    expect(Object.keys(labels).sort()).toEqual(options.map(([name]) => name).sort());
    for (const [name, spec] of options) {
      expect(labels[name]?.label).toEqual({ en: expect.stringMatching(/./), fr: expect.stringMatching(/./) });
      const values = spec.kind === "choice" ? [...spec.values] : [];
      expect(Object.keys(labels[name]?.values ?? {}).sort()).toEqual(values.sort());
      for (const value of Object.values(labels[name]?.values ?? {}))
        expect(value).toEqual({ en: expect.stringMatching(/./), fr: expect.stringMatching(/./) });
    }
  });

  it("names options and values with a capital, and the rule that explains an option is one of the game's", () => {
    for (const { label, why, rule, idleRule, values } of Object.values<OptionWords>(words.options)) {
      for (const said of [label, ...(why ? [why] : []), ...Object.values(values)])
        for (const language of languages) expect(said[language]).toMatch(/^\p{Lu}/u);
      for (const id of [rule, idleRule]) if (id !== undefined) expect(Object.keys(words.rules)).toContain(id);
    }
  });

  it("says by which rule an option changes nothing, if others still matter then", () => {
    const specs = optionsOf(gameOf(id));
    const labels: Readonly<Record<string, OptionWords>> = words.options;
    for (const players of gameOf(id).about.players)
      for (const [name, spec] of specs)
        if (!matters(spec, players) && specs.some(([, other]) => matters(other, players)))
          expect(labels[name]?.idleRule).toBeDefined();
  });

  it("names the rules by which something may not be looked at again", () => {
    for (const rule of gameOf(id).byTheBook?.rules ?? []) expect(Object.keys(words.rules)).toContain(rule);
  });
});
