import { games } from "@guinguette/rules/games";
import { below, copyRandom, seeded } from "@guinguette/rules/random";
import { dealTable, legalCodes, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { type Bot, seatOf } from "./bot.ts";
import { steps } from "./budget.ts";
import { toMove } from "./imagine.ts";
import { type Level, levels, loadBot } from "./levels.ts";

/** The long proof asks at every kind of table: `npm run prove -- bots`. */
const long = process.env.PROVE === "long";

/** How many positions of a game are looked at, at every which of them somebody is asked, and at every which table. */
interface Asking {
  readonly moves: number;
  readonly every: number;
  readonly tables: number;
}

/** Enough for several rounds of the short games, and for markets and boats to fill in the long one. */
const quick: Asking = { moves: 40, every: 1, tables: long ? 1 : 5 };
/** Those who think do it for each of these: fewer will do, but in every phase of a turn. */
const thoughtful: Asking = { moves: long ? 40 : 11, every: 5, tables: long ? 3 : 60 };
/** Thinks a little, so that every level does what it does. */
const STEPS = 1;

/** Asks a bot along a game that somebody else plays at random. */
function askAlong({ game, ...table }: TestTable, bot: Bot, { moves, every }: Asking): void {
  const state = dealTable({ game, ...table }, "along");
  const luck = seeded("along");
  for (let made = 0; made < moves; made++) {
    const seat = toMove(game, state);
    if (seat === null) return;
    const codes = legalCodes(game, state, seat);
    if (made % every === 0) {
      const legal = codes.map((code) => game.decode(code));
      const text = JSON.stringify(game.view(state, seat));
      const view = JSON.parse(text);
      const stream = copyRandom(luck);
      const move = bot.choose(view, legal, luck, steps(STEPS));
      expect(legal).toContainEqual(move);
      expect(JSON.stringify(view)).toBe(text);
      if (made % (4 * every) === 0) {
        const again = bot.choose(JSON.parse(text), legal, stream, steps(STEPS));
        expect([again, stream]).toEqual([move, luck]);
      }
    }
    game.play(state, seat, codes[below(luck, codes.length)]!, null);
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))("$id", ({ id, game }) => {
  const everybody = levels.flatMap((level) => game.about.players.map((players) => ({ level, players })));

  it.each(everybody)(
    "the $level among $players always makes a legal move, the same one for the same view and stream",
    async ({ level, players }: { level: Level; players: number }) => {
      const bot = await loadBot(id, level);
      expect(bot.name).toBe(level);
      const asking = level === "pike" || level === "heron" ? thoughtful : quick;
      // Every level starts elsewhere, so that together they see more kinds of tables.
      const tables = tablesOf(game).filter((table) => table.players === players);
      const first = levels.indexOf(level) % Math.min(asking.tables, tables.length);
      for (let at = first; at < tables.length; at += asking.tables) askAlong(tables[at]!, bot, asking);
    },
  );
});

it("nobody thinks for those who only watch", () => {
  expect(seatOf({ seat: 2 })).toBe(2);
  expect(() => seatOf({ seat: "spectator" })).toThrow("only watches");
});
