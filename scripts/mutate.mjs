import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { mutate } from "./lib/mutation/mutate.mjs";
import { parts } from "./lib/mutation/parts.mjs";

// `npm run mutate` for all parts, one after the other; `npm run mutate -- fish-fish table` for some of them, and with
// `--sample 300` so many mutants of each, the same ones each time; with `--files 'clock|turns'` those in files with such
// names alone, and with `--slowest 300` without the tests that take more milliseconds. What was missed is written to
// `.cache/mutation/<part>/missed.txt`.
const { values, positionals: args } = parseArgs({
  options: { sample: { type: "string" }, files: { type: "string" }, slowest: { type: "string" } },
  allowPositionals: true,
});
const bound = (/** @type {string | undefined} */ value) => Number(value ?? Number.POSITIVE_INFINITY);
const [sample, slowest] = [bound(values.sample), bound(values.slowest)];
const files = new RegExp(values.files ?? "");
const wrong = Object.entries({ sample, slowest }).find(([, value]) => !(value >= 1));
const unknown = args.filter((name) => !Object.hasOwn(parts, name));
if (wrong) {
  console.error(`--${wrong[0]} takes a number, 1 or more`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exitCode = 2;
} else {
  const lines = [];
  for (const [name, part] of Object.entries(parts))
    if (args.length === 0 || args.includes(name))
      lines.push(await mutate(name, part, availableParallelism(), { sample, files, slowest }));
  console.log(lines.join("\n"));
}
