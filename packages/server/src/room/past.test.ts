/** A room as it was: for any time, exactly what it was then. */

import { seatsIn } from "@guinguette/rules/seats";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { legalMoves, sightOf } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { expect, it } from "vitest";
import { opened, someId, someSecret } from "../testing/room.ts";
import { timedRoom } from "../testing/timed.ts";
import { shownClocks } from "./clock.ts";
import type { Entry } from "./entries.ts";
import { whyNot } from "./looking.ts";
import { offerAt } from "./offering.ts";
import { advance, isKnownPast, isLate, seenBy, unseen } from "./past.ts";
import { fold, openRoom, type Room, roomOf, seatOf, stamp } from "./room.ts";
import { openedRecord, shownRoom } from "./shown.ts";
import { wish } from "./wish.ts";

const delay = 10;
const people = ["ana", "bo", "cleo"];

/** All that a spectator could learn, by whatever they ask. */
function told(room: Room, now: number): string {
  const { table } = room;
  const sights =
    table === null ? null : (["spectator", 0, 1] as const).map((viewer) => sightOf(table, viewer));
  return JSON.stringify([shownRoom(room, null), sights, openedRecord(room), shownClocks(room, now)]);
}

it("who has no seat is told the same of every seat, whoever has come and gone there", () => {
  const { room, wish: done } = timedRoom({ game: "wishes", players: 2, delay }, 0);
  const ask = (person: string) => wish(room, person, { kind: "stand", seat: 1 });
  const notTheirs = { ok: false, because: { kind: "not-yours" } };
  expect(ask("zoe")).toEqual(notTheirs);
  done(1000, "bo", { kind: "stand", seat: 1 });
  expect(ask("zoe")).toEqual(notTheirs);
  done(2000, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  expect(ask("zoe")).toEqual(notTheirs);
  done(3000, "ana", { kind: "stand", seat: 1 });
  expect(ask("zoe")).toEqual(notTheirs);
  expect(ask("ana")).toMatchObject({ because: { kind: "not-found" } });
});

it("who watches late is told of no seat that it was freed before they see it, by whatever they would sit down as", () => {
  const { room, wish: done } = timedRoom({ game: "wishes", players: 3, delay }, 0, [
    { kind: "bot", seat: 2, bot: { level: "fry" } },
  ]);
  const ask = (now: number, seat: number, name: string) => {
    const sitting = { name, colour: name === "zoe" ? 2 : 3, chance: "1" };
    const granted = wish(room, "zoe", { kind: "sit", seat, sitting }, now);
    return granted.ok ? "granted" : granted.because.kind;
  };
  done(500, "ana", { kind: "sit", seat: 0, sitting: { name: "ana", colour: 2, chance: "0" } });
  const all = (now: number, seat: number) => ["zoe", "ana"].map((name) => ask(now, seat, name));
  const taken = ["seat-taken", "seat-taken"];
  expect(all(1000, 2)).toEqual(taken);
  done(2000, "ana", { kind: "stand", seat: 2 });
  expect(all(3000, 2)).toEqual(taken);
  expect(all(11_999, 2)).toEqual(taken);
  expect(all(12_000, 2)).toEqual(["colour-taken", "name-taken"]);
  // Nor where they see it empty, and its person has it still.
  done(20_000, "bo", { kind: "stand", seat: 1 });
  expect(all(40_000, 1)).toEqual(taken);
  done(41_000, "ana", { kind: "bot", seat: 1, bot: { level: "fry" } });
  done(42_000, "ana", { kind: "stand", seat: 1 });
  expect(all(51_999, 1)).toEqual(taken);
  expect(all(52_000, 1)).toEqual(["colour-taken", "name-taken"]);
});

it("a host who watches late does not learn from a bot's name who has come since", () => {
  const bots = [2, 3].map((seat) => ({ kind: "bot", seat, bot: { level: "fry" } }) as const);
  const { room, wish: done } = timedRoom({ game: "wishes", players: 4, delay }, 0, bots);
  for (const seat of [2, 3]) done(1000, "ana", { kind: "stand", seat });
  done(2000, "ana", { kind: "stand", seat: 0 });
  done(2000, "ana", { kind: "bot", seat: 0, bot: { level: "fry" } });
  done(2000, "ana", { kind: "stand", seat: 0 });
  expect(seatOf(room, "ana")).toBeNull();
  done(40_000, "dan", { kind: "sit", seat: 3, sitting: { name: "Dan", chance: "9" } });
  const put = (now: number, name: string) => {
    const granted = wish(room, "ana", { kind: "bot", seat: 2, bot: { level: "perch", name } }, now);
    return granted.ok ? room.table?.chairs[2]?.holder.name : granted.because.kind;
  };
  expect(put(41_000, "bo")).toBe("name-taken");
  // It comes all the same, and has no name.
  expect(put(41_000, "dan")).toBe("");
  expect(put(41_000, "eve")).toBe("eve");
  expect(put(50_000, "dan")).toBe("name-taken");
});

it("who watches late is told of nobody who has come since, by whatever they would sit down as", () => {
  const bots = [2, 3].map((seat) => ({ kind: "bot", seat, bot: { level: "fry" } }) as const);
  const { room, wish: done } = timedRoom({ game: "wishes", players: 4, delay }, 0, bots);
  const ask = (now: number, name: string, colour: number) => {
    const granted = wish(room, "zoe", { kind: "sit", seat: 2, sitting: { name, colour, chance: "1" } }, now);
    return granted.ok ? "granted" : granted.because.kind;
  };
  done(500, "ana", { kind: "sit", seat: 0, sitting: { name: "ana", colour: 2, chance: "0" } });
  for (const seat of [2, 3]) done(2000, "ana", { kind: "stand", seat });
  const dan = { name: "Dan", colour: 3, chance: "9" };
  done(40_000, "dan", { kind: "sit", seat: 3, sitting: dan });
  done(41_000, "ana", { kind: "stand", seat: 0 });
  done(41_000, "ana", { kind: "sit", seat: 0, sitting: { name: "Ann", colour: 4, chance: "0" } });
  const all = (now: number) => [
    ...[ask(now, "dan", 1), ask(now, "zoe", 3), ask(now, "ann", 3), ask(now, "zoe", 4)],
    ...[ask(now, "ana", 3), ask(now, "zoe", 2)],
  ];
  const taken = "seat-taken";
  const before = [taken, taken, taken, taken, "name-taken", "colour-taken"];
  expect(all(41_000)).toEqual(before);
  expect(all(49_999)).toEqual(before);
  expect(all(50_000).slice(0, 3)).toEqual(["name-taken", "colour-taken", "colour-taken"]);
  expect(ask(51_000, "ann", 1)).toBe("name-taken");
  expect(ask(51_000, "zoe", 4)).toBe("colour-taken");
  // Nor does a name that another has tell whether the seat is still free.
  done(60_000, "eve", { kind: "sit", seat: 2, sitting: { name: "Eve", chance: "8" } });
  expect([ask(69_999, "ana", 1), ask(69_999, "eve", 1)]).toEqual(["name-taken", taken]);
  expect([ask(70_000, "ana", 1), ask(70_000, "eve", 1)]).toEqual([taken, taken]);
  // The colour that Ana had is free by now, also as it is seen.
  done(80_000, "eve", { kind: "stand", seat: 2 });
  done(80_000, "ana", { kind: "bot", seat: 2, bot: { level: "fry" } });
  done(80_000, "ana", { kind: "stand", seat: 2 });
  expect(ask(90_000, "zoe", 2)).toBe("granted");
});

it("who watches late is told of a colour that a bot has had from the deal on", () => {
  const bot = { person: null, level: "fry", name: "", chance: null } as const;
  const sitting = { person: "ana", name: "ana", chance: "0" };
  const first = { ...opened({ players: 3, delay }), seats: [sitting, { ...bot, colour: 3 }, bot] } as Entry;
  const room = roomOf(someId, someSecret, [first, { kind: "started" }], [0, 0]);
  const granted = wish(room, "ana", { kind: "stand", seat: 2 });
  if (granted.ok && granted.entry !== null) stamp(room, granted.entry, 1_000);
  const ask = (now: number) =>
    wish(room, "zoe", { kind: "sit", seat: 2, sitting: { name: "zoe", colour: 3, chance: "1" } }, now);
  expect(ask(10_999)).toMatchObject({ because: { kind: "seat-taken" } });
  expect(ask(11_000)).toMatchObject({ because: { kind: "colour-taken" } });
});

it("who watches late is told whose a seat is by nothing that came since, in whichever process", () => {
  const { room, wish: done, readBack } = timedRoom({ game: "wishes", players: 3, delay }, 0);
  const told = (from: Room, person: string, now: number) => {
    const { host, mine } = shownRoom(seenBy(from, person, now), person);
    return { host, mine };
  };
  const before = told(room, "zoe", 20_000);
  for (const [seat, person] of ["ana", "bo"].entries()) done(30_000, person, { kind: "stand", seat });
  for (const seat of [0, 1]) done(31_000, "ana", { kind: "bot", seat, bot: { level: "fry" } });
  for (const seat of [0, 1]) done(32_000, "ana", { kind: "stand", seat });
  for (const one of [room, readBack()]) {
    expect(told(one, "zoe", 32_000)).toEqual(before);
    // Who has lost their seat has none, however late they see it.
    expect(told(one, "bo", 32_000).mine).toEqual({ seat: null, host: false });
    expect(told(one, "ana", 32_000).mine).toEqual({ seat: null, host: true });
  }
});

it("who watches late is not told of the next table before they see the end", () => {
  const { room, offer } = timedRoom({ game: "fish-fish", players: 2, delay }, 0);
  offer(5_000, 0, { kind: "resign", seen: 0, level: "fry" }, "ana");
  fold(room, { kind: "next", table: someId });
  const seen = (person: string, now: number) => {
    const { next, stage } = shownRoom(seenBy(room, person, now), person);
    return { next, stage };
  };
  const end = { next: someId, stage: "over" };
  expect(seen("bo", 6_000)).toEqual(end);
  for (const now of [6_000, 12_000, 14_999])
    expect(seen("zoe", now)).toEqual({ next: null, stage: "playing" });
  expect(seen("zoe", 15_000)).toEqual(end);
});

it("a room that is seen late is what it was then, whatever has happened since", () => {
  const pick = picksFrom("past");
  const plan = { game: "wishes", players: 3, delay, clock: { kind: "move", seconds: 60 } } as const;
  const room = openRoom(someId, someSecret, opened(plan));
  let now = 1_000_000;
  /** By time, what was told then of the room as it was. */
  const then: { at: number; told: string }[] = [];
  const made = (entry: Entry | null) => {
    if (entry !== null) stamp(room, entry, now);
    then.push({ at: now, told: told(room, now) });
    now += 1 + (pick() % 20_000);
  };
  for (const [seat, person] of people.entries()) {
    const result = wish(room, person, {
      kind: "sit",
      seat,
      sitting: { name: person, chance: String(seat).repeat(32) },
    });
    made(result.ok ? result.entry : null);
  }
  fold(room, { kind: "started" });
  made({ kind: "started" });
  const began = then.length - 1;
  for (let step = 0; step < 40 && room.table !== null; step++) {
    const [seat = 0] = seatsIn(awaited(room.table));
    const moves = legalMoves(room.table, seat);
    const move = moves[pick() % moves.length];
    const seen = room.table.changes.length;
    const offered =
      step === 20
        ? ({ kind: "stand-up", seen } as const)
        : move === undefined
          ? ({ kind: "resign", seen, level: "fry" } as const)
          : ({ kind: "play", seen, move } as const);
    const { entry } = offerAt(room, seat, offered, people[seat] ?? null);
    if (entry !== null) made(entry);
  }
  for (const [index, { at, told: known }] of then.entries()) {
    if (index < began) continue;
    // Just in time, and just before the next thing happened.
    const until = then[index + 1]?.at ?? at + 1;
    for (const time of [at, until - 1])
      expect(told(seenBy(room, null, time + 1_000 * delay), at)).toBe(known);
  }
  // Before the deal is seen, nothing is but that it has begun, and who sat there then.
  wish(room, "bo", { kind: "stand", seat: 1 });
  wish(room, "bo", { kind: "sit", seat: 1, sitting: { name: "Bee", chance: "1".repeat(32) } });
  const early = seenBy(room, null, (then[began]?.at ?? 0) + 1_000 * delay - 1);
  expect(early.table).toBeNull();
  expect(shownRoom(early, null)).toMatchObject({ stage: "playing" });
  expect(shownRoom(early, null).seats.map((seated) => seated?.name)).toEqual(people);
  // Who has a seat sees it all, and step by step it is the same as at once.
  expect(seenBy(room, "ana", now)).toBe(room);
  const past = unseen(room);
  for (const { at } of then) {
    advance(past, room, room.table?.changes.length ?? 0, at);
    expect(told(past, at)).toBe(told(seenBy(room, null, at + 1_000 * delay), at));
  }
  // What was seen long ago, or would be seen by a clock that went back, takes its time anew.
  const end = now + 1_000 * delay;
  seenBy(room, null, end);
  expect([end + 1, end, end - 1].map((time) => isKnownPast(room, time))).toEqual([true, true, false]);
  // What is not stored for certain is not told, however late it is.
  const careful = unseen(room);
  advance(careful, room, 3, Number.POSITIVE_INFINITY);
  expect(careful.table?.changes).toHaveLength(3);
});

it("from a seat whoever agrees to it is watched, and nobody who plays there too", () => {
  const room = openRoom(someId, someSecret, opened({ players: 2, watching: "seats" }));
  const sit = (person: string, seat: number) =>
    wish(room, person, { kind: "sit", seat, sitting: { name: person, chance: "0".repeat(32) } });
  const show = (person: string, seat: number, shown: boolean) =>
    wish(room, person, { kind: "show", seat, shown });
  sit("ana", 0);
  sit("bo", 1);
  expect(whyNot(room, null, 0)).toBe("not-yours");
  expect(show("bo", 0, true)).toMatchObject({ ok: false, because: { kind: "not-yours" } });
  expect(show("ana", 7, true)).toMatchObject({ ok: false, because: { kind: "not-found" } });
  expect(show("ana", 0, true)).toMatchObject({ ok: true, entry: { kind: "shown" } });
  expect(show("ana", 0, true)).toEqual({ ok: true, entry: null });
  expect(shownRoom(room, null).shown).toEqual([0]);
  expect(["eve", null, "ana"].map((person) => whyNot(room, person, 0))).toEqual([null, null, null]);
  expect(whyNot(room, "bo", 0)).toBe("not-yours");
  // Whoever sits down there afterwards has agreed to nothing; nor holds it where the plan does not allow it any more.
  wish(room, "ana", { kind: "stand", seat: 0 });
  sit("cleo", 0);
  expect(shownRoom(room, null).shown).toEqual([]);
  show("cleo", 0, true);
  wish(room, "ana", { kind: "plan", changes: { watching: "public" } });
  expect(shownRoom(room, null).shown).toEqual([]);
  expect(show("cleo", 0, true)).toMatchObject({ ok: false, because: { kind: "not-watched" } });
  expect(seatOf(room, "cleo")).toBe(0);
  expect(isLate(room, null)).toBe(false);
});
