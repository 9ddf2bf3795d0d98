/** Rooms with entries of a clock that was ahead. */
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { dueOf } from "./agenda.ts";
import { shownClocks } from "./clock.ts";
import { keepUp } from "./own-time.ts";
import { seenBy } from "./past.ts";
import type { Room } from "./room.ts";
import { heldByVote, VOTE_AFTER, voteAt } from "./voting.ts";
import { waitsFor } from "./waiting.ts";

const HOUR = 3_600_000;
const clock = { kind: "game", seconds: 3 * 3_600, added: 0 } as const;
const plan = { game: "fish-and-chips", players: 2, clock, away: "fry", delay: 60 } as const;

/** Moves at these times, the first of which is that of the start; read again at another. */
function readAt(now: number, [start = 0, ...moves]: readonly number[], known = 0): Room {
  const timed = timedRoom(plan, start);
  for (const at of moves) timed.play(at);
  const room = timed.readBack();
  keepUp(room, now, known);
  return room;
}

const movesSeen = (room: Room, now: number) => seenBy(room, null, now).table?.moves.length ?? null;
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

it("whoever watches a minute late sees nothing of it sooner than after a minute, and then all of it", () => {
  // Made in this very moment, or a second before; noted as an hour later.
  const room = readAt(10_000, [1_000, 8_000, 9_000, 10_000 + HOUR]);
  for (const [now, seen] of [
    [60_999, null],
    [61_000, 0],
    [67_999, 0],
    [68_000, 1],
    [69_999, 2],
    [70_000, 3],
  ] as const)
    expect(movesSeen(room, now)).toBe(seen);
});

it("what was seen late before the hour was lost stays as long ago, with its clocks", () => {
  const timed = timedRoom(plan, 1_000);
  timed.play(8_000);
  const { room } = timed;
  expect(movesSeen(room, 68_000)).toBe(1);
  const before = lefts(seenBy(room, null, 68_500), 8_500);
  timed.play(68_500 + HOUR);
  keepUp(room, 68_500);
  expect(lefts(seenBy(room, null, 68_500), 8_500)).toEqual(before);
  expect(movesSeen(room, 128_499)).toBe(1);
  expect(movesSeen(room, 128_500)).toBe(2);
});

it("a room that is known to be ahead is so when it is read again, and its entries are as old as they are", () => {
  const room = readAt(20_000, [1_000, 10_000 + HOUR], HOUR);
  expect(room.ahead).toBe(HOUR);
  expect(movesSeen(room, 69_999)).toBe(0);
  expect(movesSeen(room, 70_000)).toBe(1);
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
