import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Tests run on the sources themselves, across rooms too: no build in between, and failures show real lines.
const conditions = ["source", ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Long enough for any machine: what is slow is a matter for the benchmarks.
    testTimeout: 180_000,
    // Every core: left to itself, a machine with two of them would run one file after the other.
    maxWorkers: "100%",
    projects: [
      project("rules", "packages/rules"),
      project("words", "packages/words"),
      project("bots", "packages/bots"),
      project("table", "packages/table"),
      project("wire", "packages/wire"),
      project("server", "packages/server"),
      project("cli", "packages/cli"),
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

function project(name: string, root: string) {
  return {
    extends: true as const,
    root,
    test: { name, include: ["**/*.test.{ts,mjs}"] },
  };
}
