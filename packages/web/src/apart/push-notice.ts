/** What the service worker does with a message of the server: shows it, leads to its table, and subscribes anew. */
import type { PushNotice } from "@guinguette/wire/push";

/** What is known of an open page. */
export interface SomePage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

/** Null for what is no notice of ours. */
export function readNotice(text: string | undefined): PushNotice | null {
  try {
    const { title, language, path, tag } = JSON.parse(text ?? "") as Partial<Record<string, unknown>>;
    const isNotice = [title, language, path, tag].every((one) => typeof one === "string");
    const read = { title, language, path, tag } as PushNotice;
    return isNotice && read.path.startsWith("/t/") ? read : null;
  } catch {
    return null;
  }
}

/** Whether this page shows that table, by its name or by its id; a screen for everybody shows nobody's turn. */
function showsTable({ url }: Pick<SomePage, "url">, path: string, tag: string): boolean {
  const [, first, at = "", screen] = new URL(url).pathname.split("/");
  if (first !== "t" || screen === "tv") return false;
  return [path.slice("/t/".length), tag].some((name) => name.toLowerCase() === at.toLowerCase());
}

/** Who sees the table need not be told. */
export function isSeen(pages: readonly SomePage[], { path, tag }: PushNotice): boolean {
  return pages.some((page) => page.visibilityState === "visible" && showsTable(page, path, tag));
}

/** The page that a notice leads to: one that shows the table, or any that is open. */
export function pageFor<Page extends SomePage>(
  pages: readonly Page[],
  path: string,
  tag: string,
): { readonly page: Page | undefined; readonly isThere: boolean } {
  const there = pages.find((page) => showsTable(page, path, tag));
  return { page: there ?? pages[0], isThere: there !== undefined };
}

/** The browser has another address at its push service: the server is told, who it is is in the cookie. */
export async function resubscribe(
  pushManager: Pick<PushManager, "subscribe" | "getSubscription">,
  before: PushSubscription | null | undefined,
  ask: typeof fetch,
): Promise<void> {
  const { key } = (await (await ask("/api/v1/push")).json()) as { key: string | null };
  if (key === null) return;
  const now =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = now.toJSON();
  const replaces = before?.endpoint;
  await ask("/api/v1/me/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys, ...(replaces === undefined ? {} : { replaces }) }),
  });
}
