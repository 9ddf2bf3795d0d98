/** The programs the scripts run, as files that Node can run: no shell, so the same on every system. */
export const tools = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  knip: "node_modules/knip/bin/knip.js",
  svelteCheck: "packages/web/node_modules/svelte-check/bin/svelte-check",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
};
