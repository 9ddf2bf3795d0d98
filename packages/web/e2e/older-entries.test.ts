/** Games that older versions of the app kept: what they wrote is read, goes on, and is kept in today's form. */
import { gameOf } from "@guinguette/rules/games";
import { dealTable, legalCodes, tablesOf } from "@guinguette/rules/testing/tables";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { entryOf, idOf, keepAs, saved } from "./lib/cupboard.ts";
import { porch, visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const people = ["Ann", "Bo"].map((name) => ({ kind: "person", name }));
const record = {
  format: "guinguette/1",
  game: "chat-peche",
  players: 2,
  options: {},
  seed: "long ago",
  setup: { firstPlayer: 0 },
  moves: [],
  names: ["Ann", "Bo"],
  comment: "kept",
};

/** Somebody's first choice, which waits for the other's. */
function anyChoice(): object {
  const game = gameOf("chat-peche");
  const table = tablesOf(game).find(({ players }) => players === 2);
  if (table === undefined) throw new Error("two can play");
  const state = dealTable(table, "any");
  return game.decode(legalCodes(game, state, 0)[0] as number);
}

const settings = { memory: "book", takeBack: "consent" };
const older: readonly (readonly [name: string, kept: object, fields: object, next: string])[] = [
  ["the oldest, without choices that wait", { holders: people, consent: false, record }, {}, "Ann"],
  [
    "before there were revisions, with a choice that waits",
    { holders: people, consent: true, record, waiting: [anyChoice(), null] },
    {},
    "Bo",
  ],
  [
    "format 2",
    { holders: people, consent: true, record, waiting: [anyChoice(), null] },
    { format: 2, revision: 7 },
    "Bo",
  ],
  [
    "format 3, which had settings",
    { holders: people, settings, record, waiting: [null, null] },
    { format: 3, revision: 7 },
    "Ann",
  ],
];

it.each(older)("%s", async (_name, kept, fields, next) => {
  const { context, page, errors } = await visit(browser, "/play/chat-peche?seats=person,person&seed=w&start");
  await page.locator(".curtain").waitFor();
  await saved(page);
  const id = idOf(page.url());
  await page.goto(porch);
  await keepAs(page, id, kept, fields as Record<string, unknown>);
  for (let visits = 0; visits < 2; visits++) {
    await page.goto(`/table/${id}`);
    await expect.poll(() => page.locator(".curtain h1").innerText()).toContain(next);
    await expect.poll(async () => await entryOf(page, id)).toMatchObject({ format: 4, moves: 0 });
    expect((await entryOf(page, id))?.revision).toBeGreaterThan(
      (fields as { revision?: number }).revision ?? 0,
    );
    await saved(page);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it("one that says two things at once is damaged, is said to be, and stays as it lies", async () => {
  const { context, page, errors } = await visit(browser, "/play/chat-peche?seats=person,person&seed=w&start");
  await page.locator(".curtain").waitFor();
  await saved(page);
  const id = idOf(page.url());
  await page.goto(porch);
  const odd: readonly object[] = [
    { holders: people, record: { ...record, players: 3 } },
    { holders: [people[0]], record },
    { holders: people, record: { ...record, moves: [{ seat: 0, move: { type: "catch" } }] } },
    { holders: [people[0], { kind: "bot", name: "B", level: "whale" }], record },
    { holders: people, settings: { memory: "all", takeBack: "always" }, record },
    { holders: people, record, waiting: { 0: 1 } },
    { table: null, more: {} },
    [],
  ];
  for (const kept of odd) {
    await keepAs(page, id, kept, { format: 3, revision: 7 });
    await page.goto(`/table/${id}`);
    await expect.poll(() => page.locator("h1").innerText()).toContain("abîmée");
    expect((await entryOf(page, id))?.revision).toBe(7);
    await page.goto(porch);
  }
  expect(errors).toEqual([]);
  await context.close();
});
