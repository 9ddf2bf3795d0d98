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
