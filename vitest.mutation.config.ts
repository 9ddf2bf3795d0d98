import { defineConfig } from "vitest/config";

// What Stryker runs against each mutant: the unit tests beside the mutated files (scripts/lib/mutate.mjs), which
// need no other room. The battery and the golden playthroughs would find most mutants too; leaving them out makes
// the run short enough to be made, and its figure one for the unit tests alone.
export default defineConfig({
  test: {
    include: [process.env.MUTATED_TESTS ?? "packages/rules/src/**/*.test.ts"],
    setupFiles: ["scripts/lib/fixed-seed.mjs"],
  },
});
