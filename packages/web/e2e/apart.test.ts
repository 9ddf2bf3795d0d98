/** People apart play whole games, each in a browser of their own, at tables of the real server. */
import { seeded } from "@guinguette/rules/random";
import type { NewTable } from "@guinguette/wire/http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allThereIs } from "./lib/all-there-is.ts";
import { ask, come, elsewhere, type Gathered, gather, type Someone } from "./lib/apart.ts";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { type OpenedRecord, strangeIn } from "./lib/own-eyes.ts";
import { clicking, type Hand, keyboard, playOut, typing } from "./lib/play.ts";

const isLong = process.env.PROVE === "long";

interface Case extends NewTable {
  /** Languages by seat, in turn. */
  readonly languages: readonly ("fr" | "en")[];
  /** How they play, by seat, in turn; not said, they click. */
  readonly hands?: readonly Hand[];
}

const short: readonly Case[] = [
  { game: "chat-peche", players: 2, languages: ["fr", "en"] },
  {
    game: "fish-and-chips",
    players: 2,
    options: { target: 1 },
    languages: ["en", "fr"],
    hands: [keyboard, typing],
  },
];
const long: readonly Case[] = [
  { game: "fish-fish", players: 2, languages: ["fr", "en"] },
  { game: "fish-fish", players: 8, languages: ["fr", "en"] },
  { game: "wishes", players: 3, languages: ["en", "fr"] },
  { game: "wishes", players: 5, languages: ["fr"] },
  { game: "chat-peche", players: 4, languages: ["fr", "en"] },
  { game: "fish-and-chips", players: 4, options: { target: 20 }, languages: ["en"] },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

describe("a table for people apart", () => {
  it.each(isLong ? [...short, ...long] : short)(
    "is played to its end by $players people: $game",
    async ({ languages, hands = [clicking], ...table }) => {
      const handOf = (seat: number) => hands[seat % hands.length] ?? clicking;
      const gathered = await gather(browser, { ...table, settings: { hints: "told" } }, (seat) => ({
        language: languages[seat % languages.length] ?? "fr",
        size: seat % 2 === 0 ? [1280, 800] : [390, 844],
        textTable: handOf(seat) === typing,
      }));
      const { id, people } = gathered;
      const spectator = await come(browser, `/t/${id}`, { size: [740, 360] });
      const tv = await come(browser, `/t/${id}/tv`, { size: [1920, 1080] });
      await tv.page.locator(".slate").waitFor();
      expect(await smallLetters(tv.page)).toEqual([]);
      for (const { page } of [tv, spectator, ...people.slice(0, 2)]) expect(await faults(page)).toEqual([]);
      // While they play nobody looks at the wall, and two million points are drawn for each move.
      if (!isLong) await tv.page.setViewportSize({ width: 480, height: 270 });
      const { choices, devices, kept } = await playTogether(gathered, handOf);
      await tv.page.setViewportSize({ width: 1920, height: 1080 });
      await spectator.page.locator("[data-end]").waitFor();
      // The end is for the whole room, too: who won, large, and how to go on.
      await tv.page.locator("[data-end]").waitFor();
      await tv.page.getByText(/Une revanche|A rematch/).waitFor();
      const oneHint = /^(Conseils demandés\u00a0:|Hints taken:) \S+ 1\.$/;
      for (const { page } of [tv, spectator, ...devices.map((own) => own.at(-1) as Someone)])
        await page.getByText(oneHint).waitFor();
      expect(await tv.page.getByText(/sur votre téléphone|on your phone/).count()).toBe(0);
      expect(await smallLetters(tv.page)).toEqual([]);
      // Nobody scrolls a wall.
      expect(await tv.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      const record: OpenedRecord = await ask(spectator.page, "GET", `/tables/${id}/record`);
      for (const [seat, mine] of devices.entries())
        for (const { received, errors } of mine) {
          expect(strangeIn(received, record, seat)).toEqual([]);
          expect(withoutNetwork(errors)).toEqual([]);
        }
      for (const [seat, pages] of kept.entries()) expect(secretsIn(pages, record, seat)).toEqual([]);
      for (const { received, errors } of [spectator, tv]) {
        expect(strangeIn(received, record, "spectator")).toEqual([]);
        expect(errors).toEqual([]);
      }
      await verified(devices[1]?.at(-1) as Someone);
      await playOn([devices[0]?.at(-1), devices[1]?.at(-1), spectator] as Someone[], tv);
      if (isLong) console.log(`proved: apart, ${table.game}, ${table.players} browsers: ${choices} choices`);
      await Promise.all([...devices.flat(), ...people, spectator, tv].map(({ context }) => context.close()));
    },
  );
});

/** One of them opens a rematch: the others and who watches are told, and go there with one tap; the wall by itself. */
async function playOn([first, ...others]: readonly Someone[], tv: Someone): Promise<void> {
  const trail = await tv.page.evaluate(() => history.length);
  await first?.page.getByRole("button", { name: /^(Revanche|Rematch)/ }).click();
  const open = first?.page.getByText(/Invitez vos amis|Invite your friends/);
  await open?.waitFor();
  for (const { page } of others) {
    // Whoever only watched has the sheets of the last rounds still to read.
    const sheet = page.locator("dialog[open] .primary");
    while ((await sheet.count()) > 0) await sheet.first().click();
    // A hand goes on as a hand.
    const suffix = page.url().endsWith("/hand") ? "/hand" : "";
    await page.getByRole("button", { name: /^(Rejoindre la revanche|Join the rematch)$/ }).click();
    await page.getByText(/Qui pêche|Who is fishing/).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${new URL(first?.page.url() ?? "").pathname}${suffix}`);
  }
  // What hangs on the wall is a picture, with nothing in it to be scrolled to and nothing small.
  await tv.page.locator(".chalk").waitFor();
  expect(await tv.page.evaluate(() => history.length)).toBe(trail);
  expect(await tv.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await smallLetters(tv.page)).toEqual([]);
  expect(await faults(tv.page)).toEqual([]);
}

/**
 * Everybody plays. Meanwhile the first asks for advice, reloads, closes the page and goes on with another device; the
 * second, if it clicks, holds nothing but a hand; the last loses the network for a while.
 */
async function playTogether({ id, people }: Gathered, handOf: (seat: number) => Hand) {
  const devices = people.map((someone) => [someone]);
  /** By seat: all that was in the page, and that it kept, before each of their first choices. */
  const kept: string[][] = people.map(() => []);
  const counts = await Promise.all(
    people.map(async (someone, seat) => {
      const random = seeded(`apart/${seat}`);
      const hand = handOf(seat);
      if (seat === 1 && hand === clicking) {
        await someone.page.goto(`/t/${id}/hand`);
        await someone.page.locator(".slate").waitFor();
        expect(await faults(someone.page)).toEqual([]);
      }
      const closed = new Error("closed");
      const first = await playOut(someone.page, hand, random, async (choices) => {
        if (choices < 6) kept[seat]?.push(await allThereIs(someone.page));
        if (seat === 0 && choices === 0) await advised(someone.page);
        if (seat === 0 && choices === 1) await someone.page.reload();
        if (seat === people.length - 1 && choices === 2) await loseTheNetwork(someone);
        if (seat === 0 && choices === 2) throw closed;
      }).catch((cause: unknown) => {
        if (cause !== closed) throw cause;
        return null;
      });
      if (first !== null) return first;
      const other = await elsewhere(browser, someone, `/t/${id}`, {
        size: [768, 1024],
        textTable: hand === typing,
      });
      devices[seat]?.push(other);
      return 2 + (await playOut(other.page, hand, random));
    }),
  );
  return { choices: counts.reduce((sum, count) => sum + count, 0), devices, kept };
}

/** The heron thinks on this device, by what its seat knows. */
async function advised(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Un conseil|A hint/ }).press("Enter");
  await page
    .getByText(/Le héron|The heron/)
    .first()
    .waitFor();
}

/** What made the deal, and is not theirs to know before the end; one's own chance is. */
function secretsIn(pages: readonly string[], { seed, fairness }: OpenedRecord, seat: number): string[] {
  const others = fairness.chances.filter((_, other) => other !== seat);
  const secrets = [seed, fairness.secret, ...others.flatMap((chance) => chance ?? [])];
  return secrets.filter((secret) => pages.some((page) => page.includes(secret)));
}

async function loseTheNetwork({ context, page }: Someone): Promise<void> {
  const lost = page.locator(".bar .net");
  await context.setOffline(true);
  await lost.waitFor();
  await context.setOffline(false);
  await lost.waitFor({ state: "detached" });
}

/** The deal is checked on this device, which saw its commitment and kept its own chance. */
async function verified({ page }: Someone): Promise<void> {
  await page.getByRole("button", { name: /Vérifier la donne|Verify the deal/ }).click();
  await page.getByText(/Donne vérifiée|Deal verified/).waitFor();
  await page.locator(".deal summary").click();
  await page
    .getByText(/Votre nombre tiré au hasard en fait partie|Your own random number is in it/)
    .waitFor();
  await page
    .getByText(/vue avant la donne\.|seen before the deal\./)
    .first()
    .waitFor();
  expect(await faults(page)).toEqual([]);
}

/** What is too small to be read from across a room: below 26 px at 1080 lines. */
function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.closest(".vh") === null;
    };
    const says = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((element) => says(element) && isSeen(element))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 26)
      .map(({ textContent }) => textContent ?? "");
  });
}

/** While there is no network, the browser itself says so. */
const withoutNetwork = (errors: readonly string[]) =>
  errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error));
