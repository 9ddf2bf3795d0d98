/**
 * Fish & Chips rounds on the rules, in C and on boardgame.io, interleaved in one run on one machine, so that
 * whatever else the machine does falls on all alike. Prints medians, spreads and ratios; `--json` for tools.
 */
import { parseArgs } from "node:util";
import { boardgameIoEngine, compileC, type Engine, rulesEngine } from "./engines.ts";

const { values: flags } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    players: { type: "string", default: "2,3,4" },
    json: { type: "boolean", default: false },
  },
});
const runs = Number(flags.runs);
const playerCounts = flags.players.split(",").map(Number);
if (!Number.isInteger(runs) || runs < 1 || playerCounts.some((count) => ![2, 3, 4].includes(count))) {
  console.error("usage: npm run bench -- [--runs 9] [--players 2,3,4] [--json]");
  process.exit(2);
}

/** Rounds per run: enough for about half a second each. */
const rounds: Readonly<Record<Engine["name"], number>> = { rules: 120_000, C: 250_000, "boardgame.io": 120 };

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

function spread(values: readonly number[]): string {
  return `${format(Math.min(...values))}–${format(Math.max(...values))}`;
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}

const c = compileC();
if (c === null) console.error("no C compiler found: the rounds are not played in C");
const engines: readonly Engine[] = [rulesEngine, ...(c === null ? [] : [c]), boardgameIoEngine];

for (const players of playerCounts) {
  for (const engine of engines) engine.play(players, Math.ceil(rounds[engine.name] / 3), "warm-up");
  const perSecond = new Map(engines.map((engine) => [engine.name, [] as number[]]));
  const movesPerSecond = new Map(engines.map((engine) => [engine.name, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    if (process.stderr.isTTY) process.stderr.write(`\r${players} players, run ${run + 1} of ${runs} `);
    for (const engine of engines) {
      const { seconds, moves } = engine.play(players, rounds[engine.name], `run ${run}`);
      perSecond.get(engine.name)?.push(rounds[engine.name] / seconds);
      movesPerSecond.get(engine.name)?.push(moves / seconds);
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  const ours = perSecond.get("rules") as number[];
  for (const { name } of engines) {
    const theirs = perSecond.get(name) as number[];
    const ratios = ours.map((value, run) => value / (theirs[run] as number));
    if (flags.json)
      console.log(
        JSON.stringify({
          game: "fish-and-chips",
          players,
          engine: name,
          unit: "round",
          perSecond: median(theirs),
          movesPerSecond: median(movesPerSecond.get(name) as number[]),
          runs: theirs,
          ratio: median(ratios),
          ratios,
        }),
      );
    else
      console.log(
        `| ${players} | ${name} | ${format(median(theirs))} | ${spread(theirs)} | ${format(median(movesPerSecond.get(name) as number[]))} | ${name === "rules" ? "" : `${format(median(ratios))} (${spread(ratios)})`} |`,
      );
  }
}
c?.dispose();
