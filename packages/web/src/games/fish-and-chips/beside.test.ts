import { columnOf, rowOf, squaresAsRead } from "@guinguette/words/fish-and-chips/places";
import fc from "fast-check";
import { expect, it } from "vitest";
import { placeBeside, placeOnWater } from "./beside.ts";

it("words lie on free water wherever there is some for them", () => {
  const rows = { minLength: 36, maxLength: 36 };
  fc.assert(
    fc.property(fc.array(fc.boolean(), rows), fc.nat(5), fc.nat(3), (fish, row, column) => {
      // Three squares beside each other are free.
      const isFish = (r: number, c: number) =>
        (fish[r * 6 + c] ?? false) && !(r === row && c >= column && c < column + 3);
      const { left, top, width, height } = placeOnWater(2.5, 0.5, (square) =>
        isFish(rowOf(square), columnOf(square)) ? 1 : 0,
      );
      expect([left >= 0, top >= 0, left + width <= 6, top + height <= 6]).toEqual([true, true, true, true]);
      for (let r = Math.floor(top + 0.02); r < top + height - 0.02; r++)
        for (let c = Math.floor(left + 0.02); c < left + width - 0.02; c++) expect(isFish(r, c)).toBe(false);
    }),
  );
});

it("and at the top of an empty sea", () => {
  expect(placeOnWater(3, 1, () => 0)).toMatchObject({ left: 1.5, top: 0 });
});

it("what lies inside a pile is told off the pile, and on free water wherever there is some", () => {
  const size = { minLength: 36, maxLength: 36 };
  fc.assert(
    fc.property(fc.array(fc.boolean(), size), fc.nat(35), fc.nat(5), fc.nat(4), (fish, at, row, column) => {
      const square = squaresAsRead[at]!;
      // Two squares beside each other are free.
      fc.pre(!(rowOf(square) === row && [column, column + 1].includes(columnOf(square))));
      const isFish = (r: number, c: number) =>
        (fish[r * 6 + c] ?? false) && !(r === row && (c === column || c === column + 1));
      const { left, top } = placeBeside(square, 1.8, 0.9, (one) =>
        one === square || isFish(rowOf(one), columnOf(one)) ? 1 : 0,
      );
      for (let r = Math.floor(top + 0.02); r < top + 0.9 - 0.02; r++)
        for (let c = Math.floor(left + 0.02); c < left + 1.8 - 0.02; c++) {
          expect(isFish(r, c)).toBe(false);
          expect([r, c]).not.toEqual([rowOf(square), columnOf(square)]);
        }
    }),
  );
});
