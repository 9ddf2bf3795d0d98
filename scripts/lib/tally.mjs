/** Counts of what the Fish bet and where the Fishers put their hooks, and the tables made of them. */
import { baitValues, LINES, TILES } from "@guinguette/rules/fish-fish/cards";

/** Bets of Fish that held all their tiles and were free to bet fewer: the only ones that compare. */
const FREE_LINES = LINES - 1;

/**
 * @typedef {object} Tally
 * @property {Map<string, number[]>} bets by "line bait", how often so many tiles were bet by Fish with all their tiles
 * @property {Map<number, { casts: number, hooks: number }>} hooks by bait, of Fishers who held both cards
 * @property {number} firstLines how many first lines there were,
 * @property {number} allAlike on how many everybody bet the same, and
 * @property {number} allHigh on how many all of them bet three or more
 * @property {number[]} now the bets on the first line being made
 * @property {number} ms @property {number} moves
 */

/** @returns {Tally} */
export function newTally() {
  const maps = { bets: new Map(), hooks: new Map() };
  return { ...maps, firstLines: 0, allAlike: 0, allHigh: 0, now: [], ms: 0, moves: 0 };
}

/** @param {Tally} tally @param {import("./company.mjs").View} view @param {import("./company.mjs").Move} move @param {number} ms */
export function note(tally, view, move, ms) {
  tally.ms += ms;
  tally.moves++;
  if (move.type === "cast") {
    const hand = view.hand ?? [];
    if (!hand.includes("catch") || !hand.includes("empty")) return;
    const hooks = tally.hooks.get(move.bait) ?? { casts: 0, hooks: 0 };
    hooks.casts++;
    if (move.card === "catch") hooks.hooks++;
    tally.hooks.set(move.bait, hooks);
    return;
  }
  const tiles = view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? 0;
  if (view.line <= FREE_LINES && tiles === TILES) addTo(tally.bets, `${view.line} ${view.bait}`, move.tiles);
  if (view.line !== 1) return;
  tally.now.push(move.tiles);
  if (tally.now.length < view.fish.length) return;
  tally.firstLines++;
  if (new Set(tally.now).size === 1) tally.allAlike++;
  if (Math.min(...tally.now) >= 3) tally.allHigh++;
  tally.now = [];
}

/** @param {Map<string, number[]>} map @param {string} key @param {number} tiles */
function addTo(map, key, tiles) {
  const counts = map.get(key) ?? Array(TILES + 1).fill(0);
  counts[tiles]++;
  map.set(key, counts);
}

/** In bits. @param {readonly number[]} counts */
function entropyOf(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return -counts.reduce(
    (sum, count) => (count === 0 ? sum : sum + (count / all) * Math.log2(count / all)),
    0,
  );
}

/** @param {readonly number[]} counts */
function percents(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? "–" : String(Math.round((100 * count) / all))));
}

/** @param {Tally} tally */
export function tellTally(tally) {
  const rows = [];
  for (let line = 1; line <= FREE_LINES; line++)
    for (const bait of baitValues) {
      const counts = tally.bets.get(`${line} ${bait}`);
      if (counts === undefined) continue;
      const bets = counts.reduce((sum, count) => sum + count, 0);
      rows.push(
        `| ${line} | ${bait} | ${percents(counts).join(" | ")} | ${entropyOf(counts).toFixed(2)} | ${bets} |`,
      );
    }
  const share = (/** @type {number} */ part) =>
    `${((100 * part) / Math.max(1, tally.firstLines)).toFixed(1)} %`;
  const hooks = [...tally.hooks].sort(([one], [other]) => one - other);
  return [
    "| line | bait | 0 | 1 | 2 | 3 | 4 | bits | bets |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    `First lines: all alike ${share(tally.allAlike)}, all three or more ${share(tally.allHigh)} (${tally.firstLines}).`,
    `Hooked, by bait: ${hooks.map(([bait, { casts, hooks }]) => `${bait}: ${((100 * hooks) / casts).toFixed(0)} % of ${casts}`).join(", ")}.`,
    `${((1000 * tally.ms) / tally.moves).toFixed(1)} µs a decision.`,
  ].join("\n");
}
