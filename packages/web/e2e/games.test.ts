/** Whole games in a real browser: every rulebook, by clicking, by dragging, by keyboard alone, and by typed moves. */
import { seeded } from "@guinguette/rules/random";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "./lib/axe.ts";
import { leaveBrowser, openBrowser } from "./lib/browser.ts";
import { visit, type Wishes } from "./lib/page.ts";
import { clicking, dragging, dropsOn, fingering, type Hand, keyboard, playOut, typing } from "./lib/play.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(leaveBrowser);

/** By rows: what can be touched in the list. */
const hands: Readonly<Record<string, Hand>> = {
  clicking,
  dragging,
  fingering,
  keyboard,
  typing,
  rows: clicking,
};

type Row = readonly [path: string, hand: string, wishes?: Wishes];

/** The table's address after the game, who plays, and how: every rulebook, with several numbers of players. */
const usual: readonly Row[] = [
  ["fish-fish?seats=person,fry", "clicking", { size: [390, 780] }],
  ["fish-fish?seats=person,perch,fry,perch", "typing"],
  ["fish-fish?seats=person,perch", "dragging"],
  ["fish-fish?seats=person,fry,fry", "fingering", { size: [360, 640], touch: true, language: "en" }],
  ["wishes?seats=person,perch,fry", "clicking", { size: [360, 640], language: "en" }],
  ["wishes?seats=person,perch", "rows", { size: [360, 640] }],
  ["wishes?seats=person,perch", "dragging", { size: [740, 360] }],
  ["wishes?seats=person,fry,fry", "fingering", { size: [360, 640], touch: true }],
  ["chat-peche?seats=person,person,perch&edition=first&variant=confirmed", "clicking", { size: [360, 640] }],
  ["chat-peche?seats=person,fry&buckets=open", "keyboard", { language: "en" }],
  ["chat-peche?seats=person,perch,fry", "fingering", { size: [360, 640], touch: true }],
  ["fish-and-chips?seats=person,perch,fry,perch&target=1", "clicking", { size: [360, 640] }],
  ["fish-and-chips?seats=person,fry&target=1", "dragging", { language: "en" }],
  ["fish-and-chips?seats=person", "typing", { language: "en", theme: "night" }],
];

/** And others, in `npm run prove -- games`. */
const more: readonly Row[] = [
  ["chat-peche?seats=person,perch,fry&edition=first", "dragging", { language: "en" }],
  ["fish-and-chips?seats=person,perch,fry,perch&target=1", "fingering", { size: [360, 640], touch: true }],
  ["fish-and-chips?seats=person", "dragging"],
  ["wishes?seats=person,perch,fry,perch", "typing"],
  ["fish-and-chips?seats=person,perch,fry&target=1&recaptured=counted", "typing", { language: "en" }],
  ["fish-fish?seats=person,person,fry", "clicking", { size: [360, 640] }],
  ["wishes?seats=person,perch,fry,perch,perch", "clicking", { size: [360, 640], language: "en" }],
  ["fish-and-chips?seats=person", "clicking", { language: "en" }],
  ["fish-fish?seats=person,perch,fry,perch,fry,perch,fry,perch", "typing"],
  ["wishes?seats=person,perch", "keyboard"],
  [
    "chat-peche?seats=person,person,person,perch&edition=first&variant=confirmed",
    "clicking",
    { size: [360, 640] },
  ],
  ["chat-peche?seats=person,perch,fry&buckets=open", "typing"],
  ["fish-and-chips?seats=person,person,perch,fry&target=1", "clicking", { size: [360, 640] }],
  ["fish-and-chips?seats=person,perch,fry&target=1&recaptured=counted", "keyboard", { language: "en" }],
  ["fish-fish?seats=person,fry", "keyboard", { language: "en" }],
  ["wishes?seats=person,person,perch,perch", "typing", { language: "en" }],
  ["chat-peche?seats=person,fry&edition=first&seating=adjacent", "keyboard", { language: "en" }],
  ["fish-and-chips?seats=person,person,perch,fry&target=15", "clicking", { size: [360, 640] }],
  ["fish-and-chips?seats=person,perch&target=20", "typing"],
  ["fish-fish?seats=person,perch", "clicking"],
  ["fish-fish?seats=person,perch,perch,fry", "keyboard"],
  ["fish-fish?seats=person,person", "typing", { language: "en" }],
  ["wishes?seats=person,perch", "clicking"],
  ["wishes?seats=person,perch,perch", "keyboard", { language: "en" }],
  ["wishes?seats=person,perch", "typing"],
  ["chat-peche?seats=person,perch", "clicking"],
  ["chat-peche?seats=person,perch,perch&variant=confirmed", "keyboard"],
  ["chat-peche?seats=person,person,fry&edition=first", "typing"],
  ["chat-peche?seats=person,perch&variant=confirmed&buckets=open", "typing", { language: "en" }],
  ["fish-and-chips?seats=person,perch&target=1", "clicking"],
  ["fish-and-chips?seats=person,perch&target=1", "keyboard"],
  ["fish-and-chips?seats=person", "keyboard"],
  ["fish-and-chips?seats=person,fry,fry&target=1", "typing", { language: "en" }],
];

const long = process.env.PROVE === "long";
const tables = long ? [...usual, ...more] : usual;
let played = 0;
afterAll(() => {
  if (long)
    console.log(
      `proved: ${played} whole games in a real browser, by clicking, dragging, by keyboard and by typed moves`,
    );
});

describe.each(tables.map(([path, hand, wishes = {}]) => ({ path, hand, wishes })))(
  "$path, $hand",
  ({ path, hand, wishes }) => {
    it("is played to its end, and the score is explained", async () => {
      const { context, page, errors } = await visit(browser, `/play/${path}&seed=e2e&start`, {
        ...wishes,
        textTable: hand === "typing" || hand === "rows",
      });
      const choices = await playOut(page, hands[hand] as Hand, seeded(`${path} ${hand}`));
      expect(choices).toBeGreaterThan(2);
      // What is chosen of several at one place, and to pass, has no way to be dragged: all else was.
      if (hand === "dragging" || hand === "fingering")
        expect(dropsOn(page)).toBeGreaterThanOrEqual(0.6 * choices);
      // The end of every game is for everybody, in both lights.
      expect(await faults(page)).toEqual([]);
      // Each line of the score cites its rule, once that is asked for, and each seat has a total.
      await page.locator(".score button[aria-expanded]").click();
      const rows = await page.locator("tbody tr").count();
      expect(rows).toBeGreaterThan(0);
      await expect.poll(() => page.locator("tbody tr:has(.rule)").count()).toBe(rows);
      const players = new URLSearchParams(path.split("?")[1]).get("seats")?.split(",").length;
      await expect.poll(() => page.locator("tfoot td").count()).toBe(players);
      expect(errors).toEqual([]);
      await context.close();
      played++;
    });
  },
);
