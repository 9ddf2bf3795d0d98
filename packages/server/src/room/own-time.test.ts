/** Rooms with entries of a clock that was ahead. */
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { dueOf } from "./agenda.ts";
import { shownClocks } from "./clock.ts";
import { keepUp, serverTime } from "./own-time.ts";
import type { Room } from "./room.ts";
import { heldByVote, VOTE_AFTER, voteAt } from "./voting.ts";
import { waitsFor } from "./waiting.ts";

const HOUR = 3_600_000;
const clock = { kind: "game", seconds: 3 * 3_600, added: 0 } as const;
const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;

/** Moves at these times, the first of which is that of the start; read again at another. */
function readAt(now: number, [start = 0, ...moves]: readonly number[], known = 0): Room {
  const timed = timedRoom(plan, start);
  for (const at of moves) timed.play(at);
  const room = timed.readBack();
  keepUp(room, now, known);
  return room;
}

/** When each change was made, by the server's time. */
const agesIn = (room: Room) => room.times.map((at) => serverTime(room, at));
const lefts = (room: Room, now: number) => shownClocks(room, now)?.seats.map(({ left }) => left);

it("entries of the past leave the server's time as it is", () => {
  const room = readAt(10_000, [1_000, 2_000]);
  expect([room.ahead, room.times]).toEqual([0, [1_000, 2_000]]);
});

it("a room that is an hour ahead goes on from its last entry at once", () => {
  const room = readAt(10_000, [1_000, 5_000, 5_000 + HOUR]);
  const running = shownClocks(room, 10_000)?.seats.findIndex(({ running: is }) => is) ?? -1;
  const left = lefts(room, 10_000)?.[running] ?? 0;
  expect(left).toBeLessThanOrEqual(3 * HOUR);
  expect(lefts(room, 11_000)?.[running]).toBe(left - 1_000);
  expect(dueOf(room)).toBe(10_000 + left);
});

it("entries stay as old as they were, and one that was ahead is of this very moment", () => {
  // Made in this very moment, or a second before; noted as an hour later.
  expect(agesIn(readAt(10_000, [1_000, 8_000, 9_000, 10_000 + HOUR]))).toEqual([1_000, 8_000, 9_000, 10_000]);
});

it("a room that is known to be ahead is so when it is read again, and its entries are as old as they are", () => {
  const room = readAt(20_000, [1_000, 10_000 + HOUR], HOUR);
  expect(room.ahead).toBe(HOUR);
  expect(agesIn(room)).toEqual([1_000, 10_000]);
});

it("a vote, and what people are told of how long they are waited for, go by the server's time", () => {
  const timed = timedRoom({ game: "fish-and-chips", players: 2 }, 1_000);
  timed.play(5_000 + HOUR);
  const room = timed.readBack();
  keepUp(room, 10_000);
  const seat = waitsFor(room).seats[0] ?? -1;
  expect(waitsFor(room).since).toBe(10_000);
  expect(voteAt(room, seat)).toBe(10_000 + VOTE_AFTER);
  expect(heldByVote(room, seat, 1 << (1 - seat), 9_999 + VOTE_AFTER, () => false)).toBeNull();
  expect(heldByVote(room, seat, 1 << (1 - seat), 10_000 + VOTE_AFTER, () => false)).not.toBeNull();
});
