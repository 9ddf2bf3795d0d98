/** That a table waits for its reader, said where they may look: the tab's title, the app's sign, a notice of the system. */

import { pathTo } from "../route.svelte.ts";
import { say, settings } from "../settings.svelte.ts";
import { titleOf } from "../words/games.ts";
import { filled } from "../words/table.ts";
import { togetherWords as words } from "../words/together.ts";
import { codeHere } from "./code-here.ts";
import type { MyTable } from "./my-tables.svelte.ts";
import { newTurns } from "./new-turns.ts";
import { isPushed } from "./pushed.ts";

export function showTurns(before: readonly MyTable[] | null, now: readonly MyTable[]): void {
  const count = now.filter(({ awaited }) => awaited).length;
  markTitle(count);
  // Where apps have no signs there is nothing to do.
  if ("setAppBadge" in navigator)
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  if (settings.notify) closeNotices(now).catch(() => {});
  // The server tells this browser by itself.
  if (!document.hidden || isPushed()) return;
  // Where the system shows none after all, the title says so.
  for (const table of newTurns(before, now)) notify(table).catch(() => {});
}

let marked = 0;
let watching: MutationObserver | null = null;

/** « (2) Chat-Pêche — Guinguette », whatever page gives itself a title. */
function markTitle(count: number): void {
  marked = count;
  const put = () => {
    const plain = document.title.replace(/^\(\d+\) /, "");
    const wanted = marked === 0 ? plain : `(${marked}) ${plain}`;
    if (document.title !== wanted) document.title = wanted;
  };
  put();
  if (watching !== null) return;
  watching = new MutationObserver(put);
  watching.observe(document.head, { childList: true, subtree: true, characterData: true });
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Whether it may be said outside the page; asked only by a touch. */
export async function askToNotify(): Promise<boolean> {
  settings.notify = canNotify() && (await Notification.requestPermission()) === "granted";
  if (settings.notify) keepPushing();
  return settings.notify;
}

/** Where that was asked for, the server tells this browser also while no page is open, if it can be had. */
export function keepPushing(): void {
  if (settings.notify)
    import("./push.svelte.ts").then(
      ({ startPush }) => startPush(),
      () => {},
    );
}

/** What waits no more is not shown any more. */
async function closeNotices(now: readonly MyTable[]): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const waiting = new Set(now.flatMap(({ awaited, room }) => (awaited ? [room.id] : [])));
  for (const notice of (await worker?.getNotifications?.()) ?? [])
    if (!waiting.has(notice.tag)) notice.close();
}

async function notify({ room }: MyTable): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const path = pathTo({ page: "apart", at: codeHere(room.code), screen: "own" });
  const title = filled(say(words.turnAt), { game: say(titleOf(room.plan.game)) });
  // Anybody may read it on a locked phone, and the code is the way to the table.
  const how = { tag: room.id, icon: "/icon-192.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // A phone shows only what its worker says.
  if (worker !== undefined) return worker.showNotification(title, how);
  const notice = new Notification(title, how);
  notice.onclick = () => {
    window.focus();
    location.assign(path);
  };
}
