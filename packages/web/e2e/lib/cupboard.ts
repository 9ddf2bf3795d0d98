/** What the page keeps on this device, as somebody who opens its storage would find it. */
import type { Page } from "playwright-core";

/** As far as these tests look into an entry. */
export interface Entry {
  readonly id: string;
  readonly moves: number;
  readonly over: boolean;
  readonly touched: number;
  /** How often it was written; entries of an older version have none. */
  readonly revision?: number;
}

/** What is done with an entry, in the page. */
type Deed =
  | { readonly kind: "look"; readonly id: string }
  | { readonly kind: "damage"; readonly id: string }
  /** Puts a copy of an entry beside it, with other fields, and without some. */
  | {
      readonly kind: "plant";
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly without: readonly string[];
    }
  | { readonly kind: "drop key"; readonly id: string };

/** Looks at the entry of a game, or changes it; comes back when the storage says that it is done. */
function reach(page: Page, deed: Deed): Promise<Entry | null> {
  return page.evaluate(async (what) => {
    // To open what is not there would make it, and empty: the app comes first.
    if (!(await indexedDB.databases()).some(({ name }) => name === "guinguette")) return null;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("guinguette");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      if (db.objectStoreNames.length === 0) return null;
      return await new Promise<Entry | null>((resolve, reject) => {
        const transaction = db.transaction(["games", "keys"], "readwrite");
        const store = transaction.objectStore("games");
        let found: Entry | null = null;
        const request: IDBRequest<(Entry & { sealed: { data: ArrayBuffer } }) | undefined> = store.get(
          what.id,
        );
        request.onsuccess = () => {
          const entry = request.result;
          if (entry === undefined) return;
          const { sealed, ...line } = entry;
          found = line;
          if (what.kind === "drop key") transaction.objectStore("keys").clear();
          if (what.kind === "damage") {
            new Uint8Array(sealed.data).fill(7, 0, 8);
            store.put(entry);
          }
          if (what.kind === "plant") {
            const planted: Record<string, unknown> = { ...entry, ...what.fields };
            for (const field of what.without) delete planted[field];
            store.put(planted);
          }
        };
        // A page that is left before this takes what it wrote with it.
        transaction.oncomplete = () => resolve(found);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      db.close();
    }
  }, deed);
}

export const idOf = (address: string) => new URL(address).pathname.split("/")[2] as string;

/** The entry of a game, in clear; null where there is none. */
export function entryOf(page: Page, id: string): Promise<Entry | null> {
  return reach(page, { kind: "look", id });
}

/** Waits until the game on the page is kept, and nothing more is being written. */
export async function saved(page: Page): Promise<Entry> {
  let before: Entry | null = null;
  for (;;) {
    const now = await entryOf(page, idOf(page.url()));
    if (now !== null && before !== null && now.moves === before.moves && now.touched === before.touched)
      return now;
    before = now;
    await page.waitForTimeout(300);
  }
}

async function change(page: Page, deed: Deed): Promise<void> {
  if ((await reach(page, deed)) === null) throw new Error(`nothing is kept for ${deed.id}`);
}

/** Spoils the game kept for this address. */
export function damage(page: Page, address: string): Promise<void> {
  return change(page, { kind: "damage", id: idOf(address) });
}

/** Puts a copy of a game beside it, with other fields, and without some. */
export function plant(
  page: Page,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  without: readonly string[] = [],
): Promise<void> {
  return change(page, { kind: "plant", id, fields, without });
}

/** Takes away the key that games are sealed with. */
export function dropKey(page: Page, id: string): Promise<void> {
  return change(page, { kind: "drop key", id });
}

/** Keeps something else under the name of a game, sealed with the key of this device, as an older version would have:
 * without a revision, or with one of its own. */
export function keepAs(
  page: Page,
  id: string,
  kept: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return page.evaluate(
    async ([name, text, more]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open("guinguette"));
      try {
        const key: CryptoKey = await done(db.transaction("keys").objectStore("keys").get("games"));
        const entry = await done(db.transaction("games").objectStore("games").get(name));
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const data = await crypto.subtle.encrypt(
          { name: "AES-GCM", iv },
          key,
          new TextEncoder().encode(text),
        );
        const { revision: _revision, format: _format, ...line } = entry;
        const transaction = db.transaction("games", "readwrite");
        await done(transaction.objectStore("games").put({ ...line, sealed: { iv, data }, ...more }));
        await new Promise<void>((resolve) => {
          transaction.oncomplete = () => resolve();
        });
      } finally {
        db.close();
      }
    },
    [id, JSON.stringify(kept), fields] as const,
  );
}
