import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultServerConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const { MUTATION_CODE = "", MUTATION_TESTS = "" } = process.env;
const conditions = ["source", ...defaultServerConditions];

/** Loads the mutated files in place of their sources. */
function mutated(): Plugin {
  const code: Record<string, string> =
    MUTATION_CODE === "" ? {} : JSON.parse(readFileSync(MUTATION_CODE, "utf8"));
  return { name: "mutated", enforce: "pre", load: (id) => code[id] };
}

// What `npm run mutate` runs (scripts/lib/mutation).
export default defineConfig({
  plugins: [mutated()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: MUTATION_TESTS.split(","),
    runner: join(import.meta.dirname, "scripts/lib/mutation/runner.mjs"),
    setupFiles: ["scripts/lib/fixed-seed.mjs"],
    pool: "forks",
    testTimeout: 120_000,
    reporters: [],
    silent: true,
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
