import { join } from "node:path";
import { serwist } from "@serwist/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // The other rooms are bundled from their sources: no build in between.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  plugins: [
    svelte(),
    serwist({
      swSrc: "src/service-worker.ts",
      swDest: "service-worker.js",
      globDirectory: join(import.meta.dirname, "dist"),
      globPatterns: ["**/*.{html,js,css,svg,png,woff2,webmanifest}"],
      injectionPoint: "self.__PRECACHE",
      rollupFormat: "iife",
    }),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
