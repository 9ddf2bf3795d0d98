/** Hints at a table apart: everybody who looks is told that one was taken, from wherever and however late. */
import type { NewTable } from "@guinguette/wire/http";
import { expect, it, onTestFinished } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";

const plan: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };
const told: NewTable = { ...plan, settings: { hints: "told" } };
const cast = { type: "cast", card: "catch", bait: 2 };
const incident = { kind: "hinted", number: 1, at: 0, seat: 0, holder: { kind: "person", name: "P0" } };
const taken = [{ seat: 0, name: "P0", count: 1 }];

async function open(file = someFile()): Promise<{ server: Served; clock: { now: number } }> {
  const clock = { now: 1_000_000 };
  const server = await served({ now: () => clock.now, store: openSqlite(file) });
  onTestFinished(async () => {
    await server.close();
    expect(server.notes).toEqual([]);
  });
  return { server, clock };
}

/** Somebody who looks, once they have seen how it stands. */
async function looking(server: Served, id: string, person: SomePerson | null, how: object): Promise<Raw> {
  const headers = person === null ? {} : { cookie: person.cookie };
  const raw = rawTo(server.address, `/api/v1/tables/${id}/live`, headers);
  raw.say({ type: "hello", version: 1, since: 0, ...how });
  await raw.until("hello");
  return raw;
}

async function offered(raw: Raw, offer: object): Promise<unknown> {
  raw.say({ type: "offer", id: 1, offer });
  return (await raw.until("answer")).answer;
}

it("each is told to all who play and watch, in the same words, and its number is answered", async () => {
  const { server } = await open();
  const { room, people } = await gathered(() => server.address, { ...told, watching: "public" });
  const [ana, bo] = people as [SomePerson, SomePerson];
  const lookers = [
    await looking(server, room.id, ana, { as: "seat" }),
    await looking(server, room.id, bo, { as: "seat" }),
    await looking(server, room.id, bo, { as: "public" }),
    await looking(server, room.id, null, { as: "public" }),
  ];
  for (const raw of lookers) await raw.until("sight");
  const [own] = lookers as [Raw];
  own.say({ type: "offer", id: 1, offer: { kind: "hint", seen: 0 } });
  for (const raw of lookers) {
    const { sight } = await raw.until("sight");
    expect(sight).toMatchObject({ number: 1, position: 0, moves: 0, heard: [], hints: taken });
    expect(sight.incidents).toEqual([incident]);
  }
  expect((await own.until("answer")).answer).toEqual({ ok: true, number: 1, again: false });
  // The same once more changes nothing, and nobody is told anything.
  expect(await offered(own, { kind: "hint", seen: 1 })).toEqual({ ok: true, number: 1, again: true });
  expect(await offered(own, { kind: "play", seen: 1, move: cast })).toMatchObject({ ok: true, number: 2 });
  for (const raw of lookers.slice(1)) expect((await raw.until("sight")).sight.number).toBe(2);
  for (const raw of lookers) raw.socket.close();
});

it("none is given where the table has none, nor to who is not to move, watches or sits elsewhere", async () => {
  const { server } = await open();
  const refused = (why: string) => ({ ok: false, because: { kind: "table", why } });
  const without = await gathered(() => server.address, plan);
  expect(without.room.plan.settings.hints).toBe("none");
  const [first] = without.people as [SomePerson];
  const ana = await looking(server, without.room.id, first, { as: "seat" });
  expect(await offered(ana, { kind: "hint", seen: 0 })).toEqual(refused("no-hints"));
  const { room, people } = await gathered(() => server.address, { ...told, watching: "seats" });
  const [one, two] = people as [SomePerson, SomePerson];
  const bo = await looking(server, room.id, two, { as: "seat" });
  expect(await offered(bo, { kind: "hint", seen: 0 })).toEqual(refused("not-your-turn"));
  await one.do("PUT", `/tables/${room.id}/seats/0/shown`, { shown: true });
  for (const how of [{ as: "seat", seat: 0 }, { as: "public" }]) {
    const watcher = await looking(
      server,
      room.id,
      somebody(() => server.address),
      how,
    );
    expect(await offered(watcher, { kind: "hint", seen: 0 })).toMatchObject({ ok: false });
    watcher.socket.close();
  }
  const { sight } = await bo.until("sight");
  expect(sight).toMatchObject({ number: 0, incidents: [], hints: [] });
  ana.socket.close();
  bo.socket.close();
});

it("a listed table has none: whoever opens or plans one with both is told why", async () => {
  const { server } = await open();
  const host = somebody(() => server.address);
  const both = await host.ask("POST", "/tables", { ...told, listed: true });
  expect([both.status, both.body]).toMatchObject([
    409,
    { type: "urn:guinguette:problem:hints-listed", at: "listed" },
  ]);
  const { id } = await host.do("POST", "/tables", told);
  expect((await host.ask("PATCH", `/tables/${id}`, { listed: true })).status).toBe(409);
  const changed = { listed: true, settings: { hints: "none" } };
  expect((await host.do("PATCH", `/tables/${id}`, changed)).plan).toMatchObject(changed);
  const problem = await host.ask("PATCH", `/tables/${id}`, { settings: { hints: "told" } });
  expect(problem.body).toMatchObject({ status: 409, at: "settings.hints" });
  expect((await host.do("GET", `/tables/${id}`)).plan).toMatchObject(changed);
});

it("it is there for who comes back, in the export and in the record, also when the server was started anew", async () => {
  const file = someFile();
  const first = await served({ store: openSqlite(file) });
  let { address } = first;
  const { room, people } = await gathered(() => address, told);
  const [ana, bo] = people as [SomePerson, SomePerson];
  const before = await looking(first, room.id, ana, { as: "seat" });
  expect(await offered(before, { kind: "hint", seen: 0 })).toMatchObject({ ok: true, number: 1 });
  await first.close();
  const { server } = await open(file);
  ({ address } = server);
  const again = await looking(server, room.id, ana, { as: "seat" });
  expect((await again.until("sight")).sight).toMatchObject({ hints: taken, incidents: [incident] });
  expect(await offered(again, { kind: "hint", seen: 1 })).toEqual({ ok: true, number: 1, again: true });
  for (const [person, isTheirs] of [
    [ana, true],
    [bo, false],
  ] as const)
    expect(JSON.stringify(await person.do("GET", "/me/export")).includes('"kind":"hinted"')).toBe(isTheirs);
  const other = await looking(server, room.id, bo, { as: "seat" });
  expect(await offered(other, { kind: "resign", seen: 1 })).toMatchObject({ ok: true });
  expect(await ana.do("GET", `/tables/${room.id}/record`)).toMatchObject({
    names: ["P0", "P1"],
    hints: taken,
  });
  for (const raw of [again, other]) raw.socket.close();
});
