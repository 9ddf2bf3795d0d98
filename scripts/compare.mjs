/**
 * Random games per second and the time of a deal, here and in another checkout, both built, in turns within one run:
 * `npm run compare -- CHECKOUT`, with `--rounds 5`, `--seconds 0.4` and `--tables fish-fish/4,wishes/4`.
 */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "0.4" },
    tables: {
      type: "string",
      default: "fish-fish/4,wishes/4,chat-peche/4,fish-and-chips/2,fish-and-chips/4",
    },
  },
});
const [other] = positionals;
if (other === undefined) {
  console.error("usage: npm run compare -- CHECKOUT [--rounds 5] [--seconds 0.4] [--tables wishes/4,…]");
  process.exit(2);
}
const checkouts = [resolve(other), fileURLToPath(new URL("..", import.meta.url))];

/** Microseconds of computing for one deal from a seed of its own, as a table of this checkout is dealt. */
const dealing = `
  const [record, game, players] = process.argv.slice(1);
  const { currentFormat = "guinguette/1", openRecord, readRecord } = await import(record);
  const start = readRecord({ format: currentFormat, game, players: Number(players), options: {}, seed: "", moves: [] });
  const deal = (from, count) => {
    for (let i = from; i < from + count; i++) openRecord({ ...start, seed: "a seed as long as those we make " + i });
  };
  deal(0, 5000);
  const begun = process.cpuUsage();
  deal(5000, 5000);
  const { user, system } = process.cpuUsage(begun);
  console.log((user + system) / 5000);
`;

/** @param {string} checkout @param {string} game @param {string} players */
function gamesPerSecond(checkout, game, players) {
  const command = join(checkout, "packages/cli/dist/main.js");
  const args = [
    "bench",
    "--game",
    game,
    "--players",
    players,
    "--seconds",
    values.seconds,
    "--runs",
    "1",
    "--json",
  ];
  const line = execFileSync(process.execPath, [command, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return Number(JSON.parse(line).perSecond);
}

/** @param {string} checkout @param {string} game @param {string} players */
function dealTime(checkout, game, players) {
  const record = pathToFileURL(join(checkout, "packages/rules/dist/record.js")).href;
  const args = ["--input-type=module", "-e", dealing, record, game, players];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

/** The median and the range. @param {readonly number[]} measured @param {number} digits */
function told(measured, digits) {
  const sorted = measured.toSorted((one, another) => one - another);
  const format = (/** @type {number | undefined} */ value) =>
    (value ?? 0).toLocaleString("en", { maximumFractionDigits: digits });
  return `${format(sorted[sorted.length >> 1])} (${format(sorted[0])}–${format(sorted.at(-1))})`;
}

console.log("| game | players | games/s there | games/s here | deal there, µs | deal here, µs |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const table of values.tables.split(",")) {
  const [game = "", players = ""] = table.split("/");
  const speeds = checkouts.map(() => /** @type {number[]} */ ([]));
  const deals = checkouts.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, checkout] of checkouts.entries()) {
      speeds[at]?.push(gamesPerSecond(checkout, game, players));
      deals[at]?.push(dealTime(checkout, game, players));
    }
  const cells = [...speeds.map((runs) => told(runs, 0)), ...deals.map((runs) => told(runs, 1))];
  console.log(`| ${[game, players, ...cells].join(" | ")} |`);
}
