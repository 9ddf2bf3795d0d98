/** When a room is told anew, and what is refused of a wish, by what of it. */

import type { Change } from "@guinguette/table/changes";
import { expect, it } from "vitest";
import { opened, someId, someRoom, someSecret } from "../testing/room.ts";
import { timedRoom } from "../testing/timed.ts";
import type { Entry } from "./entries.ts";
import { offerAt } from "./offering.ts";
import { fold, openRoom, type Room, roomOf } from "./room.ts";
import { changesRoom, openedRecord, publicRoom, textOf } from "./shown.ts";
import { type Wish, wish } from "./wish.ts";

const changed = (kind: Change["kind"]): Entry =>
  ({ kind: "changed", person: null, change: { kind, seat: 0, seen: 0 } }) as never;
const sit = (seat: number, name: string, more: object = {}): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: "c", ...more },
});

it("a room is told anew with whoever comes and goes, and not with each move; once it is over, with all", () => {
  const { room, offer } = timedRoom({}, 0);
  for (const kind of ["sat-down", "stood-up", "bot-in", "bot-out"] as const)
    expect(changesRoom(room, changed(kind))).toBe(true);
  for (const kind of ["played", "sealed", "asked", "timed-out", "resigned"] as const)
    expect(changesRoom(room, changed(kind))).toBe(false);
  for (const entry of [{ kind: "started" }, { kind: "next", table: "x" }] as const)
    expect(changesRoom(room, entry)).toBe(true);
  offer(1, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  expect(changesRoom(room, changed("resigned"))).toBe(true);
});

it("a record is written once, however many ask for it, and anew with what comes after it", () => {
  const { room, offer } = timedRoom({}, 0);
  expect(openedRecord(room)).toBeNull();
  offer(1, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  const record = openedRecord(room);
  if (record === null) throw new Error("it is not over");
  expect(openedRecord(room)).toBe(record);
  expect(textOf(record)).toBe(JSON.stringify(record));
  expect(record).toMatchObject({ names: ["ana", "bo"], fairness: { room: someId, secret: someSecret } });
  offer(2, 1, { kind: "stand-up", seen: 1 }, "bo");
  expect(openedRecord(room)).not.toBe(record);
  expect(openedRecord(room)).toEqual(record);
});

it("the record of a deal that was given says nothing of chance", () => {
  const room = openRoom(someId, someSecret, opened({}, { seed: "told", setup: {} }));
  for (const [seat, person] of ["ana", "bo"].entries()) wish(room, person, sit(seat, person));
  wish(room, "ana", { kind: "start" });
  offerAt(room, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  expect(openedRecord(room)).not.toHaveProperty("fairness");
  expect(publicRoom(room).dealing).toBe("given");
  expect(publicRoom(someRoom()).dealing).toBe("sealed");
});

it("each seat has the seal of its own chance, however many came and went", () => {
  const room = someRoom({ players: 2 });
  const seals = new Set<unknown>();
  for (let n = 0; n < 12; n++) {
    wish(room, "bo", sit(1, "Bo", { chance: `chance ${n}` }));
    seals.add(publicRoom(room).seats[1]);
    expect(publicRoom(room).seats[1]).toEqual(publicRoom(room).seats[1]);
    wish(room, "bo", { kind: "stand", seat: 1 });
  }
  expect(seals.size).toBe(12);
});

it("what is refused says which part of the wish it is about", () => {
  const waiting = () => {
    const room = someRoom({ players: 3 });
    for (const [seat, name] of ["Ana", "Bo"].entries())
      expect(wish(room, name.toLowerCase(), sit(seat, name, { colour: seat }))).toMatchObject({ ok: true });
    return room;
  };
  const inPlay = () => timedRoom({ players: 3, watching: "public" }, 0).room;
  const last = { kind: "plan", changes: { players: 2 } } as const;
  const bot = (seat: number, name = ""): Wish => ({ kind: "bot", seat, bot: { level: "fry", name } });
  const show = (seat: number): Wish => ({ kind: "show", seat, shown: true });
  const cases: readonly (readonly [() => Room, string, Wish, object])[] = [
    [waiting, "cleo", sit(2, " "), { kind: "malformed", at: "name", detail: "blank-name" }],
    [waiting, "cleo", sit(3, "Cleo"), { kind: "not-found", at: "seat" }],
    [waiting, "cleo", sit(2, "ana"), { kind: "name-taken", at: "name" }],
    [waiting, "cleo", sit(2, "Cleo", { colour: 1 }), { kind: "colour-taken", at: "colour" }],
    [waiting, "bo", sit(2, "Bo"), { kind: "seated-already" }],
    [waiting, "cleo", sit(1, "Cleo"), { kind: "seat-taken" }],
    [waiting, "ana", { kind: "stand", seat: 3 }, { kind: "not-found", at: "seat" }],
    [waiting, "ana", bot(3), { kind: "not-found", at: "seat" }],
    [waiting, "ana", bot(2, "bo"), { kind: "name-taken", at: "name" }],
    [waiting, "ana", show(3), { kind: "not-found", at: "seat" }],
    [waiting, "ana", show(1), { kind: "not-yours" }],
    [waiting, "ana", show(0), { kind: "not-watched" }],
    [inPlay, "zoe", { kind: "stand", seat: 1 }, { kind: "not-yours" }],
    [inPlay, "ana", { kind: "stand", seat: 1 }, { kind: "not-yours" }],
    [inPlay, "zoe", sit(1, "Zoe"), { kind: "seat-taken" }],
    [inPlay, "ana", sit(1, "ana"), { kind: "seated-already" }],
  ];
  for (const [room, person, wished, because] of cases)
    expect(wish(room(), person, wished), JSON.stringify(wished)).toEqual({ ok: false, because });
  const third = waiting();
  expect(wish(third, "ana", { kind: "stand", seat: 0 })).toMatchObject({ ok: true });
  expect(wish(third, "ana", sit(2, "Ana"))).toMatchObject({ ok: true });
  expect(wish(third, "ana", last)).toEqual({
    ok: false,
    because: { kind: "seat-taken", at: "players", detail: "last-seats" },
  });
  const nine = wish(third, "ana", { kind: "plan", changes: { players: 9 } });
  expect(nine).toMatchObject({
    because: { kind: "malformed", at: "players", malformed: { at: "players" } },
  });
  expect(nine.ok ? null : nine.because.malformed).toMatchObject({
    problem: { kind: "range", found: 9, min: 2, max: 8 },
  });
});

it("a seat that is nobody's is left by nobody, before the start and in play", () => {
  const room = someRoom({ players: 2 });
  expect(wish(room, "zoe", { kind: "stand", seat: 1 })).toEqual({ ok: true, entry: null });
  const { room: begun, wish: done } = timedRoom({ players: 2 }, 0);
  done(1, "bo", { kind: "stand", seat: 1 });
  // It is Bo's still, who has left it already.
  expect(wish(begun, "bo", { kind: "stand", seat: 1 })).toEqual({
    ok: false,
    because: { kind: "nobody-there" },
  });
  done(2, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  done(3, "ana", { kind: "stand", seat: 1 });
  for (const person of ["zoe", "bo", "ana"])
    expect(wish(begun, person, { kind: "stand", seat: 1 })).toEqual({
      ...{ ok: false, because: { kind: "not-found", at: "seat" } },
    });
});

it("who has got up agrees to nothing, and who agrees and does not any more is asked each time", () => {
  const { room, wish: done } = timedRoom({ players: 2, watching: "seats" }, 0);
  const show = (shown: boolean): Wish => ({ kind: "show", seat: 1, shown });
  expect(wish(room, "bo", show(false))).toEqual({ ok: true, entry: null });
  done(1, "bo", show(true));
  expect(wish(room, "bo", show(true))).toEqual({ ok: true, entry: null });
  expect(publicRoom(room).shown).toEqual([1]);
  done(2, "bo", sit(1, "bo", { colour: 4 }));
  // In another colour they are who agreed.
  expect(publicRoom(room).shown).toEqual([1]);
  done(4, "bo", { kind: "stand", seat: 1 });
  expect(publicRoom(room).shown).toEqual([]);
  expect(wish(room, "bo", show(true))).toEqual({ ok: false, because: { kind: "nobody-there" } });
  expect(wish(room, "bo", show(false))).toEqual({ ok: true, entry: null });
});

it("who agrees to be watched before the start has agreed for as long as they sit there", () => {
  const room = someRoom({ players: 3, watching: "seats" });
  const show = { kind: "show", seat: 1, shown: true } as const;
  const agrees = () => {
    wish(room, "bo", sit(1, "Bo"));
    expect(wish(room, "bo", show)).toMatchObject({ ok: true });
    expect(publicRoom(room).shown).toEqual([1]);
  };
  agrees();
  wish(room, "bo", sit(1, "Bobby"));
  expect(publicRoom(room).shown).toEqual([1]);
  wish(room, "ana", { kind: "stand", seat: 1 });
  expect(publicRoom(room).shown).toEqual([]);
  agrees();
  wish(room, "ana", { kind: "plan", changes: { players: 4 } });
  expect([publicRoom(room).shown, room.seats.length]).toEqual([[1], 4]);
  wish(room, "ana", { kind: "plan", changes: { watching: "public" } });
  expect(publicRoom(room).shown).toEqual([]);
  // By lists of other servers a seat may change hands at once.
  wish(room, "ana", { kind: "plan", changes: { watching: "seats" } });
  wish(room, "bo", show);
  fold(room, { kind: "sat", seat: 1, person: "zoe", name: "Zoe", chance: "z" });
  expect(publicRoom(room).shown).toEqual([]);
  fold(room, { kind: "shown", seat: 1, shown: true });
  fold(room, { kind: "bot", seat: 1, level: "fry", name: "" });
  expect(publicRoom(room).shown).toEqual([]);
});

it("a room that was just opened has nothing of what comes later", () => {
  expect(someRoom()).toMatchObject({
    ...{ number: 1, seats: [null, null], table: null, clocks: null, next: null, shown: 0, ahead: 0, came: 0 },
    ...{ gone: [], times: [], chances: [], been: [], names: null },
  });
  // When its first entry was made is known where it was stored.
  expect([
    roomOf(someId, someSecret, [opened()]).came,
    roomOf(someId, someSecret, [opened()], [7]).came,
  ]).toEqual([...[0, 7]]);
  const sat = { kind: "sat", seat: 0, person: "ana", name: "Ana", chance: "c" } as const;
  expect(roomOf(someId, someSecret, [opened(), sat], [7, 9]).came).toBe(9);
  expect(roomOf(someId, someSecret, [opened(), sat], [7]).came).toBe(7);
});

it("a list with a game that cannot be, or a change that cannot follow, is no room", () => {
  const sat = (seat: number, person: string): Entry => ({
    kind: "sat",
    seat,
    person,
    name: person,
    chance: "c",
  });
  const started: Entry = { kind: "started" };
  const twice: Entry = { kind: "changed", person: "zoe", change: { kind: "unsealed", seat: 0, seen: 0 } };
  const begun = [opened(), sat(0, "ana"), sat(1, "bo"), started];
  expect(roomOf(someId, someSecret, begun).table).not.toBeNull();
  expect(() => roomOf(someId, someSecret, [...begun, twice])).toThrow(/^entry 5 of .* cannot follow/);
  expect(() => roomOf(someId, someSecret, [])).toThrow(/^entry 1 of .* cannot follow: "nothing"$/);
  expect(() => roomOf(someId, someSecret, [opened(), opened()])).toThrow(/^entry 2 .*: "opened again"$/);
  expect(() => roomOf(someId, someSecret, [opened(), twice])).toThrow(/^entry 2 .*: "not started"$/);
  const deck = { deck: [] };
  const impossible = opened({ game: "chat-peche" }, { seed: "s", setup: deck });
  expect(() => roomOf(someId, someSecret, [impossible, started])).toThrow(/^entry 2 of .* cannot follow/);
});
