import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seeFirst } from "./second-tap.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what has just come takes no touch until it can have been seen", () => {
  const control = { style: { pointerEvents: "" } };
  seeFirst(control);
  vi.advanceTimersByTime(390);
  expect(control.style.pointerEvents).toBe("none");
  vi.advanceTimersByTime(20);
  expect(control.style.pointerEvents).toBe("");
});

it("what comes to another place has to be seen there again", () => {
  const control = { style: { pointerEvents: "" } };
  const before = seeFirst(control);
  vi.advanceTimersByTime(300);
  before();
  seeFirst(control);
  vi.advanceTimersByTime(300);
  expect(control.style.pointerEvents).toBe("none");
});
