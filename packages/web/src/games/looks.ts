/** The games' looks, each loaded when it is first wanted. A new game is one folder and one line here. */
import type { GameId } from "@guinguette/rules/contract";
import type { GameLook } from "./look.ts";

const loaders: Readonly<Record<GameId, () => Promise<GameLook>>> = {
  "fish-fish": async () => (await import("./fish-fish/look.ts")).fishFishLook as unknown as GameLook,
  wishes: async () => (await import("./wishes/look.ts")).wishesLook as unknown as GameLook,
  "chat-peche": async () => (await import("./chat-peche/look.ts")).chatPecheLook as unknown as GameLook,
  "fish-and-chips": async () =>
    (await import("./fish-and-chips/look.ts")).fishAndChipsLook as unknown as GameLook,
};

/** How a game looks; with the options of a table, in the words of its edition. */
export async function loadLook(game: GameId, options: object = {}): Promise<GameLook> {
  const look = await loaders[game]();
  // By the game's own words, so that no other game's are loaded for it.
  return { ...look, words: look.words.at?.(options) ?? look.words };
}
