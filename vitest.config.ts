import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Tests run on the sources themselves, across rooms too: no build in between, and failures show real lines.
const conditions = ["source", ...defaultServerConditions];

/** What leaves nothing behind for the next file: all that it imports is read once and not for every file. */
const leavesNothing = { isolate: false };

/** Where real processes and browsers share a machine with others, one may starve: such a test is tried once more, and
 * the report says so. What is pure has no such excuse. */
const ofProcesses = { retry: 1 };

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Long enough for any machine: what is slow is a matter for the benchmarks.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Two for every core: files that drive a browser or wait for a process leave it idle half of the time. As a number: a
    // share of the cores is never more than all of them.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      project("rules", "packages/rules", leavesNothing),
      project("words", "packages/words", leavesNothing),
      project("bots", "packages/bots", leavesNothing),
      project("table", "packages/table", leavesNothing),
      project("wire", "packages/wire", leavesNothing),
      project("server", "packages/server", { ...leavesNothing, ...ofProcesses }),
      project("cli", "packages/cli", { ...leavesNothing, ...ofProcesses }),
      "packages/web/vitest.config.ts",
      "packages/web/vitest.browser.config.ts",
      "packages/web/vitest.components.config.ts",
      project("bench", "bench"),
      project("scripts", "scripts", ofProcesses),
    ],
    coverage: {
      include: ["packages/*/src/**/*.ts"],
      reportsDirectory: ".cache/coverage",
      reporter: ["text-summary", "html"],
    },
  },
});

function project(
  name: string,
  root: string,
  more: { readonly retry?: number; readonly isolate?: boolean } = {},
) {
  return {
    extends: true as const,
    root,
    test: { name, include: ["**/*.test.{ts,mjs}"], ...more },
  };
}
