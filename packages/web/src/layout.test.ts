import fc from "fast-check";
import { expect, test } from "vitest";
import { isTiny, layoutFor } from "./layout.ts";

/** A screen in pixels, its letters, and the reader's text size. */
const at = (width: number, height: number, letter: number, size: number) =>
  layoutFor(width / (letter * size), height / (letter * size));

test.each([
  ["a phone", 360, 640, 16, ["upright", "upright", "folded", "folded"]],
  ["a small phone", 320, 568, 16, ["upright", "folded", "folded", "folded"]],
  ["a long phone", 390, 844, 16, ["upright", "upright", "folded", "folded"]],
  ["a phone on its side", 740, 360, 16, ["low", "low", "low", "low"]],
  ["a tablet", 768, 1024, 18, ["upright", "upright", "upright", "folded"]],
  ["a desk", 1440, 900, 16, ["desk", "desk", "low", "low"]],
  ["a television", 3840, 2160, 38.4, ["desk", "desk", "low", "low"]],
] as const)("%s has its layout at 100, 115, 150 and 200 %", (_, width, height, letter, layouts) => {
  expect([1, 1.15, 1.5, 2].map((size) => at(width, height, letter, size))).toEqual(layouts);
});

test("larger text never unfolds a table", () => {
  const order = ["desk", "upright", "low", "folded"];
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 240 }), fc.integer({ min: 10, max: 140 }), (width, height) => {
      const [usual, large] = [layoutFor(width, height), layoutFor(width / 1.5, height / 1.5)];
      expect(order.indexOf(large)).toBeGreaterThanOrEqual(order.indexOf(usual));
    }),
  );
});

test.each([
  ["a phone", 360, 640, [false, false, true, true]],
  ["a phone on its side", 740, 360, [false, false, false, true]],
  ["a desk", 1440, 900, [false, false, false, false]],
] as const)("%s has room for an explanation and a board", (_, width, height, few) => {
  expect([1, 1.15, 1.5, 2].map((size) => isTiny(width / (16 * size), height / (16 * size)))).toEqual(few);
});
