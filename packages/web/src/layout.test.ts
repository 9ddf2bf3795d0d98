import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { inWords, measureLayout, measureRoom, tryRoom } from "./layout.svelte.ts";
import { hasRoomForBoard, layoutFor } from "./layout.ts";

// What a page reads of its browser when it is loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A screen in pixels, its letters, and the reader's text size. */
const at = (width: number, height: number, letter: number, size: number) =>
  layoutFor(width / (letter * size), height / (letter * size));

test.each([
  ["a phone", 360, 640, 16, ["upright", "upright", "upright", "upright"]],
  ["a phone on its side", 740, 360, 16, ["low", "low", "low", "low"]],
  ["a tablet", 768, 1024, 18, ["upright", "upright", "upright", "upright"]],
  ["a desk", 1440, 900, 16, ["desk", "desk", "desk", "low"]],
  ["a television", 3840, 2160, 38.4, ["desk", "desk", "desk", "low"]],
] as const)("%s has its layout at 100, 115, 150 and 200 %", (_, width, height, letter, layouts) => {
  expect([1, 1.15, 1.5, 2].map((size) => at(width, height, letter, size))).toEqual(layouts);
});

test("larger text never gives a table more beside the board, nor a board to a room that had none", () => {
  const order = ["desk", "upright", "low"];
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 240 }), fc.integer({ min: 10, max: 140 }), (width, height) => {
      const [usual, large] = [layoutFor(width, height), layoutFor(width / 1.5, height / 1.5)];
      expect(large === "desk" ? usual : large).not.toBe(usual === "desk" ? "" : "desk");
      expect(order).toContain(large);
      if (hasRoomForBoard(width / 1.5, height / 1.5)) expect(hasRoomForBoard(width, height)).toBe(true);
    }),
  );
});

test.each([
  ["a phone's board", 344, 420, 16, [true, true, false, false]],
  ["a phone's board on its side", 430, 348, 16, [true, false, false, false]],
  ["a tablet's board", 750, 800, 18, [true, true, true, true]],
] as const)("%s has room at 100, 115, 150 and 200 %", (_, width, height, letter, room) => {
  expect(
    [1, 1.15, 1.5, 2].map((size) => hasRoomForBoard(width / (letter * size), height / (letter * size))),
  ).toEqual(room);
});

/** Another screen, in pixels. */
function turnTo(innerWidth: number, innerHeight: number): void {
  vi.stubGlobal("innerWidth", innerWidth);
  vi.stubGlobal("innerHeight", innerHeight);
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("getComputedStyle", () => ({ fontSize: "16px" }));
  measureLayout();
}

test("a board without room stays a list until the screen changes, and comes back where that has room", () => {
  turnTo(360, 400);
  tryRoom();
  measureRoom(344, 200);
  expect(inWords()).toBe(true);
  // The list, with no players beside it, is higher.
  measureRoom(344, 300);
  measureRoom(344, 360);
  expect(inWords()).toBe(true);
  turnTo(360, 640);
  expect(inWords()).toBe(true);
  measureRoom(344, 480);
  expect(inWords()).toBe(false);
});

test("a screen that has no room for a board even where its list lies goes on with the list", () => {
  turnTo(360, 400);
  tryRoom();
  measureRoom(344, 200);
  turnTo(360, 300);
  measureRoom(344, 250);
  measureRoom(344, 480);
  expect(inWords()).toBe(true);
});
