import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Tests run on the sources themselves, across rooms too: no build in between, and failures show real lines.
const conditions = ["source", ...defaultServerConditions];

/** What leaves nothing behind for the next file: all that it imports is read once and not for every file. */
const leavesNothing = { isolate: false };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Long enough for any machine: what is slow is a matter for the benchmarks.
    testTimeout: 180_000,
    // A test that asserts nothing fails: a search that met no case shows nothing.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    // Two for every core: files that drive a browser or wait for a process leave it idle half of the time. As a number: a
    // share of the cores is never more than all of them.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      project("rules", "packages/rules", leavesNothing),
      project("words", "packages/words", leavesNothing),
      project("bots", "packages/bots", leavesNothing),
      project("table", "packages/table", leavesNothing),
      project("wire", "packages/wire", leavesNothing),
      project("server", "packages/server", leavesNothing),
      project("cli", "packages/cli", leavesNothing),
      "packages/web/vitest.config.ts",
      "packages/web/vitest.browser.config.ts",
      "packages/web/vitest.components.config.ts",
      project("bench", "bench"),
      project("scripts", "scripts"),
    ],
    coverage: {
      include: ["packages/*/src/**/*.ts"],
      reportsDirectory: ".cache/coverage",
      reporter: ["text-summary", "html"],
    },
  },
});

function project(name: string, root: string, more: { readonly isolate?: boolean } = {}) {
  return {
    extends: true as const,
    root,
    test: { name, include: ["**/*.test.{ts,mjs}"], ...more },
  };
}
