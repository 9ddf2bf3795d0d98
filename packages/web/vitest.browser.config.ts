import { defaultServerConditions } from "vite";
import { defineProject } from "vitest/config";

const conditions = ["source", ...defaultServerConditions];

/** In a real browser, on the app as it is built and served. */
export default defineProject({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "browser",
    include: ["e2e/*.test.ts"],
    globalSetup: "e2e/lib/setup.ts",
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // Where a browser shares a machine with others, it may starve: such a test is tried once more, and the report says so.
    retry: 1,
    // What is tested lies in the browser, which every test enters with a fresh profile: the files themselves leave
    // nothing behind, and share what they import and the browser that they start.
    isolate: false,
    // What the page says is awaited, never read once: a busy machine paints later.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
  },
});
