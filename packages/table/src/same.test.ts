import fc from "fast-check";
import { expect, it } from "vitest";
import { isSame } from "./same.ts";

it("two pieces of plain data are the same if their JSON is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const written = JSON.stringify(one);
      expect(isSame(one, JSON.parse(written))).toBe(true);
      // Minus zero is written as zero, and is the same number.
      if (isSame(one, other)) expect(JSON.parse(JSON.stringify(other))).toEqual(JSON.parse(written));
      else expect(JSON.stringify(other)).not.toBe(written);
    }),
  );
});

it("a difference is found wherever it lies, unless it is under the key that does not count", () => {
  const view = { seat: 0, fish: [{ seat: 1, tiles: 2 }] };
  expect(isSame(view, { ...view, seat: 1 })).toBe(false);
  expect(isSame(view, { ...view, seat: 1 }, "seat")).toBe(true);
  // Only at the top.
  expect(isSame(view, { seat: 0, fish: [{ seat: 2, tiles: 2 }] }, "seat")).toBe(false);
  for (const other of [
    { seat: 0 },
    { ...view, more: 1 },
    { seat: 0, fish: [] },
    { seat: 0, fish: {} },
    [view],
    null,
  ])
    expect([isSame(view, other), isSame(other, view)]).toEqual([false, false]);
});
