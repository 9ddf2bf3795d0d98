/** What people do at a table apart beside playing, each in a browser of their own: time, seats, sides, a lost network. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { started } from "../../../scripts/testing/started.mjs";
import { launch } from "../scripts/chromium.mjs";
import { come, gather, type Someone, sightsIn } from "./lib/apart.ts";
import { visit } from "./lib/page.ts";
import { clicking } from "./lib/play.ts";
import { differences, type Hiding, readableAt } from "./lib/twin-tables.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const root = join(import.meta.dirname, "../../..");
const seatOf = (page: Page, seat: number) => page.locator(".seats li").nth(seat);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const closeAll = (all: readonly Pick<Someone, "context">[]) =>
  Promise.all(all.map(({ context }) => context.close()));

it("time runs out, and a bot plays until the seat is taken back", async () => {
  const { people } = await gather(browser, {
    game: "fish-and-chips",
    players: 2,
    clock: { kind: "move", seconds: 5 },
    away: "fry",
  });
  const [one, other] = people as [Someone, Someone];
  await one.page.locator(".seats .clock.running").waitFor();
  await one.page.locator(".seats .stand-in").first().waitFor();
  const late = (await seatOf(one.page, 0).locator(".stand-in").count()) === 1 ? one : other;
  await button(late.page, "Reprendre ma place").click();
  await late.page.locator(".seats .you").waitFor();
  expect([one.errors, other.errors]).toEqual([[], []]);
  await closeAll(people);
});

it("who gives up leaves the others the game, and then they play again", async () => {
  const { people } = await gather(browser, { game: "fish-and-chips", players: 2 });
  const [one, other] = people as [Someone, Someone];
  await one.page.locator(".bar > button").last().click();
  await button(one.page, "Abandonner la partie").click();
  await button(one.page, "Non, je reste").click();
  await button(one.page, "Abandonner la partie").click();
  await button(one.page, "Oui, vraiment").click();
  for (const { page } of people) await page.locator("[data-end]").waitFor();
  await one.page.getByText("Vous avez abandonné.").waitFor();
  await other.page.getByText("a abandonné.").waitFor();
  const before = new URL(one.page.url()).pathname;
  await button(one.page, "Revanche").click();
  await one.page.locator(".seated li.mine").waitFor();
  await button(other.page, "Rejoindre la revanche").click();
  await other.page.locator(".seated li.mine").waitFor();
  const [there, too] = [one, other].map(({ page }) => page.locator(".chalk").textContent());
  expect(await there).toBe(await too);
  expect(new URL(one.page.url()).pathname).not.toBe(before);
  expect([one.errors, other.errors]).toEqual([[], []]);
  await closeAll(people);
});

it("others may see one's side for as long as one lets them", async () => {
  const { id, people } = await gather(browser, { game: "chat-peche", players: 2, watching: "seats" });
  const [one] = people as [Someone];
  const eyes = await come(browser, `/t/${id}`);
  await eyes.page.locator(".bar .eyes").click();
  expect(await button(eyes.page, "Voir son jeu").count()).toBe(0);
  await one.page.locator(".bar .eyes").click();
  const mine = one.page.getByLabel("On peut voir mon jeu");
  await mine.check();
  await button(eyes.page, "Voir son jeu").click();
  const around = eyes.page.locator("dialog");
  await around.waitFor({ state: "detached" });
  await eyes.page.locator(".bar .eyes").click();
  await around.getByText("Vous regardez avec Léo.").waitFor();
  await mine.uncheck();
  await around.waitFor({ state: "detached" });
  await eyes.page.locator(".bar .eyes").click();
  await around.getByText("Vous regardez la table.").waitFor();
  expect([one.errors, eyes.errors]).toEqual([[], []]);
  await closeAll([...people, eyes]);
});

const hidings: readonly (Hiding & { readonly what: string })[] = [
  {
    what: "in which column a cat lies (Chat-Pêche)",
    table: { game: "chat-peche", players: 2, seed: "hidden", setup: { firstPlayer: 0 } },
    choices: [0, 2],
    touch: 1,
  },
  {
    what: "which card lies under the bait (Fish Fish)",
    table: { game: "fish-fish", players: 2, seed: "hidden", setup: { firstFisher: 1 } },
    choices: [0, 4],
    touch: null,
  },
];

it.each(hidings)("nobody else finds anywhere $what", async (hiding) => {
  const [one, other] = await Promise.all([
    readableAt(browser, hiding, hiding.choices[0]),
    readableAt(browser, hiding, hiding.choices[1]),
  ]);
  expect(differences(one, other)).toEqual([]);
  // Who chose can tell: these looks do find it where it is.
  expect(other.own).not.toBe(one.own);
});

it("another server takes the place of the one they play at, and no move is lost", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guinguette-tables-"));
  const serve = (port = "0") => started(root, ["--prepared"], { GUINGUETTE_DATA: folder, PORT: port });
  const before = serve();
  const address = await before.address;
  const table = { game: "fish-fish", players: 2, seed: "restart", setup: { firstFisher: 0 } } as const;
  const { people } = await gather(browser, table, () => ({ address, textTable: true }));
  const [one, other] = people as [Someone, Someone];
  const choose = ({ page }: Someone) => page.locator(".board .moves button").first().click();
  const lost = ({ page }: Someone) => page.locator(".bar .net");
  await choose(one);
  await other.page.locator(".board .moves button").first().waitFor();
  expect(await before.end("SIGTERM")).toBe(0);
  for (const someone of people) {
    expect(await lost(someone).innerText()).toContain("Reconnexion");
    expect(await someone.page.locator("dialog, [role=alert]").count()).toBe(0);
  }
  // Nobody has to wait for the server to play.
  await choose(other);
  await button(other.page, "Coup gardé").waitFor();
  const after = serve(new URL(address).port);
  for (const someone of people) await lost(someone).waitFor({ state: "detached" });
  await choose(one);
  await other.page.locator(".board .moves button").first().waitFor();
  for (const { page, received, errors } of people) {
    await expect.poll(() => sightsIn(received).at(-1)).toMatchObject({ moves: 3, awaited: [1] });
    const told = page.locator(".log .told");
    await expect.poll(() => told.innerText()).toMatch(/pose la ligne.2.*mise.*pose la ligne.1/s);
    // While nobody answers, the browser itself says so.
    expect(errors.filter((error) => !/Failed to load resource|WebSocket/.test(error))).toEqual([]);
  }
  await closeAll(people);
  await after.end();
  rmSync(folder, { recursive: true });
});

it("a move made without a network is kept, by a page that is loaded again too", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips");
  await page.waitForURL(/\/t\//);
  await page.locator("#name").fill("Léo");
  await page.locator(".sit .primary").click();
  await page.locator(".bots button").first().click();
  await page.locator(".go button").click();
  await page.locator(".table").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // All that the page needs is there before the network goes.
  await page.reload();
  await page.locator(".board [data-can], .dock .choice").first().waitFor();
  await context.setOffline(true);
  await page.locator(".bar .net").waitFor();
  // By the deal it is one touch or two, on the board or below it.
  const random = seeded("kept");
  const ready = page.locator(".dock .primary:not(:disabled)");
  while ((await ready.count()) === 0) await clicking(page, "choose", random);
  await ready.click();
  await button(page, "Coup gardé").waitFor();
  await page.reload();
  await page.getByText("Votre coup est gardé").waitFor();
  await context.setOffline(false);
  await page.locator(".table").waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("guinguette/kept-moves"))).toBeNull();
  await expect.poll(() => page.locator(".log .told").innerText()).toContain("Léo");
  await context.close();
});
