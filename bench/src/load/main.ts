/**
 * What the server of tables bears: 19,000 seats at table pace and as fast as it goes, the cost of a table among few and
 * many, a million tables at rest, and the same table beside boardgame.io and Colyseus. Prints the tables of
 * docs/benchmarks.md.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { besideHead, besideRows, besides } from "./beside.ts";
import { atRest, restHead, restRow } from "./rest.ts";
import { type Stretch, seatsHead, seatsRow, stretches } from "./seats.ts";

const parts = ["seats", "flat", "rest", "beside"] as const;
const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: parts.join(",") },
    /** How much of everything: 1 is what the documents tell. */
    scale: { type: "string", default: "1" },
  },
});
const scale = Number(flags.scale);
const wanted = flags.only.split(",");
if (!(scale > 0 && scale <= 1) || wanted.some((part) => !(parts as readonly string[]).includes(part))) {
  console.error(`usage: npm run load -- [--only ${parts.join(",")}] [--scale 0.1]`);
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
const scaled = (count: number) => Math.max(10, Math.round(count * scale));
const long = (seconds: number) => Math.max(0.5, seconds * scale);

const begun = performance.now();
if (wanted.includes("seats")) {
  const each: Stretch[] = [
    { pace: 5_000, seconds: long(20) },
    { pace: 0, seconds: long(12) },
  ];
  const [calm, full] = await stretches(scaled(4_750), each, say);
  print(seatsHead, ...[calm, full].flatMap((one) => (one === undefined ? [] : [seatsRow(one)])), "");
}
if (wanted.includes("flat")) {
  print(seatsHead);
  // As many moves a second at each, so that only the number of tables differs.
  for (const tables of [100, 1_000, 4_750].map(scaled)) {
    const pace = (1_000 * tables) / scaled(400);
    const [one] = await stretches(tables, [{ pace, seconds: long(12) }], say);
    if (one !== undefined) print(seatsRow(one));
  }
  print("");
}
if (wanted.includes("rest")) {
  print(restHead);
  for (const one of await atRest([scaled(10_000), scaled(1_000_000)], say)) print(restRow(one));
  print("");
}
if (wanted.includes("beside")) {
  const rounds = await besides(scale === 1 ? 5 : 1, scaled(300), long(5), say);
  print(besideHead, ...besideRows(rounds), "");
}
const minutes = (performance.now() - begun) / 60_000;
print(
  `${minutes.toFixed(1)} minutes, load average of the machine ${loadavg()
    .map((each) => each.toFixed(1))
    .join(" ")}`,
);
process.exit(0);
