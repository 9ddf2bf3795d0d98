import type { Link } from "@guinguette/table/link";
import type { Sight } from "@guinguette/table/sight";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CATCHING_UP, oneByOne } from "./one-by-one.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A link that gives what it is told to, and what a screen has seen through it; the sights in `read` have to be read. */
function screen(read: readonly number[]) {
  const turns = oneByOne();
  let give = (_sight: Sight) => {};
  const link = {
    watch(_since: number, seen: (sight: Sight) => void) {
      give = seen;
      return () => {};
    },
  } as unknown as Link;
  const seen: number[] = [];
  const stop = turns.through(link).watch(0, ({ number }) => {
    seen.push(number);
    if (read.includes(number)) turns.hold();
  });
  return { turns, seen, stop, comes: (number: number) => give({ number } as Sight) };
}

it("passes on what comes, as long as nothing has to be read", () => {
  const { seen, comes } = screen([]);
  comes(1);
  comes(2);
  expect(seen).toEqual([1, 2]);
});

it("holds the next round back until the last one has been read", () => {
  const { turns, seen, comes } = screen([2]);
  for (const number of [1, 2, 3, 4]) comes(number);
  expect(seen).toEqual([1, 2]);
  turns.release();
  vi.runAllTimers();
  expect(seen).toEqual([1, 2, 3, 4]);
});

it("shows each of those that had to wait, and what comes meanwhile after them", () => {
  const { turns, seen, comes } = screen([1]);
  for (const number of [1, 2, 3]) comes(number);
  turns.release();
  comes(4);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(CATCHING_UP);
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(CATCHING_UP);
  expect(seen).toEqual([1, 2, 3, 4]);
});

it("holds what has to be read among what had to wait", () => {
  const { turns, seen, comes } = screen([1, 2]);
  for (const number of [1, 2, 3]) comes(number);
  turns.release();
  vi.runAllTimers();
  expect(seen).toEqual([1, 2]);
  turns.release();
  vi.runAllTimers();
  expect(seen).toEqual([1, 2, 3]);
});

it("catches up the faster the more has come, and is never behind for long", () => {
  const { turns, seen, comes } = screen([1]);
  for (let number = 1; number <= 100; number++) comes(number);
  turns.release();
  vi.advanceTimersByTime(20 * CATCHING_UP);
  expect(seen).toHaveLength(100);
});

it("gives nothing to a screen that was left", () => {
  const { turns, seen, stop, comes } = screen([1]);
  comes(1);
  comes(2);
  stop();
  turns.release();
  vi.runAllTimers();
  expect(seen).toEqual([1]);
});
