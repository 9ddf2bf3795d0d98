/** Each level is stronger than the one below. `npm run ladder` measures by how much; here their order alone is held. */
import { eventFor, type GameId, type Log, type Types } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import { dealTable, legalCodes, type TestTable, tablesOf } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import type { Bot } from "./bot.ts";
import { steps } from "./budget.ts";
import { toMove } from "./imagine.ts";
import { type Level, levels, listens, loadBot } from "./levels.ts";

/** Work for a move: enough that those who think show it, and the same on every machine. */
const STEPS = 20;

/** Deals for each step of the ladder: neighbours at Fish Fish are close, but its beginners take no time. */
const deals: Readonly<Record<GameId, readonly number[]>> = {
  "fish-fish": [1000, 1000, 1000, 12],
  wishes: [10, 30, 5, 2],
  "chat-peche": [60, 60, 10, 6],
  "fish-and-chips": [30, 30, 6, 4],
};

/** The share of the win that the first of two bots takes: every deal is played once from each seat. */
function shareOf(table: TestTable, first: Bot, second: Bot, deals: number): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    won += winOf(table, [first, second], 0, `ladder ${deal}`);
    won += winOf(table, [second, first], 1, `ladder ${deal}`);
  }
  return won / (2 * deals);
}

/** What a seat has of the win at the end of a game. */
function winOf({ game, ...table }: TestTable, bots: readonly Bot[], seat: number, seed: string): number {
  const state = dealTable({ game, ...table }, seed);
  const luck = seeded(`${seed} luck`);
  const log: Log<Types["event"]> = [];
  for (let mover = toMove(game, state); mover !== null; mover = toMove(game, state)) {
    const viewer = mover;
    const legal = legalCodes(game, state, mover).map((code) => game.decode(code));
    const heard = listens[game.id] ? log.map((happening) => eventFor(happening, viewer)) : [];
    const move = bots[mover]!.choose(game.view(state, mover), legal, luck, steps(STEPS), heard);
    game.play(state, mover, game.encode(move), log);
  }
  const winners = game.winners(state) ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

describe.each(games.map((game) => ({ id: game.id, game })))("$id between two", ({ id, game }) => {
  const table = tablesOf(game).find(({ players }) => players === 2)!;
  const climbs = deals[id].map((deals, at) => [levels[at + 1]!, levels[at]!, deals] as const);

  it.each(climbs)("the %s beats the %s", async (level: Level, below: Level, deals: number) => {
    expect(shareOf(table, await loadBot(id, level), await loadBot(id, below), deals)).toBeGreaterThan(0.5);
  });
});
