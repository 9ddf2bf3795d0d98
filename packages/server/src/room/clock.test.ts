import { legalMoves } from "@guinguette/table/sight";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timedRoom } from "../testing/timed.ts";
import { agendaOf, dueOf, mayBotMove } from "./agenda.ts";
import { isBound, shownClocks, upAt } from "./clock.ts";
import { offerAt } from "./offering.ts";
import type { Room } from "./room.ts";
import { waitsFor } from "./waiting.ts";
import { wish as askFor } from "./wish.ts";

const perMove = { kind: "move", seconds: 20 } as const;
const perGame = { kind: "game", seconds: 100, added: 5 } as const;
const two = { game: "fish-and-chips", players: 2 } as const;
const lefts = (room: Room, now: number) => shownClocks(room, now)?.seats.map(({ left }) => left);
const refused = { ok: false, because: { kind: "table", why: "bot-first" } };
const now = ({ table }: Room) => table?.changes.length ?? 0;

it("a table has no clock unless it was planned, and nothing is due where people are waited for", () => {
  const { room } = timedRoom(two, 1000);
  expect(shownClocks(room, 5000)).toBeNull();
  expect(dueOf(room)).toBeNull();
});

describe("a clock for each move", () => {
  it("runs for whoever is waited for, and begins again with every move", () => {
    const { room, play } = timedRoom({ ...two, clock: perMove, away: "fry" }, 1000);
    expect(shownClocks(room, 4000)).toEqual({
      type: "clock",
      now: 4000,
      seats: [
        { left: 17_000, running: true },
        { left: 20_000, running: false },
      ],
    });
    expect(dueOf(room)).toBe(21_000);
    expect(play(9000)).toBe(0);
    expect(shownClocks(room, 9000)?.seats.map(({ left }) => left)).toEqual([20_000, 20_000]);
    expect(dueOf(room)).toBe(29_000);
  });

  it("is not wound up by taking moves back", () => {
    const { room, play, offer } = timedRoom(
      {
        game: "wishes",
        players: 2,
        clock: perMove,
        settings: { memory: "book", takeBack: "consent", hints: "none" },
      },
      0,
    );
    const seat = play(5000);
    const other = 1 - seat;
    // Ana takes it back with Bo's consent, again and again.
    for (let at = 6000; at < 16_000; at += 2000) {
      offer(at, seat, { kind: "take-back", seen: now(room) }, room.seats[seat]?.person);
      offer(at, other, { kind: "agree", seen: now(room) }, room.seats[other]?.person);
      expect(play(at + 2000)).toBe(seat);
    }
    offer(16_000, seat, { kind: "take-back", seen: now(room) }, room.seats[seat]?.person);
    offer(16_000, other, { kind: "agree", seen: now(room) }, room.seats[other]?.person);
    // What the move took that was taken back first counts, too.
    expect(upAt(room, seat)).toBe(16_000 + 20_000 - 15_000);
  });
});

describe("a clock of either kind", () => {
  it.each([perMove, perGame])("is not run down for the others by taking moves back: $kind", (clock) => {
    const { room, play, offer } = timedRoom({ ...two, clock }, 0);
    const seats = play(4000);
    const seat = play(6000);
    const other = 1 - seat;
    const before = lefts(room, 6000)?.[other];
    const awaitedAfter = shownClocks(room, 6000)?.seats.findIndex(({ running }) => running);
    offer(12_500, seat, { kind: "take-back", seen: now(room) }, room.seats[seat]?.person);
    expect(lefts(room, 12_500)?.[other]).toBe(before);
    expect(play(13_000)).toBe(seat);
    expect(lefts(room, 13_000)?.[other]).toBe(before);
    expect([seats, awaitedAfter]).toEqual([0, other]);
  });

  it.each([perMove, perGame])("is not stretched by who takes moves back for another: $kind", (clock) => {
    const { room, play, offer } = timedRoom({ ...two, clock }, 0);
    play(1000);
    const seat = play(1000);
    const other = 1 - seat;
    const before = lefts(room, 1000)?.[other] ?? 0;
    const thinks = 350 * clock.seconds;
    let at = 1000;
    for (let times = 0; times < 5; times++) {
      at += thinks;
      offer(at, seat, { kind: "take-back", seen: now(room) }, room.seats[seat]?.person);
      expect(play(at)).toBe(seat);
    }
    // Once more its time is given back, and no more.
    expect(lefts(room, at)?.[other]).toBe(before - 5 * thinks + 1000 * clock.seconds);
  });
});

describe("a clock for the game", () => {
  it("runs on from move to move, with a little more for each that stands", () => {
    const { room, play } = timedRoom({ ...two, clock: perGame }, 0);
    expect(play(30_000)).toBe(0);
    expect(lefts(room, 30_000)).toEqual([75_000, 100_000]);
    expect(play(40_000)).toBe(0);
    expect(lefts(room, 40_000)).toEqual([70_000, 100_000]);
    while (play(40_000) !== 1);
    expect(lefts(room, 40_000)?.[1]).toBe(105_000);
    expect(lefts(room, 1_000_000)).toContain(0);
  });

  it("leaves who comes back enough for a move, once a bot has moved for them", () => {
    const { room, play, offer } = timedRoom({ ...two, clock: perGame, away: "fry" }, 0);
    const back = { kind: "sit-down", name: "ana" } as const;
    const up = (at: number) => offer(at, 0, { kind: "time-out", seen: now(room), level: "fry", why: "time" });
    up(100_000);
    expect(shownClocks(room, 100_000)?.seats[0]).toEqual({ left: null, running: false });
    // Before that, nobody takes the bot's place, whichever way.
    for (const wished of [back, { kind: "stand-up" } as const])
      expect(offerAt(room, 0, { ...wished, seen: now(room) }, "ana").answer).toEqual(refused);
    const sitting = { name: "ana", chance: "0" };
    for (const wished of [{ kind: "sit", seat: 0, sitting } as const, { kind: "stand", seat: 0 } as const])
      expect(askFor(room, "ana", wished)).toMatchObject({ because: { kind: "bot-first" } });
    expect(play(102_000)).toBe(0);
    offer(103_000, 0, { ...back, seen: now(room) }, "ana");
    expect(lefts(room, 103_000)?.[0]).toBe(30_000);
  });

  it.each([
    { added: 0, left: 10_000 },
    { added: 5, left: 15_000 },
    { added: 30, left: 30_000 },
  ])(
    "leaves them no more than it gives in all, where that is less than half a minute: 10 s and $added",
    ({ added, left }) => {
      const clock = { kind: "game", seconds: 10, added } as const;
      const { room, play, offer } = timedRoom({ ...two, clock, away: "fry" }, 0);
      offer(10_000, 0, { kind: "time-out", seen: now(room), level: "fry", why: "time" });
      expect(play(11_000)).toBe(0);
      offer(12_000, 0, { kind: "sit-down", seen: now(room), name: "ana" }, "ana");
      expect(lefts(room, 12_000)?.[0]).toBe(left);
    },
  );

  it("is not filled up by a bot that has not moved: another's move is nothing that it did", () => {
    const { room, play, wish } = timedRoom({ ...two, players: 3, clock: perGame, away: "fry" }, 0);
    while (upAt(room, 0) === null) play(1000);
    while (upAt(room, 0) !== null) play(99_000);
    const before = lefts(room, 99_000)?.[0] ?? 0;
    expect(before).toBeLessThan(30_000);
    wish(105_000, "ana", { kind: "stand", seat: 0 });
    wish(105_000, "ana", { kind: "bot", seat: 0, bot: { level: "fry" } });
    expect(play(106_000)).not.toBe(0);
    wish(107_000, "ana", { kind: "stand", seat: 0 });
    wish(107_000, "ana", { kind: "sit", seat: 0, sitting: { name: "ana", chance: "0" } });
    expect(lefts(room, 107_000)?.[0]).toBe(before);
  });
});

describe("where a clock runs", () => {
  it("nobody moves once their time is up, however late the bot comes that holds the seat", () => {
    for (const [away, at, answer] of [
      ["fry", 20_999, { ok: true }],
      ["fry", 21_000, refused],
      ["wait", 21_000, { ok: true }],
    ] as const) {
      const { room } = timedRoom({ ...two, clock: perMove, away }, 1000);
      const [move] = room.table === null ? [] : legalMoves(room.table, 0);
      if (move === undefined) throw new Error("nobody can move");
      const made = offerAt(room, 0, { kind: "play", seen: 0, move }, "ana", at);
      expect(made.answer).toMatchObject(answer);
      expect(made.entry === null).toBe(!answer.ok);
    }
  });

  it("a bot that was put in a seat moves before it is taken out: who opened the table stops no clock by it", () => {
    const bot = { kind: "bot", seat: 0, bot: { level: "fry" } } as const;
    const { room, wish, play } = timedRoom({ ...two, clock: perMove, away: "fry" }, 0);
    wish(5000, "ana", { kind: "stand", seat: 0 });
    wish(6000, "ana", bot);
    const out = { kind: "stand", seat: 0 } as const;
    expect(askFor(room, "ana", out)).toMatchObject({ because: { kind: "bot-first" } });
    while (play(7000) === 0 && upAt(room, 1) === null);
    wish(8000, "ana", out);
  });
});

describe("by itself", () => {
  it("a bot moves when it is waited for, but not over a question for a while", () => {
    const bot = { kind: "bot", seat: 1, bot: { level: "fry" } } as const;
    const { room, play, offer } = timedRoom(
      { game: "wishes", players: 3, settings: { memory: "book", takeBack: "consent", hints: "none" } },
      0,
      [bot],
    );
    let seat = play(1000);
    while (seat !== 0) seat = play(1000);
    expect(agendaOf(room)).toEqual([{ kind: "bot", seat: 1, level: "fry", at: 1050 }]);
    offer(2000, 0, { kind: "take-back", seen: now(room) }, "ana");
    expect(dueOf(room)).toBe(62_050);
    offer(3000, 2, { kind: "refuse", seen: now(room) }, "bo");
    expect(dueOf(room)).toBe(3050);
  });

  it("who asks and withdraws again and again holds nobody up: neither a bot, nor whoever sees who is away", () => {
    const bot = { kind: "bot", seat: 1, bot: { level: "fry" } } as const;
    const settings = { memory: "book", takeBack: "consent", hints: "none" } as const;
    const { room, play, offer } = timedRoom({ game: "wishes", players: 3, settings, away: "perch" }, 0, [
      bot,
    ]);
    while (play(1000) !== 0);
    const ask = (at: number) => offer(at, 0, { kind: "take-back", seen: now(room) }, "ana");
    const withdraw = (at: number) => offer(at, 0, { kind: "withdraw", seen: now(room) }, "ana");
    const waiting = { kind: "away", seat: 2, level: "perch", at: 62_000 };
    ask(2000);
    expect(agendaOf(room)).toEqual([{ kind: "bot", seat: 1, level: "fry", at: 62_050 }, waiting]);
    withdraw(40_000);
    ask(41_000);
    expect(agendaOf(room)).toEqual([{ kind: "bot", seat: 1, level: "fry", at: 62_050 }, waiting]);
    expect(mayBotMove(room, 62_049)).toBe(false);
    for (let at = 42_000; at < 70_000; at += 2000) {
      withdraw(at);
      ask(at + 1000);
    }
    expect(mayBotMove(room, 69_000)).toBe(true);
    expect(waitsFor(room).since).toBe(2000);
    play(70_000);
    expect(room.table?.question).toBeNull();
    // Of whoever is to move, it counts from when it was their turn.
    expect(agendaOf(room)).toEqual([{ kind: "away", seat: 2, level: "perch", at: 130_000 }]);
    ask(80_000);
    withdraw(90_000);
    expect(agendaOf(room)).toEqual([{ kind: "away", seat: 2, level: "perch", at: 130_000 }]);
  });

  it("it is looked after whoever is away or has left, where the table says so", () => {
    const { room, wish } = timedRoom({ ...two, away: "perch" }, 0);
    expect(agendaOf(room)).toEqual([{ kind: "away", seat: 0, level: "perch", at: 60_000 }]);
    wish(5000, "ana", { kind: "stand", seat: 0 });
    expect(agendaOf(room)).toEqual([{ kind: "empty", seat: 0, level: "perch", at: 65_000 }]);
    // Where there is a clock it runs on, and it alone decides.
    const timed = timedRoom({ ...two, clock: perMove, away: "perch" }, 0);
    expect(agendaOf(timed.room)).toEqual([{ kind: "time-up", seat: 0, level: "perch", at: 20_000 }]);
    timed.wish(5000, "ana", { kind: "stand", seat: 0 });
    expect(agendaOf(timed.room)).toEqual([{ kind: "empty", seat: 0, level: "perch", at: 20_000 }]);
    timed.wish(15_000, "ana", { kind: "sit", seat: 0, sitting: { name: "ana", chance: "0" } });
    expect(lefts(timed.room, 15_000)).toEqual([5_000, 20_000]);
    const waiting = timedRoom({ ...two, clock: perMove }, 0);
    expect(agendaOf(waiting.room)).toEqual([]);
  });
});

it("whoever reads a table anew finds the same clocks and the same times, whatever was done and when", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(perMove, perGame),
      fc.constantFrom("fish-fish" as const, "fish-and-chips" as const),
      fc.array(fc.tuple(fc.nat(6), fc.integer({ min: -2000, max: 30_000 })), { maxLength: 30 }),
      (clock, game, steps) => {
        const { room, play, offer, readBack } = timedRoom({ game, players: 2, clock, away: "fry" }, 0);
        let at = 0;
        for (const [what, later] of steps) {
          at += later;
          const seat = what % 2;
          const seen = now(room);
          const name = room.seats[seat]?.name ?? "";
          if (agendaOf(room).length === 0) break;
          if (what < 5) play(at);
          else if (room.table?.chairs[seat]?.standIn === null)
            offer(at, seat, { kind: "time-out", seen, level: "fry", why: "time" });
          else if (!isBound(room, seat))
            offer(at, seat, { kind: "sit-down", seen, name }, room.seats[seat]?.person);
          const again = readBack();
          expect(again.clocks).toEqual(room.clocks);
          expect(shownClocks(again, at)).toEqual(shownClocks(room, at));
          expect(agendaOf(again)).toEqual(agendaOf(room));
          for (const { left } of shownClocks(room, at)?.seats ?? [])
            expect(left ?? 0).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: process.env.PROVE === "long" ? 2000 : 60, seed: 15 },
  );
});
