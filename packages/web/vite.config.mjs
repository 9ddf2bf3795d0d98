// Plain JavaScript, so that Vite can load it as it is (`--configLoader native`) and writes nothing beside it.
import { join, resolve } from "node:path";
import { serwist } from "@serwist/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    // The other rooms are bundled from their sources: no build in between.
    conditions: ["source", ...defaultClientConditions],
    // Where Node keeps to the links it was started through (scripts/lib/build-web.mjs), so does Vite.
    preserveSymlinks: process.execArgv.includes("--preserve-symlinks"),
  },
  plugins: [
    // Names of styles come from paths below this, whatever folder the build is started in.
    svelte({ compilerOptions: { rootDir: join(import.meta.dirname, "../..") } }),
    serwist({
      swSrc: "src/service-worker.ts",
      swDest: "service-worker.js",
      globDirectory: import.meta.dirname,
      globPatterns: ["**/*.{html,js,css,svg,png,woff2,webmanifest}"],
      injectionPoint: "self.__PRECACHE",
      rollupFormat: "iife",
      integration: {
        configureOptions: ({ root, build }, options) => {
          options.globDirectory = resolve(root, build.outDir);
        },
      },
    }),
  ],
  worker: { format: "es" },
  build: {
    // Not `dist`: what is served from there is put there whole (scripts/lib/builds.mjs).
    outDir: join(import.meta.dirname, ".cache/build"),
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
