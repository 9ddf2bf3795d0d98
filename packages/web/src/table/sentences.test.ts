import { expect, it } from "vitest";
import { isOvertaken, latestOf, type Sentence } from "./sentences.ts";

const line = (key: number, letters: number): Sentence => ({
  key,
  at: key,
  from: key,
  seat: null,
  text: "x".repeat(letters),
  gain: null,
});

it("as many of the latest lines are told as have room, and one in any case", () => {
  const lines = [line(4, 60), line(3, 60), line(2, 80), line(1, 10)];
  expect(latestOf(lines, 130).map(({ key }) => key)).toEqual([4, 3]);
  expect(latestOf(lines, 0).map(({ key }) => key)).toEqual([4]);
  expect(latestOf([], 130)).toEqual([]);
});

it("what is told this once gives way to what happened since", () => {
  expect(isOvertaken([line(4, 60)], [line(4, 60), line(3, 60)])).toBe(false);
  expect(isOvertaken([line(4, 60)], [line(5, 20), line(4, 60)])).toBe(true);
  expect(isOvertaken([line(4, 60)], [])).toBe(false);
});
