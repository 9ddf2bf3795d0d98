/** Playing a whole game through the page, as people do: by clicking, by keyboard alone, or by typing. */
import { below, type Random } from "@guinguette/rules/random";
import type { Page } from "playwright-core";

/** What the page asks for now. */
type Asks = "curtain" | "sheet" | "end" | "confirm" | "choose" | "wait";

const asked = (page: Page): Promise<Asks> =>
  page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    // What was touched last has been felt, and is about to be played.
    if (has(".felt")) return "wait";
    if (has("dialog[open]")) return "sheet";
    if (has(".curtain")) return "curtain";
    if (has("[data-end]")) return "end";
    if (has(".dock .primary:not(:disabled)")) return "confirm";
    if (has(".board [data-can]") || has(".dock .choice") || has(".board .moves button")) return "choose";
    return "wait";
  });

/** However long others take: eight browsers on two cores leave each of them long to wait. */
async function askedNext(page: Page): Promise<Exclude<Asks, "wait">> {
  for (;;) {
    const what = await asked(page);
    if (what !== "wait") return what;
    // To look more often takes longer than it saves.
    await page.waitForTimeout(40);
  }
}

/** Says "enough" where nothing more is to be played. */
type Enough = Promise<"enough" | undefined>;

export type Hand = (page: Page, what: "curtain" | "sheet" | "confirm" | "choose", random: Random) => Enough;

const targets = {
  sheet: "dialog[open] .primary",
  curtain: ".curtain .primary",
  confirm: ".dock .primary:not(:disabled)",
  choose: ".board [data-can], .dock .choice",
} as const;

/** Plays what is proposed, and waits until it is played. */
export async function confirm(page: Page): Promise<void> {
  await page.locator(".dock .primary:not(:disabled)").click();
  await page.locator(".felt").waitFor({ state: "detached" });
}

/** Clicks one of the things that can be touched. */
export const clicking: Hand = async (page, what, random) => {
  const found = page.locator(targets[what]);
  const count = await found.count();
  await found.nth(below(random, Math.max(1, count))).click();
};

/** Tab and arrows to one of the things that can be touched, then Enter; the mouse is never used. */
export const keyboard: Hand = async (page, what, random) => {
  const count = await page.locator(targets[what]).count();
  // One of the first few that Tab comes to: to go round the page for each of thirty takes minutes.
  let left = 1 + below(random, Math.max(1, Math.min(4, count)));
  for (let presses = 0; presses < 400; presses++) {
    const there = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      targets[what],
    );
    if (there && --left <= 0) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${targets[what]}`);
};

/** Types the number of a move into the textual table. */
export const typing: Hand = async (page, what, random) => {
  if (what !== "choose") {
    await clicking(page, what, random);
    return;
  }
  const count = await page.locator(".board .moves button").count();
  const input = page.locator(".board form input");
  await input.fill(String(1 + below(random, Math.max(1, count))));
  await input.press("Enter");
};

/**
 * Plays until the end is on the page, or it is enough. `between` is called before every choice, with how many were made.
 * @returns how many choices people made
 */
export async function playOut(
  page: Page,
  hand: Hand,
  random: Random,
  between: (choices: number) => Enough = async () => {},
): Promise<number> {
  let choices = 0;
  for (let steps = 0; steps < 5000; steps++) {
    const what = await askedNext(page);
    if (what === "end") return choices;
    if (what === "choose" && (await between(choices++)) === "enough") return choices;
    if ((await hand(page, what, random)) === "enough") return choices;
  }
  throw new Error("the game does not end");
}
