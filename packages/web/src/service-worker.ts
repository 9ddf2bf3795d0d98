/// <reference lib="webworker" />
/** Keeps every file of the app on the device after the first visit, so that all of it works without a network. */
import { type PrecacheEntry, Serwist } from "serwist";

declare const self: ServiceWorkerGlobalScope & { readonly __PRECACHE: (PrecacheEntry | string)[] };

const serwist = new Serwist({
  precacheEntries: self.__PRECACHE,
  // A game in play goes on with the files it began with; the next page loads the new ones.
  skipWaiting: false,
  clientsClaim: true,
  precacheOptions: { cleanupOutdatedCaches: true, navigateFallback: "/index.html" },
});

serwist.addEventListeners();

/** A notice that a table waits leads there: in a page that is open, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  if (!path.startsWith("/t/")) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async ([page]) => {
      if (page === undefined) return self.clients.openWindow(path);
      await page.focus();
      return page.navigate(path);
    }),
  );
});
