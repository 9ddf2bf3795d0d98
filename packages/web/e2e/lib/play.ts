/** Playing a whole game through the page, as people do: by clicking, by dragging, by keyboard alone, or by typing. */
import { below, type Random } from "@guinguette/rules/random";
import type { CDPSession, Locator, Page } from "playwright-core";

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

/** Where a pointer is, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

const mouseOf = async ({ mouse }: Page): Promise<Pointer> => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser makes pointers of touches itself, as on a phone: also that it scrolls the page, where it may. */
async function fingerOf(page: Page): Promise<Pointer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) => {
    await (await session).send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    down: (at) => touch("touchStart", [at]),
    move: (to) => touch("touchMove", [to]),
    up: () => touch("touchEnd", []),
  };
}

async function middleOf(found: Locator): Promise<Point> {
  const box = await found.boundingBox();
  if (box === null) throw new Error("what is dragged is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags one of the pieces that can be dragged to one of the places it can go to. Only what no piece stands for is clicked:
 * curtains, sheets, the button that plays, and choices where nothing can be dragged.
 */
const draggingWith =
  (pointerOf: (page: Page) => Promise<Pointer>): Hand =>
  async (page, what, random) => {
    const pieces = page.locator(".board [data-grab]");
    const count = what === "choose" ? await pieces.count() : 0;
    if (count === 0) {
      await clicking(page, what, random);
      return;
    }
    const piece = pieces.nth(below(random, count));
    const from = await middleOf(piece);
    const pointer = await pointerOf(page);
    await pointer.down(from);
    await pointer.move({ x: from.x + 12, y: from.y + 12 });
    const goals = page.locator(".board [data-drop]");
    const to = await middleOf(goals.nth(below(random, Math.max(1, await goals.count()))));
    await pointer.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await pointer.move(to);
    await pointer.up();
    drops.set(page, dropsOn(page) + 1);
  };

const drops = new WeakMap<Page, number>();

/** How often something was dropped on this page. */
export function dropsOn(page: Page): number {
  return drops.get(page) ?? 0;
}

/** Pieces are dragged with the mouse. */
export const dragging = draggingWith(mouseOf);
/** Pieces are dragged with a finger. */
export const fingering = draggingWith(fingerOf);

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
