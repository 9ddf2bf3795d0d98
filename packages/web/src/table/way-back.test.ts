import type { Sight } from "@guinguette/table/sight";
import { sightOf } from "@guinguette/table/sight";
import { play, sit } from "@guinguette/table/testing/sit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Nears } from "./nears.ts";
import { newBackFinder } from "./way-back.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = "free" | "ask" | null;

/** A table that answers only when it is told to; how far each question has come. */
function asked() {
  const questions: ((answer: Answer) => void)[] = [];
  const mayTakeBack = () => new Promise<Answer>((answer) => questions.push(answer));
  const nears = { linkOf: () => ({ mayTakeBack }) } as unknown as Nears;
  return { finder: newBackFinder(() => nears, [0, 1]), questions };
}

/** Fish Fish after a cast, and after the bet that followed it. */
function sights(): readonly [Sight, Sight] {
  const table = sit("fish-fish", 3, { setup: { firstFisher: 0 } });
  play(table, 0, { type: "cast", card: "catch", bait: 5 });
  const first = sightOf(table, "spectator");
  play(table, 1, { type: "bet", tiles: 1 });
  return [first, sightOf(table, "spectator")];
}

it("offers what the table answers, to who moved last at this screen", async () => {
  const { finder, questions } = asked();
  finder.update(sights()[0]);
  await vi.advanceTimersByTimeAsync(50);
  expect([questions.length, finder.found]).toEqual([1, null]);
  questions[0]?.("free");
  await vi.advanceTimersByTimeAsync(0);
  expect(finder.found).toEqual({ seat: 0, how: "free" });
});

it("offers nothing from an answer that came after the next change", async () => {
  const { finder, questions } = asked();
  const [first, second] = sights();
  finder.update(first);
  await vi.advanceTimersByTimeAsync(50);
  finder.update(second);
  questions[0]?.("free");
  await vi.advanceTimersByTimeAsync(50);
  expect([questions.length, finder.found]).toEqual([2, null]);
  questions[1]?.("ask");
  await vi.advanceTimersByTimeAsync(0);
  expect(finder.found).toEqual({ seat: 1, how: "ask" });
});

it("offers nothing once it has stopped", async () => {
  const { finder, questions } = asked();
  finder.update(sights()[0]);
  await vi.advanceTimersByTimeAsync(50);
  finder.stop();
  questions[0]?.("free");
  await vi.advanceTimersByTimeAsync(0);
  expect(finder.found).toBeNull();
});
