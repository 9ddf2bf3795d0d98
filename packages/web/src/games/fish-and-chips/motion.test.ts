import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { describe, expect, it } from "vitest";
import { lastSquares, moverOf, onThisSea } from "./motion.ts";

const caught: Event = {
  type: "caught",
  seat: 1,
  colour: "mauve",
  from: "c6",
  to: "c1",
  catcher: "M12",
  caught: "R4",
  size: 1,
  gain: 1,
};
const passed: Event = { type: "passed", colour: "red", rule: "FC-T6" };
const ended: Event = { type: "roundEnded", round: 1, rule: "FC-E1", points: [], left: [], scores: [] };
const dealt: Event = { type: "dealt", round: 2, board: [], starter: "red" };
const all = [caught, passed, ended, dealt];

describe("what is pointed at on the sea", () => {
  it("is the last catch", () => {
    expect(lastSquares(onThisSea([caught, passed], false))).toEqual(["c6", "c1"]);
  });
  it("is the catch that ended a round while its sea is held", () => {
    expect(onThisSea(all, true)).toEqual([caught, passed, ended]);
    expect(moverOf(onThisSea(all, true))).toMatchObject({ seat: 1, from: "c6", to: "c1" });
  });
  it("is nothing of an earlier round once the next one is dealt", () => {
    expect(onThisSea(all, false)).toEqual([]);
    expect(moverOf(onThisSea(all, false))).toBeNull();
    expect(lastSquares(onThisSea(all, false))).toEqual([]);
  });
});
