/** The battery is as wide as what it is run over: a new option has to be at one of its tables. */
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { optionsOf, usualValue } from "../options.ts";
import { optionSets, tablesOf } from "../testing/tables.ts";

describe.each(games.map((game) => [game.id, game] as const))("the tables of %s", (_id, game) => {
  const sets = optionSets(game) as readonly Readonly<Record<string, unknown>>[];
  const valuesOf = (name: string) => new Set(sets.map((set) => set[name]));

  it("have every option with each of its values, or with a number that is not the usual one", () => {
    const untried = optionsOf(game).flatMap(([name, spec]) => {
      const tried = valuesOf(name);
      if (spec.kind === "integer") return tried.size > 1 ? [] : [`${name} other than ${usualValue(spec)}`];
      return spec.values.filter((value) => !tried.has(value)).map((value) => `${name}: ${value}`);
    });
    expect(untried).toEqual([]);
  });

  it("can all be played, and no two of them are the same", () => {
    for (const { players, options } of tablesOf(game))
      expect(game.checkSetup({ players, options, setup: {} })).toBeNull();
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(sets.length);
  });
});
