/**
 * Whole games at a table that plays by the book, drawn and in words: nothing is on the page, in the log or in a hint that
 * may not be looked at again, though it is told when it happens. At a table that aids memory the same looks find it.
 */
import { seeded } from "@guinguette/rules/random";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { idOf, saved } from "./lib/cupboard.ts";
import { newDevice, visit } from "./lib/page.ts";
import { clicking, playOut, typing } from "./lib/play.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

const long = process.env.PROVE === "long";

type Memory = "book" | "aided";

interface Look {
  readonly heading: string;
  readonly slate: string;
  readonly html: string;
  /** Whether a cat lies open on the board. */
  readonly cat: boolean;
  readonly log: readonly string[];
}

async function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (element) =>
        (element.textContent ?? "").replace(/\s+/g, " ").trim(),
      );
    return {
      heading: texts(".bar").join(" "),
      slate: texts(".slate").join(" "),
      cat: document.querySelector(".board [href$='#tomcat']") !== null,
      html: document.body.outerHTML.replace(/\s+|&nbsp;|\u00a0/g, " "),
      log: texts(".log .told li").reverse(),
    };
  });
}

/** Plays against a perch, and looks before every choice; says what was found, and what was read out on the way. */
async function walk(
  game: "chat-peche" | "fish-fish",
  memory: Memory,
  textTable: boolean,
  found: (look: Look) => readonly string[],
): Promise<{ readonly found: string[]; readonly said: string; readonly hints: string[] }> {
  const { context, page, errors } = await newDevice(browser, { language: "en", textTable });
  // What is told once is gone some seconds later: the clock of the page can be put forward.
  await page.clock.install();
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const text = document.querySelector("p[role=log]")?.textContent ?? "";
      if (text !== "" && said.at(-1) !== text) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`/play/${game}?seats=person,perch&first=0&seed=walk&memory=${memory}&start`);
  const seen: string[] = [];
  const hints: string[] = [];
  await playOut(page, textTable ? typing : clicking, seeded("walk"), async () => {
    await page.clock.fastForward(16_000);
    await expect.poll(() => page.locator("p[role=log]").textContent()).toBe("");
    const before = await look(page);
    seen.push(...found(before));
    // As the Fisher one is told of one's own hand: the Fish, of what was seen.
    const fisher = game === "fish-fish" && /the Fisher:|Now touch/.test(before.slate);
    if (hints.length >= (long ? 4 : 2) || fisher) return;
    await page.getByRole("button", { name: "A hint" }).click();
    await expect.poll(() => page.locator(".slate").innerText()).toMatch(/The heron(: | keeps)/);
    const hinted = await look(page);
    hints.push(hinted.slate);
    seen.push(...found(hinted));
    await page.keyboard.press("Escape");
  });
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join("\n"));
  expect(errors).toEqual([]);
  await context.close();
  return { found: seen, said: said.replace(/\u00a0/g, " "), hints };
}

const ways = [
  ["drawn", false],
  ["in words", true],
] as const;
/** In short each game in one of the two ways. */
const [drawn, inWords] = ways;

describe.each(long ? ways : [drawn])("Chat-Pêche, %s", (_how, textTable) => {
  /** Own equipment between placing and fishing (CP-2); cards that are covered or in another's bucket (CP-3b). */
  function covered({ heading, html, cat, log }: Look): string[] {
    const luring = heading.includes("· lure");
    return [
      ...log.filter((line) => line.includes("to fish the")),
      ...log.filter(
        (line) => /Carpe|Ondine/.test(line) && / fishes /.test(line) && !/: \d+ cards?\.( |$)/.test(line),
      ),
      ...(luring && cat ? ["a cat on the board"] : []),
      ...(luring ? (html.match(/cat at (?:their|your) column [abc]/gi) ?? []) : []),
    ];
  }

  it("shows nothing again that may not be looked at again (CP-2, CP-3b, CP-R6)", async () => {
    const { found, said, hints } = await walk("chat-peche", "book", textTable, covered);
    expect(found).toEqual([]);
    // All of it was told once, but where one's own cat is.
    expect(said).toMatch(/fishes \w\d: .*(fish|stone|water).*\(/);
    expect(said).toMatch(/is filled\. a3: /);
    expect(said).not.toContain("to fish the");
    expect(hints.filter((hint) => hint.includes("keeps silent")).length).toBeGreaterThan(0);
    expect(hints.filter((hint) => /your column/.test(hint) && hint.includes("lure"))).toEqual([]);
  });

  // That the looks would find it.
  it("shows it all where memory is aided", async () => {
    const { found, hints } = await walk("chat-peche", "aided", textTable, covered);
    const all = found.join("\n");
    for (const what of ["to fish the", " fishes ", textTable ? "Cat at your" : "a cat on the board"])
      expect(all).toContain(what);
    expect(hints.join()).not.toContain("keeps silent");
  });
});

describe.each(long ? ways : [inWords])("Fish Fish, %s", (_how, textTable) => {
  /** Cards and baits that were discarded, and what could be counted from them (FF-L6, FF-R2). */
  function covered({ slate, html, log }: Look): string[] {
    const betting = /Bet (0 to|your last)|Last line: bet/.test(slate);
    const checked = /reveals the fishing card|is discarded unseen|Line \d, |^Round \d of/;
    const past = log.slice(0, log.findLastIndex((line) => checked.test(line)) + 1);
    return [
      ...past.filter((line) => /bait \d|Line \d, (catch|empty)|catches \d/.test(line)),
      ...(html.match(/Revealed this round|\d (?:chance|time)s? in \d/g) ?? []),
      ...(betting ? (html.match(/line-catch|line-empty|still holds baits \d/g) ?? []) : []),
    ];
  }

  it("shows nothing again that was discarded (FF-L6, FF-R2)", async () => {
    const { found, said } = await walk("fish-fish", "book", textTable, covered);
    expect(found).toEqual([]);
    expect(said).toMatch(/reveals the fishing card of line \d: (catch|empty)/);
  });

  it("shows it all where memory is aided (FF-R2)", async () => {
    const { found } = await walk("fish-fish", "aided", textTable, covered);
    const all = found.join("\n");
    for (const what of [/bait \d/, /Line \d, (catch|empty)/, /\d (?:chance|time)s? in \d/])
      expect(all).toMatch(what);
    expect(all).toMatch(textTable ? /still holds baits/ : /line-(catch|empty)/);
  });
});

it("a game by the book is not stepped through before it is over, and one with aided memory is (CP-3b)", async () => {
  for (const memory of ["book", "aided"] as const) {
    const { context, page } = await visit(
      browser,
      `/play/chat-peche?seats=person,perch&first=0&seed=walk&memory=${memory}&start`,
      { language: "en" },
    );
    await page.locator(".board [data-can]").first().click();
    await page.locator(".dock .primary:not(:disabled)").click();
    await page.locator(".dock .choice").waitFor();
    await saved(page);
    await page.goto(`/games/${idOf(page.url())}`);
    if (memory === "book") await page.getByText("replayed only at the end").waitFor();
    else await page.locator(".steps").waitFor();
    expect(await page.locator(".board").count()).toBe(memory === "book" ? 0 : 1);
    await context.close();
  }
});
