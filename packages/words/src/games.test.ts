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
});

const options = gameIds.flatMap((id) =>
  Object.entries<OptionWords>(gameWords[id].options).map(([name, said]) => ({ id, name, said })),
);

it.each(options)(
  "$name of $id: option and values have a capital, and its rules are the game's",
  ({ id, said }) => {
    const { label, why, rule, idleRule, values } = said;
    for (const text of [label, ...(why ? [why] : []), ...Object.values(values)])
      for (const language of languages) expect(text[language]).toMatch(/^\p{Lu}/u);
    for (const cited of [rule, idleRule])
      if (cited !== undefined) expect(Object.keys(gameWords[id].rules)).toContain(cited);
  },
);

const idle = gameIds.flatMap((id) => {
  const specs = optionsOf(gameOf(id));
  return gameOf(id).about.players.flatMap((players) =>
    specs.flatMap(([name, spec]) =>
      !matters(spec, players) && specs.some(([, other]) => matters(other, players))
        ? [{ id, players, name }]
        : [],
    ),
  );
});

it.each(idle)("says by which rule $name changes nothing with $players players of $id", ({ id, name }) => {
  const labels: Readonly<Record<string, OptionWords>> = gameWords[id].options;
  expect(labels[name]?.idleRule).toBeDefined();
});

const books = gameIds.flatMap((id) => gameOf(id).byTheBook?.rules.map((rule) => ({ id, rule })) ?? []);

it.each(books)("$rule, by which something may not be looked at again, is a rule of $id", ({ id, rule }) => {
  expect(Object.keys(gameWords[id].rules)).toContain(rule);
});
