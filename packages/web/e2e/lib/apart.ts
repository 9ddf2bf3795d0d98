/** People apart: each in a browser of their own, at one table of the real server. */
import type { Sight } from "@guinguette/table/sight";
import type { NewTable } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Browser, Page } from "playwright-core";
import { newDevice, porch, type Visit, type Wishes } from "./page.ts";

/** Somebody at a table, and all that came over the wire to them. */
export interface Someone extends Visit {
  readonly received: string[];
}

export interface Gathered {
  readonly id: string;
  /** The table as it was when it was opened. */
  readonly opened: RoomView;
  readonly people: readonly Someone[];
}

const names = ["Léo", "Margot", "Ousmane", "Jeanne", "Ondine", "Tanche", "Vairon", "Ablette"];

/** Somebody comes to a page of the app, and is listened in on. */
export async function come(browser: Browser, path: string, wishes: Wishes = {}): Promise<Someone> {
  const { context, page, errors } = await newDevice(browser, wishes);
  const received: string[] = [];
  context.on("page", (another) => listenIn(another, received));
  listenIn(page, received);
  await page.goto(path);
  return { context, page, errors, received };
}

function listenIn(page: Page, received: string[]): void {
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => received.push(String(payload)));
  });
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response.text().then(
      (text) => received.push(text),
      // Whoever has gone on to another page has no more of it than it had read.
      () => {},
    );
  });
}

/** How things stood for them, each time that they were told, in the order it came. */
export function sightsIn(received: readonly string[]): Sight[] {
  return received
    .filter((text) => text.startsWith('{"type":"sight"'))
    .map((text) => (JSON.parse(text) as { readonly sight: Sight }).sight);
}

/** Asks the tables for something, as this person. */
export async function ask(page: Page, method: string, path: string, body: object | null = null) {
  const { status, text } = await page.evaluate(
    async (asked) => {
      const answer = await fetch(`/api/v1${asked.path}`, {
        method: asked.method,
        ...(asked.body === null
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(asked.body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body },
  );
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text);
}

/** Opens a table, seats everybody before its waiting room, and begins: each is then at the table. */
export async function gather(
  browser: Browser,
  table: NewTable,
  each: (seat: number) => Wishes = () => ({}),
): Promise<Gathered> {
  const people = await Promise.all(
    Array.from({ length: table.players ?? 2 }, (_, seat) => come(browser, porch, each(seat))),
  );
  const [host] = people;
  if (host === undefined) throw new Error("nobody comes");
  for (const { page } of people) await ask(page, "POST", "/me");
  const opened: RoomView = await ask(host.page, "POST", "/tables", table);
  const { id } = opened;
  for (const [seat, { page }] of people.entries()) {
    const chance = String(seat).repeat(32);
    await ask(page, "POST", `/tables/${id}/seats/${seat}`, { name: names[seat], chance });
    await page.evaluate(
      (kept) => localStorage.setItem("guinguette/chances", JSON.stringify([kept])),
      [id, chance],
    );
  }
  await Promise.all(people.map(({ page }) => page.goto(`/t/${id}`)));
  await Promise.all(people.map(({ page }) => page.locator("main").first().waitFor()));
  await ask(host.page, "POST", `/tables/${id}/start`);
  await Promise.all(people.map(({ page }) => page.locator(".table").waitFor()));
  return { id, opened, people };
}

/** The same person closes the page, and goes on with another device, by a link that works once. */
export async function elsewhere(
  browser: Browser,
  { context, page }: Someone,
  path: string,
  wishes: Wishes = {},
): Promise<Someone> {
  const { code } = await ask(page, "POST", "/me/carry");
  await context.close();
  const other = await come(browser, `/carry#${encodeURIComponent(code)}`, wishes);
  await other.page.locator(".primary").click();
  await other.page.waitForURL(/\/$/);
  await other.page.goto(path);
  return other;
}
