/** Writes one game, one write after the other: what changes while one is under way is in the next. */
import { type KeptGame, saveGame } from "./store.ts";

export interface Keeper {
  /** Comes back when the game is kept as it stands now. Fails with `SavingTrouble`. */
  save(): Promise<void>;
  /** When nothing is being written any more, however that ended. */
  settled(): Promise<void>;
}

export function keeperOf(game: KeptGame): Keeper {
  let wanted = false;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await saveGame(game);
      }
    } finally {
      writing = null;
    }
  }
  return {
    save() {
      wanted = true;
      writing ??= write();
      return writing;
    },
    settled: () => (writing ?? Promise.resolve()).catch(() => {}),
  };
}
