import { describe, expect, it } from "vitest";
import { arrangementFor } from "./arrangement.ts";

describe("the board lies", () => {
  it.each([
    // A phone upright, four players and eight.
    ["upright", 21.5, 27.8, 3, "above"],
    ["upright", 21.5, 27.8, 7, "above"],
    ["upright", 19, 23.3, 7, "above"],
    // The same phone on its side, at 100, 115, 130 and 150 %.
    ["low", 32.2, 21.5, 7, "beside"],
    ["low", 26.6, 18.7, 7, "beside"],
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
