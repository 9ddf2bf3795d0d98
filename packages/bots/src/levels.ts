/** The levels people can name, from a child's first opponent to the best there is. */
import type { GameId, Types } from "@guinguette/rules/contract";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

export const levels = ["fry", "gudgeon", "perch", "pike", "heron"] as const;
export type Level = (typeof levels)[number];

/** All who can sit at a table: whoever plays at random has no level. */
export const botNames = ["random", ...levels] as const;
export type BotName = (typeof botNames)[number];

/** How long each may think about a move, in milliseconds; the lower levels need none. */
export const thinkingTimes: Readonly<Record<BotName, number>> = {
  random: 0,
  fry: 50,
  gudgeon: 50,
  perch: 50,
  pike: 150,
  heron: 1000,
};

/** The players of one game. */
export type Players<T extends Types = Types> = Readonly<Record<Level, Bot<T>["choose"]>>;

/** Whether any of a game's players goes by what its seat has heard; where none does, nobody tells them of it, however much it
 * is. */
export const listens: Readonly<Record<GameId, boolean>> = {
  "fish-fish": true,
  wishes: false,
  "chat-peche": true,
  "fish-and-chips": false,
};

/** Each game's players come when they are wanted: tables of solved games are not small. */
const loaders: Readonly<Record<GameId, () => Promise<Players>>> = {
  "fish-fish": async () => (await import("./fish-fish/levels.ts")).fishFishPlayers as unknown as Players,
  wishes: async () => (await import("./wishes/levels.ts")).wishesPlayers as unknown as Players,
  "chat-peche": async () => (await import("./chat-peche/levels.ts")).chatPechePlayers as unknown as Players,
  "fish-and-chips": async () =>
    (await import("./fish-and-chips/levels.ts")).fishAndChipsPlayers as unknown as Players,
};

export async function loadBot(game: GameId, name: BotName): Promise<Bot> {
  return name === "random" ? randomBot : { name, choose: (await loaders[game]())[name] };
}
