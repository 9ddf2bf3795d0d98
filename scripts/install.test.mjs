import { describe, expect, it } from "vitest";
import { isInstalled, sameTree } from "./lib/install.mjs";

const lock = {
  packages: {
    "": { version: "0.1.0" },
    "packages/rules": { version: "0.1.0" },
    "node_modules/@guinguette/rules": { resolved: "packages/rules", link: true },
    "node_modules/cac": { version: "7.1.0" },
    "node_modules/for-another-system": { version: "1.0.0", optional: true },
  },
};

/** @param {Record<string, object>} packages */
const installed = (packages) => ({
  packages: {
    "node_modules/@guinguette/rules": { resolved: "packages/rules", link: true },
    "node_modules/cac": { version: "7.1.0" },
    ...packages,
  },
});

describe("what is installed", () => {
  it("is enough when only another system's package is absent", () => {
    expect(sameTree(lock, installed({}))).toBe(true);
  });

  it("is not enough when a package is of another version", () => {
    expect(sameTree(lock, installed({ "node_modules/cac": { version: "7.0.0" } }))).toBe(false);
    expect(sameTree(lock, installed({ "node_modules/for-another-system": { version: "0.9.0" } }))).toBe(
      false,
    );
  });

  it("is not enough when a package or a room is absent", () => {
    expect(sameTree(lock, { packages: {} })).toBe(false);
    expect(sameTree(lock, { packages: { "node_modules/cac": { version: "7.1.0" } } })).toBe(false);
  });

  it("is not enough in a folder without node_modules", () => {
    expect(isInstalled(import.meta.dirname)).toBe(false);
  });
});
