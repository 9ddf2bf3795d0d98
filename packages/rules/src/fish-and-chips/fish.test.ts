import { describe, expect, it } from "vitest";
import {
  colourOf,
  fishInPlay,
  fishName,
  fishNamed,
  fishNames,
  fishOf,
  OCTOPUS,
  rankOf,
  SHARK,
} from "./fish.ts";

function range(letter: string, from: number): string[] {
  return Array.from({ length: 17 - from }, (_, i) => `${letter}${from + i}`);
}

it("there are 53 fish: red 1–16, mauve 1–16, green 5–16, yellow 8–16 (FC-C2)", () => {
  expect(fishNames).toEqual([...range("R", 1), ...range("M", 1), ...range("G", 5), ...range("Y", 8)]);
  expect(new Set(fishNames).size).toBe(53);
});

it("each colour has an octopus, its 16, and a shark, its 15 (FC-C3, FC-R1)", () => {
  expect(OCTOPUS).toBe(16);
  expect(SHARK).toBe(15);
  for (const letter of ["R", "M", "G", "Y"]) {
    expect(fishNames).toContain(`${letter}${OCTOPUS}`);
    expect(fishNames).toContain(`${letter}${SHARK}`);
  }
});

describe("the fish of a round", () => {
  it("two players have all red and all mauve, 32 fish (FC-S1)", () => {
    expect(fishInPlay(2).map(fishName)).toEqual([...range("R", 1), ...range("M", 1)]);
  });

  it("three players have red, mauve and green 5–16, 36 fish (FC-S2)", () => {
    expect(fishInPlay(3).map(fishName)).toEqual([...range("R", 5), ...range("M", 5), ...range("G", 5)]);
  });

  it("four players, and the solitaire, have all four colours 8–16, 36 fish (FC-S3, FC-1)", () => {
    expect(fishInPlay(4).map(fishName)).toEqual([
      ...range("R", 8),
      ...range("M", 8),
      ...range("G", 8),
      ...range("Y", 8),
    ]);
  });
});

it("a fish is one number, from which its colour, its value and its name come back", () => {
  expect([fishOf(0, 1), fishOf(1, 16), fishOf(2, 5), fishOf(3, 16)]).toEqual([1, 48, 69, 112]);
  expect([1, 48, 69, 112].map(colourOf)).toEqual([0, 1, 2, 3]);
  expect([1, 48, 69, 112].map(rankOf)).toEqual([1, 16, 5, 16]);
  expect([1, 48, 69, 112].map(fishName)).toEqual(["R1", "M16", "G5", "Y16"]);
  expect(fishNames.map(fishNamed).map(fishName)).toEqual(fishNames);
});
