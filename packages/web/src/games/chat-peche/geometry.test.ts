import type { Bank } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import { usualSettings } from "@guinguette/table/settings";
import { openTable } from "@guinguette/table/table";
import { describe, expect, test } from "vitest";
import {
  bucketPlace,
  equipmentPlace,
  groundOf,
  type Place,
  shorePlaces,
  sideOf,
  spotPlace,
} from "./geometry.ts";

function seen(players: number, viewer: View["seat"]): View {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const terms = { game: "chat-peche" as const, options: {}, seed: "pond", setup: {}, holders };
  const opened = openTable({ ...terms, settings: usualSettings });
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return opened.table.game.view(opened.table.state, viewer) as View;
}

interface Piece {
  readonly what: string;
  readonly at: Place;
  readonly wide: number;
  readonly high: number;
}

/** Everything that lies on the pond and its banks, as large as the styles draw it. */
function pieces(view: View): Piece[] {
  const ground = groundOf(view, false);
  const all: Piece[] = view.pond.map(({ spot }) => ({
    what: spot,
    at: spotPlace(spot, ground),
    wide: 22,
    high: 22,
  }));
  for (const [seat, owner] of view.seats.entries()) {
    const side = sideOf(owner.bank, ground.from);
    const lies = side === "left" || side === "right";
    for (const column of [1, 2, 3])
      all.push({
        what: `equipment ${seat}.${column}`,
        at: equipmentPlace(owner, column, ground),
        wide: lies ? 13.5 : 10.2,
        high: lies ? 10.2 : 13.5,
      });
    all.push({ what: `bucket ${seat}`, at: bucketPlace(side, ground), wide: 12.8, high: 12.8 });
  }
  for (const [index, at] of shorePlaces(ground).slice(0, 2).entries())
    all.push({ what: `shore ${index}`, at, wide: 12.6, high: 9.6 });
  return all;
}

const overlap = (one: Piece, other: Piece) =>
  Math.abs(one.at.x - other.at.x) < (one.wide + other.wide) / 2 - 0.01 &&
  Math.abs(one.at.y - other.at.y) < (one.high + other.high) / 2 - 0.01;

describe.each([2, 3, 4])("a pond with %i players", (players) => {
  const readers = Array.from({ length: players }, (_, seat) => seat);

  test.each(readers)("nothing lies on anything else, seen by seat %i", (seat) => {
    const view = seen(players, seat);
    const { width, height } = groundOf(view, false);
    const all = pieces(view);
    expect(all.filter(({ what }) => what.startsWith("shore"))).toHaveLength(2);
    for (const [index, one] of all.entries()) {
      expect(one.at.x - one.wide / 2, one.what).toBeGreaterThanOrEqual(0);
      expect(one.at.x + one.wide / 2, one.what).toBeLessThanOrEqual(width);
      expect(one.at.y - one.high / 2, one.what).toBeGreaterThanOrEqual(0);
      expect(one.at.y + one.high / 2, one.what).toBeLessThanOrEqual(height);
      for (const other of all.slice(index + 1))
        expect(overlap(one, other), `${one.what} and ${other.what}`).toBe(false);
    }
  });

  test("is not turned with the turns for those who share a screen", () => {
    const view = seen(players, "spectator");
    const banks: readonly Bank[] = readers.map((seat) => groundOf({ ...view, actors: [seat] }, false).from);
    expect(new Set(banks)).toEqual(new Set([view.seats[0]?.bank]));
  });
});

test("where nobody sits there is no bank: two have a wider pond than four", () => {
  expect(groundOf(seen(2, 0), false).width).toBeLessThan(groundOf(seen(4, 0), false).width - 20);
});
