/** What happens at a table by itself, on a real server: bots that move, clocks, and seats that are held. */
import { setTimeout } from "node:timers/promises";
import { within } from "@guinguette/bots/budget";
import type { BotName } from "@guinguette/bots/levels";
import { chosenIn } from "@guinguette/bots/thought";
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { firstSeat } from "@guinguette/rules/seats";
import type { Change } from "@guinguette/table/changes";
import type { Clock } from "@guinguette/table/decide";
import { awaited } from "@guinguette/table/table";
import type { NewTable } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import { base } from "@guinguette/wire/version";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Rooms } from "../rooms/rooms.ts";
import type { RoomAct } from "../rooms/turn.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { chanceOf } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { player } from "../testing/player.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served, thinkingHere } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";
import { timedRoom } from "../testing/timed.ts";
import type { Asker } from "../thinking/queue.ts";
import { type Thinking, thinkingIn } from "../thinking/thinking.ts";
import type { Thread } from "../thinking/thread.ts";
import { tend } from "./tending.ts";
import { wallClock } from "./wall-clock.ts";

/** A table with people in the first seats and bots in the others, started. */
async function seated(
  { address }: Served,
  plan: NewTable,
  persons: number,
  level: BotName = "random",
): Promise<{ room: RoomView; people: SomePerson[] }> {
  const host = somebody(() => address);
  const people = [host, ...Array.from({ length: persons - 1 }, () => somebody(() => address))].slice(
    0,
    persons,
  );
  const { id } = await host.do("POST", "/tables", plan);
  for (const [seat, person] of people.entries())
    await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: chanceOf(seat) });
  for (let seat = persons; seat < (plan.players ?? 0); seat++)
    await host.do("PUT", `/tables/${id}/seats/${seat}/bot`, { level });
  return { room: await host.do("POST", `/tables/${id}/start`), people };
}

function watching(
  { address }: Served,
  id: string,
  person: SomePerson | null = null,
  as = person === null ? "public" : "seat",
): Raw {
  const raw = rawTo(address, `${base}/tables/${id}/live`, person === null ? {} : { cookie: person.cookie });
  raw.say({ type: "hello", version: 1, as, since: 0 });
  return raw;
}

async function awaitedAt({ server }: Served, id: string): Promise<number> {
  const { table } = (await server.rooms.look(id)) ?? {};
  if (!table) throw new Error("it has not begun");
  return firstSeat(awaited(table));
}

/** Bots' turns come once they are told, and it is written down for whom they were asked. */
function thinkingOnce(told: Promise<void>, askers: Asker[] = []): Thinking {
  return {
    ...thinkingHere,
    async turn(asker, dropped) {
      askers.push(asker);
      const gone = new Promise((done) => dropped.addEventListener("abort", done));
      await Promise.race([told, gone]);
      return dropped.aborted ? null : thinkingHere.turn(asker, dropped);
    },
  };
}

async function over(raw: Raw) {
  for (;;) {
    const { sight } = await raw.until("sight");
    if (sight.winners !== null) return sight;
  }
}

it.each(gameIds)("bots play %s to its end among themselves, and with a person", async (game) => {
  const server = await someServer();
  const most = Math.max(...gameOf(game).about.players);
  const options = game === "fish-and-chips" ? { target: 20 } : {};
  for (const persons of [0, 1]) {
    const { room, people } = await seated(server, { game, players: Math.min(3, most), options }, persons);
    const raw = watching(server, room.id);
    const sitting = people.map((person) =>
      player(
        person,
        room.id,
        () => {},
        () => 0,
      ),
    );
    const { number, moves } = await over(raw);
    // Each move was made once, and nothing else happened.
    expect(number).toBe(moves);
    for (const each of sitting) each.leave();
    raw.socket.close();
  }
});

/** What has become of the game once everything has happened that is due. */
async function sweptChanges({ server }: Served, id: string): Promise<readonly Change[] | undefined> {
  await server.sweep();
  await server.rooms.idle();
  return (await server.rooms.look(id))?.table?.changes;
}

it("time runs out: a bot holds the seat, everybody sees it, and its owner sits down again by coming back", async () => {
  let time = 1_000_000;
  const server = await someServer({ now: () => time });
  const clock = { kind: "move", seconds: 20 } as const;
  const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;
  const { room, people } = await seated(server, plan, 2);
  const first = await awaitedAt(server, room.id);
  const [owner, other] = [people[first], people[1 - first]];
  const there = watching(server, room.id, other);
  const told = await there.until("clock");
  expect(told.now).toBe(time);
  expect(told.seats[first]).toEqual({ left: 20_000, running: true });
  expect(told.seats[1 - first]).toEqual({ left: 20_000, running: false });
  time += 60_000;
  const { sight } = await there.until("sight");
  expect(sight.chairs[first]).toMatchObject({
    holder: { kind: "person", name: `P${first}` },
    standIn: "fry",
  });
  expect(sight.incidents).toMatchObject([{ kind: "held", seat: first, level: "fry", why: "time" }]);
  expect((await there.until("clock")).seats[first]).toEqual({ left: null, running: false });
  // The bot moves for them until it is the other's turn.
  for (let at = sight; at.awaited.includes(first); ) at = (await there.until("sight")).sight;
  const back = watching(server, room.id, owner);
  const own = (await back.until("sight")).sight;
  expect(own.chairs[first]?.standIn).toBeNull();
  expect((await back.until("clock")).seats[first]).toEqual({ left: 20_000, running: false });
  there.socket.close();
  back.socket.close();
});

it("a clock that runs for long is over when it is, and not when somebody finds it in the store", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { room } = timedRoom(
    { game: "wishes", players: 2, clock: { kind: "move", seconds: 600 }, away: "fry" },
    0,
  );
  let time = 0;
  const held: (number | null)[] = [];
  const rooms = {
    look: async () => room,
    act: async (_id: string, act: RoomAct<unknown>) => void held.push(act(room).entry === null ? null : time),
  } as unknown as Rooms;
  const none = { store: null as never, clock: null as never, thinking: thinkingHere, pace: 0 };
  const tending = tend({
    ...none,
    rooms,
    now: () => time,
    isAway: () => false,
    isWatched: () => false,
    askerAt: () => ({ rank: "unwatched", household: "" }),
    said: () => {},
    noted: (cause) => {
      throw cause;
    },
  });
  try {
    tending.told(room, [], true);
    time = 599_999;
    await vi.advanceTimersByTimeAsync(599_999);
    expect(held).toEqual([]);
    time = 600_000;
    await vi.advanceTimersByTimeAsync(1);
    expect(held).toEqual([600_000]);
  } finally {
    tending.close();
    vi.useRealTimers();
  }
});

it("a move that comes when its time is up is refused, also where nobody has put a bot there yet", async () => {
  let time = 1_000_000;
  const server = await someServer({ now: () => time, byItself: false });
  const clock = { kind: "move", seconds: 20 } as const;
  const { room, people } = await seated(
    server,
    { game: "fish-and-chips", players: 2, clock, away: "fry" },
    2,
  );
  const first = await awaitedAt(server, room.id);
  const there = watching(server, room.id, people[first]);
  const { legal } = (await there.until("sight")).sight;
  time += 20_000;
  there.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: legal[0] } });
  expect((await there.until("answer")).answer).toEqual({
    ok: false,
    because: { kind: "table", why: "bot-first" },
  });
  time -= 1;
  there.say({ type: "offer", id: 2, offer: { kind: "play", seen: 0, move: legal[0] } });
  expect((await there.until("answer")).answer).toMatchObject({ ok: true, number: 1 });
  there.socket.close();
});

it("who is out of time sits down again once the bot has moved, and without asking again", async () => {
  let time = 1_000_000;
  let go = () => {};
  const told = new Promise<void>((done) => {
    go = done;
  });
  const server = await someServer({ now: () => time, thinking: thinkingOnce(told) });
  const clock = { kind: "move", seconds: 20 } as const;
  const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;
  const { room, people } = await seated(server, plan, 2);
  const first = await awaitedAt(server, room.id);
  const there = watching(server, room.id, people[first]);
  await there.until("sight");
  time += 60_000;
  expect((await there.until("sight")).sight.chairs[first]?.standIn).toBe("fry");
  there.say({ type: "offer", id: 1, offer: { kind: "sit-down", seen: 1, name: `P${first}` } });
  expect((await there.until("answer")).answer).toMatchObject({ because: { why: "bot-first" } });
  // By coming anew, neither.
  const anew = watching(server, room.id, people[first]);
  expect((await anew.until("sight")).sight.chairs[first]?.standIn).toBe("fry");
  go();
  const moved = (await there.until("sight")).sight;
  expect(moved.moves).toBe(1);
  for (let at = moved; at.chairs[first]?.standIn !== null; ) at = (await there.until("sight")).sight;
  const { table } = (await server.server.rooms.look(room.id)) ?? {};
  expect(table?.changes.map(({ kind }) => kind).slice(0, 2)).toEqual(["timed-out", "played"]);
  for (const raw of [there, anew]) raw.socket.close();
});

it("who is there while their time runs out has their seat again after that one move of the bot", async () => {
  let time = 1_000_000;
  const server = await someServer({ now: () => time });
  const clock = { kind: "move", seconds: 20 } as const;
  const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;
  const { room, people } = await seated(server, plan, 2);
  const first = await awaitedAt(server, room.id);
  const there = watching(server, room.id, people[first]);
  expect((await there.until("sight")).sight.legal).not.toEqual([]);
  time += 60_000;
  const held = (await there.until("sight")).sight;
  // Nothing is theirs to play while it is held.
  expect([held.chairs[first]?.standIn, held.legal]).toEqual(["fry", []]);
  let at = held;
  while (at.chairs[first]?.standIn !== null) at = (await there.until("sight")).sight;
  expect(at.movers).toEqual([first]);
  there.socket.close();
});

it("a clock that was a day ahead holds no table up once it is right, nor whoever reads it anew", async () => {
  const file = someFile();
  let time = 100_000_000;
  const silent = { ...thinkingHere, isFull: () => true };
  const ahead = await served({ store: openSqlite(file), now: () => time, thinking: silent });
  const clock = { kind: "move", seconds: 20 } as const;
  const plan = { game: "fish-and-chips", players: 2, clock, away: "fry" } as const;
  const { room, people } = await seated(ahead, plan, 2);
  const first = await awaitedAt(ahead, room.id);
  const before = watching(ahead, room.id, people[first]);
  const { sight } = await before.until("sight");
  before.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move: sight.legal[0] } });
  expect((await before.until("answer")).answer).toMatchObject({ ok: true });
  before.socket.close();
  await ahead.close();
  time -= 86_400_000;
  const server = await someServer({ store: openSqlite(file), now: () => time });
  const there = watching(server, room.id);
  const next = await awaitedAt(server, room.id);
  expect((await there.until("clock")).seats[next]).toEqual({ left: 20_000, running: true });
  time += 30_000;
  const changes = await sweptChanges(server, room.id);
  expect(changes?.some(({ kind }) => kind === "timed-out")).toBe(true);
  there.socket.close();
});

it("where the table waits, a time that is up changes nothing, and everybody knows it", async () => {
  let time = 1_000_000;
  const server = await someServer({ now: () => time });
  const clock = { kind: "game", seconds: 30, added: 0 } as const;
  const { room, people } = await seated(server, { game: "fish-and-chips", players: 2, clock }, 2);
  const first = await awaitedAt(server, room.id);
  time += 100_000;
  const raw = watching(server, room.id, people[first]);
  expect((await raw.until("clock")).seats[first]).toEqual({ left: 0, running: true });
  expect(await sweptChanges(server, room.id)).toEqual([]);
  raw.socket.close();
});

it("who stays away has a bot hold their seat while others wait, and no sooner", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const { room, people } = await seated(server, { game: "fish-and-chips", players: 2, away: "perch" }, 2);
  const first = await awaitedAt(server, room.id);
  const raw = watching(server, room.id, people[1 - first]);
  await raw.until("sight");
  // Whoever waits has only just come, and perhaps so will the other.
  time += 70_000;
  ticks += 30_000;
  expect(await sweptChanges(server, room.id)).toEqual([]);
  time += 70_000;
  ticks += 70_000;
  const { sight } = await raw.until("sight");
  expect(sight.chairs[first]?.standIn).toBe("perch");
  raw.socket.close();
});

it("where the table waits for who is away, who keeps it lets a bot hold the seat after a while, until they are back", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const { room, people } = await seated(server, { game: "fish-and-chips", players: 2 }, 2);
  const first = await awaitedAt(server, room.id);
  const there = watching(server, room.id, people[1 - first]);
  const stranger = watching(server, room.id);
  for (const raw of [there, stranger]) await raw.until("sight");
  const asks = async (raw: Raw) => {
    raw.say({ type: "may-hold", id: 1, seat: first });
    return (await raw.until("may-hold")).in;
  };
  const holds = async (raw: Raw) => {
    raw.say({ type: "hold", id: 2, seat: first });
    return (await raw.until("hold")).held;
  };
  expect([await asks(there), await holds(there)]).toEqual([180_000, false]);
  time += 170_000;
  // Whoever asks has only just come, and perhaps so will the other.
  expect(await asks(there)).toBe(60_000);
  ticks += 70_000;
  expect([await asks(there), await holds(there)]).toEqual([10_000, false]);
  time += 20_000;
  expect([await asks(stranger), await holds(stranger)]).toEqual([null, false]);
  // Who is there, and thinks for long, keeps their seat: there is no vote before ten minutes.
  const owner = watching(server, room.id, people[first]);
  await owner.until("sight");
  expect([await asks(there), await holds(there)]).toEqual([600_000, false]);
  owner.socket.close();
  await owner.ended;
  // For a minute they may be on their way back; who is there hears when they are not.
  const isNow = async (how: string) => (await there.until("presence")).seats[first] === how;
  while (!(await isNow("back-soon")));
  ticks += 61_000;
  while (!(await isNow("away")));
  expect([await asks(there), await holds(there)]).toEqual([0, true]);
  const { sight } = await stranger.until("sight");
  expect(sight.chairs[first]?.standIn).toBe("perch");
  expect(sight.incidents).toMatchObject([{ kind: "held", seat: first, level: "perch", why: "away" }]);
  const back = watching(server, room.id, people[first]);
  expect((await back.until("sight")).sight.chairs[first]?.standIn).toBeNull();
  for (const raw of [there, stranger, back]) raw.socket.close();
});

it("who keeps the table without a seat lets a bot hold one, though all who play are away; a stranger may not", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const keeper = somebody(() => server.address);
  const { id } = await keeper.do("POST", "/tables", { game: "fish-and-chips", players: 2 });
  for (const seat of [0, 1])
    await somebody(() => server.address).do("POST", `/tables/${id}/seats/${seat}`, {
      name: `P${seat}`,
      chance: chanceOf(seat),
    });
  await keeper.do("POST", `/tables/${id}/start`);
  const first = await awaitedAt(server, id);
  const hosting = watching(server, id, keeper, "public");
  const stranger = watching(server, id);
  for (const raw of [hosting, stranger]) await raw.until("sight");
  const mayHold = async (raw: Raw) => {
    raw.say({ type: "may-hold", id: 1, seat: first });
    return (await raw.until("may-hold")).in;
  };
  time += 170_000;
  // Whoever asks has only just come, and perhaps so will the others.
  expect([await mayHold(hosting), await mayHold(stranger)]).toEqual([60_000, null]);
  [time, ticks] = [time + 70_000, 70_000];
  expect([await mayHold(hosting), await mayHold(stranger)]).toEqual([0, null]);
  hosting.say({ type: "hold", id: 2, seat: first });
  expect((await hosting.until("hold")).held).toBe(true);
  expect((await stranger.until("sight")).sight.chairs[first]?.standIn).toBe("perch");
  for (const raw of [hosting, stranger]) raw.socket.close();
});

it("who only watches waits for nobody: no bot plays because of them", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const { room, people } = await seated(server, { game: "fish-and-chips", players: 2, away: "perch" }, 2);
  const first = await awaitedAt(server, room.id);
  const stranger = watching(server, room.id);
  await stranger.until("sight");
  time += 140_000;
  ticks += 140_000;
  expect(await sweptChanges(server, room.id)).toEqual([]);
  stranger.socket.close();
  // Whoever plays there waits.
  const other = watching(server, room.id, people[1 - first]);
  await other.until("sight");
  time += 70_000;
  ticks += 70_000;
  expect((await other.until("sight")).sight.chairs[first]?.standIn).toBe("perch");
  other.socket.close();
});

it("where there is a clock it alone says when a bot holds a seat, whoever waits", async () => {
  let [time, ticks] = [1_000_000, 0];
  const server = await someServer({ now: () => time, ticks: () => ticks });
  const clock = { kind: "move", seconds: 86_400 } as const;
  const plan = { game: "fish-and-chips", players: 2, clock, away: "perch" } as const;
  const { room, people } = await seated(server, plan, 2);
  const first = await awaitedAt(server, room.id);
  const other = watching(server, room.id, people[1 - first]);
  await other.until("sight");
  time += 3_600_000;
  ticks += 3_600_000;
  expect(await sweptChanges(server, room.id)).toEqual([]);
  time += 82_900_000;
  expect((await other.until("sight")).sight.chairs[first]?.standIn).toBe("perch");
  other.socket.close();
});

it("who gives up is played on for by a bot that the table chooses, and the others see it", async () => {
  const server = await someServer();
  const { room, people } = await seated(server, { game: "wishes", players: 3, away: "gudgeon" }, 3);
  const [ana, bo] = people.map((person) => watching(server, room.id, person)) as [Raw, Raw];
  await bo.until("sight");
  ana.say({ type: "offer", id: 1, offer: { kind: "resign", seen: 0 } });
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  const { sight } = await bo.until("sight");
  expect(sight.chairs[0]).toMatchObject({ standIn: "gudgeon", resigned: true });
  for (const raw of [ana, bo]) raw.socket.close();
  // It does not come back by itself.
  const again = watching(server, room.id, people[0]);
  expect((await again.until("sight")).sight.chairs[0]).toMatchObject({ resigned: true });
  again.socket.close();
});

it("where no bot can think any legal move is played, and everybody at the table is told", async () => {
  const thinking = { ...thinkingHere, turn: async () => ({ places: [], done() {} }) };
  const server = await someServer({ thinking });
  const { room, people } = await seated(server, { game: "fish-and-chips", players: 2 }, 1, "heron");
  expect(room.host).toBe(0);
  const there = watching(server, room.id, people[0]);
  const looking = watching(server, room.id);
  const sitting = player(
    people[0] as SomePerson,
    room.id,
    () => {},
    () => 0,
  );
  for (const raw of [there, looking])
    expect(await raw.until("thoughtless")).toEqual({ type: "thoughtless", seat: 1 });
  sitting.leave();
  for (const raw of [there, looking]) raw.socket.close();
});

it("a bot answers in fixed beats, whatever there is to choose", async () => {
  const server = await someServer({ pace: 120 });
  const plan = { game: "fish-fish", players: 2 } as const;
  const { room } = await seated(server, plan, 0, "fry");
  const raw = watching(server, room.id);
  await over(raw);
  raw.socket.close();
  const store = openSqlite(server.file);
  const times = (await store.load(room.id))?.rows.map(({ at }) => at) ?? [];
  await store.close();
  const moves = times.slice(-5);
  const gaps = moves.slice(1).map((at, index) => at - (moves[index] ?? 0));
  // No answer comes before its time, be it the only one there is.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(118);
});

/** Asks the file itself; what it is told to do, it does first. */
function dueIn(file: string, id: string, first = "SELECT 1"): number | null {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(first);
  const { due } = db.prepare("SELECT due FROM rooms WHERE id = ?").get(id) as { due: number | null };
  db.close();
  return due;
}

it("a table that nobody can read keeps no other waiting, and is left alone for longer and longer", async () => {
  let time = 1_000_000;
  const file = someFile();
  const before = await someServer({ store: openSqlite(file), now: () => time, byItself: false });
  const plan = { game: "fish-fish", players: 2 } as const;
  const broken = (await seated(before, plan, 0)).room.id;
  const { room } = await seated(before, plan, 0);
  dueIn(file, broken, `UPDATE entries SET json = '{}' WHERE room = '${broken}'`);
  time += 10_000;
  const server = await served({ store: openSqlite(file), now: () => time });
  const raw = watching(server, room.id);
  await over(raw);
  raw.socket.close();
  for (const pause of [40_000, 80_000, 160_000]) {
    while (dueIn(file, broken) !== time + pause) await setTimeout(20);
    time += pause + 10_000;
  }
  await server.close();
  expect(server.notes.length).toBeGreaterThanOrEqual(3);
});

it("a table that could not be read and has been mended is left alone no longer than any other, should it fail again", async () => {
  const { room } = timedRoom({ game: "wishes", players: 2 }, 0);
  let time = 0;
  const pauses: (number | null)[] = [];
  let isBroken = true;
  const tending = tend({
    rooms: {
      look: () => (isBroken ? Promise.reject(new Error("no room")) : Promise.resolve(room)),
    } as unknown as Rooms,
    store: {
      overdue: async () => [room.id],
      postpone: async (_id: string, _from: number, to: number | null) =>
        void pauses.push(to === null ? null : to - time),
    } as unknown as Store,
    now: () => time,
    ...{ clock: wallClock, thinking: thinkingHere, pace: 0 },
    isAway: () => false,
    isWatched: () => false,
    askerAt: () => ({ rank: "unwatched", household: "" }),
    said: () => {},
    noted: () => {},
  });
  onTestFinished(tending.close);
  const sweep = async () => {
    await tending.sweep();
    time += 1_000_000;
  };
  for (let times = 0; times < 3; times++) await sweep();
  isBroken = false;
  // Somebody has moved there.
  tending.told(room, [], true);
  isBroken = true;
  await sweep();
  expect(pauses).toEqual([40_000, 80_000, 160_000, 40_000]);
});

it("a table that everybody has left is not looked for, until somebody is back", async () => {
  let time = 1_000_000;
  const server = await someServer({ now: () => time });
  const { room } = await seated(server, { game: "fish-and-chips", players: 2, away: "perch" }, 2);
  expect(dueIn(server.file, room.id)).toBeNull();
  // It may have been filed before that was so.
  time += 70_000;
  dueIn(server.file, room.id, "UPDATE rooms SET due = 5");
  while (dueIn(server.file, room.id) !== null) await setTimeout(20);
});

/** A table of one person and two bots, one of whom begins. */
async function botFirst(server: Served): ReturnType<typeof seated> {
  for (;;) {
    const made = await seated(server, { game: "fish-fish", players: 3 }, 1);
    if ((await awaitedAt(server, made.room.id)) !== 0) return made;
  }
}

function later(): { told: Promise<void>; go: () => void } {
  let go = () => {};
  const told = new Promise<void>((done) => {
    go = done;
  });
  return { told, go: () => go() };
}

it("bots think for people first who are there, then where anybody watches: it is said with what is asked", async () => {
  const askers: Asker[] = [];
  const { told, go } = later();
  const server = await someServer({ thinking: thinkingOnce(told, askers) });
  const plan = { game: "fish-fish", players: 2 } as const;
  const alone = await seated(server, plan, 0);
  while (askers.length === 0) await setTimeout(5);
  expect(askers).toEqual([{ rank: "unwatched", household: "" }]);
  const raw = watching(server, alone.room.id);
  await raw.until("sight");
  go();
  await over(raw);
  expect(askers.at(-1)).toEqual({ rank: "watched", household: "127.0.0.1" });
  raw.socket.close();
});

it("a table that its people have left is nobody's, whoever opened it, until one of them comes", async () => {
  const askers: Asker[] = [];
  const { told, go } = later();
  const server = await someServer({ thinking: thinkingOnce(told, askers) });
  const { room, people } = await botFirst(server);
  for (let count = 0; count < 2; count++) await botFirst(server);
  while (askers.length < 3) await setTimeout(5);
  expect(new Set(askers.map(({ rank, household }) => `${rank} ${household}`))).toEqual(
    new Set(["unwatched "]),
  );
  // It is asked for anew where somebody waits for it now: first somebody who watches, then who plays there.
  askers.length = 0;
  const raw = watching(server, room.id);
  await raw.until("sight");
  while (askers.length < 1) await setTimeout(5);
  const line = player(
    people[0] as SomePerson,
    room.id,
    () => {},
    () => 0,
  );
  while (askers.length < 2) await setTimeout(5);
  expect(askers).toEqual([
    { rank: "watched", household: "127.0.0.1" },
    { rank: "people", household: "127.0.0.1" },
  ]);
  go();
  await line.over;
  line.leave();
  raw.socket.close();
});

it("a bot for which there was no room plays as soon as somebody comes, and not when it is found", async () => {
  let time = 1_000_000;
  const isFull = ({ rank }: Asker) => rank === "unwatched";
  const server = await someServer({ now: () => time, thinking: { ...thinkingHere, isFull } });
  const { room, people } = await botFirst(server);
  time += 10_000;
  // Found, and left for a while.
  expect(await sweptChanges(server, room.id)).toEqual([]);
  const there = watching(server, room.id, people[0]);
  for (let at = 0; at < 1; ) at = (await there.until("sight")).sight.number;
  there.socket.close();
});

/** One thread, in which each thought lasts until it is let go. */
function slowThread(): { thread: Thread; thoughts: (() => void)[] } {
  const thoughts: (() => void)[] = [];
  const think: Thread["think"] = async (thought) => {
    await new Promise<void>((done) => void thoughts.push(done));
    return chosenIn(
      thought,
      within(0, () => 0),
    );
  };
  return { thread: { think, end() {} }, thoughts };
}

/** Answers come at once, and no thought takes too long. */
const quick: Clock = {
  ...wallClock,
  timer: (milliseconds) => wallClock.timer(milliseconds > 10_000 ? 600_000 : 0),
};

it("more tables of herons than there is time for: each waits its turn, oldest first, and none is left to be found", async () => {
  const { thread, thoughts } = slowThread();
  // Time stands still, so that nothing is ever found to be late.
  const server = await someServer({ now: () => 1_000_000, thinking: thinkingIn([thread]), clock: quick });
  const plan = { game: "fish-fish", players: 2 } as const;
  const opened: string[] = [];
  while (opened.length < 12) opened.push((await seated(server, plan, 0, "heron")).room.id);
  const moved: string[] = [];
  server.server.rooms.listen(({ id }) => void moved.push(id));
  for (let turn = 0; turn < 2 * opened.length; turn++) {
    const next = await vi.waitFor(() => thoughts.shift() ?? expect.fail("nobody thinks"));
    next();
    await vi.waitFor(() => expect(moved).toHaveLength(turn + 1));
  }
  expect(moved).toEqual([...opened, ...opened]);
});

it("a table that its people have left while its bot waited comes after those where somebody is", async () => {
  const { thread, thoughts } = slowThread();
  const server = await someServer({ now: () => 1_000_000, thinking: thinkingIn([thread]), clock: quick });
  const plan = { game: "fish-fish", players: 3 } as const;
  const moved: string[] = [];
  server.server.rooms.listen(({ id }, [entry]) => {
    if (entry?.kind === "changed") moved.push(id);
  });
  const busy = (await seated(server, plan, 0, "heron")).room.id;
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  const left = await botFirst(server);
  const there = await botFirst(server);
  const [leaving, staying] = [left, there].map(({ room, people }) => watching(server, room.id, people[0]));
  for (const raw of [leaving, staying]) await raw?.until("sight");
  leaving?.socket.close();
  await leaving?.ended;
  for (let turn = 0; turn < 3; turn++) {
    await vi.waitFor(() => expect(thoughts.length).toBeGreaterThan(0));
    thoughts.shift()?.();
    await vi.waitFor(() => expect(moved).toHaveLength(turn + 1));
  }
  expect(moved.slice(0, 2)).toEqual([busy, there.room.id]);
  staying?.socket.close();
});

it("however long a bot waits for its turn, it thinks: no move is just any", async () => {
  const { told, go } = later();
  let isTheirTurn = false;
  const clock: Clock = {
    ...wallClock,
    // Who is asked before it is their turn is soon waited for no more.
    timer: (milliseconds) => wallClock.timer(milliseconds > 10_000 && !isTheirTurn ? 20 : milliseconds),
  };
  const askers: Asker[] = [];
  const server = await someServer({ thinking: thinkingOnce(told, askers), clock });
  const { room } = await seated(server, { game: "fish-fish", players: 2 }, 0);
  const raw = watching(server, room.id);
  await raw.until("sight");
  while (askers.length === 0) await setTimeout(5);
  // A timer that was set before this one, for as long, has gone off.
  await setTimeout(20);
  isTheirTurn = true;
  go();
  await over(raw);
  expect(raw.texts.filter((text) => text.includes("thoughtless"))).toEqual([]);
  raw.socket.close();
});
