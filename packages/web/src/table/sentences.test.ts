import { expect, it } from "vitest";
import { isOvertaken, latestOf, type Sentence, toldNow } from "./sentences.ts";

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
  // That somebody is back, say, is read in the log all the same.
  expect(isOvertaken([line(4, 60)], [{ ...line(5, 20), beside: true }, line(4, 60)])).toBe(false);
});

it("of what one move brought, what somebody won by it is told, not who passes for it", () => {
  const caught = { ...line(1, 20), seat: 1, gain: "+1" };
  const passes = { ...line(2, 20), seat: 0 };
  expect(toldNow([caught, passes], null, "fr")).toBe(caught);
  expect(toldNow([line(1, 20), passes, line(3, 20)], null, "fr")).toBe(passes);
  const hush = { seat: 3, fr: "La ligne remonte…", en: "The line comes up…" };
  expect(toldNow([caught, passes], hush, "en")).toEqual({ seat: 3, text: hush.en, gain: null });
});
