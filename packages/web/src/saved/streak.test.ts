import type { Holder } from "@guinguette/table/terms";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerStep, countEnd, stepAt, stepToTake } from "./streak.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const seats = (...levels: ("person" | "fry" | "perch" | "heron")[]) =>
  levels.map(
    (level): Holder => (level === "person" ? { kind: "person", name: "" } : { kind: "bot", name: "", level }),
  );
const againstPerch = seats("person", "perch", "perch");
const won = (table: string, holders = againstPerch) => countEnd("wishes", table, holders, [0]);
const lost = (table: string, holders = againstPerch) => countEnd("wishes", table, holders, [1]);

it("three wins running against a level propose the next one, at the end of the third and nowhere else", () => {
  won("a");
  won("b");
  expect(stepAt("wishes", "b")).toBeNull();
  expect(stepToTake("wishes")).toBeNull();
  won("c");
  expect(stepAt("wishes", "c")).toEqual({ beaten: "perch", next: "pike" });
  expect(stepToTake("wishes")).toEqual({ beaten: "perch", next: "pike" });
  expect(stepToTake("fish-fish")).toBeNull();
  won("d");
  expect(stepAt("wishes", "d")).toBeNull();
});

it("once a table was opened it is not said again while the wins go on, but of the next three", () => {
  for (const table of "abc") won(table);
  answerStep("wishes");
  expect(stepToTake("wishes")).toBeNull();
  for (const table of "def") won(table);
  expect(stepToTake("wishes")).toBeNull();
  lost("g");
  for (const table of "hij") won(table);
  expect(stepToTake("wishes")).toEqual({ beaten: "perch", next: "pike" });
});

it("a defeat ends it, a game that is shown again is counted once, and a shared victory counts", () => {
  won("a");
  won("b");
  lost("c");
  won("d");
  won("d");
  won("d");
  expect(stepToTake("wishes")).toBeNull();
  won("e");
  countEnd("wishes", "f", againstPerch, [0, 2]);
  expect(stepToTake("wishes")).not.toBeNull();
});

it("other tables change nothing: several people, bots of several levels, the solitaire", () => {
  won("a");
  won("b");
  lost("c", seats("person", "person", "perch"));
  lost("d", seats("person", "perch", "heron"));
  lost("e", seats("person"));
  won("f");
  expect(stepToTake("wishes")).not.toBeNull();
});

it("above the strongest there is none", () => {
  for (const table of "abc") won(table, seats("person", "heron"));
  expect(stepAt("wishes", "c")).toBeNull();
  expect(stepToTake("wishes")).toBeNull();
});

it.each(["{", "7", '{"level":"shark","wins":3}', '{"level":"perch"}'])(
  "odd: %s counts from nothing",
  (text) => {
    kept.set("guinguette/streak/wishes", text);
    expect(stepToTake("wishes")).toBeNull();
    for (const table of "abc") won(table);
    expect(stepToTake("wishes")).not.toBeNull();
  },
);
