/** The list of the games. A new game is one folder and one line here. */
import { chatPeche } from "./chat-peche/game.ts";
import { type Game, type GameId, gameIds } from "./contract.ts";
import { fishAndChips } from "./fish-and-chips/game.ts";
import { fishFish } from "./fish-fish/game.ts";
import { wishes } from "./wishes/game.ts";

const byId: Readonly<Record<GameId, Game>> = {
  "fish-fish": fishFish,
  wishes,
  "chat-peche": chatPeche,
  "fish-and-chips": fishAndChips,
};

export const games: readonly Game[] = gameIds.map((id) => byId[id]);

export function gameOf(id: GameId): Game {
  if (!Object.hasOwn(byId, id)) throw new Error(`no game is called ${id}`);
  return byId[id];
}
