/** The bots there are. */
import { type BotName, botNames } from "@guinguette/bots/levels";
import type { GameId } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";

export interface Listed {
  readonly game: GameId;
  /** As `match --seats` wants it. */
  readonly bot: BotName;
  /** From 0, which plays at random, upwards. */
  readonly level: number;
  readonly players: readonly number[];
}

export const allBots: readonly Listed[] = games.flatMap(({ id, about }) =>
  botNames.map((bot, level) => ({ game: id, bot, level, players: about.players })),
);
