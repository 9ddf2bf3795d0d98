import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { usualOptions } from "@guinguette/rules/fish-and-chips/options";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { move, position, seatOf } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { ask, askOften } from "../testing/ask.ts";
import { shareWon } from "../testing/match.ts";
import { sensibleFishAndChips } from "./fish-and-chips.ts";

function asked(state: State) {
  return ask(sensibleFishAndChips, fishAndChips, state, seatOf(state));
}

function askedOften(state: State) {
  return askOften(sensibleFishAndChips, fishAndChips, state, seatOf(state));
}

describe("catching", () => {
  it("takes the free catch of three fish rather than one", () => {
    const state = position({ players: 3, sea: { c1: "R9", c4: "G5 G6 M7", f1: "M8" } });
    expect(asked(state)).toEqual(move("c1-c4"));
  });

  it("does not carry its pile to where an octopus waits", () => {
    const state = position({ sea: { c1: "M2 M3 R10", c4: "M4", f4: "M16", a1: "M1" } });
    expect(asked(state)).toEqual(move("c1-a1"));
  });

  it("reckons with every player before its next turn", () => {
    // Mauve cannot reach a4, green can.
    const sea = { a1: "M5 M6 R9", a4: "M7", f4: "G16", c1: "M8", c6: "M9" } as const;
    expect(asked(position({ players: 3, sea }))).toEqual(move("a1-c1"));
  });

  it("counts its own fish taken back only where they count (FC-R5)", () => {
    const sea = { c1: "R9", c4: "R1 R2 M7", f1: "G5 M8" } as const;
    expect(asked(position({ players: 3, sea }))).toEqual(move("c1-f1"));
    expect(asked(position({ players: 3, sea, options: { recaptured: "counted" } }))).toEqual(move("c1-c4"));
  });
});

describe("repositioning (FC-W1)", () => {
  it("takes the shark out of the octopus's reach", () => {
    const state = position({
      phase: "repositioning",
      sea: { b2: "R15", b3: "M16", f6: "R3", a6: "R16" },
    });
    expect(askedOften(state)).toContainEqual(move("shark f6"));
    for (const each of askedOften(state)) expect(each).not.toEqual(move("ready"));
  });

  it("is ready when every swap would be worse", () => {
    const state = position({
      phase: "repositioning",
      sea: { b2: "R15", b3: "M14", c2: "M13", e5: "R16", e6: "M15", f5: "M11", f1: "R2", f2: "M10" },
    });
    for (const each of askedOften(state)) expect(each).toEqual(move("ready"));
  });
});

describe("solitaire", () => {
  it("finds the one catch after which the sea can still be cleared", () => {
    const state = position({
      players: 1,
      order: ["mauve", "green", "red", "yellow"],
      turn: "yellow",
      sea: { a6: "Y14", c6: "G12", c5: "Y16", f5: "M16", a4: "Y15", f3: "R15", c2: "M12" },
    });
    for (const each of askedOften(state)) expect(each).toEqual(move("c5-f5"));
  });

  it("plays on where nothing can be saved", () => {
    const state = position({
      players: 1,
      order: ["mauve", "green", "red", "yellow"],
      turn: "red",
      sea: { a1: "R9", a4: "Y8", f6: "G16" },
    });
    expect(asked(state)).toEqual(move("a1-a4"));
  });

  it("clears nine seas of ten, where random play clears one in two hundred", () => {
    expect(shareWon(fishAndChips, 1, sensibleFishAndChips, 12, usualOptions)).toBeGreaterThanOrEqual(0.9);
  });
});

it.each([
  { players: 2, deals: 8, share: 0.75 },
  { players: 3, deals: 3, share: 0.75 },
  { players: 4, deals: 2, share: 0.7 },
])("wins most games of $players against random play", ({ players, deals, share }) => {
  expect(shareWon(fishAndChips, players, sensibleFishAndChips, deals, usualOptions)).toBeGreaterThan(share);
});
