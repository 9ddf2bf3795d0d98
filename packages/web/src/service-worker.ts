/// <reference lib="webworker" />
/** Keeps every file of the app on the device after the first visit, so that all of it works without a network. */
import { type PrecacheEntry, Serwist } from "serwist";
import { isSeen, pageFor, readNotice, resubscribe } from "./apart/push-notice.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __PRECACHE: (PrecacheEntry | string)[] };

const serwist = new Serwist({
  precacheEntries: self.__PRECACHE,
  // A game in play goes on with the files it began with; the next page loads the new ones.
  skipWaiting: false,
  clientsClaim: true,
  precacheOptions: { cleanupOutdatedCaches: true, navigateFallback: "/index.html" },
});

serwist.addEventListeners();

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** A table waits: whoever does not see it is shown a notice, in the place of the last one of that table. */
async function showNotice(text: string | undefined): Promise<void> {
  const notice = readNotice(text);
  if (notice === null || isSeen(await pages(), notice)) return;
  const { title, language: lang, path: data, tag } = notice;
  // Anybody may read it on a locked phone, and the table's name is the way there.
  await self.registration.showNotification(title, { tag, data, lang, icon: "/icon-192.png" });
}
self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data?.text())));

/** A notice that a table waits leads there: to the page that shows it, to another that is open, or to a new one. */
async function lead(path: string, tag: string): Promise<void> {
  const { page, isThere } = pageFor(await pages(), path, tag);
  await page?.focus();
  // Only pages of this worker let it.
  const go = async () => page?.navigate(path);
  if (page === undefined) await self.clients.openWindow(path);
  else if (!isThere) await go().catch(() => self.clients.openWindow(path));
}
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const path = String(notification.data);
  if (path.startsWith("/t/")) event.waitUntil(lead(path, notification.tag));
});

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as SubscriptionChange;
  event.waitUntil(resubscribe(self.registration.pushManager, oldSubscription, fetch));
});
