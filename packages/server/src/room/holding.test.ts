import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { holdAt, LONG_WAIT, letHold } from "./holding.ts";
import { waitsFor } from "./waiting.ts";

const two = { game: "fish-and-chips", players: 2 } as const;

it("who keeps the table may have a seat held for which it waits too long, and nobody else may", () => {
  const { room, play } = timedRoom({ ...two, players: 3 }, 1000);
  while (!waitsFor(room).seats.includes(1)) play(5000);
  // Ana keeps the table, and Bo is waited for.
  expect(holdAt(room, "ana", 1)).toBe(5000 + LONG_WAIT);
  expect(["bo", "other 2", "zoe", null].map((person) => holdAt(room, person, 1))).toEqual(
    Array(4).fill(null),
  );
  // Nobody waits for the third.
  expect(holdAt(room, "ana", 2)).toBeNull();
  expect(letHold(room, "ana", 1, 4999 + LONG_WAIT)).toBeNull();
  expect(letHold(room, "ana", 1, 5000 + LONG_WAIT)).toMatchObject({
    person: null,
    change: { kind: "timed-out", seat: 1, level: "perch", why: "away" },
  });
  // It is held: there is nothing left to ask for.
  expect(holdAt(room, "ana", 1)).toBeNull();
});

it("where who keeps the table stays away, it is for any other who plays there", () => {
  const { room } = timedRoom(two, 1000);
  expect(["ana", "zoe"].map((person) => holdAt(room, person, 0))).toEqual([null, null]);
  expect(holdAt(room, "bo", 0)).toBe(1000 + LONG_WAIT);
});

it("a clock says how long one may stay away, and a table with a bot for it needs nobody to say so", () => {
  const clock = { kind: "move", seconds: 86_400 } as const;
  expect(holdAt(timedRoom({ ...two, clock }, 1000).room, "bo", 0)).toBe(86_401_000);
  expect(holdAt(timedRoom({ ...two, away: "fry" }, 1000).room, "bo", 0)).toBeNull();
});
