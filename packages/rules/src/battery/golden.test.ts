/**
 * Golden playthroughs: whole games written out, one or more for every game and set of options. Whoever changes
 * a rule sees here, in the review, what it does to a real game; the order of legal moves is pinned too.
 * `npx vitest run --project rules battery/golden -u` writes them anew.
 */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { optionsOf } from "../options.ts";
import { playthrough } from "../testing/playthrough.ts";
import { optionSets, type TestTable, tableName, tablesOf } from "../testing/tables.ts";

const folder = new URL("../../golden/", import.meta.url);

/** Every number of players with the usual options, and every set of options with one number of players. */
const goldenTables: readonly TestTable[] = games.flatMap((game) => {
  const sets = optionSets(game).map((options) => JSON.stringify(options));
  return tablesOf(game).filter(({ players, options }) => {
    const index = sets.indexOf(JSON.stringify(options));
    return index === 0 || players === game.about.players[index % game.about.players.length];
  });
});

function fileName(table: TestTable): string {
  return `${tableName(table)}.txt`;
}

describe("golden playthroughs", () => {
  it.each(goldenTables.map((table) => [fileName(table), table] as const))("%s", async (name, table) => {
    await expect(playthrough(table, "golden")).toMatchFileSnapshot(new URL(name, folder).pathname);
  });

  it("every option is tried with an unusual value too", () => {
    for (const game of games) {
      const sets = optionSets(game).map((set): object => set);
      for (const [name, spec] of optionsOf(game)) {
        const tried = sets.map((set) => Object.entries(set).find(([key]) => key === name)?.[1]);
        expect(new Set(tried).size, `${game.id}: ${name}`).toBeGreaterThan(1);
        if (spec.kind === "choice") expect(new Set(tried)).toEqual(new Set(spec.values));
      }
    }
  });

  it("no game and no set of options lacks one, and none is left over", () => {
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith(".txt"))
        .sort(),
    ).toEqual(goldenTables.map(fileName).sort());
    for (const game of games)
      for (const options of optionSets(game))
        expect(
          goldenTables.some(
            (table) => table.game === game && JSON.stringify(table.options) === JSON.stringify(options),
          ),
        ).toBe(true);
  });
});
