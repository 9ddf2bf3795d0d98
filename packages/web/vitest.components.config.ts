import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions } from "vite";
import { defineProject } from "vitest/config";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.mjs";

/** The parts of a table, each by itself, in a real browser. */
export default defineProject({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // The other rooms are linked, not installed: they are read as they are.
  optimizeDeps: {
    exclude: ["@guinguette/rules", "@guinguette/words", "@guinguette/bots", "@guinguette/table"],
  },
  test: {
    name: "components",
    include: ["components/*.test.ts"],
    testTimeout: 180_000,
    // As everywhere that a browser shares a machine (vitest.browser.config.ts).
    retry: 1,
    // What a part shows is awaited, never read once: a busy machine paints later.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
      }),
      instances: [{ browser: "chromium" }],
      // Whoever runs this looks at nothing: the runner's own page stays away.
      ui: false,
    },
  },
});
