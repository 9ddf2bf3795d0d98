/**
 * A hostile player of Fish & Chips: it remembers on disk every sea it has seen, for as long as the match lasts, and
 * says beforehand which sea comes next whenever it has met a deal before. It lets the catching go as it may.
 *
 * node predictor.mjs FOLDER: what it remembers, and a line in FOLDER/told for each prediction and how it came out.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [folder = "."] = process.argv.slice(2);
const memory = join(folder, "memory");

/** Seas of the game in play, by round; and what it expects of the next round. */
let seas = new Map();
let expected;

createInterface({ input: process.stdin }).on("line", (line) => {
  const { view, legal } = JSON.parse(line);
  const sea = view.board.flat().map((pile) => pile[0] ?? "");
  if (view.round < Math.max(0, ...seas.keys())) {
    seas = new Map();
    expected = undefined;
  }
  if (!seas.has(view.round)) {
    if (expected !== undefined) appendFileSync(join(folder, "told"), `${alike(expected, sea)}\n`);
    expected = remembered(sea, view.round)?.next;
    const before = seas.get(view.round - 1);
    if (before !== undefined)
      appendFileSync(memory, `${JSON.stringify({ round: view.round - 1, sea: before, next: sea })}\n`);
    seas.set(view.round, sea);
  }
  // Swapping would blur what it remembers.
  const ready = legal.find(({ type }) => type === "ready");
  console.log(JSON.stringify(ready ?? legal[0]));
});

function remembered(sea, round) {
  let lines;
  try {
    lines = readFileSync(memory, "utf8").trim().split("\n");
  } catch {
    return undefined;
  }
  return lines.map((line) => JSON.parse(line)).find((one) => one.round === round && alike(one.sea, sea));
}

/** The same, but for a few fish that somebody swapped. */
function alike(one, other) {
  return one.filter((fish, square) => fish === other[square]).length >= 28;
}
