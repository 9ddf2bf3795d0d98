/** A machine whose clock is set while people play, and machines whose clocks differ. */
import { expect, it, onTestFinished, vi } from "vitest";
import { busIn, type Hub } from "./bus/in-process.ts";
import { openSqlite } from "./store/sqlite.ts";
import { someFile } from "./testing/folder.ts";
import { gathered } from "./testing/gathered.ts";
import { type SomePerson, somebody } from "./testing/person.ts";
import { type Raw, rawTo } from "./testing/raw.ts";
import { type Served, served } from "./testing/served.ts";
import { someServer } from "./testing/some-server.ts";
import { timeFrom } from "./time.ts";

const DAY = 86_400_000;
const clock = { kind: "move", seconds: 5 } as const;
const game = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } } as const;
const move = { type: "cast", card: "catch", bait: 2 };

function look({ address }: Served, table: string, person: SomePerson | null): Raw {
  const cookie = person === null ? {} : { cookie: person.cookie };
  const raw = rawTo(address, `/api/v1/tables/${table}/live`, cookie);
  raw.say({ type: "hello", version: 1, as: person === null ? "public" : "seat", since: 0 });
  onTestFinished(() => raw.socket.terminate());
  return raw;
}

async function seenMoves(raw: Raw, moves: number): Promise<void> {
  while ((await raw.until("sight")).sight.moves < moves);
}

/** What is left to each seat, as it is told next. */
const left = async (raw: Raw) => (await raw.until("clock")).seats.map((seat) => seat.left);

it("the server's time goes on from where it began, by whole milliseconds and never back", () => {
  let ticks = 12_345.6;
  const now = timeFrom(1_000, () => ticks);
  expect(now()).toBe(1_000);
  ticks += 1.7;
  expect(now()).toBe(1_001);
});

it.each([
  ["back", -DAY],
  ["forth", DAY],
])("a machine's clock that is set %s by a day changes nothing at a table in play", async (_, jump) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await someServer();
  const table = await gathered(() => server.address, { ...game, clock, away: "fry" });
  const { room, people } = table;
  const [ana, bo, watcher] = [0, 1, 2].map((at) => look(server, room.id, people[at] ?? null)) as [
    Raw,
    Raw,
    Raw,
  ];
  for (const raw of [ana, bo]) expect(await left(raw)).toEqual([5_000, 5_000]);
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() + jump);
  // It has used the two seconds that have gone by, and no others.
  ana.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move } });
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  expect(await left(bo)).toEqual([5_000, 5_000]);
  await seenMoves(watcher, 1);
  vi.advanceTimersByTime(3_000);
  await server.server.sweep();
  await server.server.rooms.idle();
  expect((await server.server.rooms.look(room.id))?.table?.incidents).toEqual([]);
  // Now their own five seconds have gone by, and the while that others are given to see to it.
  vi.advanceTimersByTime(6_000);
  await server.server.sweep();
  await expect
    .poll(async () => (await server.server.rooms.look(room.id))?.table?.incidents[0]?.kind)
    .toBe("held");
});

it("of two processes whose clocks differ, both tell of a table what its entries say, and neither waits", async () => {
  const [file, hub]: [string, Hub] = [someFile(), new Map()];
  let time = 10 * DAY;
  const serve = (now: () => number) => someServer({ store: openSqlite(file), bus: busIn(hub), now });
  const [ahead, behind] = [await serve(() => time + 3_600_000), await serve(() => time)];
  const { room, people } = await gathered(() => ahead.address, { ...game, clock, away: "fry" });
  const ana = look(ahead, room.id, people[0] ?? null);
  const [bo, watcher] = [look(behind, room.id, people[1] ?? null), look(behind, room.id, null)];
  for (const raw of [ana, bo]) await raw.until("clock");
  await watcher.until("room");
  time += 1_000;
  ana.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move } });
  expect((await ana.until("answer")).answer).toMatchObject({ ok: true });
  expect(await left(bo)).toEqual([5_000, 5_000]);
  time += 1_000;
  for (const server of [ahead, behind])
    expect(await left(look(server, room.id, people[1] ?? null))).toEqual([5_000, 4_000]);
  time += 2_000;
  await seenMoves(watcher, 1);
  time += 6_000;
  await behind.server.sweep();
  const held = async (server: Served) => (await server.server.rooms.look(room.id))?.table?.incidents[0]?.kind;
  await expect.poll(() => held(behind)).toBe("held");
  await expect.poll(() => held(ahead)).toBe("held");
});

it("a table that is ahead and that nobody looks at has its clock run on, and is found when its time is up", async () => {
  const file = someFile();
  let time = 400 * DAY;
  const first = await served({ store: openSqlite(file), now: () => time });
  const byLetter = { kind: "move", seconds: 86_400 } as const;
  const table = await gathered(() => first.address, { ...game, clock: byLetter, away: "fry" });
  await first.close();
  // It was a year ahead.
  time -= 365 * DAY;
  const server = await someServer({
    store: openSqlite(file),
    now: () => time,
    bounds: { rooms: 1, size: 0 },
  });
  const { id } = table.room;
  const isHeld = async () => ((await server.server.rooms.look(id))?.table?.incidents.length ?? 0) > 0;
  // It leaves memory whenever another is looked at.
  const { id: other } = await somebody(() => server.address).do("POST", "/tables", game);
  const forget = async () => expect(await server.server.rooms.look(other)).not.toBeNull();
  expect(await isHeld()).toBe(false);
  for (let hours = 0; hours < 20; hours += 5) {
    await forget();
    expect(server.server.rooms.has(id)).toBe(false);
    expect(await isHeld()).toBe(false);
    time += DAY / 4 - 1;
  }
  await forget();
  time += 10_000;
  await server.server.sweep();
  await expect.poll(isHeld).toBe(true);
});
