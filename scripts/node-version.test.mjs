import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nodeProblem } from "./lib/node-version.mjs";

describe("the Node the scripts run on", () => {
  it("is the one package.json asks for", () => {
    const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(engines.node).toBe("^20.19.0 || ^22.13.0 || >=24.0.0");
  });

  it.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0", "25.1.0"])("may be %s", (version) => {
    expect(nodeProblem(version)).toBe("");
  });

  it.each(["12.22.0", "18.20.4", "20.18.3", "21.7.3", "22.12.0", "23.11.0"])("may not be %s", (version) => {
    expect(nodeProblem(version)).toContain(version);
    expect(nodeProblem(version)).toContain("20.19");
  });
});
