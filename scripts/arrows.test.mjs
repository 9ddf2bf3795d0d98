import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkArrows } from "./lib/arrows.mjs";

/** @type {string} */
let house;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "arrows-"));
});
afterEach(() => {
  rmSync(house, { recursive: true });
});

/** Builds a house of one module and gives what is wrong with it. @param {string} path @param {string} text */
function problemsWith(path, text) {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(house, "packages"), { recursive: true });
  writeFileSync(file, text);
  return checkArrows(house).problems;
}

describe("a room", () => {
  it.each([
    ["packages/words/src/a.ts", 'import { x } from "@guinguette/rules/game";'],
    ["packages/cli/src/a.ts", 'import { x } from "@guinguette/bots/search";\nimport fs from "node:fs";'],
    ["packages/rules/src/wishes/a.ts", 'import { x } from "../random.ts";'],
    [
      "packages/rules/src/a.test.ts",
      'import { it } from "vitest";\nimport fs from "node:fs";\nMath.random();',
    ],
    [
      "packages/web/src/App.svelte",
      '<script lang="ts">\nimport { x } from "@guinguette/table/x";\n</script>\n<p>import "@guinguette/cli/x"</p>',
    ],
    ["bench/src/main.ts", 'import { Client } from "boardgame.io/client";'],
  ])("may do this: %s %s", (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });

  it.each([
    ["packages/rules/src/a.ts", 'import { x } from "@guinguette/bots/search";', "rules may not touch bots"],
    ["packages/rules/src/a.ts", 'import type { X } from "@guinguette/words/x";', "rules may not touch words"],
    ["packages/rules/src/a.test.ts", 'import { x } from "@guinguette/bots/x";', "rules may not touch bots"],
    ["packages/bots/src/a.ts", 'export { x } from "@guinguette/words/x";', "bots may not touch words"],
    ["packages/cli/src/a.ts", 'await import("@guinguette/web/x");', "cli may not touch web"],
    ["packages/words/src/a.ts", 'type X = import("@guinguette/bots/x").X;', "words may not touch bots"],
    [
      "packages/rules/src/a.ts",
      'import { x } from "../../words/src/x.ts";',
      "another room is imported by its name",
    ],
    ["packages/rules/src/a.ts", 'import { x } from "@guinguette/rules/x";', "own files by their path"],
    ["packages/rules/src/a.ts", 'import pad from "left-pad";', "rules has no dependency"],
    ["packages/table/src/a.ts", 'import fs from "node:fs";', "table runs without Node"],
    ["packages/bots/src/a.ts", 'import fs from "fs";', "bots runs without Node"],
    ["packages/bots/src/a.ts", "await import(name);", "bots names its imports in full"],
    ["packages/cellar/src/a.ts", "export const x = 1;", "not a room"],
    ["packages/web/src/App.vue", "<p>hello</p>", "cannot read"],
    [
      "packages/web/src/App.svelte",
      '<p>x</p>\n<script lang="ts">\nimport { x } from "@guinguette/cli/x";\n</script>',
      "App.svelte:3 imports @guinguette/cli/x: web may not touch cli",
    ],
  ])("may not do this: %s %s", (path, text, reason) => {
    expect(problemsWith(path, text)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    "Math.random()",
    'Math["random"]()',
    "const { random } = Math",
    "Date.now()",
    "new Date()",
    "performance.now()",
    "setTimeout(play, 10)",
    "globalThis.setTimeout(play, 10)",
    "const clock = { Date }",
  ])("that is pure may not say %s", (text) => {
    const path = "packages/bots/src/a.ts";
    expect(problemsWith(path, `\n${text};`)).toEqual([
      expect.stringMatching(/^packages\/bots\/src\/a\.ts:2 uses /),
    ]);
  });

  it.each([
    "Math.floor(1.5)",
    "const text = 'Math.random()'; // Date.now()",
    "const seat = { performance: 1 }; seat.performance",
    "interface Log { Date: string }",
    "function at(when: Date) { return when; }",
  ])("that is pure may say %s", (text) => {
    expect(problemsWith("packages/bots/src/a.ts", text)).toEqual([]);
  });
});

describe("the command", () => {
  const command = fileURLToPath(new URL("arrows.mjs", import.meta.url));
  const run = () => spawnSync(process.execPath, [command, house], { encoding: "utf8" });

  it("fails on a planted import, and says where", () => {
    problemsWith("packages/rules/src/a.ts", '\nimport { x } from "@guinguette/bots/x";');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain("packages/rules/src/a.ts:2 imports @guinguette/bots/x");
  });

  it("fails when it sees no module at all", () => {
    mkdirSync(join(house, "packages"));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain("No module found");
  });

  it("passes on a house in order", () => {
    problemsWith("packages/rules/src/a.ts", "export const x = 1;");
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining("1 modules") });
  });
});
