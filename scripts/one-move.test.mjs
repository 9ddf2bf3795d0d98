import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/root.mjs";

it("the way of one move leads through functions that are there", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const [, way = ""] = /### One move apart[^\n]*\n(.*?)\n## /s.exec(page) ?? [];
  const steps = [...way.matchAll(/`([\w/.-]+\.ts)`((?:,? `\w+`)*)/g)];
  expect(steps.length).toBeGreaterThan(14);
  for (const [, file = "", names = ""] of steps) {
    const text = readFileSync(join(root, "packages", file), "utf8");
    for (const [, name = ""] of names.matchAll(/`(\w+)`/g))
      expect(text, `${name} in ${file}`).toMatch(new RegExp(`\\b(?:function )?${name}(?:<\\w+>)?\\(`));
  }
});
