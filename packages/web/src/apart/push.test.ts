/** Whether the server tells this browser of its person's turns, as the browser and the server allow it. */
import "../testing/no-browser.ts";
import { afterEach, expect, it, vi } from "vitest";

const KEY = `${"B".repeat(86)}A`;
const keys = { p256dh: "p", auth: "a" };

/** A browser with a push service, or without; what it asked of the server is kept. */
async function browserWith(
  more: { subscribe?: () => Promise<unknown>; key?: string | null; status?: number } = {},
) {
  vi.resetModules();
  const kept = new Map([["guinguette/myself", JSON.stringify({ known: true })]]);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const key = more.key === undefined ? KEY : more.key;
  const bytes = Uint8Array.from(atob(key ?? ""), (letter) => letter.charCodeAt(0));
  let current: object | null = null;
  const subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: bytes },
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  const subscribe = vi.fn(async () => {
    await more.subscribe?.();
    current = subscription;
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  vi.stubGlobal("navigator", {
    languages: ["fr"],
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  const asked: string[] = [];
  const answer = (path: string) =>
    path === "/api/v1/push" ? { key } : { subscriptions: [{ id: "x", endpoint: "https://push.example/1" }] };
  vi.stubGlobal("fetch", async (path: string, init: { method: string; body?: string }) => {
    asked.push(`${init.method} ${path}${init.body ?? ""}`);
    return { status: more.status ?? 200, text: async () => JSON.stringify(answer(path)) };
  });
  const { settings } = await import("../settings.svelte.ts");
  settings.notify = true;
  settings.language = "fr";
  const push = await import("./push.svelte.ts");
  const { isPushed } = await import("./pushed.ts");
  return { ...push, isPushed, asked, subscribe, subscription, settings, kept };
}
afterEach(() => vi.unstubAllGlobals());

it("where it can be had the server is told, in the reader's language, and again changes nothing", async () => {
  const { startPush, pushing, isPushed, asked, subscribe } = await browserWith();
  await startPush();
  await startPush();
  expect([pushing.reach, isPushed()]).toEqual(["closed", true]);
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const put = `PUT /api/v1/me/push${JSON.stringify({ endpoint: "https://push.example/1", keys, language: "fr" })}`;
  expect(asked.filter((one) => one.startsWith("PUT"))).toEqual([put, put]);
});

it("it is stopped in the browser and at the server", async () => {
  const { startPush, stopPush, pushing, isPushed, asked, subscription } = await browserWith();
  await startPush();
  await stopPush();
  expect([pushing.reach, isPushed()]).toEqual([null, false]);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(asked.at(-1)).toBe("DELETE /api/v1/me/push/x");
});

it.each([
  ["the browser reaches no push service", { subscribe: () => Promise.reject(new Error("no push service")) }],
  ["the server tells nobody", { key: null }],
  ["the server does not know this push service", { status: 422 }],
])("where %s, the page tells as long as it is open", async (_why, more) => {
  const { startPush, pushing, isPushed } = await browserWith(more);
  await startPush();
  expect([pushing.reach, isPushed()]).toEqual(["open", false]);
});

it("nobody is asked who did not wish it, or whom the server does not know", async () => {
  const one = await browserWith();
  one.settings.notify = false;
  await one.startPush();
  expect(one.asked).toEqual([]);
  const other = await browserWith();
  other.kept.delete("guinguette/myself");
  await other.startPush();
  expect(other.asked).toEqual([]);
});

it("who stops it while it begins is told nothing", async () => {
  let go = () => {};
  const reached = new Promise<void>((done) => {
    go = done;
  });
  const { startPush, isPushed, settings, subscription, subscribe } = await browserWith({
    subscribe: () => reached,
  });
  const starting = startPush();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalled());
  settings.notify = false;
  go();
  await starting;
  expect(isPushed()).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});
