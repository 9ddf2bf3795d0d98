/** Told of one's turn with the page closed: asked for, delivered to the real service worker, clicked, stopped, erased. */
import { createECDH, randomBytes } from "node:crypto";
import type { Pushes, PushNotice } from "@guinguette/wire/push";
import { codeIn } from "@guinguette/words/codes";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { expect, inject, it, onTestFinished } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { ask } from "./lib/apart.ts";
import { porch, visit } from "./lib/page.ts";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/test";

/** No push service can be reached from here: the browser's half of it is taken by one that gives the keys of a browser. */
async function withPushService(context: BrowserContext): Promise<void> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  await context.addInitScript(
    ({ endpoint, keys }) => {
      if (!("PushManager" in globalThis)) return;
      const KEY = "test/subscription";
      const found = () => {
        const key = localStorage.getItem(KEY);
        if (key === null) return null;
        const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
          one.charCodeAt(0),
        );
        return {
          endpoint,
          options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint, keys }),
          async unsubscribe() {
            localStorage.removeItem(KEY);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => found(),
        async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
          localStorage.setItem(KEY, key);
          return found();
        },
      });
    },
    { endpoint: ENDPOINT, keys },
  );
}

/** Delivers messages as a push service does. */
async function deliverer(page: Page): Promise<(notice: PushNotice) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, scopeURL, isDeleted } of registrations)
        if (!isDeleted && scopeURL.startsWith(inject("address"))) done(registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (notice) =>
    devtools
      .send("ServiceWorker.deliverPushMessage", {
        origin: inject("address"),
        registrationId,
        data: JSON.stringify(notice),
      })
      .then(() => undefined);
}

/** As much of a service worker as is used here. */
interface SomeWorker extends EventTarget {
  readonly clients: { openWindow: (path: string) => Promise<null> };
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    name: string,
    what: { readonly notification: Notification },
  ) => Event & { waitUntil: (work: unknown) => void };
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => title + body);
  });

const subscriptions = async (page: Page) =>
  ((await ask(page, "GET", "/me/push")) as Pushes).subscriptions.map(({ endpoint, language }) => [
    endpoint,
    language,
  ]);

it("whoever asked for it is told with the page closed, is led to the table, and is told nothing once it is stopped", async () => {
  // Only the whole browser shows notices.
  const whole = await launch(true);
  onTestFinished(() => whole.close());
  const { context, page } = await visit(whole, porch, { serviceWorker: true });
  await context.grantPermissions(["notifications"]);
  await withPushService(context);
  await ask(page, "POST", "/me");
  const { id, code } = await ask(page, "POST", "/tables", { game: "fish-fish", players: 2 });
  await page.evaluate(() => localStorage.setItem("guinguette/myself", '{"known":true}'));
  await page.goto("/settings");
  const row = page.locator("dl > div", { has: page.locator("dt", { hasText: "c’est à moi" }) });
  await row.locator("label", { hasText: "Oui" }).click();
  await expect.poll(() => row.innerText()).toContain("Même quand la page est fermée");
  expect(await subscriptions(page)).toEqual([[ENDPOINT, "fr"]]);

  // Nobody has the app open.
  const away = await context.newPage();
  const deliver = await deliverer(away);
  await page.close();
  const notice = { title: "À vous\u00a0: Fish Fish", language: "fr", path: `/t/${code}`, tag: id } as const;
  await deliver(notice);
  await deliver(notice);
  const looker = await context.newPage();
  await looker.goto(porch);
  // Twice the same table: one notice, and nothing in it by which others would come there.
  await expect.poll(() => notices(looker)).toEqual(["À vous\u00a0: Fish Fish"]);

  // A click: what no script may do without one, to open a page, is noted instead.
  await looker.close();
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const self = globalThis as unknown as SomeWorker;
    const led: string[] = [];
    self.clients.openWindow = async (path) => {
      led.push(String(path));
      return null;
    };
    const [notification] = await self.registration.getNotifications();
    if (notification === undefined) return null;
    const until: Promise<unknown>[] = [];
    const event = new self.NotificationEvent("notificationclick", { notification });
    event.waitUntil = (work) => void until.push(Promise.resolve(work));
    self.dispatchEvent(event);
    await Promise.all(until);
    return { led, left: (await self.registration.getNotifications()).length };
  });
  expect(opened).toEqual({ led: [`/t/${code}`], left: 0 });

  // Who sees the table is not told.
  const table = await context.newPage();
  await table.goto(opened?.led[0] ?? "/");
  await table.locator("#name").waitFor();
  await deliver(notice);
  await deliver({ ...notice, title: "À vous\u00a0: Wishes", path: "/t/elsewhere-1", tag: "other" });
  await expect.poll(() => notices(table)).toEqual(["À vous\u00a0: Wishes"]);

  // One touch stops it.
  await table.goto("/settings");
  const segment = table.locator("dl > div", { has: table.locator("dt", { hasText: "c’est à moi" }) });
  await segment.locator("label", { hasText: "Non" }).click();
  await expect.poll(() => subscriptions(table)).toEqual([]);
  expect(await table.evaluate(() => localStorage.getItem("test/subscription"))).toBeNull();

  // Whoever is erased leaves no subscription behind.
  await segment.locator("label", { hasText: "Oui" }).click();
  await expect.poll(() => subscriptions(table)).toHaveLength(1);
  for (const name of ["M’effacer…", "Oui, effacer", "Tout effacer maintenant"])
    await table.getByRole("button", { name }).click();
  await expect.poll(() => table.evaluate(() => localStorage.getItem("test/subscription"))).toBeNull();
  await expect.poll(() => table.evaluate(async () => (await fetch("/api/v1/me/push")).status)).toBe(401);
  await context.close();
});

it("where a notice cannot be shown it is said what helps, and nothing is asked", async () => {
  const whole = await launch();
  onTestFinished(() => whole.close());
  const { context, page } = await visit(whole, porch);
  // As Safari on a phone has it, before the page is on the home screen.
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "Notification");
    Object.defineProperty(navigator, "standalone", { get: () => false });
  });
  await page.goto("/settings");
  const row = page.locator("dl > div", { has: page.locator("dt", { hasText: "c’est à moi" }) });
  await expect.poll(() => row.innerText()).toContain("ajoutez d’abord Guinguette à l’écran d’accueil");
  expect(await row.locator("label").count()).toBe(0);
  await context.close();
});

it("what the browser blocks is said beside the switch, and one touch does it once that is allowed", async () => {
  const whole = await launch();
  onTestFinished(() => whole.close());
  const { context, page } = await visit(whole, porch, { size: [360, 640] });
  // All that is not granted is blocked.
  await context.grantPermissions([]);
  await page.goto("/settings");
  const row = page.locator("dl > div", { has: page.locator("dt", { hasText: "c’est à moi" }) });
  const isOn = () => row.getByRole("radio", { name: "Oui" }).isChecked();
  await expect.poll(() => row.innerText()).toContain("Votre navigateur l’interdit");
  expect(await row.innerText()).not.toContain("Même quand la page est fermée");
  const on = row.locator("label", { hasText: "Oui" });
  await on.click();
  await expect.poll(isOn).toBe(false);
  await context.grantPermissions(["notifications"]);
  await on.click();
  await expect.poll(() => row.innerText()).not.toContain("interdit");
  expect(await isOn()).toBe(true);
  await context.close();
});

it("below one's tables it is asked once, and the answer stands where the question stood", async () => {
  const whole = await launch();
  onTestFinished(() => whole.close());
  const { context, page } = await visit(whole, porch, { size: [360, 640], language: "en" });
  // Without windows nobody can be asked: somebody says yes.
  await context.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
  });
  await ask(page, "POST", "/me");
  const { id, code } = await ask(page, "POST", "/tables", { game: "fish-fish", players: 2, listed: true });
  await ask(page, "POST", `/tables/${id}/seats/0`, { name: "Ondine", chance: "0".repeat(32) });
  await page.evaluate(() => localStorage.setItem("guinguette/myself", '{"known":true}'));
  await page.goto("/");
  await page.locator(".how label", { hasText: "Online" }).click();
  const own = page.getByRole("region", { name: "Your tables" });
  const question = own.getByRole("button", { name: "Notify me on my turn" });
  await question.click();
  await expect.poll(() => own.innerText()).toContain("We will notify you. To stop, go to Settings.");
  expect(await question.count()).toBe(0);
  // Where one sits already one is not asked to sit down.
  const open = page.getByRole("region", { name: "Open tables" });
  await open.locator("ul, .hint").waitFor();
  await expect.poll(() => open.innerText()).not.toContain(codeIn(code, "en").toUpperCase());
  await context.close();
});
