import { readFileSync } from "node:fs";
import { join } from "node:path";
import { components } from "@guinguette/wire/api/schemas";
import { problemKinds } from "@guinguette/wire/problem";
import { expect, it } from "vitest";
import { documents } from "./lib/api/page.mjs";
import { root } from "./lib/root.mjs";

it("the documentation of the protocol is what npm run api writes, a whole game included", async () => {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  for (const [file, text] of Object.entries(await documents(read("docs/api.md"))))
    expect(read(file) === text ? file : `${file} is out of date: npm run api`).toBe(file);
});

it("every problem, and every word by which an offer is refused, has its line", () => {
  const page = readFileSync(join(root, "docs/api.md"), "utf8");
  const [, words = ""] =
    /"why":\{"type":"string","enum":\[(.*?)\]/.exec(JSON.stringify(components(["Answer"]))) ?? [];
  const whys = words.split(",").map((word) => word.slice(1, -1));
  expect(whys).toContain("not-yours-to-say");
  const lines = page.split("\n").flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? []);
  const told = new Set(lines.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, word]) => word)));
  expect([...whys, ...problemKinds].filter((word) => !told.has(word))).toEqual([]);
});
