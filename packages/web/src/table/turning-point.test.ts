import { describe, expect, it } from "vitest";
import { turningPoint } from "./turning-point.ts";

describe("the turning point", () => {
  it("is the move that brought the winner most, beside whoever came next", () => {
    // The third move brought more, but to the rival as well.
    const gains = [[3, 0, 0], [5, 0, 9], null, [9, 8, 0], [0, 2, 0]];
    expect(turningPoint([0, 1, 1, 2, 3], gains, [0], [17, 10, 9])).toEqual({
      at: 1,
      event: 1,
      swing: 5,
      whole: true,
    });
  });

  it("adds up all that followed from a move, and tells what brought most of it", () => {
    const gains = [[4, 0], [1, 0], null, [4, 0]];
    expect(turningPoint([0, 1, 1, 1], gains, [0], [9, 0])).toEqual({
      at: 1,
      event: 3,
      swing: 5,
      whole: false,
    });
  });

  it("of two equal moves is the last: the first could still be answered", () => {
    expect(
      turningPoint(
        [0, 1],
        [
          [2, 0],
          [2, 0],
        ],
        [0],
        [4, 0],
      )?.at,
    ).toBe(1);
  });

  it("may be what the rival lost", () => {
    expect(
      turningPoint(
        [0, 1],
        [
          [1, 0],
          [0, -3],
        ],
        [0],
        [1, -3],
      ),
    ).toEqual({
      at: 1,
      event: 1,
      swing: 3,
      whole: true,
    });
  });

  it("is nowhere where victory is shared, where one plays alone, and where no move made a difference", () => {
    expect(turningPoint([0], [[1, 1]], [0, 1], [1, 1])).toBeNull();
    expect(turningPoint([0], [[1]], [0], [1])).toBeNull();
    expect(turningPoint([0], [[1, 1]], [0], [1, 1])).toBeNull();
    expect(turningPoint([], [], [0], [0, 0])).toBeNull();
  });
});
