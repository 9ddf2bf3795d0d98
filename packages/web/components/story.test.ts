/** When the seats beside a board learn what it shows: neither before it, nor long after. */
import type { Types } from "@guinguette/rules/contract";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { fishFishLook } from "../src/games/fish-fish/look.ts";
import type { GameLook } from "../src/games/look.ts";
import { settings } from "../src/settings.svelte.ts";
import type { Sitting } from "../src/table/sitting.ts";
import { newStory } from "../src/table/story.svelte.ts";
import { changing, living } from "./changing.svelte.ts";

let end = () => {};
afterEach(() => {
  end();
  settings.textTable = false;
});

/** A table after so many moves; the last of them is told. */
const at = (moves: number) => ({
  seen: { viewer: "spectator", view: `after ${moves}`, awaited: [moves % 2], moves },
  events: [{ type: "bet", seat: 0, at: moves }],
  told: [],
  passing: [],
  incidents: [],
});

function watched(more: Partial<GameLook>) {
  const sitting = changing({ ...at(0), showing: false });
  const look = { ...fishFishLook, suspense: () => null, duration: () => 0, ...more } as unknown as GameLook;
  const story = living(() => newStory(sitting as unknown as Sitting, look, () => String));
  ({ end } = story);
  const show = (moves: number, showing = true) => {
    Object.assign(sitting, at(moves), { showing });
    flushSync();
  };
  flushSync();
  return { story: story.made, show };
}
const view = (moves: number) => `after ${moves}` as unknown as Types["shown"];
const timersRan = () => new Promise((done) => setTimeout(done, 5));

it("once the board has shown it, the seats know it, though it is still being told", async () => {
  const { story, show } = watched({});
  show(1);
  expect(story.view).toBe(view(0));
  await expect.poll(() => story.view).toBe(view(1));
  // Whose move is told is still marked.
  expect(story.awaited).toEqual([0]);
});

it("what may not be said yet is not seen at the seats", async () => {
  const { story, show } = watched({ duration: () => 1e6, suspense: () => ({ until: 0, fr: "…", en: "…" }) });
  show(1);
  // It may be said before the board has shown all that came of it.
  await timersRan();
  expect(story.view).toBe(view(0));
  show(1, false);
  expect(story.view).toBe(view(1));
});

it("where one move comes upon another, the seats are never further behind than the board", () => {
  const { story, show } = watched({ duration: () => 1e6 });
  show(1);
  show(2);
  expect(story.view).toBe(view(1));
  expect(story.awaited).toEqual([1]);
  show(3);
  expect(story.view).toBe(view(2));
});

it("without a board nothing waits to be seen: whom the table waits for is said all over at once", () => {
  settings.textTable = true;
  const { story, show } = watched({ duration: () => 1e6 });
  show(1);
  expect(story.view).toBe(view(1));
  expect(story.awaited).toEqual([1]);
});
