import { gameOf } from "@guinguette/rules/games";
import type { RoomView } from "@guinguette/wire/room";
import fc from "fast-check";
import { expect, it } from "vitest";
import { colourAt, coloursFor, mayComeToPlay, nameAt } from "./seating.ts";

const person = (name: string, colour?: number) => ({
  kind: "person" as const,
  name,
  seal: "5ea1",
  ...(colour === undefined ? {} : { colour }),
});

it("whoever chooses among the colours that may be chosen has one of their own", () => {
  const game = gameOf("fish-fish");
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 2, maxLength: 24 }),
      fc.integer({ min: 2, max: 8 }),
      (chosen, size) => {
        const seats: RoomView["seats"] = Array.from({ length: size }, () => null);
        const room = { seats, plan: { empty: "wait" as const } };
        for (const [turn, choice] of chosen.entries()) {
          const seat = turn % size;
          const may = coloursFor(game, room, seat);
          expect(may).toContain(colourAt(seats, seat));
          seats[seat] = person("x", may[choice % may.length]);
          expect(new Set(seats.map((_, one) => colourAt(seats, one))).size).toBe(size);
        }
      },
    ),
  );
});

it("where free seats go, their colours are for whoever has come", () => {
  const seats = [person("Léo"), person("Margot", 4), ...Array.from({ length: 6 }, () => null)];
  expect(coloursFor(gameOf("fish-fish"), { seats, plan: { empty: "go" } }, 0)).toEqual([0, 1, 2, 3, 5, 6, 7]);
});

it("where a colour is a seat there is nothing to choose", () => {
  expect(coloursFor(gameOf("fish-and-chips"), { seats: [null, null], plan: { empty: "go" } }, 1)).toEqual([
    1,
  ]);
});

it("somebody may come to play while a seat is free, or kept for them", () => {
  const bot = { kind: "bot", level: "heron", name: "" } as const;
  expect(mayComeToPlay([person("Léo"), null])).toBe(true);
  expect(mayComeToPlay([person("Léo"), { ...person("Margot"), seal: null }])).toBe(true);
  expect(mayComeToPlay([person("Léo"), bot])).toBe(false);
});

it("a bot that nobody named goes by its level", () => {
  expect(nameAt({ kind: "bot", level: "heron", name: "" }, "fr")).toBe("Héron");
  expect(nameAt({ kind: "bot", level: "heron", name: "Plouf" }, "fr")).toBe("Plouf");
  expect(nameAt(person("Léo"), "en")).toBe("Léo");
});

it("whoever wished to be forgotten is somebody who left", () => {
  expect(nameAt(person("—"), "fr")).toBe("Quelqu’un qui est parti");
  expect(nameAt(person("—"), "en")).toBe("Somebody who left");
});
