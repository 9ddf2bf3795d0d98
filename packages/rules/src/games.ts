/** The list of the games. A new game is one folder and one line here. */
import { chatPeche } from "./chat-peche/game.ts";
import type { Game, GameId } from "./contract.ts";
import { fishAndChips } from "./fish-and-chips/game.ts";
import { fishFish } from "./fish-fish/game.ts";
import { wishes } from "./wishes/game.ts";

export const games: readonly Game[] = [fishFish, wishes, chatPeche, fishAndChips];

export const gameIds: readonly GameId[] = games.map((game) => game.id);

export function gameOf(id: GameId): Game {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`no game is called ${id}`);
  return found;
}
