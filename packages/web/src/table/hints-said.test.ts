/** Who took how many hints is said at the end, where somebody else wants to know. */
import { usualSettings } from "@guinguette/table/settings";
import { expect, it } from "vitest";
import { hintsSaid } from "./hints-said.ts";

const holders = [{ name: "Ondine" }, { name: "Zed" }];
const taken = [
  { seat: 0, name: "Ondine", count: 2 },
  { seat: 1, name: "Zed", count: 1 },
];
const ended = {
  hints: taken,
  settings: usualSettings,
  holders,
  names: (seat: number) => holders[seat]?.name ?? "",
  persons: [0],
};

it("each is named with how many they took, in both languages", () => {
  expect(hintsSaid(ended, "fr")).toBe("Conseils demandés\u00a0: Ondine 2, Zed 1.");
  expect(hintsSaid(ended, "en")).toBe("Hints taken: Ondine 2, Zed 1.");
});

it("whoever has left the seat is called as they were", () => {
  expect(hintsSaid({ ...ended, holders: [{ name: "Léa" }, { name: "Zed" }] }, "en")).toBe(
    "Hints taken: Ondine 2, Zed 1.",
  );
});

it("apart it is also said that there were none, unless there could be none", () => {
  expect(hintsSaid({ ...ended, hints: [] }, "fr")).toBe("Personne n’a demandé de conseil.");
  expect(hintsSaid({ ...ended, hints: [], settings: { ...usualSettings, hints: "none" } }, "fr")).toBeNull();
});

it("before one screen it is said to several who took any, and not to who plays alone before bots", () => {
  expect(hintsSaid({ ...ended, settings: null, persons: [0, 1] }, "en")).toBe(
    "Hints taken: Ondine 2, Zed 1.",
  );
  expect(hintsSaid({ ...ended, settings: null, persons: [0, 1], hints: [] }, "en")).toBeNull();
  expect(hintsSaid({ ...ended, settings: null, persons: [0] }, "en")).toBeNull();
});
