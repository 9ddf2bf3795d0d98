/** Bots against bots: the same deals with a bot in every seat, so that luck weighs the same on all. */
import type { Game, Types } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import type { Bot } from "../bot.ts";
import { noTime } from "../budget.ts";
import { codesOf, toMove } from "../imagine.ts";
import { randomBot } from "../random.ts";

/** Some rules do not bound a game: one as long as this is nobody's victory. */
const MOST_MOVES = 3000;

/** The share of games that a bot wins, alone among players who move at random; a shared victory is a part of one. */
export function shareWon(game: Game, players: number, bot: Bot, deals: number, options: object): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let own = 0; own < players; own++) {
      const table = { players, options, setup: {} };
      const state = game.deal(table, streamOf(`deal ${deal}`, "deal"));
      playOut(game, state, (seat) => (seat === own ? bot : randomBot), `deal ${deal}`);
      const winners = game.winners(state) ?? [];
      if (winners.includes(own)) won += 1 / winners.length;
    }
  return won / (deals * players);
}

function playOut(game: Game, state: Types["state"], botAt: (seat: Seat) => Bot, seed: string): void {
  const streams = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => streamOf(seed, "bot", seat));
  for (let made = 0; made < MOST_MOVES; made++) {
    const seat = toMove(game, state);
    if (seat === null) return;
    const legal = codesOf(game, state, seat).map((code) => game.decode(code));
    const move = botAt(seat).choose(game.view(state, seat), legal, streams[seat]!, noTime);
    game.play(state, seat, game.encode(move), null);
  }
}
