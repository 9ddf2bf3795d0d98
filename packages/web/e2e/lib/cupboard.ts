/** What the page keeps on this device, as somebody who opens its storage would find it. */
import type { Page } from "playwright-core";

/** As far as these tests look into an entry. */
interface Entry {
  readonly id: string;
  readonly moves: number;
  readonly touched: number;
  readonly sealed: { readonly data: ArrayBuffer };
}

/** What is done with an entry, in the page. */
type Deed = "look" | "damage";

/** Looks at the entry of a game, or spoils it; comes back when the storage says that it is done. */
function reach(page: Page, id: string, deed: Deed): Promise<string | null> {
  return page.evaluate(
    async ([key, what]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("guinguette");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      try {
        return await new Promise<string | null>((resolve, reject) => {
          const transaction = db.transaction("games", "readwrite");
          const store = transaction.objectStore("games");
          let found: string | null = null;
          const request: IDBRequest<Entry | undefined> = store.get(key);
          request.onsuccess = () => {
            const entry = request.result;
            if (entry === undefined) return;
            found = `${entry.moves} moves, ${entry.touched}`;
            if (what === "look") return;
            new Uint8Array(entry.sealed.data).fill(7, 0, 8);
            store.put(entry);
          };
          // A page that is left before this takes what it wrote with it.
          transaction.oncomplete = () => resolve(found);
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        db.close();
      }
    },
    [id, deed] as const,
  );
}

const idOf = (address: string) => address.split("/").at(-1) as string;

/** Waits until the game on the page is kept, and nothing more is being written. */
export async function saved(page: Page): Promise<void> {
  let before: string | null = null;
  for (;;) {
    const now = await reach(page, idOf(page.url()), "look");
    if (now !== null && now === before) return;
    before = now;
    await page.waitForTimeout(300);
  }
}

/** Spoils the game kept for this address. */
export async function damage(page: Page, address: string): Promise<void> {
  const found = await reach(page, idOf(address), "damage");
  if (found === null) throw new Error(`nothing is kept for ${address}`);
}
