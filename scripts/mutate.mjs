import { mutateParts, parts } from "./lib/mutate.mjs";

// `npm run mutate` for all the rules, part by part; `npm run mutate -- fish-fish shared` for some of them. Flags
// go on to Stryker.
const args = process.argv.slice(2);
const firstFlag = args.findIndex((arg) => arg.startsWith("-"));
const wanted = firstFlag === -1 ? args : args.slice(0, firstFlag);
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`no such part of the rules: ${unknown.join(", ")}; there are ${parts.join(", ")}`);
  process.exitCode = 2;
} else process.exitCode = await mutateParts(wanted.length === 0 ? parts : wanted, args.slice(wanted.length));
