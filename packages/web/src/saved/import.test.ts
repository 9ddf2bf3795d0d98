import { formats, readRecord, replay } from "@guinguette/rules/record";
import { usualSettings } from "@guinguette/table/settings";
import { openTable, recordOf } from "@guinguette/table/table";
import { expect, it } from "vitest";
import { importText } from "./import.ts";
import { recordOfGame } from "./store.ts";

function record(more: object = {}): string {
  const holders = [0, 1].map((seat) => ({ kind: "person" as const, name: `P${seat}` }));
  const opened = openTable({
    game: "fish-and-chips",
    options: {},
    seed: "x",
    setup: {},
    holders,
    settings: usualSettings,
  });
  if (!opened.ok) throw new Error("refused");
  return JSON.stringify({ ...recordOf(opened.table), ...more });
}

const why = async (text: string) => {
  const imported = await importText(text, "en");
  return imported.ok ? "fine" : imported.why;
};

it("a record from here or elsewhere becomes a table with its names", async () => {
  const imported = await importText(record(), "fr");
  expect(imported.ok && imported.table.chairs.map(({ holder }) => holder.name)).toEqual(["P0", "P1"]);
  expect(imported.ok && imported.table.deal.seed).toBe("x");
});

it.each(formats)("a record of %s is that game, and goes out again as it came in", async (format) => {
  const text = record({ format });
  const imported = await importText(text, "en");
  if (!imported.ok) throw new Error(imported.why);
  expect(JSON.stringify(recordOfGame(imported))).toBe(text);
  const replayed = replay(readRecord(JSON.parse(text)));
  const { game, state } = imported.table;
  expect(replayed.ok && game.view(replayed.state, "spectator")).toEqual(game.view(state, "spectator"));
});

it("a record of another format is refused by the names of those that are read", async () => {
  for (const format of formats) expect(await why(record({ format: "guinguette/99" }))).toContain(format);
});

it("anything else is refused with what is wrong, and where", async () => {
  expect(await why("{")).toContain("not a saved game");
  expect(await why("[]")).toContain("expected an object, found a list");
  expect(await why(record({ game: "chess" }))).toContain("game");
  expect(
    await why(record({ moves: [{ seat: 0, move: { type: "catch", from: "a1", to: "z9" } }] })),
  ).toContain("moves[0].move.to");
});

it("a move against the rules is refused by its rule", async () => {
  const moves = [{ seat: 0, move: { type: "catch", from: "b1", to: "c1" } }];
  expect(await why(record({ moves }))).toMatch(/^Move 1 of this file breaks rule FC-/);
});

it("a name is cut between signs, and what stands beyond is kept as it came", async () => {
  const names = ["👨‍👩‍👧‍👦".repeat(30), `${"Z\u0300\u0301\u0302\u0303\u0304\u0305".repeat(2)}`, "beyond", 7];
  const imported = await importText(record({ names, "x-more": { deep: [{}] } }), "en");
  if (!imported.ok) throw new Error(imported.why);
  expect(imported.table.chairs.map(({ holder }) => holder.name)).toEqual([
    "👨‍👩‍👧‍👦".repeat(24),
    "Z\u0300\u0301\u0302\u0303".repeat(2),
  ]);
  expect(recordOfGame(imported)).toMatchObject({ names, "x-more": { deep: [{}] } });
});

it("what nests by the million is refused before it is read", async () => {
  expect(await why("[".repeat(4_000_000))).toContain("too long or too complex");
  expect(await why(`{"a":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`)).toContain(
    "too long or too complex",
  );
});

it("keeps which seats bots played at, where that is known", async () => {
  const imported = await importText(record({ names: ["Ana", ""] }), "en", [null, "perch"]);
  expect(imported.ok && imported.table.chairs.map(({ holder }) => holder)).toEqual([
    { kind: "person", name: "Ana" },
    { kind: "bot", name: "", level: "perch" },
  ]);
});
