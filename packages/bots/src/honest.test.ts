import { eventFor, type Log, type Types } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { below, copyRandom, seeded } from "@guinguette/rules/random";
import { dealTable, legalCodes, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import type { Bot } from "./bot.ts";
import { steps } from "./budget.ts";
import { toMove } from "./imagine.ts";
import { levels, listens, loadBot } from "./levels.ts";

/** Every so many moves of a game that goes on at random, a bot is asked: with no number of players always the same seat,
 * at the same point of a turn. */
const EVERY = 7;
const ASKED = 4;
const STEPS = 1;

/** Whether a bot looks at what it has heard, along a game that somebody else plays at random. */
function looksAtHeard({ game, ...table }: TestTable, bot: Bot): boolean {
  const state = dealTable({ game, ...table }, "honest");
  const luck = seeded("honest");
  const log: Log<Types["event"]> = [];
  let isLookedAt = false;
  const noted: ProxyHandler<Types["event"][]> = {
    get(heard, key) {
      isLookedAt = true;
      return Reflect.get(heard, key);
    },
  };
  for (let made = 1; made <= EVERY * ASKED; made++) {
    const seat = toMove(game, state);
    if (seat === null) break;
    const codes = legalCodes(game, state, seat);
    const legal = codes.map((code) => game.decode(code));
    const heard = new Proxy(
      log.map((happening) => eventFor(happening, seat)),
      noted,
    );
    if (made % EVERY === 0) bot.choose(game.view(state, seat), legal, copyRandom(luck), steps(STEPS), heard);
    game.play(state, seat, codes[below(luck, codes.length)]!, log);
  }
  return isLookedAt;
}

/** Asks in the world as it is, and in another one that looks the same from this seat and sounded the same; gives how
 * often the two were different all the same. */
function askInTwinWorlds({ game, ...table }: TestTable, seed: string, bot: Bot): number {
  const state = dealTable({ game, ...table }, seed);
  const luck = seeded(seed);
  const log: Log<Types["event"]> = [];
  let different = 0;
  for (let made = 1; made <= EVERY * ASKED; made++) {
    const seat = toMove(game, state);
    if (seat === null) break;
    const codes = legalCodes(game, state, seat);
    if (made % EVERY === 0) {
      const heard = JSON.stringify(log.map((happening) => eventFor(happening, seat)));
      const twin = game.sampler(game.view(state, seat), JSON.parse(heard))(luck);
      const [move, same] = [state, twin].map((world) => {
        const legal = legalCodes(game, world, seat).map((code) => game.decode(code));
        return bot.choose(game.view(world, seat), legal, copyRandom(luck), steps(STEPS), JSON.parse(heard));
      });
      expect(same).toEqual(move);
      if (JSON.stringify(twin) !== JSON.stringify(state)) different++;
    }
    game.play(state, seat, codes[below(luck, codes.length)]!, log);
  }
  return different;
}

it.each(games.map((game) => ({ id: game.id, game })))(
  "who plays $id goes by what was heard, or is not told",
  async ({ id, game }) => {
    const first = game.about.players.map((players) =>
      tablesOf(game).find((table) => table.players === players),
    );
    const bots = await Promise.all(levels.map((level) => loadBot(id, level)));
    const look = bots.flatMap((bot) => first.map((table) => table !== undefined && looksAtHeard(table, bot)));
    expect(look.includes(true)).toBe(listens[id]);
  },
);

describe.each(games.map((game) => ({ id: game.id, game })))("$id", ({ id, game }) => {
  const everybody = levels.flatMap((level) => game.about.players.map((players) => ({ level, players })));

  it.each(everybody)(
    "the $level among $players cannot tell worlds apart that look and sound the same",
    async ({ level, players }) => {
      const bot = await loadBot(id, level);
      // Those who think take their time: fewer tables will do.
      const some = level === "pike" || level === "heron" ? 8 : 3;
      let different = 0;
      const tables = tablesOf(game).filter((table) => table.players === players);
      // Where there is one set of options, more than one deal.
      const seeds = tables.length === 1 ? ["honest", "honest again", "honestly"] : ["honest"];
      for (const [index, table] of tables.entries())
        if (index % some === 0) for (const seed of seeds) different += askInTwinWorlds(table, seed, bot);
      expect(different).toBeGreaterThan(0);
    },
  );
});
