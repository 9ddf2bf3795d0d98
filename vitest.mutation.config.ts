import { defineConfig } from "vitest/config";

// What Stryker runs against each mutant: the tests of the rules alone, which need no other room. The battery's
// properties take seconds each and would find most mutants too; leaving them out makes the run fast enough to be
// made, and its figure one for the unit tests and golden playthroughs alone.
export default defineConfig({
  test: {
    include: ["packages/rules/src/**/*.test.ts"],
    exclude: ["packages/rules/src/battery/{battery,twin-worlds,citations}.test.ts"],
    setupFiles: ["scripts/lib/fixed-seed.mjs"],
  },
});
