/** The sheet that what happened leads to: once, with what led to it, and never over what came after. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameLook, Moment } from "../games/look.ts";
import { newPauses } from "./pauses.svelte.ts";

// What a page reads of its browser when it is loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const look = { duration: () => 2000 } as unknown as GameLook;
const [round, next] = [{ title: "round" }, { title: "next" }] as unknown as [Moment, Moment];

it("comes when the board has shown what led to it, and what is shown waits until it is closed", () => {
  const pauses = newPauses(look);
  expect(pauses.durationOf([], 0, null)).toBe(2000);
  expect(pauses.durationOf([], 0, () => round)).toBe(Number.POSITIVE_INFINITY);
  expect([pauses.sheet, pauses.isRead]).toEqual([null, false]);
  vi.advanceTimersByTime(2000);
  expect([pauses.sheet, pauses.isRead]).toEqual([round, false]);
  pauses.close();
  expect([pauses.sheet, pauses.isRead]).toEqual([null, true]);
});

it("comes at once where what led to it is skipped, and not again", () => {
  const pauses = newPauses(look);
  expect(pauses.hurry()).toBe(false);
  pauses.durationOf([], 0, () => round);
  expect([pauses.hurry(), pauses.sheet]).toEqual([true, round]);
  pauses.close();
  expect(pauses.isRead).toBe(true);
  vi.advanceTimersByTime(5000);
  expect([pauses.sheet, pauses.hurry()]).toEqual([null, false]);
});

it("ends nothing that began after it", () => {
  const pauses = newPauses(look);
  pauses.durationOf([], 0, () => round);
  vi.advanceTimersByTime(1500);
  pauses.durationOf([], 0, null);
  expect([pauses.hurry(), pauses.sheet]).toEqual([false, round]);
  pauses.close();
  expect(pauses.isRead).toBe(false);
  // Nor another sheet that is still to come.
  pauses.durationOf([], 0, () => round);
  vi.advanceTimersByTime(2000);
  pauses.durationOf([], 0, () => next);
  pauses.close();
  expect([pauses.sheet, pauses.isRead]).toEqual([null, false]);
  vi.advanceTimersByTime(2000);
  expect(pauses.sheet).toBe(next);
});

it("goes with what was taken back, whether it is to come or lies open", () => {
  const pauses = newPauses(look);
  pauses.durationOf([], 0, () => round);
  pauses.drop();
  vi.advanceTimersByTime(5000);
  expect(pauses.sheet).toBeNull();
  pauses.durationOf([], 0, () => round);
  vi.advanceTimersByTime(2000);
  pauses.drop();
  expect(pauses.sheet).toBeNull();
});
