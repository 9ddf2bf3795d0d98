/** A game as it stands: what this tab has in its hands, unless the cupboard knows better. */
import { freshGame } from "./in-hand.ts";
import { revisionOf } from "./line.ts";
import { entry, type KeptGame, loadGame } from "./store.ts";

export interface CurrentGame {
  readonly game: KeptGame;
  /** It was kept once, and somebody has deleted it since. */
  readonly deleted: boolean;
}

export async function currentGame(id: string): Promise<CurrentGame> {
  const fresh = freshGame(id);
  if (fresh === undefined) return { game: await loadGame(id), deleted: false };
  // Where nothing can be looked up, nothing could be kept: what is in hand is all there is.
  const there: unknown = await entry(id).catch(() => null);
  if (there === undefined) return { game: fresh, deleted: fresh.revision > 0 };
  const same = there === null || revisionOf(there) === fresh.revision;
  return { game: same ? fresh : await loadGame(id), deleted: false };
}
