/** docs/operations.md names all that can be set and all that is told. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { usualBounded } from "@guinguette/server/limits/limits";
import { watch } from "@guinguette/server/ops/watch";
import { AWAY } from "@guinguette/server/room/agenda";
import { LONG_WAIT } from "@guinguette/server/room/holding";
import { VOTE_AFTER, VOTE_AGAIN } from "@guinguette/server/room/voting";
import { expect, it } from "vitest";
import { root } from "./lib/root.mjs";

const page = readFileSync(join(root, "docs/operations.md"), "utf8");
/** @type {Readonly<Record<number, string>>} */
const words = { 3: "three", 10: "ten" };
const isNamed = (/** @type {string} */ name) => page.includes(`\`${name}\``);

/** @param {string} folder */
const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/testing\/|\.test\./.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));

it("every variable that the server reads is there, and every limit", () => {
  const texts = [
    ...sources("packages/server/src"),
    readFileSync(join(root, "scripts/lib/start.mjs"), "utf8"),
  ];
  for (const name of ["start-options", "tables"])
    texts.push(readFileSync(join(root, `scripts/lib/${name}.mjs`), "utf8"));
  const read = new Set(
    texts.flatMap((text) => [...text.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name)),
  );
  expect(read.size).toBeGreaterThan(7);
  expect([...read].filter((name) => !isNamed(name ?? ""))).toEqual([]);
  for (const [name, value] of Object.entries(usualBounded))
    expect(page).toContain(`| \`${name}\` | ${value} |`);
});

it("every wait before a bot holds a seat is there", () => {
  const waits = { away: AWAY, held: LONG_WAIT, vote: VOTE_AFTER, back: VOTE_AGAIN };
  for (const [name, wait] of Object.entries(waits))
    expect(page).toContain(`| \`${name}\` | ${wait / 1_000} |`);
  const api = readFileSync(join(root, "docs/api.md"), "utf8").replaceAll(/\s+/g, " ");
  expect(api).toContain(`once the table has waited ${words[LONG_WAIT / 60_000]} minutes`);
  expect(api).toContain(`for ${words[VOTE_AFTER / 60_000]} minutes`);
});

it("every flag in the help is there", () => {
  const help = readFileSync(join(root, "packages/cli/src/serve/usage.ts"), "utf8");
  const flags = new Set([...help.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, flag = ""]) => flag));
  expect(flags.size).toBeGreaterThan(5);
  expect([...flags].filter((flag) => !new RegExp(`\`${flag}[\` ]`).test(page))).toEqual([]);
});

it("every figure is there", () => {
  const watching = watch();
  watching.reads(/** @type {any} */ ({ held: 0, listen() {} }), () => 0);
  const names = [...watching.text().matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
  watching.close();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
