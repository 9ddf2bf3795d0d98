import { expect, it } from "vitest";
import { eventFor, type Happening } from "./contract.ts";

type Told = { type: "told"; card: string | null };

it("what everybody may know, everybody learns", () => {
  const happening: Happening<Told> = { event: { type: "told", card: "tuna" } };
  for (const viewer of [0, 1, "spectator"] as const)
    expect(eventFor(happening, viewer)).toBe(happening.event);
});

it("where one seat knows more, the others and the spectators learn the other version", () => {
  for (const seat of [0, 1]) {
    const happening: Happening<Told> = {
      event: { type: "told", card: "tuna" },
      seat,
      others: { type: "told", card: null },
    };
    expect(eventFor(happening, seat)).toEqual({ type: "told", card: "tuna" });
    expect(eventFor(happening, 1 - seat)).toEqual({ type: "told", card: null });
    expect(eventFor(happening, "spectator")).toEqual({ type: "told", card: null });
  }
});
