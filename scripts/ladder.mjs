/**
 * How strong the bots are: plays the matches of docs/bots.md and writes their results there. `npm run ladder` plays
 * all of them, `npm run ladder -- WORDS` those whose line has all these words, `npm run ladder -- --write` none.
 * What was played is kept in docs/ladder.json, match by match, so that it can be stopped and gone on with.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { bouts } from "./lib/bouts.mjs";
import { tablesOf } from "./lib/ladder-tables.mjs";

const kept = new URL("../docs/ladder.json", import.meta.url);
const page = new URL("../docs/bots.md", import.meta.url);
const guinguette = new URL("../packages/cli/bin/guinguette.mjs", import.meta.url).pathname;

/** @type {Record<string, import("./lib/ladder-tables.mjs").Standing>} */
const results = JSON.parse(readFileSync(kept, "utf8"));
const words = process.argv.slice(2);
const chosen = words.includes("--write")
  ? []
  : bouts.filter(({ name }) => words.every((word) => name.split(/[\s:,]+/).includes(word)));
if (chosen.length === 0 && !words.includes("--write")) {
  console.error(`No match has these words: ${words.join(" ")}. There are:`);
  for (const { name } of bouts) console.error(`  ${name}`);
  process.exit(2);
}

for (const bout of chosen) {
  const standing = await play(bout);
  if (standing === null) process.exit(130);
  results[bout.name] = standing;
  const sorted = bouts.flatMap(({ name }) => (results[name] === undefined ? [] : [[name, results[name]]]));
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

const before = readFileSync(page, "utf8");
const [head] = before.split("<!-- ladder -->");
const [, tail] = before.split("<!-- /ladder -->");
writeFileSync(page, `${head}<!-- ladder -->\n${tablesOf(bouts, results)}<!-- /ladder -->${tail}`);

/**
 * @param {import("./lib/bouts.mjs").Bout} bout
 * @returns {Promise<import("./lib/ladder-tables.mjs").Standing | null>} null if it was stopped
 */
function play({ name, game, seats, games, ms, options }) {
  console.error(`— ${name}`);
  const args = [
    "match",
    "--game",
    game,
    "--seats",
    seats.join(),
    "--games",
    String(games),
    "--seed",
    "ladder",
  ];
  if (ms !== null) args.push("--ms", String(ms));
  if (options !== null) args.push("--options", options);
  const child = spawn(process.execPath, [guinguette, ...args, "--json", "--leads"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on("close", (status) => resolve(status === 0 ? JSON.parse(output) : null));
  });
}
