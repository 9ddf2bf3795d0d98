/** The games on this device: one entry each, in play or over, encrypted. */
import type { GameRecord } from "@guinguette/rules/record";
import { recordOf, winnersOf } from "@guinguette/table/table";
import { type Ciphertext, decrypted, encrypted } from "./cipher.ts";
import { cupboard, keptKey, keyOf } from "./cupboard.ts";
import { type Inside, keptForm, readKept } from "./kept.ts";
import { FORMAT, isNewer, revisionOf, type SavedEntry, type SavedLine } from "./line.ts";
import { tell } from "./news.ts";
import { SavingTrouble, troubleOf } from "./trouble.ts";

/** A game taken out of the cupboard, or on its way into it. */
export interface KeptGame extends Inside {
  readonly id: string;
  /** The revision of the entry that this game is or follows from; 0: never kept. */
  revision: number;
}

/** The record of a game, with all that came with it: what this app does not know, it hands on. */
export function recordOfGame({ table, more }: Inside): GameRecord {
  return { ...recordOf(table), ...more };
}

/**
 * Writes a game as it stands. Refused with "elsewhere" where somebody else has written since this game was read, with
 * "deleted" where its entry is gone, with "newer" where a newer version of the app has written it: nothing that is
 * kept is ever replaced by what does not follow from it.
 */
export async function saveGame(game: KeptGame): Promise<void> {
  try {
    const { id, table, more } = game;
    const winners = winnersOf(table);
    const line: SavedLine = {
      id,
      game: table.terms.game,
      names: table.chairs.map(({ holder }) => holder.name),
      levels: table.chairs.map(({ holder }) => (holder.kind === "bot" ? holder.level : "")),
      moves: table.moves.length,
      // A server gives a record away once the game is over, also where somebody gave up before its end.
      over: winners !== null || "fairness" in more || "digest" in more,
      winners: winners ?? [],
      touched: Date.now(),
    };
    const db = await cupboard();
    // Encrypted before the transaction: one that waits for anything else than the storage is over.
    const sealed = await encrypted(await keyOf(db), keptForm(game));
    const transaction = db.transaction("games", "readwrite");
    // A write that fails says so itself; that its transaction fails with it is no news.
    transaction.done.catch(() => {});
    const there: unknown = await transaction.store.get(id);
    if (isNewer(there)) throw new SavingTrouble("newer");
    if (there === undefined && game.revision > 0) throw new SavingTrouble("deleted");
    if (there !== undefined && revisionOf(there) !== game.revision) throw new SavingTrouble("elsewhere");
    const revision = game.revision + 1;
    const entry: SavedEntry = { ...line, sealed, revision, format: FORMAT };
    // Only the transaction knows whether it is kept, and why not.
    transaction.store.put(entry).catch(() => {});
    await transaction.done;
    game.revision = revision;
    tell({ kind: "saved", id, revision });
  } catch (cause) {
    throw troubleOf(cause);
  }
}

/** A game as it was left. Fails with "missing", "newer" or "corrupt", and leaves the entry as it is. */
export async function loadGame(id: string): Promise<KeptGame> {
  const db = await cupboard();
  const there: unknown = await entry(id);
  if (there === undefined) throw new SavingTrouble("missing");
  if (isNewer(there)) throw new SavingTrouble("newer");
  const key = await keptKey(db).catch((cause: unknown) => {
    throw troubleOf(cause);
  });
  try {
    if (key === null) throw new Error("the key is gone");
    const kept = await decrypted(key, (there as { sealed: Ciphertext }).sealed);
    return { id, ...readKept(kept), revision: revisionOf(there) };
  } catch (cause) {
    throw new SavingTrouble("corrupt", cause);
  }
}

/** What lies there, whatever it is; undefined where nothing does. */
export async function entry(id: string): Promise<unknown> {
  try {
    return await (await cupboard()).get("games", id);
  } catch (cause) {
    throw troubleOf(cause);
  }
}

export async function deleteGame(id: string): Promise<void> {
  try {
    await (await cupboard()).delete("games", id);
    tell({ kind: "deleted", id });
  } catch (cause) {
    throw troubleOf(cause);
  }
}

/** A name for a new game: short enough for an address, and not to be guessed twice. */
export function newId(): string {
  return randomText(6);
}

/** A seed tells every card: nobody shall find it by trying all there are beside what lies open. */
export function newSeed(): string {
  return randomText(16);
}

function randomText(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
