/** The database of this device, and the key in it that games are encrypted with. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { newKey } from "./cipher.ts";
import { SavingTrouble, troubleOf } from "./trouble.ts";

/** Whatever lies in it: another version may have written it, or a fault of the device. Each entry is read by itself. */
interface Cupboard extends DBSchema {
  games: { key: string; value: object };
  keys: { key: string; value: CryptoKey };
}

let opened: Promise<IDBPDatabase<Cupboard>> | undefined;

export function cupboard(): Promise<IDBPDatabase<Cupboard>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Cupboard>("guinguette", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("keys");
    },
    // A newer version of the app, in another tab, is not kept waiting.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((cause: unknown) => {
    forget();
    throw troubleOf(cause);
  });
  return opened;
}

/** The key that is kept; null where there is none, or nothing that can be a key. */
export async function keptKey(db: IDBPDatabase<Cupboard>): Promise<CryptoKey | null> {
  const kept: unknown = await db.get("keys", "games");
  return typeof CryptoKey !== "undefined" && kept instanceof CryptoKey ? kept : null;
}

export async function keyOf(db: IDBPDatabase<Cupboard>): Promise<CryptoKey> {
  if (globalThis.crypto?.subtle === undefined) throw new SavingTrouble("forbidden");
  const kept = await keptKey(db);
  if (kept !== null) return kept;
  const made = await newKey();
  const transaction = db.transaction("keys", "readwrite");
  // A write that fails says so itself; that its transaction fails with it is no news.
  transaction.done.catch(() => {});
  // Another tab may have been quicker: the first key stays.
  const first: unknown = await transaction.store.get("games");
  if (first instanceof CryptoKey) return first;
  transaction.store.put(made, "games").catch(() => {});
  await transaction.done;
  return made;
}
