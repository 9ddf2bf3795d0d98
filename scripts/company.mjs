/**
 * What the bots of Fish Fish are like at a table: `npm run company -- bets 200` plays so many games of each level with
 * itself among 2, 4 and 8 and prints what they bet by bait and line and where their hooks are; `habits 400` lets
 * people with one habit play among bots of each level; `ranks 400` each level among those of the level below. A level and
 * a word after that play only that level, on the deals of that word: `habits 400 perch,heron fresh`.
 */
import { levels, loadBot } from "@guinguette/bots/levels";
import { leadAmong, playGame } from "./lib/company.mjs";
import { habitsBeside } from "./lib/habits.mjs";
import { newTally, note, tellTally } from "./lib/tally.mjs";

const [what = "bets", count = "200", only = "", seed = what] = process.argv.slice(2);
const games = Number(count);
const sizes = [2, 3, 4, 8];
const wanted = levels.filter((level) => only === "" || only.split(",").includes(level));
/** @param {(typeof levels)[number]} level */
const chooserOf = async (level) =>
  /** @type {import("./lib/company.mjs").Choose} */ ((await loadBot("fish-fish", level)).choose);

if (what === "bets")
  for (const level of wanted) {
    const choose = await chooserOf(level);
    for (const players of sizes) {
      const tally = newTally();
      for (let game = 0; game < games; game++)
        playGame(Array(players).fill(choose), `company ${game}`, (_seat, view, move, ms) =>
          note(tally, view, move, ms),
        );
      console.log(`\n## ${level}, ${players} players, ${games} games\n\n${tellTally(tally)}`);
    }
  }

if (what === "habits")
  for (const level of wanted) {
    const house = await chooserOf(level);
    for (const players of sizes) {
      const told = Object.entries(habitsBeside(house)).map(([name, habit]) => {
        const { mean, error } = leadAmong(habit, house, players, games, seed);
        return `${name} ${signed(mean)} ± ${error.toFixed(1)}`;
      });
      console.log(`${level}, ${players} players, ${games} games: ${told.join("; ")}`);
    }
  }

if (what === "ranks")
  for (const level of wanted) {
    const below = levels[levels.indexOf(level) - 1];
    if (below === undefined) continue;
    const [one, others] = [await chooserOf(level), await chooserOf(below)];
    for (const players of sizes) {
      const { mean, error } = leadAmong(one, others, players, games, seed);
      console.log(`${level} among ${below}, ${players} players: ${signed(mean)} ± ${error.toFixed(2)}`);
    }
  }

/** @param {number} points */
function signed(points) {
  return `${points > 0 ? "+" : ""}${points.toFixed(1)}`;
}
