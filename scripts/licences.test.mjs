import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLock } from "./lib/install.mjs";
import { isAllowed, licenceProblems } from "./lib/licences.mjs";
import { root } from "./lib/root.mjs";

describe("the licences", () => {
  it("of all packages in the lock, for every system, are known and allow what we do", () => {
    expect(licenceProblems(readLock(root), root)).toEqual([]);
  });

  it("in the lock are those that the installed packages name", () => {
    const others = Object.entries(readLock(root).packages).filter(([path, { license, link }]) => {
      const file = join(root, path, "package.json");
      if (link || license === undefined || !path.includes("node_modules/") || !existsSync(file)) return false;
      const named = JSON.parse(readFileSync(file, "utf8")).license;
      return (typeof named === "object" ? named.type : named) !== license;
    });
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it("are missed where there is none, and where one asks for more", () => {
    const packages = {
      "node_modules/none": { version: "1.0.0" },
      "node_modules/strict": { version: "1.0.0", license: "GPL-3.0-only" },
      "node_modules/a/node_modules/@b/tool": { version: "1.0.0", license: "MPL-2.0" },
      "node_modules/c-tool": { version: "1.0.0", license: "MPL-2.0", dev: true },
      "node_modules/constructor": { version: "1.0.0" },
      "packages/ours": { version: "1.0.0" },
    };
    expect(licenceProblems({ packages }, root)).toEqual([
      "none@1.0.0: no licence is known",
      "strict@1.0.0: GPL-3.0-only",
      "@b/tool@1.0.0: MPL-2.0",
      "constructor@1.0.0: no licence is known",
    ]);
  });

  it("may be chosen from, or hold together", () => {
    expect(isAllowed("(MIT OR GPL-3.0-only)", false)).toBe(true);
    expect(isAllowed("MIT AND GPL-3.0-only", false)).toBe(false);
    expect(isAllowed("UNLICENSED", true)).toBe(false);
    expect(isAllowed("SEE LICENSE IN x", true)).toBe(false);
  });
});
