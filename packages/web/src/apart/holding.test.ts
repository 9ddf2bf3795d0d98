import { afterEach, expect, it, vi } from "vitest";
import { newHolding } from "./holding.svelte.ts";

afterEach(() => void vi.useRealTimers());

it("who may let a bot hold a seat later is shown so, and that they may once it is time", async () => {
  vi.useFakeTimers();
  const waits = [120_000, 0];
  const holding = newHolding(async (seat) => ({
    in: seat === 2 ? (waits.shift() ?? null) : null,
    vote: null,
  }));
  holding.look([1, 2], "7");
  await vi.advanceTimersByTimeAsync(0);
  expect(holding.found).toEqual({ seat: 2, now: false, vote: null });
  await vi.advanceTimersByTimeAsync(119_000);
  // Nothing has changed: the table is not asked again.
  holding.look([1, 2], "7");
  expect(holding.found).toEqual({ seat: 2, now: false, vote: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(holding.found).toEqual({ seat: 2, now: true, vote: null });
  holding.look([], "7");
  expect(holding.found).toBeNull();
});

it("a wait longer than a timer bears is asked about again after an hour, not at once", async () => {
  vi.useFakeTimers();
  const wait = vi.fn(async () => ({ in: 15 * 24 * 3_600_000 * 2, vote: null }));
  const holding = newHolding(wait);
  holding.look([1], "7");
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(wait).toHaveBeenCalledTimes(1);
  expect(holding.found).toEqual({ seat: 1, now: false, vote: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(wait).toHaveBeenCalledTimes(2);
  holding.stop();
});

it("what was answered for a table that has gone on, or that was left, says nothing any more", async () => {
  let answer = (_left: number | null) => {};
  const holding = newHolding(
    () =>
      new Promise((done) => {
        answer = (left) => done({ in: left, vote: null });
      }),
  );
  holding.look([1], "7");
  const late = answer;
  holding.look([1], "8");
  answer(null);
  late(0);
  await Promise.resolve();
  expect(holding.found).toBeNull();
  holding.look([1], "8");
  holding.forget();
  const before = answer;
  holding.look([1], "8");
  expect(answer).not.toBe(before);
  holding.look([1], "9");
  holding.stop();
  answer(0);
  await Promise.resolve();
  expect(holding.found).toBeNull();
});

it("who has voted already sees how the votes stand, and may do nothing more", async () => {
  const vote = { by: [0], needed: 2 };
  const holding = newHolding(async () => ({ in: null, vote }));
  holding.look([1], "7");
  await Promise.resolve();
  expect(holding.found).toEqual({ seat: 1, now: false, vote });
  holding.stop();
});
