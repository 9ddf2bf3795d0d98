/** What people do at a table apart beside playing, each in a browser of their own: time, seats, sides, a lost network. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { started } from "../../../scripts/testing/started.mjs";
import { ask, come, gather, type Someone, sightsIn } from "./lib/apart.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { addBot, mySeat, sitAs, start } from "./lib/lobby.ts";
import { visit } from "./lib/page.ts";
import { clicking, confirm, type Hand, playOut } from "./lib/play.ts";
import { differences, type Hiding, readableAt } from "./lib/twin-tables.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const root = join(import.meta.dirname, "../../..");
const seatOf = (page: Page, seat: number) => page.locator(".seats li").nth(seat);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const closeAll = (all: readonly Pick<Someone, "context">[]) =>
  Promise.all(all.map(({ context }) => context.close()));

/** Waits until the log says this; a phone has it on a sheet. */
const told = (page: Page, text: string) =>
  expect.poll(() => page.locator(".log .told").innerText()).toContain(text.replaceAll(" :", "\u00a0:"));
const slateSays = (page: Page, text: string) =>
  expect.poll(() => page.locator(".slate").innerText()).toContain(text.replaceAll(" :", "\u00a0:"));

/** Makes one move, whichever comes about. */
async function move(page: Page): Promise<void> {
  const random = seeded("a move");
  await page.locator(choices).first().waitFor();
  while ((await page.locator(".dock .primary:not(:disabled)").count()) === 0)
    await clicking(page, "choose", random);
  await confirm(page);
}
const choices = ".board [data-can], .dock .choice";

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
  const isFirst = (await seatOf(one.page, 0).locator(".stand-in").count()) === 1;
  const [late, waits, name] = isFirst ? [one, other, "Léo"] : [other, one, "Margot"];
  // All are told that it is a bot, why, and for whom; whoever it plays for, too.
  await told(waits.page, `Temps écoulé : Alevin joue pour ${name}.`);
  await told(waits.page, `Alevin (pour ${name}) `);
  await late.page.locator(".slate").getByText("Alevin joue pour vous : votre temps était écoulé.").waitFor();
  await button(late.page, "Reprendre ma place").click();
  await late.page.locator(".seats .you").waitFor();
  await told(waits.page, `${name} est de retour.`);
  await told(late.page, "pour vous : votre temps était écoulé.");
  await button(late.page, "Reprendre ma place").waitFor({ state: "detached" });
  expect(await late.page.locator(".dock .undo").count()).toBe(0);
  expect([one.errors, other.errors]).toEqual([[], []]);
  await closeAll(people);
});

it("who gives up leaves the others the game, and then they play again", async () => {
  const { people } = await gather(browser, { game: "fish-and-chips", players: 2 });
  const [one, other] = people as [Someone, Someone];
  const resign = one.page.getByRole("button", { name: /^Abandonner la partie/ });
  await one.page.locator(".bar > button").last().click();
  await resign.click();
  await button(one.page, "Non, je reste").click();
  await resign.click();
  await button(one.page, "Oui, vraiment").click();
  for (const { page } of people) await page.locator("[data-end]").waitFor();
  await one.page.getByRole("main").getByText("Vous avez abandonné.").waitFor();
  await other.page.getByText("a abandonné.").waitFor();
  // Nobody won by points: none stand below the boats.
  await other.page.getByText("La partie s’est arrêtée avant la fin.").waitFor();
  const ranking = other.page.getByRole("list", { name: "Le classement" });
  expect(await ranking.getByRole("listitem").count()).toBe(2);
  expect(await ranking.innerText()).not.toMatch(/\d/);
  const before = new URL(one.page.url()).pathname;
  await button(one.page, "Revanche").click();
  await mySeat(one.page).waitFor();
  await other.page.getByRole("main").getByRole("button", { name: "Rejoindre la revanche" }).click();
  await mySeat(other.page).waitFor();
  const [there, too] = [one, other].map(({ page }) => page.locator(".chalk").textContent());
  expect(await there).toBe(await too);
  expect(new URL(one.page.url()).pathname).not.toBe(before);
  expect([one.errors, other.errors]).toEqual([[], []]);
  await closeAll(people);
});

it("others may see one's side for as long as one lets them, and all are told of moves taken back", async () => {
  const { id, people } = await gather(browser, {
    game: "fish-fish",
    players: 2,
    watching: "seats",
    settings: { memory: "book", takeBack: "consent" },
  });
  const [one] = people as [Someone];
  const eyes = await come(browser, `/t/${id}`);
  await eyes.page.locator(".bar .eyes").click();
  const around = eyes.page.locator("dialog");
  await around.getByText("Vous regardez la table.").waitFor();
  expect(await button(eyes.page, "Voir son jeu").count()).toBe(0);
  await one.page.locator(".bar .eyes").click();
  const mine = one.page.getByLabel("Montrer mon jeu");
  await mine.check();
  await button(eyes.page, "Voir son jeu").click();
  await around.waitFor({ state: "detached" });
  await eyes.page.locator(".bar .eyes").click();
  await around.getByText("Vous voyez ce que voit Léo.").waitFor();
  await mine.uncheck();
  await around.waitFor({ state: "detached" });
  await eyes.page.locator(".bar .eyes").click();
  await around.getByText("Vous regardez la table.").waitFor();
  for (const { page } of [one, eyes]) await page.keyboard.press("Escape");
  await takenBack(people as [Someone, Someone], eyes);
  expect([one.errors, eyes.errors]).toEqual([[], []]);
  await closeAll([...people, eyes]);
});

it("whose seat is freed while they look on is told so, and watches", async () => {
  const { id, people } = await gather(browser, { game: "fish-fish", players: 3 });
  const [host, other] = people as [Someone, Someone];
  const { page } = other;
  await ask(page, "DELETE", `/tables/${id}/seats/1`);
  await page.getByText("elle reste à vous").waitFor();
  await ask(host.page, "PUT", `/tables/${id}/seats/1/bot`, { level: "fry" });
  await page.getByText("joue à votre place. Vous pouvez la reprendre.").waitFor();
  await ask(host.page, "DELETE", `/tables/${id}/seats/1`);
  const told = page.getByRole("alert");
  await expect.poll(() => told.innerText()).toContain("Votre place a été libérée.");
  await expect.poll(() => page.locator(".bar").innerText()).toContain("Vous regardez");
  await told.getByRole("button").click();
  await told.waitFor({ state: "detached" });
  expect([host.errors, other.errors]).toEqual([[], []]);
  await closeAll(people);
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
  onTestFinished(() => rmSync(folder, { recursive: true }));
  function serve(port = "0") {
    const server = started(root, ["--prepared"], { GUINGUETTE_DATA: folder, PORT: port });
    // Before the folder goes: what was asked for last is done first.
    onTestFinished(async () => void (await server.end()));
    return server;
  }
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
  serve(new URL(address).port);
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
});

it("a move made without a network is kept, by a page that is loaded again too", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips", { serviceWorker: true });
  await page.waitForURL(/\/t\//);
  await sitAs(page, "Léo");
  await addBot(page, /^Alevin/);
  await start(page).click();
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

/** The Fisher takes a line back while that is free, and asks for it when it was turned: withdrawn, and refused. */
async function takenBack([one, other]: readonly [Someone, Someone], eyes: Someone): Promise<void> {
  const mine = one.page.locator(choices).first();
  const theirs = other.page.locator(choices).first();
  await mine.or(one.page.locator(".slate.think")).first().waitFor();
  const isFirst = (await mine.count()) > 0;
  const [fisher, bettor, name, who] = isFirst ? [one, other, "Léo", "Margot"] : [other, one, "Margot", "Léo"];
  await move(fisher.page);
  await (isFirst ? theirs : mine).click();
  await button(fisher.page, "Reprendre mon coup").click();
  // Who had prepared something is told first that it is gone, where they look already.
  await slateSays(bettor.page, "choisissez de nouveau");
  for (const { page } of [bettor, eyes]) await slateSays(page, `${name} reprend son coup.`);
  await move(fisher.page);
  // Something is bet: so the line is turned.
  await bettor.page.locator(choices).nth(1).click();
  await confirm(bettor.page);
  await button(fisher.page, "Demander à reprendre").click();
  await slateSays(bettor.page, "Cela annule 2 coups. Quelque chose a été révélé depuis");
  await button(fisher.page, "Annuler la demande").click();
  for (const { page } of [bettor, eyes]) await slateSays(page, `${name} ne le demande plus`);
  await button(fisher.page, "Demander à reprendre").click();
  await button(bettor.page, "Non, on joue").click();
  for (const { page } of [fisher, eyes]) await slateSays(page, `${who} n’est pas d’accord`);
  await eyes.page.goto(`${new URL(eyes.page.url()).pathname}/tv`);
  await slateSays(eyes.page, `${who} n’est pas d’accord`);
}

it("the end of a round says whose clock runs meanwhile, and goes by itself", async () => {
  const clock = { kind: "move", seconds: 600 } as const;
  const { people } = await gather(browser, { game: "fish-and-chips", players: 2, clock, seed: "round" });
  const toSheet: Hand = async (page, what, random) =>
    what === "sheet" ? "enough" : clicking(page, what, random);
  const said = await Promise.all(
    people.map(async ({ page }, seat) => {
      await playOut(page, toSheet, seeded(`round c ${seat}`));
      // The frame is where the clock runs, though the sheet lies over it.
      await page.locator(".seats [aria-current=step] .clock.running").waitFor({ timeout: 4000 });
      return page.locator("dialog[open] .primary").innerText();
    }),
  );
  const [one, other] = people.map(({ page }) => page) as [Page, Page];
  const isFirst = (await seatOf(one, 0).locator("[aria-current=step]").count()) === 1;
  const [plays, waits] = isFirst ? [one, other] : [other, one];
  const sheet = (page: Page) => page.locator("dialog[open]");
  expect(said[isFirst ? 0 : 1]).toMatch(/À vous\u00a0: 10\u00a0min/);
  expect(said[isFirst ? 1 : 0]).toBe("Continuer");
  await sheet(plays).waitFor({ state: "detached" });
  await plays.locator(choices).first().waitFor();
  // Whose time does not run reads as long as they like.
  await sheet(waits).waitFor();
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await closeAll(people);
});
