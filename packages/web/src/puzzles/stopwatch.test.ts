/** The time of a puzzle is the time that it was looked at. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startStopwatch } from "./stopwatch.ts";

let page: EventTarget & { visibilityState: "visible" | "hidden" };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(visibilityState: typeof page.visibilityState): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("goes on from what was counted before, in whole seconds", () => {
  const watch = startStopwatch(30);
  vi.advanceTimersByTime(1_999);
  expect(watch.seconds()).toBe(31);
  vi.advanceTimersByTime(1);
  expect(watch.seconds()).toBe(32);
});

it("does not count while the page is hidden, nor before it is first seen", () => {
  page.visibilityState = "hidden";
  const watch = startStopwatch(0);
  vi.advanceTimersByTime(60_000);
  expect(watch.seconds()).toBe(0);
  turn("visible");
  vi.advanceTimersByTime(5_000);
  turn("hidden");
  vi.advanceTimersByTime(60_000);
  expect(watch.seconds()).toBe(5);
  turn("visible");
  vi.advanceTimersByTime(2_000);
  expect(watch.seconds()).toBe(7);
});

it("stands still once it is stopped, whatever becomes of the page", () => {
  const watch = startStopwatch(0);
  vi.advanceTimersByTime(3_000);
  watch.stop();
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(60_000);
  expect(watch.seconds()).toBe(3);
});
