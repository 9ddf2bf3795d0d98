import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { openTable } from "@guinguette/table/table";
import { describe, expect, test } from "vitest";
import { catchOf, quaysOf } from "./quays.ts";

/** Every position of a game in which always the first move is made, or the last. */
function positions(players: number, options: object, end: 0 | -1): View[] {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const terms = { game: "fish-and-chips" as const, options, seed: "quays", setup: {}, holders };
  const opened = openTable({ ...terms, settings: usualSettings });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const { table } = opened;
  const codes = new Uint16Array(fishAndChips.moveCount);
  const views: View[] = [];
  for (;;) {
    const view = table.game.view(table.state, "spectator") as View;
    views.push(view);
    const [seat] = view.actors;
    if (seat === undefined) return views;
    const count = table.game.legal(table.state, seat, codes);
    act(table, seat, fishAndChips.decode(codes.slice(0, count).at(end) as number));
  }
}

describe("the players around the sea", () => {
  const seen = (players: number, seat: View["seat"]) => ({ ...(first[players] as View), seat });
  const first = [1, 1, 2, 3, 4].map((players) => positions(players, { target: 1 }, 0)[0]);

  test("the reader stands below, the others clockwise from there", () => {
    expect(quaysOf(seen(2, 1), "upright")).toEqual({ far: [0], near: [1] });
    expect(quaysOf(seen(3, 1), "upright")).toEqual({ far: [2, 0], near: [1] });
    expect(quaysOf(seen(4, 2), "low")).toEqual({ far: [3, 0], near: [2, 1] });
  });

  test("a column that a whole room reads has them as they sit", () => {
    expect(quaysOf(seen(3, "spectator"), "low")).toEqual({ far: [0, 1, 2], near: [] });
  });

  test("whoever shares a screen sees everybody where they were, whoever is to play", () => {
    expect(quaysOf(seen(4, "spectator"), "upright")).toEqual({ far: [1, 2], near: [0, 3] });
  });

  test("alone there is one quay", () => {
    expect(quaysOf(seen(1, 0), "upright")).toEqual({ far: [0], near: [] });
  });
});

describe.each(["ignored", "counted"] as const)("a catch, fish taken back %s", (recaptured) => {
  test.each([2, 3, 4])("shows as many fish as it is worth, with %i players (FC-R5)", (players) => {
    for (const end of [0, -1] as const)
      for (const { board, caught, options } of positions(players, { target: 15, recaptured }, end))
        expect(
          colours.slice(0, players).map((colour) => catchOf(board, colour, options.recaptured).length),
        ).toEqual(caught.slice(0, players));
  });
});
