/** The tables of docs/bots.md, from what the matches gave. */

/**
 * @typedef {object} Entry
 * @property {string} bot @property {number} winShare @property {number} low @property {number} high
 * @property {number} points @property {number} lead @property {number} leadLow @property {number} leadHigh
 */
/** @typedef {{ players: number, games: number, entries: Entry[] }} Standing */

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
const signed = (/** @type {number} */ points) => `${points > 0 ? "+" : ""}${points.toFixed(2)}`;

/**
 * @param {readonly import("./bouts.mjs").Bout[]} bouts
 * @param {Readonly<Record<string, Standing>>} results
 */
export function tablesOf(bouts, results) {
  const row = (/** @type {import("./bouts.mjs").Bout} */ { name, wanted, ms }) => {
    const standing = results[name];
    const first = standing?.entries[0];
    if (standing === undefined || first === undefined) return `| ${name} | not played yet | | | | |`;
    const share = `${percent(first.winShare)} (${percent(first.low)}–${percent(first.high)})`;
    const lead = `${signed(first.lead)} (${signed(first.leadLow)} to ${signed(first.leadHigh)})`;
    const asked = wanted === 0 ? "a lead" : percent(wanted);
    const time = ms === null ? "own" : `${ms} ms`;
    return `| ${name} | ${standing.games} | ${time} | ${share} | ${lead} | ${asked} |`;
  };
  return [
    "| match | games | time a move | won, with its 95 % interval | points ahead of the others in a game | asked |",
    "| --- | --- | --- | --- | --- | --- |",
    ...bouts.map(row),
    "",
  ].join("\n");
}
