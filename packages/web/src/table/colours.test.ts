import { gameOf } from "@guinguette/rules/games";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coloursOf, coloursToChoose, freeColour, takeColour } from "./colours.ts";
import { openPlan, type PlannedChair } from "./new-table.ts";
import { planAsked } from "./plan-asked.ts";

const chatPeche = gameOf("chat-peche");
const fishAndChips = gameOf("fish-and-chips");
const planOf = (game: "chat-peche" | "fish-and-chips" | "fish-fish", seats: string) =>
  planAsked(gameOf(game), new URLSearchParams({ seats, seed: "x" }));

describe("the colours of a table", () => {
  it("each seat has its own until somebody chooses", () => {
    expect(coloursOf([{}, {}, {}])).toEqual([0, 1, 2]);
    expect(coloursOf([{ colour: 3 }, {}, { colour: 0 }])).toEqual([3, 1, 0]);
  });

  it("never two of the same, nor one that the house has not", () => {
    for (const colours of [[1], [9], [-1], [0.5], [Number.NaN]])
      expect(coloursOf([...colours.map((colour) => ({ colour })), {}])).toEqual([0, 1]);
  });

  it("whatever is chosen, in whatever order, they stay distinct", () => {
    const choice = fc.record({ seat: fc.nat(7), colour: fc.nat(7) });
    fc.assert(
      fc.property(
        fc.constantFrom("chat-peche" as const, "fish-and-chips" as const, "fish-fish" as const),
        fc.array(choice, { maxLength: 12 }),
        (id, choices) => {
          const { chairs } = planOf(id, "person,perch,pike");
          const before = new Set(chairs);
          for (const { seat, colour } of choices)
            if (colour < coloursToChoose(gameOf(id), chairs.length))
              takeColour(gameOf(id), chairs, seat, colour);
          expect(new Set(chairs)).toEqual(before);
          expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(3);
        },
      ),
    );
  });

  it("who joins gets one that is free", () => {
    const chairs: PlannedChair[] = planOf("chat-peche", "person,perch").chairs;
    takeColour(chatPeche, chairs, 0, 2);
    expect(freeColour(chairs)).toBe(0);
  });
});

describe("choosing a colour", () => {
  it("is for looks in Chat-Pêche, among the four of the box: the record says nothing of it (CP-S1)", () => {
    expect(coloursToChoose(chatPeche, 2)).toBe(4);
    const plan = planOf("chat-peche", "person,perch");
    const plain = openPlan("chat-peche", plan);
    takeColour(chatPeche, plan.chairs, 0, 1);
    const chosen = openPlan("chat-peche", plan);
    if (!plain.ok || !chosen.ok) throw new Error("a usual table is refused");
    expect(coloursOf(plain.table.chairs.map(({ holder }) => holder))).toEqual([0, 1]);
    expect(coloursOf(chosen.table.chairs.map(({ holder }) => holder))).toEqual([1, 0]);
    expect(chosen.table.state).toEqual(plain.table.state);
  });

  it("is taking another seat in Fish & Chips, among the colours in play (FC-S2)", () => {
    expect(coloursToChoose(fishAndChips, 3)).toBe(3);
    const plan = planOf("fish-and-chips", "person,perch,pike");
    takeColour(fishAndChips, plan.chairs, 0, 2);
    expect(plan.chairs.map(({ kind }) => kind)).toEqual(["pike", "perch", "person"]);
    const opened = openPlan("fish-and-chips", plan);
    if (!opened.ok) throw new Error("a usual table is refused");
    expect(coloursOf(opened.table.chairs.map(({ holder }) => holder))).toEqual([0, 1, 2]);
    takeColour(fishAndChips, plan.chairs, 0, 3);
    expect(plan.chairs.map(({ kind }) => kind)).toEqual(["pike", "perch", "person"]);
  });
});
