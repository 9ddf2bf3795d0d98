/** Has the server tell this browser of its person's turns while no page is open (Web Push), or not any more. */
import { settings } from "../settings.svelte.ts";
import { tables } from "./here.ts";
import { myself } from "./myself.ts";
import { isPushed, notePushed } from "./pushed.ts";

/** How far a notice reaches here: `closed`, also with the page closed; `open`, while it is open; null before it was tried. */
export const pushing = $state<{ reach: "closed" | "open" | null }>({ reach: isPushed() ? "closed" : null });

/** What has to be done before a notice can be shown, or null: a page for the home screen, an encrypted address, another
 * browser. */
export function whyNoNotice(): "install" | "encrypted" | "browser" | null {
  if (!isSecureContext) return "encrypted";
  if ("Notification" in globalThis) return null;
  // Only Safari on phones and tablets says whether a page stands on the home screen.
  return "standalone" in navigator && navigator.standalone === false ? "install" : "browser";
}

export const couldPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Where that was allowed and somebody is known: subscribes, and has the server know it. To do it again changes nothing. */
export async function startPush(): Promise<void> {
  if (!settings.notify || !myself().known) return;
  const isSubscribed = await subscribed().catch(() => false);
  // It may have been stopped meanwhile.
  if (isSubscribed && !settings.notify) await stopPush();
  else noteReach(isSubscribed);
}

/** Nothing is told any more, whether the server hears of it or not: its push service then says that nobody is there. */
export async function stopPush(): Promise<void> {
  noteReach(false);
  pushing.reach = null;
  const subscription = await (await worker())?.pushManager?.getSubscription();
  if (subscription == null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const asked = await tables.pushes();
  const own = asked.ok ? asked.value.subscriptions.find((one) => one.endpoint === endpoint) : undefined;
  if (own !== undefined) await tables.unsubscribe(own.id);
}

function noteReach(isSubscribed: boolean): void {
  notePushed(isSubscribed);
  pushing.reach = isSubscribed ? "closed" : "open";
}

/** Once it works: a page that has just been installed waits for it. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration === undefined ? undefined : navigator.serviceWorker.ready;
}

async function subscribed(): Promise<boolean> {
  const { pushManager } = (await worker()) ?? {};
  const asked = await tables.pushKey();
  // Who has no network now is told as before.
  if (!asked.ok) return isPushed();
  const { key } = asked.value;
  if (pushManager == null || key === null) return false;
  let subscription = await pushManager.getSubscription();
  // Of a server that has another key by now, nothing would come.
  if (subscription !== null && keyOf(subscription) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  if (endpoint === undefined) return false;
  const { language } = settings;
  return (await tables.subscribe({ endpoint, keys: { p256dh, auth }, language })).ok;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
