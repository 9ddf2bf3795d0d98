/** People gather at a table of the real server, each in a browser of their own. */
import type { Carry } from "@guinguette/wire/people";
import type { RoomView } from "@guinguette/wire/room";
import { codeIn } from "@guinguette/words/codes";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "./lib/apart.ts";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import {
  addBot,
  button,
  code,
  line,
  mySeat,
  name,
  openSettings,
  seats,
  setting,
  sheet,
  sitAs,
  start,
} from "./lib/lobby.ts";
import { newDevice, visit } from "./lib/page.ts";
import { bots, sitDown } from "./lib/setting.ts";
import { slowly } from "./lib/slowly.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const apart = (page: Page) => page.locator("label", { hasText: /^\s*(À distance|Online)/ }).click();

it("by a poster, a link and a code that was said; a bot, an option, and off they go", async () => {
  const host = await visit(browser, "/");
  await apart(host.page);
  await host.page.locator(".poster").nth(2).click();
  await host.page.waitForURL(/\/t\/[a-z]+-\d+$/);
  // Nobody is there: the button says what is missing, and there are as many seats as the game has.
  await button(host.page, "Il manque 2 joueurs").waitFor();
  await host.page.getByText("Encore 4 places").waitFor();
  await sitAs(host.page, "Léo");
  const called = await code(host.page).innerText();

  const guest = await visit(browser, new URL(host.page.url()).pathname, { language: "en", theme: "night" });
  await sitAs(guest.page, "<b>Margot</b>");
  await expect.poll(() => seats(host.page).nth(1).innerText()).toContain("<b>Margot</b>");
  await expect.poll(() => seats(guest.page).nth(0).innerText()).toContain("host");
  await expect.poll(() => guest.page.locator("header").innerText()).toContain("Host: Léo");
  // Who is there is said at the seat, and so is who looks away for a moment.
  await expect.poll(() => seats(host.page).nth(1).innerText()).toContain("ici");

  const third = await visit(browser, "/", { size: [360, 640] });
  await apart(third.page);
  await third.page.locator("form input").fill(` ${called.replace("-", " ").toLowerCase()} `);
  await third.page.locator("form .btn").click();
  await third.page.waitForURL(/\/t\//);
  await sitAs(third.page, "Ousmane");
  expect(await faults(third.page)).toEqual([]);
  await expect.poll(() => seats(host.page).nth(2).innerText()).toContain("Ousmane");

  await third.page.goto("/settings");
  await expect.poll(() => seats(host.page).nth(2).innerText()).toContain("hors ligne");
  await third.page.goBack();
  await expect.poll(() => seats(host.page).nth(2).innerText()).toContain("ici");

  // A bot by its face, in the seat that is left.
  await addBot(host.page, /^Brochet/);
  await expect.poll(() => seats(guest.page).nth(3).innerText()).toContain("Pike");

  // What is changed by one is read by all.
  await openSettings(host.page);
  await sheet(host.page).locator("label", { hasText: "Ouverts" }).click();
  await expect.poll(() => line(guest.page).innerText()).toContain("Buckets: Open");
  expect(await faults(host.page)).toEqual([]);
  await host.page.keyboard.press("Escape");
  await line(guest.page).click();
  expect(await sheet(guest.page).getByRole("radio").count()).toBe(0);

  // Each has added chance of their own, which this device can tell.
  await sheet(guest.page).getByText("Fair deal").click();
  await sheet(guest.page).getByText("random number is part of it").waitFor();
  expect(await faults(guest.page)).toEqual([]);

  await start(host.page).click();
  for (const { page } of [host, guest, third]) await page.locator(".table, .curtain").first().waitFor();
  expect([host.errors, guest.errors, third.errors]).toEqual([[], [], []]);
  for (const { context } of [host, guest, third]) await context.close();
});

it("free seats go; a name and a colour are remembered; whoever gets up leaves the seat", async () => {
  const { context, page, errors } = await visit(browser, "/apart/fish-fish", { language: "en" });
  await page.waitForURL(/\/t\//);
  await sitAs(page, "Ann");
  await mySeat(page).click();
  await button(page, "brown, drop with rings").click();
  await expect.poll(() => seats(page).first().locator("use").first().getAttribute("href")).toBe("#seat-7");
  await name(page).fill("Anna");
  await name(page).press("Enter");
  await expect.poll(() => seats(page).first().innerText()).toContain("Anna");
  await button(page, "Leave seat").click();
  await expect.poll(() => name(page).inputValue()).toBe("Anna");
  // Opened again, the table has its first guest.
  await page.goto("/apart/fish-fish");
  await expect.poll(() => seats(page).first().innerText()).toContain("Anna");
  await addBot(page, /^Fry/);
  await button(page, "Start with two").click();
  await page.locator(".table, .curtain").first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it("the fifth friend finds a chair, and whoever left one leaves no hole", async () => {
  const host = await visit(browser, "/apart/fish-fish");
  await host.page.waitForURL(/\/t\//);
  await sitAs(host.page, "Léo");
  const path = new URL(host.page.url()).pathname;
  const friends = [];
  for (const called of ["Ana", "Bo", "Cléo", "Dan"]) {
    const friend = await visit(browser, path);
    await sitAs(friend.page, called);
    friends.push(friend);
  }
  await button(host.page, "Commencer à cinq").waitFor();
  const [, bo] = friends;
  await mySeat(bo?.page as Page).click();
  await button(bo?.page as Page, "Quitter ma place").click();
  await button(host.page, "Commencer à quatre").click();
  const others = friends.filter((friend) => friend !== bo);
  for (const { page } of [host, ...others]) {
    await page.locator(".table").waitFor();
    await expect
      .poll(() => page.locator(".board").innerText())
      .toMatch(/Léo.*Ana.*Cléo.*Dan|Ana.*Cléo.*Dan.*Léo|Cléo.*Dan.*Léo.*Ana|Dan.*Léo.*Ana.*Cléo/s);
  }
  for (const { context } of [host, ...friends]) await context.close();
});

it("one line says how it goes; one touch in its sheet chooses another way, which the next table has too", async () => {
  const { context, page, errors } = await visit(browser, "/apart/wishes");
  await expect.poll(() => line(page).innerText()).toContain("Comme d’habitude");
  await line(page).click();
  await sheet(page).getByText("Par courrier", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => line(page).innerText()).toContain("trois jours par coup");
  await page.goto("/apart/chat-peche");
  await page.waitForURL(/\/t\//);
  await expect.poll(() => line(page).innerText()).toContain("trois jours par coup");
  await openSettings(page);
  await page.getByLabel("Pendule").selectOption({ label: "1\u00a0jour par coup" });
  await page.keyboard.press("Escape");
  await expect.poll(() => line(page).innerText()).toBe("Par courrier · Pendule\u00a0: 1\u00a0jour par coup");
  expect(errors).toEqual([]);
  await context.close();
});

it("from home to the first move it takes the host five taps, and whoever opens the link two", async () => {
  const host = await visit(browser, "/", { size: [360, 640] });
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps++;
  };
  await tap(host.page.locator("label", { hasText: /^\s*À distance/ }));
  await tap(
    host.page
      .getByRole("main")
      .getByRole("link", { name: /Chat-Pêche/ })
      .first(),
  );
  await host.page.waitForURL(/\/t\//);
  await sitAs(host.page, "Léo");
  const guest = await visit(browser, new URL(host.page.url()).pathname, { size: [360, 640] });
  await sitAs(guest.page, "Margot");
  await expect.poll(() => seats(host.page).count()).toBe(2);
  await tap(start(host.page));
  for (const { page } of [host, guest]) await page.locator(".table").waitFor();
  expect(taps).toBe(3);
  for (const { page } of [host, guest]) {
    const before = taps;
    // Both place their cat: where, and that it is so.
    await tap(page.locator(".board [data-can]").first());
    await tap(page.locator(".dock .primary:enabled"));
    expect(taps - before).toBe(2);
  }
  for (const { page } of [host, guest]) await page.locator(".felt").waitFor({ state: "detached" });
  for (const { context } of [host, guest]) await context.close();
});

it("a table that waits for its reader comes first at home, and the tab says so", async () => {
  const { context, page, errors } = await visit(browser, "/apart/fish-and-chips");
  await page.waitForURL(/\/t\//);
  await sitAs(page, "Léo");
  await button(page, "Commencer en solo").click();
  await page.locator(".table").waitFor();
  // Others of theirs wait for nobody: the first few are listed, and the rest on demand.
  for (let n = 0; n < 7; n++) await ask(page, "POST", "/tables", { game: "wishes", players: 3 });
  await page.goto("/");
  const others = page.locator(".apart li");
  await expect.poll(() => others.count()).toBe(5);
  await page.getByRole("button", { name: "Voir 2 autres tables" }).click();
  expect(await others.count()).toBe(7);
  const turn = page.locator(".turn li");
  await expect.poll(() => turn.innerText()).toContain("À vous");
  await expect.poll(() => page.title()).toBe("(1) Guinguette");
  expect(await faults(page)).toEqual([]);
  await turn.locator("a").click();
  await page.waitForURL(/\/t\//);
  expect(errors).toEqual([]);
  await context.close();
});

it("whoever comes to a table that nobody may watch sees who gathers, and sits down", async () => {
  const host = await visit(browser, "/apart/wishes");
  await host.page.waitForURL(/\/t\//);
  await sitAs(host.page, "Léo");
  await openSettings(host.page);
  await setting(host.page, "Spectateurs").locator("label", { hasText: "Non" }).click();
  await host.page.keyboard.press("Escape");
  const guest = await visit(browser, new URL(host.page.url()).pathname);
  await expect.poll(() => guest.page.locator("header").innerText()).toContain("on s’installe");
  await expect.poll(() => line(guest.page).innerText()).toContain("Spectateurs\u00a0: Non");
  await sitAs(guest.page, "Margot");
  await expect.poll(() => seats(host.page).nth(1).innerText()).toContain("Margot");
  await expect.poll(() => guest.page.locator("header").innerText()).toContain("on s’installe");
  for (const { context } of [host, guest]) await context.close();
});

it("how one plays is chosen once: alone, the posters lead to a table with bots", async () => {
  const { context, page, errors } = await visit(browser, "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator("label", { hasText: /^\s*Seul/ }).click();
  await page.reload();
  expect(await page.locator("input[name=how]:checked").getAttribute("value")).toBe("alone");
  await page.getByRole("heading", { name: "If Wishes Were Fishes!" }).getByRole("link").click();
  const isBot = () =>
    bots(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-pressed") === "true"));
  await expect.poll(isBot).toEqual([false, true, true, true]);
  // Whoever plays on their own device asks no server for tables.
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it("where the server is gone, what is apart says so and all the rest is as ever", async () => {
  const { context, page } = await visit(browser, "/");
  await context.route("**/api/**", (route) => route.abort());
  await apart(page);
  await expect.poll(() => page.locator("main").innerText()).toContain("ne répondent pas");
  await page.locator(".poster").first().click();
  await expect.poll(() => page.locator("[role=alert]").innerText()).toContain("ne répondent pas");
  expect(await faults(page)).toEqual([]);
  await page.locator("a", { hasText: "Jouer ici" }).click();
  await sitDown(page);
  await page.waitForURL(/\/table\//);
  await context.close();
});

it("a code that is none, and a table that is not there", async () => {
  const { context, page } = await visit(browser, "/", { language: "en" });
  await apart(page);
  const said = page.locator("#code-why");
  await page.locator("form input").fill("whale 7");
  await page.locator("form .btn").click();
  await expect.poll(() => said.innerText()).toContain("a fish and a number");
  await page.locator("form input").fill("la truite 9999999");
  await page.locator("form .btn").click();
  await expect.poll(() => said.innerText()).toContain("There is no table TROUT-9999999");
  await page.goto("/t/trout-9999999");
  await expect.poll(() => page.locator("h1").innerText()).toContain("There is no table");
  await context.close();
});

it("a code as a friend heard it leads to the table, in the other language or by one question", async () => {
  const host = await visit(browser, "/");
  await apart(host.page);
  await host.page.locator(".poster").nth(2).click();
  await host.page.waitForURL(/\/t\/[a-z]+-\d+$/);
  const french = await code(host.page).innerText();
  const stored = french.toLowerCase();
  const [, number = ""] = french.split("-");
  expect(new URL(host.page.url()).pathname).toBe(`/t/${stored}`);

  const { context, page } = await visit(browser, "/", { language: "en", size: [360, 640] });
  await apart(page);
  const english = codeIn(stored, "en").toUpperCase();
  await page.locator("form input").fill(`the ${english.replace("-", " ").toLowerCase()}`);
  await page.locator("form button").click();
  await page.waitForURL(/\/t\//);
  // On a phone the invitation is folded for a guest.
  await expect.poll(() => page.locator(".chalk").textContent()).toBe(english);
  expect(new URL(page.url()).pathname).toBe(`/t/${english.toLowerCase()}`);

  // Two letters wrong are a question, by the form and by the address.
  const heard = `shaarrk ${number}`;
  const perhaps = `SHARK-${number}`;
  await page.goto("/");
  await apart(page);
  await page.locator("form input").fill(heard);
  await page.locator("form button").click();
  await page.getByText(`Did you mean ${perhaps}?`).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: `Yes, ${perhaps}` }).click();
  const isThere = stored === `requin-${number}`;
  if (isThere) await page.waitForURL(/\/t\/shark-/);
  else await page.getByText(`There is no table ${perhaps} at the moment.`).waitFor();
  await page.goto(`/t/${encodeURIComponent(heard)}`);
  await page.getByRole("heading", { name: `Did you mean ${perhaps}?` }).waitFor();
  expect(await page.getByRole("link", { name: `Yes, ${perhaps}` }).getAttribute("href")).toBe(
    `/t/${perhaps.toLowerCase()}`,
  );
  await Promise.all([context.close(), host.context.close()]);
});

it.each([[360, 640] as const, [740, 360] as const])(
  "why a code is none is in sight on %i × %i",
  async (...size) => {
    const { context, page } = await visit(browser, "/", { size });
    await apart(page);
    await page.locator("form input").fill("baleine 7");
    await page.locator("form input").press("Enter");
    await page.locator("#code-why.why").waitFor();
    const isSeen = await page.locator("#code-why").evaluate((said) => {
      const { left, bottom } = said.getBoundingClientRect();
      return said.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isSeen).toBe(true);
    await context.close();
  },
);

it("whoever leaves while the server is slow stays where they went", async () => {
  const { context, page, errors } = await visit(browser, "/");
  await ask(page, "POST", "/me");
  const { code } = (await ask(page, "POST", "/tables", { game: "wishes", players: 2 })) as RoomView;
  const carried = (await ask(page, "POST", "/me/carry")) as Carry;
  await page.evaluate(() => localStorage.setItem("guinguette/myself", '{"name":"Léo","known":true}'));
  const path = () => new URL(page.url()).pathname;
  const toSettings = () => page.locator('a[href="/settings"]').first().click();
  const sittings: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/seats/")) sittings.push(request.url());
  });
  await page.goto("/");
  await apart(page);
  const open = await slowly(page, "POST", /\/tables$/);
  await page.locator(".poster").nth(2).click();
  await open.asked;
  await page.goBack();
  await page.locator(".poster").first().waitFor();
  await open.answer();
  expect([path(), sittings]).toEqual(["/", []]);

  const find = await slowly(page, "GET", /\/codes\//);
  await page.locator("form input").fill(`https://guinguette.example/t/${code}/tv`);
  await page.locator("form .btn").click();
  await find.asked;
  await toSettings();
  await find.answer();
  expect(path()).toBe("/settings");

  await page.goto(`/carry#${carried.code}`);
  const carry = await slowly(page, "POST", /\/me\/carried$/);
  await page.locator(".primary").click();
  await carry.asked;
  await page.locator('a[href="/"]').last().click();
  await toSettings();
  await carry.answer();
  expect(path()).toBe("/settings");
  expect(errors).toEqual([]);
  await context.close();
});

it("no page breaks the policy that it is served with, and the policy stops what it should", async () => {
  const { context, page, errors } = await newDevice(browser, { serviceWorker: true });
  const broken: string[] = [];
  await context.exposeFunction("noteBroken", (what: string) => broken.push(what));
  await context.addInitScript(() => {
    const { noteBroken } = window as unknown as { noteBroken: (what: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      noteBroken(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const home = await page.goto("/");
  expect(home?.headers()["content-security-policy"]).toContain("script-src 'self';");
  // Letters of its own, and the service worker.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await navigator.serviceWorker.ready;
  });
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
  // A table here, whose bots think in a worker: both place at once, so that one of them has to.
  const thinking = page.waitForEvent("worker");
  await page.goto("/play/chat-peche?seats=person,perch&seed=policy&start");
  const worker = await thinking;
  expect(worker.url()).toContain("/assets/");
  // A table apart, with its live connection.
  const live = page.waitForEvent("websocket");
  await page.goto("/apart/wishes");
  await page.waitForURL(/\/t\//);
  await sitAs(page, "Léo");
  expect((await live).url()).toMatch(/^ws:/);
  expect([broken, errors]).toEqual([[], []]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'broken into'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title = 'broken into'\">");
  });
  await expect.poll(() => broken.toSorted()).toEqual(["script-src-attr inline", "script-src-elem inline"]);
  expect(await page.title()).not.toBe("broken into");
  await context.close();
});
