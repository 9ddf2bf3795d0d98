/** The programs the scripts run, as files that Node can run: no shell, so the same on every system. */
export const tools = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  knip: "node_modules/knip/bin/knip.js",
  stryker: "node_modules/@stryker-mutator/core/bin/stryker.js",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
};
