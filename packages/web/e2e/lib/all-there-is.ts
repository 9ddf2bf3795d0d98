/** All of a page that somebody who sits before it could read, were they to look everywhere. */
import type { Page } from "playwright-core";

/** The page itself with what is typed there, and all that it keeps on the device. */
export function allThereIs(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const opened = (name: string) =>
      new Promise<IDBDatabase>((done, fail) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const all = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((done, fail) => {
        const asked = database.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    const stored: unknown[] = [];
    for (const name of names) {
      const database = await opened(name);
      for (const store of database.objectStoreNames) stored.push(...(await all(database, store)));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // The files of the app are everybody's; what else was kept is read.
        const isOfTables = new URL(request.url).pathname.startsWith("/api/");
        cached.push(request.url, isOfTables ? ((await (await cache.match(request))?.text()) ?? "") : "");
      }
    }
    const typed = [...document.querySelectorAll("input")].map(({ value }) => value);
    const inOrder = (storage: Storage) => Object.entries(storage).toSorted();
    const kept = [inOrder(localStorage), inOrder(sessionStorage), history.state, stored, cached, typed];
    return `${document.documentElement.outerHTML}\n${JSON.stringify(kept)}`;
  });
}
