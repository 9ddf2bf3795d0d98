/** Who has had which seat, under which names, and what is left of those who were erased. */
import { awaited } from "@guinguette/table/table";
import type { Plan } from "@guinguette/wire/terms";
import { expect, it } from "vitest";
import { someRoom } from "../testing/room.ts";
import { timedRoom } from "../testing/timed.ts";
import { agendaOf, dueOf } from "./agenda.ts";
import { hasHadSeat, wasCalled } from "./been.ts";
import { MOST_OF_HOST, MOST_OF_ONE } from "./bounds.ts";
import { isBound } from "./clock.ts";
import { whyNot } from "./looking.ts";
import { offerAt } from "./offering.ts";
import { fold, type Room } from "./room.ts";
import { publicRoom, shownRoom } from "./shown.ts";
import { type Wish, wish } from "./wish.ts";

const sit = (seat: number, name: string, more: object = {}): Wish => ({
  kind: "sit",
  seat,
  sitting: { name, chance: "c", ...more },
});
const bot = (seat: number, name = ""): Wish => ({ kind: "bot", seat, bot: { level: "fry", name } });
const stand = (seat: number): Wish => ({ kind: "stand", seat });
const done = (room: Room, person: string, ...wished: readonly Wish[]) => {
  for (const each of wished) expect(wish(room, person, each)).toMatchObject({ ok: true });
};
const refused = (kind: string, more: object = {}) => ({ ok: false, because: { kind, ...more } });
const clock = { kind: "move", seconds: 20 } as const;

/** Ana and Bo play with a bot. */
function begun(plan: Partial<Plan> = {}): Room {
  const room = someRoom({ game: "fish-fish", players: 3, ...plan });
  done(room, "ana", sit(0, "Ana"), bot(2));
  done(room, "bo", sit(1, "Bo"));
  done(room, "ana", { kind: "start" });
  return room;
}

it("who has come to a seat under several names is known by each of them, and by no other's", () => {
  const room = begun();
  done(room, "bo", stand(1), sit(1, "Bobby"), stand(1), sit(1, "bo"), stand(1), sit(1, "Bobby"));
  expect(["Bo", "BOBBY", "Ana", "Bob"].map((name) => wasCalled(room, "bo", name))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(room.been.map(({ person, seat, names }) => [person, seat, names])).toEqual([
    ["ana", 0, ["Ana"]],
    ["bo", 1, ["Bo", "Bobby", "bo"]],
  ]);
  expect([hasHadSeat(room, "bo"), hasHadSeat(room, "bo", 1), hasHadSeat(room, "zoe")]).toEqual([
    ...[true, false, false],
  ]);
  // Nobody else comes under any of these.
  done(room, "bo", stand(1));
  done(room, "ana", bot(1), stand(1));
  for (const name of ["Bo", "bobby", "Ana"])
    expect(wish(room, "zoe", sit(1, name))).toEqual(refused("name-taken", { at: "name" }));
  done(room, "zoe", sit(1, "Zoe"));
  expect(room.been.map(({ person }) => person)).toEqual(["ana", "bo", "zoe"]);
});

it("a seat is gone for good where all who had it were erased, and a bot's never", () => {
  const room = begun();
  const gone = () => room.table?.gone;
  const erase = (host: string, nobody?: string) =>
    fold(room, { kind: "erased", host, ...(nobody === undefined ? {} : { nobody }) });
  done(room, "bo", stand(1));
  done(room, "ana", bot(1), stand(1));
  done(room, "zoe", sit(1, "Zoe"));
  erase("ana", "bo");
  // Zoe has had it, too.
  expect(gone()).toBe(0);
  erase("ana", "zoe");
  expect(gone()).toBe(0b010);
  // Older lists do not say who stands there for them.
  erase("x");
  expect([gone(), room.gone, room.host]).toEqual([0b010, ["bo", "zoe"], "x"]);
});

it("a table whose host was erased is whose who sits down next, before the start and in play", () => {
  const waiting = someRoom({ players: 3 });
  done(waiting, "bo", sit(1, "Bo"));
  fold(waiting, { kind: "erased", host: "x", nobody: "x" });
  expect(shownRoom(waiting, "bo").mine.host).toBe(false);
  done(waiting, "zoe", sit(0, "Zoe"));
  done(waiting, "bo", sit(1, "Bob"));
  expect([shownRoom(waiting, "zoe").mine.host, publicRoom(waiting).host]).toEqual([true, 0]);
  const room = begun();
  done(room, "bo", stand(1));
  fold(room, { kind: "erased", host: "x", nobody: "x" });
  done(room, "bo", sit(1, "Bo"));
  expect(shownRoom(room, "bo").mine.host).toBe(true);
  done(room, "ana", stand(0), sit(0, "Ana"));
  expect(shownRoom(room, "ana").mine.host).toBe(false);
});

it("the host watches a table of theirs that nobody else may watch", () => {
  const room = begun({ watching: "nobody" });
  room.host = "eve";
  expect(["eve", "zoe", null].map((person) => whyNot(room, person, "spectator"))).toEqual([
    ...[null, "not-watched", "not-watched"],
  ]);
});

it("a bot is another by its level or by its name, and takes nobody's", () => {
  const room = someRoom({ players: 2 });
  done(room, "ana", sit(0, "Ana"), bot(1, "Plouf"));
  expect(wish(room, "ana", bot(1, "Plouf"))).toEqual({ ok: true, entry: null });
  const gudgeon: Wish = { kind: "bot", seat: 1, bot: { level: "gudgeon", name: "Plouf" } };
  expect(wish(room, "ana", gudgeon)).toMatchObject({ entry: { level: "gudgeon", name: "Plouf" } });
  expect(wish(room, "ana", bot(1, "ana"))).toEqual(refused("name-taken", { at: "name" }));
});

it("a bot is taken out as often as it is put in, and by a host who does not play it before it has moved", () => {
  const played = [0, 1].map((seat) => {
    const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;
    const { room } = timedRoom(plan, 0, [sit(1 - seat, "ana"), bot(seat)]);
    return { room, seat, isFirst: isBound(room, seat) };
  });
  const first = played.find(({ isFirst }) => isFirst);
  if (first === undefined) throw new Error("no bot begins");
  expect(wish(first.room, "ana", stand(first.seat))).toMatchObject({ ok: true });
  const room = begun();
  room.counts.set(null, MOST_OF_HOST);
  expect(wish(room, "ana", stand(2))).toEqual(refused("enough"));
  expect([...room.counts.keys()]).not.toContain(undefined);
});

it("options that were chosen stay with their game, whatever else is planned", () => {
  const room = someRoom({ game: "fish-and-chips", players: 2, options: { target: 30 } as never });
  done(room, "ana", { kind: "plan", changes: { players: 3 } });
  expect(room.plan.options).toMatchObject({ target: 30 });
});

it("who sits there says no other name in play, and agrees to be watched so often", () => {
  const room = begun({ watching: "seats" });
  expect(wish(room, "bo", sit(1, "Bobby"))).toEqual(refused("seat-taken"));
  const offered = { kind: "sit-down", seen: 0, name: "Bobby" } as const;
  expect(offerAt(room, 1, offered, "bo").answer).not.toMatchObject({ again: true });
  const show = (shown: boolean): Wish => ({ kind: "show", seat: 1, shown });
  done(room, "bo", show(true));
  room.counts.set("bo", MOST_OF_ONE);
  // What undoes it needs no count.
  done(room, "bo", show(false));
  expect(wish(room, "bo", show(true))).toEqual(refused("enough"));
});

it("before the start another colour is another entry", () => {
  const room = someRoom({ players: 2 });
  done(room, "ana", sit(0, "Ana", { colour: 1 }));
  expect(wish(room, "ana", sit(0, "Ana", { colour: 1 }))).toEqual({ ok: true, entry: null });
  expect(wish(room, "ana", sit(0, "Ana", { colour: 2 }))).toMatchObject({ entry: { colour: 2 } });
});

it("in play a seat keeps its colour where none is said, and has none where there was none", () => {
  const room = someRoom({ players: 2 });
  done(room, "ana", sit(0, "Ana", { colour: 1 }));
  done(room, "bo", sit(1, "Bo"));
  done(room, "ana", { kind: "start" });
  done(room, "ana", stand(0), sit(0, "Ana"));
  done(room, "bo", stand(1), sit(1, "Bo"));
  expect(room.seats).toEqual([
    { person: "ana", name: "Ana", colour: 1, chance: "c" },
    { person: "bo", name: "Bo", chance: "c" },
  ]);
  expect(Object.keys(room.seats[1] ?? {})).not.toContain("colour");
  done(room, "bo", stand(1), sit(1, "Bo", { colour: 4 }));
  expect(room.seats[1]).toMatchObject({ colour: 4 });
});

it("what is due first is due: a bot's turn before a clock; and whose seat is held already is waited for no more", () => {
  const timed = timedRoom({ game: "chat-peche", players: 3, clock, away: "fry" }, 0, [
    { kind: "bot", seat: 2, bot: { level: "heron" } },
  ]);
  expect(agendaOf(timed.room).map(({ at }) => at)).toEqual([1_000, 20_000, 20_000]);
  expect(dueOf(timed.room)).toBe(1_000);
  const { room, offer } = timedRoom({ game: "chat-peche", players: 3, away: "fry" }, 0);
  offer(60_000, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  expect(agendaOf(room).map(({ kind, seat }) => [kind, seat])).toEqual([
    ["bot", 0],
    ["away", 1],
    ["away", 2],
  ]);
});

it("whose time is up moves no more, and may do all else; what was thought of before is too late anyway", () => {
  const timed = () => timedRoom({ game: "fish-and-chips", players: 2, clock, away: "fry" }, 0);
  const first = { kind: "bot-first" };
  const why = ({ answer }: ReturnType<typeof offerAt>) =>
    answer.ok || answer.because.kind !== "table"
      ? answer.ok
        ? "granted"
        : answer.because.kind
      : answer.because.why;
  const move = { type: "draw" } as never;
  const late = timed().room;
  expect(why(offerAt(late, 0, { kind: "play", seen: 0, move }, "ana", 20_000))).toBe(first.kind);
  expect(why(offerAt(late, 0, { kind: "play", seen: 0, move }, "ana", 19_999))).not.toBe(first.kind);
  expect(why(offerAt(late, 0, { kind: "play", seen: 0, move }, "ana"))).not.toBe(first.kind);
  expect(why(offerAt(late, 0, { kind: "play", seen: 0, move }, null, 20_000))).not.toBe(first.kind);
  expect(why(offerAt(late, 0, { kind: "sit-down", seen: 0, name: "ana", colour: 5 }, "ana", 20_000))).toBe(
    "granted",
  );
  const moved = timed();
  moved.play(1_000);
  const seat = moved.room.clocks?.running === 1 ? 0 : 1;
  const person = moved.room.seats[seat]?.person ?? "";
  expect(why(offerAt(moved.room, seat, { kind: "play", seen: 0, move }, person, 90_000))).not.toBe(
    first.kind,
  );
  expect(why(offerAt(moved.room, seat, { kind: "play", seen: 1, move }, person, 90_000))).toBe(first.kind);
  expect(why(offerAt(moved.room, seat, { kind: "resign", seen: 1, level: "fry" }, person, 90_000))).toBe(
    "granted",
  );
});

it("a seat that a clock has put a bot in is neither taken nor left before it has moved, but by the house", () => {
  const timed = timedRoom({ game: "fish-and-chips", players: 3, clock, away: "fry" }, 0);
  const { table, seats } = timed.room;
  const seat = Math.log2(table === null ? 0 : awaited(table));
  const person = seats[seat]?.person ?? null;
  timed.offer(20_000, seat, { kind: "time-out", seen: 0, level: "fry", why: "time" });
  // That another is away is nothing to them.
  timed.offer(21_000, (seat + 1) % 3, { kind: "time-out", seen: 1, level: "fry", why: "away" });
  expect(isBound(timed.room, seat)).toBe(true);
  const why = (kind: "stand-up" | "resign", whose: string | null) => {
    const { answer } = offerAt(timed.room, seat, { kind, seen: 2, level: "fry" } as never, whose);
    return answer.ok ? "granted" : answer.because;
  };
  const bound = { kind: "table", why: "bot-first" };
  expect(why("stand-up", person)).toEqual(bound);
  expect(why("resign", person)).not.toEqual(bound);
  expect(why("stand-up", null)).not.toEqual(bound);
});
