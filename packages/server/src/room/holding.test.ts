import { takeBackOf } from "@guinguette/table/take-back";
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { holdAt, LONG_WAIT, letHold } from "./holding.ts";
import type { Room } from "./room.ts";
import { waitsFor } from "./waiting.ts";

const nobody = () => false;
const someone = (away: number) => (_: unknown, seat: number) => seat === away;

const two = { game: "fish-and-chips", players: 2 } as const;

it("who keeps the table may have a seat held for which it waits too long, and nobody else may", () => {
  const { room, play } = timedRoom({ ...two, players: 3 }, 1000);
  while (!waitsFor(room).seats.includes(1)) play(5000);
  // Ana keeps the table, and Bo is waited for.
  expect(holdAt(room, "ana", 1, nobody)).toBe(5000 + LONG_WAIT);
  expect(["bo", "other 2", "zoe", null].map((person) => holdAt(room, person, 1, nobody))).toEqual(
    Array(4).fill(null),
  );
  // Nobody waits for the third.
  expect(holdAt(room, "ana", 2, nobody)).toBeNull();
  expect(letHold(room, "ana", 1, 4999 + LONG_WAIT, nobody)).toBeNull();
  expect(letHold(room, "ana", 1, 5000 + LONG_WAIT, nobody)).toMatchObject({
    person: null,
    change: { kind: "timed-out", seat: 1, level: "perch", why: "away" },
  });
  // It is held: there is nothing left to ask for.
  expect(holdAt(room, "ana", 1, nobody)).toBeNull();
});

it("where who keeps the table stays away, it is for any other who plays there", () => {
  const { room } = timedRoom(two, 1000);
  expect(["ana", "zoe"].map((person) => holdAt(room, person, 0, someone(0)))).toEqual([null, null]);
  expect(holdAt(room, "bo", 0, someone(0))).toBe(1000 + LONG_WAIT);
});

it("who keeps the table and is away, is held for or got up keeps nobody from having another's seat held", () => {
  const { room, play, offer } = timedRoom({ ...two, players: 3 }, 1000);
  while (!waitsFor(room).seats.includes(1)) play(5000);
  const by = (person: string, away: number) => holdAt(room, person, 1, someone(away));
  expect([by("other 2", 1), by("other 2", 0), by("zoe", 0)]).toEqual([null, 5000 + LONG_WAIT, null]);
  // A bot plays for Ana: it may not say so.
  offer(6000, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  expect([by("other 2", 1), by("zoe", 1)]).toEqual([5000 + LONG_WAIT, null]);
  offer(7000, 2, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  expect(by("other 2", 1)).toBeNull();
});

it("where whoever is waited for got up, a bot takes the seat; be it of who keeps the table", () => {
  const { room, offer } = timedRoom(two, 1000);
  offer(2000, 0, { kind: "stand-up", seen: 0 }, "ana");
  expect(["ana", "bo"].map((person) => holdAt(room, person, 0, nobody))).toEqual([null, 2000 + LONG_WAIT]);
  expect(letHold(room, "bo", 0, 2000 + LONG_WAIT, nobody)).toMatchObject({
    change: { kind: "bot-in", seat: 0, level: "perch" },
  });
});

it("a question stretches nothing", () => {
  const settings = { memory: "book", takeBack: "consent", hints: "none" } as const;
  const { room, play, offer } = timedRoom({ game: "wishes", players: 3, settings }, 1000);
  let mover = play(5000);
  while (!isWhereTheyAsk(room, mover)) mover = play(5000);
  const [seat = 0] = waitsFor(room).seats;
  const person = seat === 0 ? "bo" : "ana";
  const seen = room.table?.changes.length ?? 0;
  offer(90_000, mover, { kind: "take-back", seen }, room.seats[mover]?.person);
  expect(waitsFor(room).since).toBe(90_000);
  expect(holdAt(room, person, seat, someone(0))).toBe(5000 + LONG_WAIT);
});

/** Whether whoever has just moved would have to ask for it back, while another is waited for. */
function isWhereTheyAsk({ table, times, ahead }: Room, mover: number): boolean {
  const isOther = !waitsFor({ table, times, ahead }).seats.includes(mover);
  return table !== null && isOther && takeBackOf(table, mover) === "ask";
}

it("a clock says how long one may stay away, and a table with a bot for it needs nobody to say so", () => {
  const clock = { kind: "move", seconds: 86_400 } as const;
  expect(holdAt(timedRoom({ ...two, clock }, 1000).room, "bo", 0, someone(0))).toBe(86_401_000);
  expect(holdAt(timedRoom({ ...two, away: "fry" }, 1000).room, "bo", 0, someone(0))).toBeNull();
});
