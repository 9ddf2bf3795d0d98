import { allPuzzles } from "@guinguette/bots/fish-and-chips/puzzles";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isShelf, readShelf, writeShelf } from "./kept-shelf.ts";
import {
  emptyShelf,
  helped,
  markOf,
  nextOf,
  ratingNow,
  type Shelf,
  solved,
  solvedOf,
  stuck,
} from "./shelf.ts";

const [one, two, three] = allPuzzles as [
  (typeof allPuzzles)[0],
  (typeof allPuzzles)[0],
  (typeof allPuzzles)[0],
];

describe("the mark of a puzzle", () => {
  it("is none before it was tried, then first go, solved, or to be tried again", () => {
    expect(markOf(emptyShelf, 1)).toBe(null);
    expect(markOf(solved(emptyShelf, one, 31, null), 1)).toBe("first");
    expect(markOf(stuck(emptyShelf, one), 1)).toBe("missed");
    expect(markOf(solved(stuck(emptyShelf, one), one, 31, null), 1)).toBe("solved");
    expect(markOf(solved(helped(emptyShelf, one), one, 31, null), 1)).toBe("solved");
    expect(markOf(helped(emptyShelf, one), 1)).toBe(null);
  });

  it("stays once it is solved, whatever is done with the puzzle afterwards", () => {
    const first = solved(emptyShelf, one, 31, null);
    for (const after of [stuck(first, one), helped(first, one), solved(first, one, 5, null)])
      expect(after).toEqual(first);
  });
});

/** Anything somebody may do with the first puzzles, in any order. */
const deeds = fc.array(
  fc.tuple(
    fc.constantFrom(helped, stuck, (shelf: Shelf, puzzle: typeof one) => solved(shelf, puzzle, 9, 3)),
    fc.constantFrom(one, two, three),
  ),
  { maxLength: 30 },
);
const after = (list: readonly (readonly [(shelf: Shelf, puzzle: typeof one) => Shelf, typeof one])[]) =>
  list.reduce((shelf, [deed, puzzle]) => deed(shelf, puzzle), emptyShelf);

describe("the rating on the shelf", () => {
  it("never falls by solving, and each puzzle counts at most once", () => {
    fc.assert(
      fc.property(deeds, fc.constantFrom(one, two, three), (list, puzzle) => {
        const shelf = after(list);
        expect(shelf.ratings.length).toBeLessThanOrEqual(3);
        expect(ratingNow(solved(shelf, puzzle, 9, null)).value).toBeGreaterThanOrEqual(
          ratingNow(shelf).value,
        );
      }),
    );
  });

  it("does not move with help, nor by what comes after the first go", () => {
    expect(solved(helped(emptyShelf, one), one, 9, null).ratings).toEqual([]);
    const missed = stuck(emptyShelf, one);
    expect(missed.ratings).toHaveLength(1);
    expect(solved(missed, one, 9, null).ratings).toEqual(missed.ratings);
  });
});

it("a day's lantern is lit by solving its puzzle that day, with or without help, also for the second time", () => {
  expect(solved(emptyShelf, one, 9, 20).days).toEqual([20]);
  expect(solved(helped(emptyShelf, one), one, 9, 20).days).toEqual([20]);
  const again = solved(solved(emptyShelf, one, 9, 20), one, 9, 80);
  expect(again.days).toEqual([20, 80]);
  expect(solved(again, one, 9, 80).days).toEqual([20, 80]);
});

it("the next puzzle is one that is not solved, after this one and then from the beginning", () => {
  const shelf = solved(solved(emptyShelf, two, 9, null), one, 9, null);
  expect(nextOf(shelf, allPuzzles, 1)?.number).toBe(3);
  expect(nextOf(shelf, allPuzzles, 60)?.number).toBe(3);
  expect(nextOf(emptyShelf, allPuzzles, 60)?.number).toBe(1);
  expect(nextOf(emptyShelf, [one], 1)).toBe(null);
  expect(solvedOf(shelf, allPuzzles)).toBe(2);
});

describe("a shelf that was kept", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(deeds, (list) => {
        expect(readShelf(writeShelf(after(list)))).toEqual(after(list));
      }),
    );
  });

  it("is read as far as it makes sense, and hurts nobody", () => {
    expect(readShelf(null)).toEqual(emptyShelf);
    expect(readShelf("{")).toEqual(emptyShelf);
    expect(
      readShelf(
        '{"traces":{"1":{"hints":0,"stuck":false,"solved":3},"2":7,"x":{},"__proto__":{}},"days":[1,"2",-3,1],"ratings":[{"value":"a"},{"value":1,"haze":0},{"value":1100,"haze":90}]}',
      ),
    ).toEqual({
      traces: { 1: { hints: 0, stuck: false, solved: 3 } },
      days: [1],
      ratings: [{ value: 1100, haze: 90 }],
    });
    fc.assert(fc.property(fc.json(), (text) => void markOf(readShelf(text), 1)));
  });
});

describe("what cannot be read", () => {
  it("is no shelf, and whatever is an object is one", () => {
    for (const text of ["{", "", "5", "null", '{"traces":{']) expect(isShelf(text)).toBe(false);
    expect(isShelf(writeShelf(emptyShelf))).toBe(true);
  });
});
