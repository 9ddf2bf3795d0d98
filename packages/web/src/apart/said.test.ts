import { afterEach, expect, it, vi } from "vitest";
import { newSaid } from "./said.svelte.ts";

afterEach(() => vi.useRealTimers());

it("what is said goes by itself once it could be read, and what is said since has its own time", () => {
  vi.useFakeTimers();
  const said = newSaid();
  said.tell("Nothing was done.");
  expect(said.text).toBe("Nothing was done.");
  vi.advanceTimersByTime(4000);
  expect(said.text).not.toBeNull();
  said.tell("One sign after the other.");
  vi.advanceTimersByTime(4000);
  expect(said.text).toBe("One sign after the other.");
  vi.advanceTimersByTime(4000);
  expect(said.text).toBeNull();
});
