import { describe, expect, it } from "vitest";
import { arrangementFor, foldingFor, signsAcross } from "./arrangement.ts";

describe("the board lies", () => {
  it.each([
    // A phone upright, four players and eight.
    ["upright", 21.5, 27.8, 3, "above"],
    ["upright", 21.5, 27.8, 7, "above"],
    ["upright", 19, 23.3, 7, "above"],
    // The same phone on its side, at 100, 115, 130 and 150 %.
    ["low", 32.2, 21.5, 7, "beside"],
    ["low", 26.6, 18.7, 7, "beside"],
    // One lane or two need little of the height, and the water has the width.
    ["low", 28.4, 20.6, 1, "above"],
    ["low", 24.7, 17.9, 2, "above"],
    ["low", 28.4, 20.6, 3, "beside"],
    ["low", 22, 16.5, 3, "folded"],
    ["low", 17, 14, 3, "folded"],
    // A television: four players and eight.
    ["low", 35, 27.4, 3, "above"],
    ["low", 35, 27.4, 7, "beside"],
    // A figure of the rulebook that is as high as wide, on a low screen.
    ["low", 22, 22, 3, "above"],
    ["folded", 14, 10, 1, "folded"],
    ["desk", 55, 50, 7, "above"],
  ] as const)("on %s, %d × %d rem with %d lanes: %s", (layout, width, height, lanes, lies) => {
    expect(arrangementFor(layout, { width, height }, lanes)).toBe(lies);
  });

  it("as the screen says before it has been measured", () => {
    expect(arrangementFor("low", null, 3)).toBe("beside");
    expect(arrangementFor("upright", null, 3)).toBe("above");
  });
});

describe("the folded board tells in short what has no room", () => {
  it.each([
    // A small phone at 200, 150 and 130 %, five players; with eight.
    [9.5, 7.5, 4, false, { brief: true, signs: true }],
    [12.7, 14, 4, false, { brief: true, signs: false }],
    [15, 20, 4, false, { brief: false, signs: false }],
    [9.5, 7.5, 7, false, { brief: true, signs: true }],
    // The line whole, where signs leave it the room.
    [13, 15, 7, false, { brief: false, signs: true }],
    // Beside the Fish.
    [17, 12, 4, false, { brief: false, signs: false }],
    [17, 10, 4, false, { brief: true, signs: true }],
    // The Fisher's hand is what one acts on.
    [13, 15, 4, true, { brief: false, signs: true }],
    [16.5, 21.5, 4, true, { brief: false, signs: true }],
    [15.6, 26.7, 4, true, { brief: false, signs: false }],
    // In one row.
    [20.9, 21, 4, true, { brief: false, signs: false }],
  ] as const)("%d × %d rem with %d Fish, casting: %s", (width, height, fish, casting, folding) => {
    expect(foldingFor({ width, height }, fish, casting)).toEqual(folding);
  });

  it("and its signs stand in one row or two", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(signsAcross)).toEqual([1, 2, 2, 2, 3, 3, 4]);
  });
});
