import type { Holder } from "@guinguette/table/terms";
import { expect, it } from "vitest";
import { wallSaying } from "./wall-saying.ts";

const last = { seat: 2, text: "Tanche mise 2 tuiles.", gain: null };
const story = { now: null, last, awaited: [0, 1] };
const chairs = ["person", "nobody"].map((kind) => ({ holder: { kind } as Holder }));
const here = { chairs, called: (seat: number) => `J${seat}`, leftSaid: () => null };
const left = { ...here, leftSaid: (seat: number) => (seat === 1 ? "J1 n’est plus là." : null) };

it("tells the room what happens now, and nothing beside it", () => {
  expect(wallSaying({ ...story, now: last }, here, "On mise.", "fr")).toMatchObject({
    ...last,
    mood: "tell",
  });
});

it("tells the room what happened last, and who is to do what", () => {
  expect(wallSaying(story, here, "On mise.", "fr")).toMatchObject({
    last,
    // No one sign stands for both.
    seat: null,
    text: "À J0 et à J1 de jouer. On mise.",
    mood: "yours",
  });
  expect(wallSaying({ ...story, last: null }, here, "Time to bet.", "en")).toMatchObject({
    who: "J0 and J1 to play",
    text: "Time to bet.",
  });
});

it("tells the room of whoever is waited for and not there, once nobody else has something to do", () => {
  expect(wallSaying(story, left, "On mise.", "fr")).toMatchObject({ seat: null, mood: "yours" });
  expect(wallSaying({ ...story, awaited: [0] }, left, "On mise.", "fr")).toMatchObject({ seat: 0 });
  expect(wallSaying({ ...story, awaited: [1] }, left, "On mise.", "fr")).toMatchObject({
    last,
    seat: 1,
    text: "J1 n’est plus là.",
    mood: "wait",
  });
  const leaves = { seat: 1, text: "J1 quitte sa place.", gain: null, beside: true };
  expect(wallSaying({ ...story, last: leaves, awaited: [1] }, left, "On mise.", "fr")?.last).toBeNull();
});

it("tells the room who asks to take a move back, and that answers are awaited", () => {
  expect(wallSaying(story, here, "On mise.", "fr", 1)).toMatchObject({
    seat: 1,
    who: "J1 demande",
    text: "Reprendre son coup\u00a0? Les autres répondent.",
    mood: "wait",
  });
});

it("says nothing once nobody is waited for", () => {
  expect(wallSaying({ ...story, awaited: [] }, here, "", "fr")).toBeNull();
});
