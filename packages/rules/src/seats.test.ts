import { describe, expect, it } from "vitest";
import { firstSeat, highest, holdsSeat, seatsIn } from "./seats.ts";

describe("several seats as bits", () => {
  it.each([
    [0, []],
    [0b1, [0]],
    [0b10, [1]],
    [0b1010, [1, 3]],
    [0b111111, [0, 1, 2, 3, 4, 5]],
  ])("the mask %i holds the seats %j, in rising order", (mask, seats) => {
    expect(seatsIn(mask)).toEqual(seats);
  });

  it("a mask holds a seat or not", () => {
    expect([0, 1, 2, 3].map((seat) => holdsSeat(0b0110, seat))).toEqual([false, true, true, false]);
  });

  it.each([
    [0b1, 0],
    [0b1000, 3],
    [0b1010, 1],
    [0b1111, 0],
  ])("the lowest seat of the mask %i is %i", (mask, seat) => {
    expect(firstSeat(mask)).toBe(seat);
  });
});

describe("the highest", () => {
  it("is one seat, or all that are tied", () => {
    expect(highest([3, 9, 4])).toEqual([1]);
    expect(highest([9, 3, 9])).toEqual([0, 2]);
    expect(highest([0, 0])).toEqual([0, 1]);
    expect(highest([5])).toEqual([0]);
  });

  it("may be below nought", () => {
    expect(highest([-4, -2, -3])).toEqual([1]);
  });
});
