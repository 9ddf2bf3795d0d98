/** What each game says. A new game is one folder and one line here. */
import type { GameId } from "@guinguette/rules/contract";
import { chatPecheWords } from "./chat-peche/words.ts";
import { fishAndChipsWords } from "./fish-and-chips/words.ts";
import { fishFishWords } from "./fish-fish/words.ts";
import type { GameWords } from "./game-words.ts";
import { wishesWords } from "./wishes/words.ts";

export const gameWords: Readonly<Record<GameId, GameWords>> = {
  "fish-fish": fishFishWords,
  wishes: wishesWords,
  "chat-peche": chatPecheWords,
  "fish-and-chips": fishAndChipsWords,
};

/** What a game says at a table with these options. */
export function wordsAt(game: GameId, options: object): GameWords {
  return gameWords[game].at?.(options) ?? gameWords[game];
}
