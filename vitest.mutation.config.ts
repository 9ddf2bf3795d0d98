import { defineConfig } from "vitest/config";

// What Stryker runs against each mutant: the tests of the rules alone, which need no other room.
export default defineConfig({
  test: {
    include: ["packages/rules/src/**/*.test.ts"],
    setupFiles: ["scripts/lib/fixed-seed.mjs"],
  },
});
