import { availableParallelism } from "node:os";
import { mutate } from "./lib/mutation/mutate.mjs";
import { parts } from "./lib/mutation/parts.mjs";

// `npm run mutate` for all parts, one after the other; `npm run mutate -- fish-fish table` for some of them. What was
// missed is written to `.cache/mutation/<part>/missed.txt`.
const args = process.argv.slice(2);
const unknown = args.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exitCode = 2;
} else {
  const lines = [];
  for (const [name, part] of Object.entries(parts))
    if (args.length === 0 || args.includes(name))
      lines.push(await mutate(name, part, availableParallelism()));
  console.log(lines.join("\n"));
}
