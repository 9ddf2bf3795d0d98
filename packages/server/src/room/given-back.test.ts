/** What a clock gives back, and to whom: with moves that are taken back, with bots that move, and who holds a seat then. */

import { awaited } from "@guinguette/table/table";
import { takeBackOf } from "@guinguette/table/take-back";
import { expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { isBound, isTimeUp, shownClocks, upAt } from "./clock.ts";
import { comeBack } from "./coming-back.ts";
import type { Room } from "./room.ts";
import { isVotedOut, stillSince, VOTE_AFTER, VOTE_AGAIN, voteAt, votersOn } from "./voting.ts";

const perMove = { kind: "move", seconds: 20 } as const;
const perGame = { kind: "game", seconds: 1_000, added: 5 } as const;
const two = { game: "fish-and-chips", players: 2 } as const;
const seen = ({ table }: Room) => table?.changes.length ?? 0;
const lefts = (room: Room, at: number) => shownClocks(room, at)?.seats.map(({ left }) => left) ?? [];
const awaitedIn = ({ table }: Room) => Math.log2(table === null ? 0 : awaited(table));
const by = (room: Room, seat: number) => room.seats[seat]?.person ?? null;

it("whenever a move is taken back, the others have the time that they had then, and who takes it back no more than that", () => {
  let times = 0;
  for (let moves = 2; moves < 16; moves++) {
    const { room, play, offer } = timedRoom({ ...two, clock: perGame }, 0);
    let [at, mover] = [0, 0];
    let before: readonly (number | null)[] = [];
    for (let n = 1; n <= moves; n++) {
      at += 1_000 * n;
      before = lefts(room, at);
      mover = play(at);
    }
    if (room.table === null || takeBackOf(room.table, mover) !== "free") continue;
    times++;
    offer(at + 7_000, mover, { kind: "take-back", seen: seen(room) }, by(room, mover));
    const [left, had] = [lefts(room, at + 7_000), before];
    expect(left[1 - mover]).toBe(had[1 - mover]);
    expect(left[mover] ?? 0).toBeLessThanOrEqual(had[mover] ?? 0);
  }
  expect(times).toBeGreaterThan(5);
});

it("what a clock for each move has given back is given again with the next new move, and that for the game is not", () => {
  for (const [clock, isAgain] of [
    [perMove, true],
    [{ kind: "game", seconds: 20, added: 1_000 } as const, false],
  ] as const) {
    const { room, play, offer } = timedRoom({ ...two, clock }, 0);
    let at = 1_000;
    /** Somebody moves, and takes it back once the other has thought for 15 s, and then moves so again. */
    const again = () => {
      let mover = play(at);
      while (awaitedIn(room) === mover || takeBackOf(room.table as never, mover) !== "free") mover = play(at);
      const other = 1 - mover;
      const before = lefts(room, at)[other] ?? 0;
      for (let n = 0; n < 2; n++) {
        at += 15_000;
        offer(at, mover, { kind: "take-back", seen: seen(room) }, by(room, mover));
        play(at);
      }
      // Of two times 15 s, 20 s are given back.
      return before - (lefts(room, at)[other] ?? 0);
    };
    const first = again();
    const others = [again(), again()];
    expect(first).toBe(10_000);
    expect(others.every((used) => used === 10_000)).toBe(isAgain);
  }
});

it("a bot's move fills a clock up once: what its person uses after they are back is theirs to have used", () => {
  const clock = { kind: "game", seconds: 100, added: 0 } as const;
  const { room, play, offer } = timedRoom({ ...two, clock, away: "fry" }, 0);
  offer(100_000, 0, { kind: "time-out", seen: 0, level: "fry", why: "time" });
  expect(play(100_000)).toBe(0);
  offer(100_000, 0, { kind: "sit-down", seen: seen(room), name: "ana" }, "ana");
  expect(lefts(room, 100_000)[0]).toBe(30_000);
  let at = 100_000;
  while (awaitedIn(room) !== 0) play(at);
  at += 20_000;
  expect(play(at)).toBe(0);
  expect(lefts(room, at)[0]).toBe(10_000);
  while (awaitedIn(room) !== 1) play(at);
  expect(play(at)).toBe(1);
  expect(lefts(room, at)[0]).toBe(10_000);
});

it("where all choose at once, a bot's choice fills up the clock of its own seat alone", () => {
  const clock = { kind: "game", seconds: 100, added: 0 } as const;
  const { room, play, offer } = timedRoom({ game: "chat-peche", players: 3, clock, away: "fry" }, 0);
  for (const seat of [0, 1, 2]) expect(upAt(room, seat)).toBe(100_000);
  offer(90_000, 1, { kind: "time-out", seen: 0, level: "fry", why: "time" });
  for (let n = 0; n < 3; n++) play(90_000);
  offer(90_000, 1, { kind: "sit-down", seen: seen(room), name: "bo" }, "bo");
  expect(lefts(room, 90_000)).toEqual([10_000, 30_000, 10_000]);
});

it("the bot that was put there by a clock moves before its person is back; one that was not put there by it need not", () => {
  const held = (why: "time" | "away" | "vote", plan: object = {}) => {
    const timed = timedRoom({ ...two, clock: perMove, away: "fry", ...plan }, 0);
    timed.offer(20_000, 0, { kind: "time-out", seen: 0, level: "fry", why });
    return timed;
  };
  expect(isBound(held("time").room, 0)).toBe(true);
  expect(isBound(held("time").room, 1)).toBe(false);
  for (const why of ["away", "vote"] as const) expect(isBound(held(why).room, 0)).toBe(false);
  expect(isBound(held("time", { away: "wait" }).room, 0)).toBe(false);
  expect(isBound(held("time", { clock: null }).room, 0)).toBe(false);
  // Where nobody waits for it, it is bound to nothing; nor once it has moved, when it is its turn again.
  const timed = held("time");
  while (timed.play(21_000) === 0 && awaitedIn(timed.room) === 0) expect(isBound(timed.room, 0)).toBe(false);
  expect(isBound(timed.room, 0)).toBe(false);
  // That the other's time was up before is not theirs.
  timed.offer(41_000, 1, { kind: "time-out", seen: seen(timed.room), level: "fry", why: "time" });
  expect([isBound(timed.room, 0), isBound(timed.room, 1)]).toEqual([false, true]);
});

it("time is up to the moment, and nowhere where the table waits", () => {
  const { room } = timedRoom({ ...two, clock: perMove, away: "fry" }, 1_000);
  expect([isTimeUp(room, 0, 20_999), isTimeUp(room, 0, 21_000), isTimeUp(room, 1, 90_000)]).toEqual([
    ...[false, true, false],
  ]);
  const waiting = timedRoom({ ...two, clock: perMove, away: "wait" }, 1_000).room;
  expect([upAt(waiting, 0), isTimeUp(waiting, 0, 90_000)]).toEqual([21_000, false]);
  expect(upAt(timedRoom(two, 1_000).room, 0)).toBeNull();
});

it("a seat is come back to where a bot holds it for them, and for no other reason", () => {
  const timed = () => timedRoom({ ...two, players: 3 }, 0);
  expect(comeBack(timed().room, 0, "ana")).toBeNull();
  const away = timed();
  away.offer(1, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  const before = seen(away.room);
  expect(comeBack(away.room, 1, "bo")).toBeNull();
  expect(comeBack(away.room, 0, "ana")).toMatchObject({
    ...{ kind: "changed", person: "ana" },
    change: { kind: "sat-down", seat: 0, seen: before, name: "ana" },
  });
  expect(comeBack(away.room, 0, "ana")).toBeNull();
  const resigned = timed();
  resigned.offer(1, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  expect(comeBack(resigned.room, 0, "ana")).toBeNull();
  const left = timed();
  left.wish(1, "ana", { kind: "stand", seat: 0 });
  left.wish(2, "ana", { kind: "bot", seat: 0, bot: { level: "fry" } });
  expect(comeBack(left.room, 0, "ana")).toBeNull();
  const over = timedRoom(two, 0);
  over.offer(1, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  over.offer(2, 1, { kind: "resign", seen: 1, level: "fry" }, "bo");
  expect(comeBack(over.room, 0, "ana")).toBeNull();
});

it("who was voted out is so until they are back, and who was away or out of time was not", () => {
  const { room, offer } = timedRoom({ ...two, players: 3 }, 0);
  const held = (seat: number, why: "time" | "away" | "vote") =>
    offer(5, seat, { kind: "time-out", seen: seen(room), level: "fry", why });
  const back = (seat: number) => {
    const person = by(room, seat);
    offer(6, seat, { kind: "sit-down", seen: seen(room), name: person ?? "" }, person);
  };
  held(1, "vote");
  expect([0, 1, 2].map((seat) => isVotedOut(room, seat))).toEqual([false, true, false]);
  held(0, "away");
  expect([0, 1].map((seat) => isVotedOut(room, seat))).toEqual([false, true]);
  back(1);
  expect(isVotedOut(room, 1)).toBe(false);
  held(1, "time");
  expect(isVotedOut(room, 1)).toBe(false);
});

it("who came back has not moved since then; that somebody else came back is nothing to them", () => {
  const { room, offer, play } = timedRoom({ ...two, players: 3 }, 0);
  const held = (at: number, seat: number) =>
    offer(at, seat, { kind: "time-out", seen: seen(room), level: "fry", why: "away" });
  const back = (at: number, seat: number) => {
    const person = by(room, seat);
    offer(at, seat, { kind: "sit-down", seen: seen(room), name: person ?? "" }, person);
  };
  play(1_000);
  const seat = awaitedIn(room);
  const other = [0, 1, 2].find((each) => each !== seat) ?? -1;
  const position = seen(room);
  expect(voteAt(room, seat)).toBe(1_000 + VOTE_AFTER);
  held(2_000, other);
  back(3_000, other);
  expect(room.table && stillSince(room.table, seat)).toBe(position);
  expect(voteAt(room, seat)).toBe(1_000 + VOTE_AFTER);
  held(VOTE_AFTER, seat);
  back(VOTE_AFTER + 1, seat);
  expect(room.table && stillSince(room.table, seat)).toBe(position + 4);
  expect(voteAt(room, seat)).toBe(VOTE_AFTER + 1 + VOTE_AGAIN);
  // They have no vote themselves by then, and have one before.
  expect(votersOn(room, other, 0, VOTE_AFTER + VOTE_AGAIN, () => false)).toContain(seat);
  expect(votersOn(room, other, 0, VOTE_AFTER + 1 + VOTE_AGAIN, () => false)).not.toContain(seat);
});
