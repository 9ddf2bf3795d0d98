// The server as `npm start` runs it: the rooms of this project in one file, beside the app it was built with. Plain
// JavaScript, so that Vite can load it as it is (`--configLoader native`) and writes nothing beside it.
import { join } from "node:path";
import { defaultServerConditions, defineConfig } from "vite";

const conditions = ["source", ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    conditions,
    // Where Node keeps to the links it was started through (scripts/lib/build-web.mjs), so does Vite.
    preserveSymlinks: process.execArgv.includes("--preserve-symlinks"),
  },
  // Packages stay where they are installed: one of them is no JavaScript.
  ssr: { noExternal: [/^@guinguette\//], resolve: { conditions } },
  build: {
    ssr: true,
    outDir: join(import.meta.dirname, ".cache/build"),
    target: "node20",
    rolldownOptions: {
      // Bots think in threads, which have a file of their own (src/thinking/thinking.ts).
      input: { server: "src/server.ts", worker: "src/thinking/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "server" ? "server.mjs" : "[name].js") },
      checks: { pluginTimings: false },
      // No paths in comments: wherever it is built, the same server is the same file.
      experimental: { attachDebugInfo: "none" },
    },
  },
});
