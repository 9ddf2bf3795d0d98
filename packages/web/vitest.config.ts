import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultServerConditions } from "vite";
import { defineProject } from "vitest/config";

const conditions = ["source", ...defaultServerConditions];

export default defineProject({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "web",
    include: ["src/**/*.test.ts"],
    testTimeout: 180_000,
    expect: { requireAssertions: true },
    // As in every pure room (vitest.config.ts).
    isolate: false,
    // Read as text by the test that compares the times of scripts and styles.
    css: { include: /tokens\.css/ },
  },
});
