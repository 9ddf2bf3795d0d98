/** Asking a bot about a position of a test. */
import type { Game, Types } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import type { Bot } from "../bot.ts";
import { noTime } from "../budget.ts";
import { codesOf } from "../imagine.ts";

/** What a bot does here, with one luck or another. */
export function ask<T extends Types>(
  bot: Bot<T>,
  game: Game<T>,
  state: T["state"],
  seat: Seat,
  luck = 0,
): T["move"] {
  const legal = codesOf(game, state, seat).map((code) => game.decode(code));
  return bot.choose(game.view(state, seat), legal, streamOf("luck", "bot", luck), noTime);
}

/** What it does with a hundred different lucks. */
export function askOften<T extends Types>(
  bot: Bot<T>,
  game: Game<T>,
  state: T["state"],
  seat: Seat,
): T["move"][] {
  return Array.from({ length: 100 }, (_, luck) => ask(bot, game, state, seat, luck));
}
