import { runNode } from "./lib/run.mjs";
import { tools } from "./lib/tools.mjs";

// `npm run mutate` for all the rules, `npm run mutate -- fish-fish` for one game; flags go on to Stryker.
const args = process.argv.slice(2);
const firstFlag = args.findIndex((arg) => arg.startsWith("-"));
const games = firstFlag === -1 ? args : args.slice(0, firstFlag);
const flags = args.slice(games.length);
const patterns = games.map((game) => `packages/rules/src/${game}/**/*.ts`);
const only = games.length === 0 ? [] : ["--mutate", [...patterns, "!**/*.test.ts"].join(",")];

process.exitCode = await runNode([tools.stryker, "run", ...only, ...flags]);
