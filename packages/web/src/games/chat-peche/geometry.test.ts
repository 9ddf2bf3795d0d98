import type { Bank } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import { usualSettings } from "@guinguette/table/settings";
import { openTable } from "@guinguette/table/table";
import { describe, expect, test } from "vitest";
import {
  bucketPlace,
  catPlace,
  equipmentPlace,
  groundOf,
  type Place,
  shorePlace,
  sideOf,
  spotPlace,
} from "./geometry.ts";

function seen(players: number, viewer: View["seat"], options = {}): View {
  const holders = Array.from({ length: players }, () => ({ kind: "person" as const, name: "" }));
  const terms = { game: "chat-peche" as const, options, seed: "pond", setup: {}, holders };
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
  const ground = groundOf(view);
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
  all.push({ what: "shore", at: shorePlace(ground), wide: 12.6, high: 12.4 });
  all.push({ what: "cat that waits", at: catPlace(ground), wide: 10.2, high: 13.5 });
  return all;
}

const overlap = (one: Piece, other: Piece) =>
  Math.abs(one.at.x - other.at.x) < (one.wide + other.wide) / 2 - 0.01 &&
  Math.abs(one.at.y - other.at.y) < (one.high + other.high) / 2 - 0.01;

const tables = [
  { players: 2, seating: "facing" },
  { players: 2, seating: "adjacent" },
  { players: 3, seating: "facing" },
  { players: 4, seating: "facing" },
] as const;

describe.each(tables)("a pond with $players players ($seating)", ({ players, seating }) => {
  const readers = Array.from({ length: players }, (_, seat) => seat);

  test.each(readers)("nothing lies on anything else, seen by seat %i", (seat) => {
    const view = seen(players, seat, { seating });
    const { width, height } = groundOf(view);
    const all = pieces(view);
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
    const banks: readonly Bank[] = readers.map((seat) => groundOf({ ...view, actors: [seat] }).from);
    expect(new Set(banks)).toEqual(new Set([view.seats[0]?.bank]));
  });
});

test("where no player sits there is no bank: the pond of two and of three is larger", () => {
  const area = (players: number, seat: number) => {
    const { width, height } = groundOf(seen(players, seat));
    return width * height;
  };
  expect(area(2, 0)).toBeLessThan(area(3, 0) - 1000);
  expect(area(3, 1)).toBeLessThan(area(4, 1) - 1000);
});
