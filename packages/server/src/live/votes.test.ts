/** Votes on whoever is there and does not move, at a table without a clock. */
import { firstSeat } from "@guinguette/rules/seats";
import type { Sight } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import type { FromTable } from "@guinguette/wire/live";
import { expect, it, vi } from "vitest";
import { busIn, type Hub } from "../bus/in-process.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import type { SomePerson } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import type { Served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

type Told = Pick<Extract<FromTable, { type: "may-hold" }>, "in" | "vote">;
const mayNot: Told = { in: null, vote: null };
const not = { held: false, voted: false };

function looking({ address }: Served, table: string, person: SomePerson | null): Raw {
  const headers = person === null ? {} : { cookie: person.cookie };
  const raw = rawTo(address, `/api/v1/tables/${table}/live`, headers);
  raw.say({ type: "hello", version: 1, as: person === null ? "public" : "seat", since: 0 });
  return raw;
}

async function mayHold(raw: Raw, seat: number): Promise<Told> {
  raw.say({ type: "may-hold", id: 1, seat });
  const { in: wait, vote } = await raw.until("may-hold");
  return { in: wait, vote };
}

async function hold(raw: Raw, seat: number) {
  raw.say({ type: "hold", id: 2, seat });
  const { held, voted } = await raw.until("hold");
  return { held, voted };
}

const votesIn = ({ texts }: Raw) => texts.filter((text) => text.startsWith('{"type":"voted"'));

async function offer(raw: Raw, offered: object) {
  raw.say({ type: "offer", id: 3, offer: offered });
  return (await raw.until("answer")).answer;
}

/** A table where all are there and somebody is waited for; time is in the test's hands, by both clocks of the server. */
async function still(players: number, processes = 1) {
  const clock = { now: 1_000_000, ticks: 0 };
  const hub: Hub = new Map();
  const file = someFile();
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      someServer({
        store: openSqlite(file),
        now: () => clock.now,
        ticks: () => clock.ticks,
        ...(processes === 1 ? {} : { bus: busIn(hub) }),
      }),
    ),
  );
  const [server] = servers as [Served];
  const { room, people } = await gathered(() => server.address, { game: "fish-and-chips", players });
  const table = async () => (await server.server.rooms.look(room.id))?.table ?? null;
  const begun = await table();
  const idle = begun === null ? -1 : firstSeat(awaited(begun));
  const sitting = people.map((person, seat) =>
    looking(servers[seat % servers.length] ?? server, room.id, person),
  );
  for (const raw of sitting) await raw.until("sight");
  const everybody = JSON.stringify(people.map(() => "here"));
  const knowsAll = ({ texts }: Raw) =>
    texts.findLast((text) => text.startsWith('{"type":"presence"'))?.includes(everybody);
  await vi.waitFor(() => expect(sitting.every(knowsAll)).toBe(true), 10_000);
  const others = sitting.flatMap((_, seat) => (seat === idle ? [] : [seat]));
  const at = (seat: number | undefined) => sitting[seat ?? -1] as Raw;
  return {
    ...{ clock, server, room, people, idle, others, sitting, table, at },
    seen: async () => (await table())?.changes.length ?? 0,
    pass(milliseconds: number) {
      clock.now += milliseconds;
      clock.ticks += milliseconds;
    },
    close() {
      for (const raw of sitting) raw.socket.close();
    },
  };
}

/** The next sight in which the seat is held by this bot, or by none. */
async function until(raw: Raw, seat: number, standIn: string | null): Promise<Sight> {
  for (;;) {
    const { sight } = await raw.until("sight");
    if ((sight.chairs[seat]?.standIn ?? null) === standIn) return sight as unknown as Sight;
  }
}

it("who stays connected and never moves holds no table: the other has a bot in the seat, until they say they are back", async () => {
  const { server, room, people, idle, others, at, pass, seen, close } = await still(2);
  const [other, owner] = [at(others[0]), at(idle)];
  expect([await mayHold(other, idle), await hold(other, idle)]).toEqual([{ in: 600_000, vote: null }, not]);
  // Clocks tick in fractions; what is told is whole milliseconds.
  pass(0.5);
  expect(await mayHold(other, idle)).toEqual({ in: 600_000, vote: null });
  pass(599_998.5);
  expect([await mayHold(other, idle), await hold(other, idle)]).toEqual([{ in: 1, vote: null }, not]);
  pass(1);
  const vote = { by: [], needed: 1 };
  expect(await mayHold(other, idle)).toEqual({ in: 0, vote });
  // Nobody votes on themselves, nor who only watches.
  const stranger = looking(server, room.id, null);
  for (const raw of [owner, stranger])
    expect([await mayHold(raw, idle), await hold(raw, idle)]).toEqual([{ in: null, vote }, not]);
  // Nor is there a vote on whoever nobody waits for.
  expect(await mayHold(other, others[0] ?? -1)).toEqual(mayNot);
  expect(await hold(other, idle)).toEqual({ held: true, voted: true });
  const held = await until(owner, idle, "perch");
  expect(held.incidents).toMatchObject([{ kind: "held", seat: idle, level: "perch", why: "vote" }]);
  expect(held.legal).toEqual([]);
  // That their line breaks and comes back says nothing: they say so themselves.
  const again = looking(server, room.id, people[idle] ?? null);
  await until(again, idle, "perch");
  const name = `P${idle}`;
  expect(await offer(again, { kind: "sit-down", seen: await seen(), name })).toMatchObject({ ok: true });
  await until(owner, idle, null);
  for (const raw of [stranger, again]) raw.socket.close();
  close();
});

it("of two others both have to vote: everybody is told who has, and twice is once", async () => {
  const { idle, others, sitting, at, pass, close } = await still(3);
  const [first = -1, second = -1] = others;
  pass(600_000);
  expect(await mayHold(at(first), idle)).toEqual({ in: 0, vote: { by: [], needed: 2 } });
  expect(await hold(at(first), idle)).toEqual({ held: false, voted: true });
  expect(await hold(at(first), idle)).toEqual(not);
  const vote = { by: [first], needed: 2 };
  expect(await mayHold(at(first), idle)).toEqual({ in: null, vote });
  expect(await mayHold(at(idle), idle)).toEqual({ in: null, vote });
  expect(await mayHold(at(second), idle)).toEqual({ in: 0, vote });
  const told = JSON.stringify({ type: "voted", seat: idle, by: first });
  expect(sitting.map(votesIn)).toEqual(sitting.map(() => [told]));
  expect(await hold(at(second), idle)).toEqual({ held: true, voted: true });
  await until(at(idle), idle, "perch");
  close();
});

it("who has voted may have the bot put there once those are gone whose votes were wanted", async () => {
  const { clock, idle, others, at, pass, close } = await still(4);
  const [first = -1, ...rest] = others;
  pass(600_000);
  expect(await hold(at(first), idle)).toEqual({ held: false, voted: true });
  expect(await mayHold(at(first), idle)).toEqual({ in: null, vote: { by: [first], needed: 2 } });
  for (const seat of rest) at(seat).socket.close();
  const isNow = async (how: string) => {
    for (;;) {
      const { seats } = await at(first).until("presence");
      if (rest.every((seat) => seats[seat] === how)) return;
    }
  };
  await isNow("back-soon");
  clock.ticks += 61_000;
  await isNow("away");
  expect(await mayHold(at(first), idle)).toEqual({ in: 0, vote: { by: [first], needed: 1 } });
  expect(await hold(at(first), idle)).toEqual({ held: true, voted: false });
  await until(at(idle), idle, "perch");
  close();
});

it("whoever takes another colour every minute does not move: votes stay, and there may be more", async () => {
  const { idle, others, at, pass, close, seen } = await still(3);
  const [first = -1, second = -1] = others;
  const name = `P${idle}`;
  const coloured = async (colour: number) =>
    expect(await offer(at(idle), { kind: "sit-down", seen: await seen(), name, colour })).toMatchObject({
      ok: true,
    });
  pass(599_000);
  await coloured(4);
  pass(1_000);
  expect(await hold(at(first), idle)).toEqual({ held: false, voted: true });
  await coloured(5);
  expect(await mayHold(at(second), idle)).toEqual({ in: 0, vote: { by: [first], needed: 2 } });
  expect(await hold(at(second), idle)).toEqual({ held: true, voted: true });
  await until(at(idle), idle, "perch");
  close();
});

it("the votes of two processes are counted together", async () => {
  const { idle, others, at, pass, close } = await still(3, 2);
  const [first = -1, second = -1] = others;
  pass(600_000);
  expect(await hold(at(first), idle)).toEqual({ held: false, voted: true });
  await vi.waitFor(() => expect(votesIn(at(second))).toHaveLength(1));
  expect(await hold(at(second), idle)).toEqual({ held: true, voted: true });
  await until(at(idle), idle, "perch");
  close();
});

it("a vote is gone once they have moved", async () => {
  const { idle, others, at, pass, close, sitting, seen } = await still(3);
  const [first = -1] = others;
  pass(600_000);
  await hold(at(first), idle);
  const again = sitting[idle] as Raw;
  const text = again.texts.findLast((one) => one.startsWith('{"type":"sight"')) ?? "";
  const { sight } = JSON.parse(text) as { sight: Sight };
  const played = { kind: "play", seen: await seen(), move: sight.legal[0] };
  expect(await offer(again, played)).toMatchObject({ ok: true });
  const moved = await until(at(first), idle, null);
  const next = moved.awaited[0] ?? -1;
  pass(600_000);
  const asker = others.find((seat) => seat !== next) ?? idle;
  expect(await mayHold(at(asker), next)).toEqual({ in: 0, vote: { by: [], needed: 2 } });
  close();
});

it("whoever comes to a table that has waited for hours has ten minutes; a break of the line gives them no more", async () => {
  const { server, room, people, idle, others, at, pass, clock, close } = await still(2);
  const other = at(others[0]);
  at(idle).socket.close();
  const isNow = async (how: string) => {
    while ((await other.until("presence")).seats[idle] !== how);
  };
  await isNow("back-soon");
  clock.ticks += 61_000;
  await isNow("away");
  pass(7_200_000);
  // Away, they are held for as ever: who keeps the table may, or whoever is there instead.
  expect((await mayHold(other, idle)).vote).toBeNull();
  const back = looking(server, room.id, people[idle] ?? null);
  await isNow("here");
  expect(await mayHold(other, idle)).toEqual({ in: 600_000, vote: null });
  pass(500_000);
  back.socket.close();
  await isNow("back-soon");
  const once = looking(server, room.id, people[idle] ?? null);
  await isNow("here");
  expect(await mayHold(other, idle)).toEqual({ in: 100_000, vote: null });
  once.socket.close();
  close();
});
