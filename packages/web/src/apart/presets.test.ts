import { expect, it } from "vitest";
import { changesFor, differences, presetNames, presetOf, presets } from "./presets.ts";

const planOf = (name: (typeof presetNames)[number]) => {
  const { clock, away, memory, takeBack } = presets[name];
  return { clock, away, settings: { memory, takeBack, hints: "none" as const } };
};

it.each(presetNames)("%s is told from a plan that has it, and differs in nothing", (name) => {
  expect(presetOf(planOf(name))).toBe(name);
  expect(differences(planOf(name), name)).toEqual([]);
  expect(changesFor(name)).toMatchObject({ clock: presets[name].clock, away: presets[name].away });
});

it("a plan is of the preset whose time it has, and says what differs", () => {
  const slow = { ...planOf("live"), clock: { kind: "move" as const, seconds: 300 } };
  expect([presetOf(slow), differences(slow, "live")]).toEqual(["live", ["clock"]]);
  const days = {
    ...planOf("letter"),
    clock: { kind: "move" as const, seconds: 86_400 },
    away: "wait" as const,
  };
  expect([presetOf(days), differences(days, "letter")]).toEqual(["letter", ["clock", "away"]]);
  const byTheBook = {
    ...planOf("table"),
    away: "perch" as const,
    settings: { memory: "book" as const, takeBack: "free" as const, hints: "none" as const },
  };
  expect([presetOf(byTheBook), differences(byTheBook, "table")]).toEqual([
    "table",
    ["away", "memory", "takeBack"],
  ]);
});
