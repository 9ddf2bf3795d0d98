/** The page of a game's end: one breath, what made the difference, the score, and codes of rules only when asked for. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/table.css";
import type { SeatNames } from "@guinguette/words/game-words";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { measureLayout } from "../src/layout.svelte.ts";
import TokenShapes from "../src/parts/TokenShapes.svelte";
import { settings } from "../src/settings.svelte.ts";
import EndShown from "./EndShown.svelte";
import { ended, type Played } from "./ended.ts";

let shown: object[] = [];
const root = document.documentElement;

interface More {
  readonly fresh?: boolean;
  readonly names?: SeatNames;
  readonly wall?: boolean;
}

async function show(played: Played, more: More = {}) {
  measureLayout();
  const props = { ...(await ended(played)), ...more };
  shown.push(
    mount(TokenShapes, { target: document.body }),
    mount(EndShown, { target: document.body, props }),
  );
  return props;
}

beforeEach(() => {
  settings.language = "fr";
});
afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
  document.body.replaceChildren();
  root.style.removeProperty("--text-size");
  delete root.dataset.screen;
});

const games: readonly Played[] = [
  { game: "wishes", players: 5, seed: "end" },
  { game: "fish-fish", players: 8, seed: "end" },
  { game: "chat-peche", players: 4, seed: "end", people: 2, options: { variant: "confirmed" } },
  { game: "fish-and-chips", players: 2, seed: "end", options: { target: 12 } },
  { game: "fish-and-chips", players: 1, seed: "end" },
];

const glasses = [
  [320, 568, 1],
  [320, 568, 1.5],
  [360, 640, 2],
  [390, 844, 1],
  [740, 360, 1],
  [740, 360, 1.5],
  [768, 1024, 1],
  [1440, 900, 1],
  [1440, 900, 1.5],
  [3840, 2160, 1],
] as const;

describe.each(games)("$game with $players", (played) => {
  it.each(glasses)(
    "fits %i × %i at text size %d, and every button is a finger wide",
    async (wide, high, size) => {
      await page.viewport(wide, high);
      root.style.setProperty("--text-size", String(size));
      await show(played);
      const { scrollWidth, clientWidth } = root;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      for (const button of document.querySelectorAll(".btn, .turning")) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), button.textContent ?? "").toBeGreaterThanOrEqual(43.5);
      }
      // Every player has a boat, and a plate with the score below it.
      const { players } = played;
      expect(document.querySelectorAll(".scene .boat")).toHaveLength(players);
      const ranking = page.getByRole("list", { name: "Le classement" });
      expect(ranking.getByRole("listitem").elements()).toHaveLength(players);
      // Who, and what next, are in sight before anything is scrolled.
      for (const seen of document.querySelectorAll("h1, .next .primary")) {
        const { top, bottom } = seen.getBoundingClientRect();
        expect(top, seen.textContent ?? "").toBeGreaterThanOrEqual(0);
        expect(bottom, seen.textContent ?? "").toBeLessThanOrEqual(high + 1);
      }
    },
  );

  it("shows the codes of rules when asked for, and hides them again", async () => {
    await show(played);
    expect(document.querySelectorAll(".rule")).toHaveLength(0);
    expect(document.querySelector("[data-end]")?.textContent).not.toMatch(/\b(FF|IW|CP|FC)[-‑]/);
    await page.getByRole("button", { name: "Les règles" }).click();
    await expect.poll(() => document.querySelectorAll(".rule").length).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Cacher les règles" }).click();
    await expect.poll(() => document.querySelectorAll(".rule")).toHaveLength(0);
  });
});

it.each([
  [740, 360, 1.5],
  [740, 360, 2],
  [360, 640, 1.5],
  [320, 568, 2],
] as const)("breaks no word of the title: %i × %i at text size %d", async (wide, high, size) => {
  await page.viewport(wide, high);
  root.style.setProperty("--text-size", String(size));
  const called = ["Marguerite-Anne", "Ousmane", "Bérénice", "Goujon"];
  await show({ game: "wishes", players: 4, seed: "names" }, { names: (seat) => called[seat] ?? "" });
  const title = page.getByRole("heading", { level: 1 }).element();
  for (const { 0: word, index } of (title.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
    const range = document.createRange();
    range.setStart(title.firstChild ?? title, index);
    range.setEnd(title.firstChild ?? title, index + word.length);
    expect(range.getClientRects(), word).toHaveLength(1);
  }
});

it("shows whole who won on low glass with the largest letters, beside what next", async () => {
  await page.viewport(740, 360);
  root.style.setProperty("--text-size", "2");
  for (const players of [2, 3, 5]) {
    await show({ game: "wishes", players, seed: "low" });
    const first = page.getByRole("list", { name: "Le classement" }).getByRole("listitem").first();
    const { top, bottom, left, right } = first.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(360);
    // Nothing lies over it.
    const there = document.elementFromPoint((left + right) / 2, bottom - 4);
    expect(first.element().contains(there)).toBe(true);
    for (const part of shown.splice(0)) await unmount(part);
  }
});

it("shows whole who won on a low wall, with eight boats and what next", async () => {
  await page.viewport(740, 360);
  root.dataset.screen = "tv";
  await show({ game: "fish-fish", players: 8, seed: "end" }, { wall: true });
  expect(document.querySelector("h1")?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const last = document.querySelector(".hero > :last-child");
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(360);
});

it("tells all of a turning point that many were paid by", async () => {
  await page.viewport(320, 568);
  const names: SeatNames = (seat) => `Bartholomé-des-Sept-Rivières ${seat + 1}`;
  await show({ game: "fish-fish", players: 8, seed: "end" }, { names });
  const told = document.querySelector(".told");
  const words = document.createRange();
  words.selectNodeContents(told ?? root);
  // Every line of it lies within its place.
  expect(words.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(told?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
    words.getBoundingClientRect().bottom - 2,
  );
});

it("tells the turning point, one tap from its replay", async () => {
  settings.language = "en";
  const { id, told, look, names } = await show({ game: "wishes", players: 3, seed: "turn" });
  const link = page.getByRole("link", { name: /turning point · move \d+/ });
  await expect.element(link).toBeVisible();
  const [path, step] = (link.element().getAttribute("href") ?? "").split(/\/(?=\d+$)/);
  expect(path).toBe(`/games/${id}`);
  const there = told
    .filter(({ at }) => at === Number(step) - 1)
    .flatMap((one) => look.words.log([one], names, "en").map(({ text }) => text));
  expect(there.some((sentence) => link.element().textContent?.includes(sentence))).toBe(true);
});

it("underlines nothing that is worth nothing (FC-R9, FC-5)", async () => {
  for (const players of [2, 1]) {
    await show({
      game: "fish-and-chips",
      players,
      seed: "end",
      options: players === 1 ? {} : { target: 12 },
    });
    for (const cell of document.querySelectorAll("td.beside"))
      expect(cell.classList.contains("best")).toBe(false);
    expect(document.querySelectorAll("td.beside").length).toBeGreaterThan(0);
  }
});

it("celebrates once, and only what ended before somebody's eyes", async () => {
  const old: Played = { game: "wishes", players: 2, seed: "old" };
  await show(old);
  expect(document.querySelector(".arriving")).toBeNull();
  const won: Played = { game: "wishes", players: 2, seed: "celebrated" };
  await show(won, { fresh: true });
  expect(document.querySelector(".arriving")).not.toBeNull();
  for (const part of shown) await unmount(part);
  shown = [];
  // The table was looked at once more.
  await show(won, { fresh: true });
  expect(document.querySelector(".arriving")).toBeNull();
});

it("crowns no fish where nobody won", async () => {
  const { winners } = await show({ game: "fish-and-chips", players: 1, seed: "end" });
  expect(winners).toEqual([]);
  expect(document.querySelector("use[href*='monkfish']")).not.toBeNull();
  expect(document.querySelector("use[href*='kingfish']")).toBeNull();
});

it("says of each winner on their plate that they won, and puts them first", async () => {
  const { winners, names } = await show({ game: "wishes", players: 5, seed: "end" });
  const plates = page.getByRole("list", { name: "Le classement" }).getByRole("listitem");
  const told = plates.elements().map(({ textContent }) => textContent ?? "");
  expect(winners.length).toBeGreaterThan(0);
  for (const [place, text] of told.entries()) expect(text.includes("gagne")).toBe(place < winners.length);
  for (const [place, seat] of winners.entries()) expect(told[place]).toContain(names(seat));
});
