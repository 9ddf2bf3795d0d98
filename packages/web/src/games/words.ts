/** What the games say, each loaded when it is first wanted: a page of one game does without the words of the others. */
import type { GameId } from "@guinguette/rules/contract";
import type { GameWords } from "@guinguette/words/game-words";

const loaders: Readonly<Record<GameId, () => Promise<unknown>>> = {
  "fish-fish": async () => (await import("@guinguette/words/fish-fish/words")).fishFishWords,
  wishes: async () => (await import("@guinguette/words/wishes/words")).wishesWords,
  "chat-peche": async () => (await import("@guinguette/words/chat-peche/words")).chatPecheWords,
  "fish-and-chips": async () => (await import("@guinguette/words/fish-and-chips/words")).fishAndChipsWords,
};
const loaded = new Map<GameId, GameWords>();

export async function loadWords(game: GameId): Promise<GameWords> {
  const words = loaded.get(game) ?? ((await loaders[game]()) as GameWords);
  loaded.set(game, words);
  return words;
}

/** Once they are loaded. */
export function wordsOf(game: GameId): GameWords {
  const words = loaded.get(game);
  if (words === undefined) throw new Error(`The words of ${game} are not loaded yet`);
  return words;
}
