import { games } from "@guinguette/rules/games";
import { below, copyRandom, seeded } from "@guinguette/rules/random";
import { dealTable, legalCodes, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { type Bot, seatOf } from "./bot.ts";
import { steps } from "./budget.ts";
import { toMove } from "./imagine.ts";
import { type Level, levels, loadBot } from "./levels.ts";

/** Enough for several rounds of the short games, and for markets and boats to fill in the long one. */
const MOVES = 40;
/** Those who think do it for each of these: fewer will do. */
const THOUGHTS = 2;
/** Thinks a little, so that every level does what it does. */
const STEPS = 1;

/** Asks a bot at every position of a game that somebody else plays at random. */
function askAlong({ game, ...table }: TestTable, bot: Bot, most: number): void {
  const state = dealTable({ game, ...table }, "along");
  const luck = seeded("along");
  for (let made = 0; made < most; made++) {
    const seat = toMove(game, state);
    if (seat === null) return;
    const codes = legalCodes(game, state, seat);
    const legal = codes.map((code) => game.decode(code));
    const text = JSON.stringify(game.view(state, seat));
    const view = JSON.parse(text);
    const stream = copyRandom(luck);
    const move = bot.choose(view, legal, luck, steps(STEPS));
    expect(legal).toContainEqual(move);
    expect(JSON.stringify(view)).toBe(text);
    if (made % 4 === 0) {
      const again = bot.choose(JSON.parse(text), legal, stream, steps(STEPS));
      expect([again, stream]).toEqual([move, luck]);
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
      const thinks = level === "pike" || level === "heron";
      for (const [index, table] of tablesOf(game).entries())
        if (table.players === players && (!thinks || index % 3 === 0))
          askAlong(table, bot, thinks ? THOUGHTS : MOVES);
    },
  );
});

it("nobody thinks for those who only watch", () => {
  expect(seatOf({ seat: 2 })).toBe(2);
  expect(() => seatOf({ seat: "spectator" })).toThrow("only watches");
});
