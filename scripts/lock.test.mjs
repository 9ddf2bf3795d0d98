import { describe, expect, it } from "vitest";
import { readLock } from "./lib/install.mjs";
import { lockProblems } from "./lib/lock.mjs";
import { root } from "./lib/root.mjs";

const tool = { version: "1.0.0", optionalDependencies: { "tool-linux": "1.0.0", "tool-darwin": "1.0.0" } };

describe("the lock", () => {
  it("of this project is in order", () => {
    const lock = readLock(root);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(lockProblems(lock)).toEqual([]);
  });

  it("names the package of every system", () => {
    const packages = { "node_modules/tool": tool, "node_modules/tool-linux": { version: "1.0.0" } };
    expect(lockProblems({ packages })).toEqual([
      "node_modules/tool may need tool-darwin, which is not in the lock",
    ]);
  });

  it("is not satisfied by another version further up", () => {
    const packages = {
      "node_modules/tool-linux": { version: "2.0.0" },
      "node_modules/tool-darwin": { version: "2.0.0" },
      "node_modules/user/node_modules/tool": tool,
      "node_modules/user/node_modules/tool-linux": { version: "1.0.0" },
    };
    expect(lockProblems({ packages })).toEqual([
      "node_modules/user/node_modules/tool may need tool-darwin@1.0.0, but node_modules/tool-darwin is another version",
    ]);
  });

  it("says nothing of where packages come from", () => {
    const resolved = "https://registry.example/tool/-/tool-1.0.0.tgz";
    expect(lockProblems({ packages: { "node_modules/tool": { version: "1.0.0", resolved } } })).toEqual([
      `node_modules/tool is bound to an address: ${resolved}`,
    ]);
  });
});
