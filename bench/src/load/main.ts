/**
 * What the server of tables bears: 19,000 seats at table pace and as fast as it goes, the cost of a table among few and
 * many, a million tables at rest, the same table beside boardgame.io and Colyseus, and on PostgreSQL. Prints the tables of
 * docs/benchmarks.md.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { besideHead, besideRows, besides } from "./beside.ts";
import { atRest, restHead, restRow } from "./rest.ts";
import { scaled, scaledHead, scaledRow } from "./scaled.ts";
import { alone, seatsHead, seatsRow } from "./seats.ts";

const parts = ["seats", "flat", "rest", "beside", "scaled"] as const;
const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: parts.join(",") },
    /** How much of everything: 1 is what the documents tell. */
    scale: { type: "string", default: "1" },
    /** How often the servers beside ours take their turn. */
    rounds: { type: "string", default: "5" },
  },
});
const [scale, rounds] = [Number(flags.scale), Number(flags.rounds)];
const wanted = flags.only.split(",");
if (
  !(scale > 0 && scale <= 1 && rounds >= 1) ||
  wanted.some((part) => !(parts as readonly string[]).includes(part))
) {
  console.error(`usage: npm run load -- [--only ${parts.join(",")}] [--scale 0.1] [--rounds 5]`);
  process.exit(2);
}

const isLive = process.stderr.isTTY;
function say(text: string): void {
  if (isLive) process.stderr.write(`\r\u001b[K${text}`);
  else console.error(text);
}
function print(...lines: string[]): void {
  if (isLive) process.stderr.write("\r\u001b[K");
  for (const line of lines) console.log(line);
}
const some = (count: number) => Math.max(10, Math.round(count * scale));
const long = (seconds: number) => Math.max(0.5, seconds * scale);

const begun = performance.now();
/** As many moves a second among few tables and many, so that only the number of tables differs. */
const evenly = (tables: number) => ({ pace: (1_000 * tables) / some(400), seconds: long(12) });
if (wanted.includes("flat")) {
  print(seatsHead);
  for (const tables of [100, 1_000].map(some))
    for (const one of await alone({ tables, stretches: [evenly(tables)] }, say)) print(seatsRow(one));
}
if (wanted.includes("seats")) {
  const tables = some(4_750);
  const each = [evenly(tables), { pace: 5_000, seconds: long(20) }, { pace: 0, seconds: long(12) }];
  print(seatsHead);
  for (const one of await alone({ tables, stretches: each }, say)) print(seatsRow(one));
  print("");
}
if (wanted.includes("rest")) {
  print(restHead);
  for (const one of await atRest([some(10_000), some(1_000_000)], say)) print(restRow(one));
  print("");
}
if (wanted.includes("beside")) {
  const taken = await besides(rounds, some(250), long(4), say);
  print(besideHead, ...besideRows(taken), "");
}
if (wanted.includes("scaled")) {
  const played = { tables: some(500), stretches: [{ pace: 0, seconds: long(8) }] };
  print(scaledHead);
  for (const one of await scaled(3, played, say)) print(scaledRow(one));
  print("");
}
const minutes = (performance.now() - begun) / 60_000;
print(
  `${minutes.toFixed(1)} minutes, load average of the machine ${loadavg()
    .map((each) => each.toFixed(1))
    .join(" ")}`,
);
process.exit(0);
