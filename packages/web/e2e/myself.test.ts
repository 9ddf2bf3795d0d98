/** What is one's own at tables apart: a notice that it is one's turn, another device, everything in a file, to be forgotten. */
import { readFile } from "node:fs/promises";
import { problemType } from "@guinguette/wire/problem";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { ask } from "./lib/apart.ts";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { roundTrips } from "./lib/frames.ts";
import { mySeat, sitAs, start } from "./lib/lobby.ts";
import { newDevice, visit } from "./lib/page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** Opens a table for one, and sits down. */
async function openAlone(page: Page): Promise<void> {
  await page.waitForURL(/\/t\//);
  await sitAs(page, "Léo");
}

it("whoever asked for it is told outside the page that a table waits", async () => {
  // Only the whole browser shows notices.
  const whole = await launch(true);
  onTestFinished(() => whole.close());
  const { context, page } = await visit(whole, "/apart/fish-and-chips", { serviceWorker: true });
  await context.grantPermissions(["notifications"]);
  await openAlone(page);
  const table = page.url();
  await page.goto("/settings");
  await page
    .locator("div", { has: page.locator("dt", { hasText: "Prévenir" }) })
    .locator("label", { hasText: "Oui" })
    .last()
    .click();
  // Whether they may is asked of the browser first.
  const kept = () => page.evaluate(() => localStorage.getItem("guinguette/settings"));
  await expect.poll(kept).toContain('"notify":true');
  await page.goto("/");
  await page.locator(".apart li").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Nobody looks at the page any more; elsewhere the game begins.
  const elsewhere = await context.newPage();
  await elsewhere.goto(table);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await start(elsewhere).click();
  await elsewhere.locator(".table").waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.title()).toBe("(1) Guinguette");
  const notices = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => title + body);
    });
  // On a locked phone too: nothing by which others would come to the table.
  await expect.poll(notices).toEqual(["À vous\u00a0: Fish & Chips"]);
  await context.close();
});

it("nothing waits for who is forgotten", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips");
  await openAlone(page);
  await start(page).click();
  await page.locator(".table").waitFor();
  await page.goto("/settings");
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  for (const name of ["M’effacer…", "Oui, effacer", "Tout effacer maintenant"])
    await page.getByRole("button", { name }).click();
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  await context.close();
});

it("whoever could not be erased everywhere is told so, and may ask again", async () => {
  const { context, page } = await visit(browser, "/apart/fish-and-chips", { language: "en" });
  await openAlone(page);
  await page.goto("/settings");
  await page.route("**/api/v1/me", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ json: { known: false, unread: ["0".repeat(26)] } })
      : route.fallback(),
  );
  const erase = async () => {
    for (const name of ["Erase me…", "Yes, erase", "Erase everything now"])
      await page.getByRole("button", { name }).click();
  };
  await erase();
  await expect.poll(() => page.locator(".said").last().innerText()).toContain("could not read");
  await page.unroute("**/api/v1/me");
  await erase();
  await expect.poll(() => page.locator(".said").last().innerText()).toContain("Done:");
  await context.close();
});

it("goes on with another device, takes everything away, and is forgotten after two questions", async () => {
  const { context, page, errors } = await visit(browser, "/apart/fish-and-chips", { language: "en" });
  await openAlone(page);
  const table = new URL(page.url()).pathname;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.locator(".link span").innerText();
  // This address is this device's own: there is no picture to aim at from another.
  await expect.poll(() => page.locator(".link").innerText()).toContain("on this device only");
  expect(await page.locator(".link .qr").count()).toBe(0);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: /^(Copied|Copy it by hand)$/ }).waitFor();
  // Whoever listens is told so.
  await page
    .getByRole("status")
    .filter({ hasText: /^Cop(ied|y it by hand)$/ })
    .waitFor();
  expect(await faults(page)).toEqual([]);

  const phone = await newDevice(browser, { size: [360, 640] });
  await phone.page.goto("/");
  // Somebody else had it before, and had begun to play.
  await phone.page.evaluate(() => {
    localStorage.setItem("guinguette/myself", '{"name":"Zoé","known":true}');
    localStorage.setItem("guinguette/kept-moves", "[]");
  });
  await phone.page.goto(link);
  // Nobody finds it in the address once it has been read.
  await expect.poll(() => phone.page.url()).not.toContain("#");
  // Who is told to come later has the link still, and the way to try it again.
  const said = phone.page.locator("[role=alert]");
  const problem = { type: problemType("unavailable"), title: "Plus tard", status: 503 };
  await phone.page.route("**/me/carried", (route) => route.fulfill({ status: 503, json: problem }));
  await phone.page.locator(".primary").click();
  await expect.poll(() => said.innerText()).toBe("Plus tard.");
  await phone.page.unroute("**/me/carried");
  await phone.page.route("**/me/carried", (route) => route.abort());
  await phone.page.locator(".primary").click();
  await expect.poll(() => said.innerText()).toContain("ne répondent pas");
  await phone.page.unroute("**/me/carried");
  await phone.page.locator(".primary").click();
  await phone.page.waitForURL(/\/$/);
  await expect.poll(() => phone.page.locator(".apart li").innerText()).toContain("Fish & Chips");
  const left = await phone.page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toMatch(/Zoé|kept-moves/);
  await phone.page.goto(table);
  await mySeat(phone.page).waitFor();
  // It worked once.
  await phone.page.goto("/settings");
  await phone.page.goto(link);
  await phone.page.locator(".primary").click();
  await expect.poll(() => phone.page.locator("[role=alert]").innerText()).toContain("déjà servi");
  expect(await phone.page.locator("h1").innerText()).toBe("Ce lien ne marche plus");
  await phone.page.getByRole("main").getByRole("link", { name: "Accueil" }).click();
  await phone.page.waitForURL(/\/$/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save" }).click(),
  ]);
  const taken = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(taken).toMatchObject({ format: "guinguette/person/1" });
  expect(taken.tables.length).toBe(1);

  await page.getByRole("button", { name: "Erase me…" }).click();
  await page.getByRole("button", { name: "No, keep it" }).click();
  await page.getByRole("button", { name: "Erase me…" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Erase everything now" }).click();
  await expect.poll(() => page.locator(".said").innerText()).toContain("Done:");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Léo");
  expect(await ask(page, "GET", "/me/tables")).toEqual({ tables: [], unread: [], later: [] });
  await page.goto("/");
  // What others have opened is asked for after what is one's own.
  await page.locator("label", { hasText: "Online" }).click();
  await page.locator(".apart [aria-labelledby=open]").locator("ul, .hint").waitFor();
  await roundTrips(page, 2);
  expect(await page.locator(".apart [aria-labelledby=mine], .turn li").count()).toBe(0);
  expect(errors).toEqual([]);
  for (const one of [context, phone.context]) await one.close();
});

it("a program that plays for somebody has a token, which is told once and can be taken from it", async () => {
  const { context, page, errors } = await visit(browser, "/apart/fish-and-chips");
  await openAlone(page);
  await page.goto("/settings");
  await page.locator("#program").fill("Bernard");
  await page.locator("form button", { hasText: "Créer un jeton" }).click();
  const token = await page.locator(".token span").innerText();
  const known = (bearer: string) =>
    page.evaluate(
      async (given) =>
        (await fetch("/api/v1/me", { headers: { authorization: `Bearer ${given}` }, credentials: "omit" }))
          .status,
      bearer,
    );
  expect(await known(token)).toBe(200);
  expect(await faults(page)).toEqual([]);
  await page.reload();
  const listed = page.locator("li", { hasText: "Bernard" });
  await listed.waitFor();
  expect(await page.locator("body").innerText()).not.toContain(token);
  await listed.getByRole("button").click();
  await listed.waitFor({ state: "detached" });
  expect(await known(token)).toBe(401);
  expect(errors.filter((error) => !error.includes("401"))).toEqual([]);
  await context.close();
});
