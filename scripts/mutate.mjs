import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { mutate } from "./lib/mutation/mutate.mjs";
import { parts } from "./lib/mutation/parts.mjs";

// `npm run mutate` for all parts, one after the other; `npm run mutate -- fish-fish table` for some of them, and with
// `--sample 300` so many mutants of each, the same ones each time. What was missed is written to
// `.cache/mutation/<part>/missed.txt`.
const { values, positionals: args } = parseArgs({
  options: { sample: { type: "string" } },
  allowPositionals: true,
});
const sample = values.sample === undefined ? undefined : Number(values.sample);
const unknown = args.filter((name) => !Object.hasOwn(parts, name));
if (sample !== undefined && !(Number.isInteger(sample) && sample > 0)) {
  console.error(`--sample takes how many mutants of a part, 1 or more, not ${values.sample}`);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exitCode = 2;
} else {
  const lines = [];
  for (const [name, part] of Object.entries(parts))
    if (args.length === 0 || args.includes(name))
      lines.push(await mutate(name, part, availableParallelism(), sample));
  console.log(lines.join("\n"));
}
