import { expect, it } from "vitest";
import { hanging, inColumns } from "./layout.ts";

it("a text is broken between words, within the width", () => {
  expect(hanging("", "one two three", 7)).toEqual(["one two", "three"]);
  expect(hanging("", "one two three", 6)).toEqual(["one", "two", "three"]);
  expect(hanging("", "one two three", 13)).toEqual(["one two three"]);
  expect(hanging("", "one two three", 12)).toEqual(["one two", "three"]);
  expect(hanging("", "")).toEqual([""]);
});

it("all of it hangs behind its label", () => {
  expect(hanging("  12  ", "one two three", 13)).toEqual(["  12  one two", "      three"]);
});

it("no-break spaces hold their words together", () => {
  expect(hanging("", "oh là\u00a0!", 5)).toEqual(["oh", "là\u00a0!"]);
});

it("a word wider than the line stands alone", () => {
  expect(hanging("- ", "a longword b", 5)).toEqual(["- a", "  longword", "  b"]);
});

it("short items stand side by side and read down", () => {
  expect(inColumns(["a", "b", "c", "d", "e"], 9)).toEqual(["a   c   e", "b   d"]);
  expect(inColumns(["a", "b", "c"], 5)).toEqual(["a   c", "b"]);
  expect(inColumns(["long item", "b"], 12)).toEqual(["long item", "b"]);
  expect(inColumns([], 80)).toEqual([]);
});
