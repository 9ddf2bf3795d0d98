/** What the service worker does with a message of the server. */
import { expect, it, vi } from "vitest";
import { isSeen, pageFor, readNotice, resubscribe } from "./push-notice.ts";

const notice = { title: "À vous", language: "fr", path: "/t/tanche-42", tag: "0abc" } as const;
const page = (path: string, visibilityState: DocumentVisibilityState = "visible") => ({
  url: `https://play.example${path}`,
  visibilityState,
});

it("what is no notice of ours is not shown", () => {
  expect(readNotice(JSON.stringify(notice))).toEqual(notice);
  const others = [
    undefined,
    "",
    "null",
    "{}",
    "nonsense",
    JSON.stringify({ ...notice, path: "https://evil.example" }),
  ];
  expect(others.map(readNotice)).toEqual(others.map(() => null));
  expect(readNotice(JSON.stringify({ ...notice, title: 5 }))).toBeNull();
});

it("who sees the table is not told: by its name or its id, however it is written", () => {
  for (const path of ["/t/tanche-42", "/t/TANCHE-42", "/t/0abc", "/t/tanche-42/hand"])
    expect(isSeen([page("/"), page(path)], notice), path).toBe(true);
  expect(isSeen([page("/t/tanche-42", "hidden")], notice)).toBe(false);
  for (const path of ["/", "/t/tanche-421", "/settings", "/t/tanche-42/tv", "/play/tanche-42"])
    expect(isSeen([page(path)], notice), path).toBe(false);
  expect(isSeen([], notice)).toBe(false);
});

it("a notice leads to the page that shows the table, else to any, else to a new one", () => {
  const [home, hidden] = [page("/"), page("/t/0abc", "hidden")];
  expect(pageFor([home, hidden], notice.path, notice.tag)).toEqual({ page: hidden, isThere: true });
  expect(pageFor([home], notice.path, notice.tag)).toEqual({ page: home, isThere: false });
  expect(pageFor([], notice.path, notice.tag)).toEqual({ page: undefined, isThere: false });
});

it("a browser with another address tells the server which one it takes the place of", async () => {
  const keys = { p256dh: "p", auth: "a" };
  const fresh = {
    toJSON: () => ({ endpoint: "https://new.example/1", keys }),
  } as unknown as PushSubscription;
  const subscribe = vi.fn(async () => fresh);
  const manager = { subscribe, getSubscription: async () => null };
  const asked: [string, RequestInit | undefined][] = [];
  const ask = (async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    return { json: async () => ({ key: "K" }) };
  }) as unknown as typeof fetch;
  await resubscribe(manager, { endpoint: "https://old.example/1" } as PushSubscription, ask);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "K" });
  const [path, init] = asked.at(-1) ?? [];
  expect([path, init?.method]).toEqual(["/api/v1/me/push", "PUT"]);
  expect(JSON.parse(String(init?.body))).toEqual({
    endpoint: "https://new.example/1",
    keys,
    replaces: "https://old.example/1",
  });
  // Where the browser does not say which it was, the server is told the new one all the same.
  await resubscribe(manager, null, ask);
  expect(JSON.parse(String(asked.at(-1)?.[1]?.body))).toEqual({ endpoint: "https://new.example/1", keys });
});
