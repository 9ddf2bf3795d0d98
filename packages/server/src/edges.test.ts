/** What docs/api.md says of the edges of the protocol. */
import { describe, expect, it } from "vitest";
import { MOST_OPTION } from "./room/plan.ts";
import { chanceOf, gathered } from "./testing/gathered.ts";
import { type SomePerson, somebody } from "./testing/person.ts";
import { rawTo } from "./testing/raw.ts";
import type { Served } from "./testing/served.ts";
import { someServer } from "./testing/some-server.ts";

const plan = { game: "fish-fish", players: 2 } as const;
const given = { ...plan, seed: "s", setup: { firstFisher: 0 } } as const;

function live(server: Served, table: string, person: SomePerson | null) {
  return rawTo(
    server.address,
    `/api/v1/tables/${table}/live`,
    person === null ? {} : { cookie: person.cookie },
  );
}

describe("the numbers of messages", () => {
  it.each(["-2", "0.5", "1e308", "1e400", "9007199254740992", '"0"', "true"])(
    "`since` %s is malformed, and ends the connection",
    async (since) => {
      const server = await someServer();
      const { room, people } = await gathered(() => server.address, given);
      const raw = live(server, room.id, people[0] ?? null);
      raw.say(`{"type":"hello","version":1,"as":"seat","since":${since}}`);
      const { problem } = await raw.until("problem");
      expect(problem).toMatchObject({ type: "urn:guinguette:problem:malformed", status: 400, at: "since" });
      expect(problem.detail).toBeTruthy();
      expect(await raw.ended).toBe(1008);
    },
  );

  it.each([
    ["beyond all", Number.MAX_SAFE_INTEGER],
    ["-1, as pages of earlier versions say it in a waiting room", -1],
  ])(
    "a `since` of no change tells all of the story, and has what was told before forgotten: %s",
    async (_, since) => {
      const server = await someServer();
      const { room, people } = await gathered(() => server.address, given);
      const raw = live(server, room.id, people[0] ?? null);
      raw.say({ type: "hello", version: 1, as: "seat", since });
      expect((await raw.until("sight")).sight).toMatchObject({ kept: 0, number: 0 });
      raw.socket.close();
    },
  );

  it.each(["-1", "0.5", "9007199254740992", "1e400", '"1"'])("an `id` of %s is malformed", async (id) => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, given);
    const raw = live(server, room.id, people[0] ?? null);
    raw.say({ type: "hello", version: 1, as: "seat", since: null });
    raw.say(`{"type":"ping","id":9007199254740991}`);
    expect(await raw.until("pong")).toEqual({ type: "pong", id: Number.MAX_SAFE_INTEGER });
    raw.say(`{"type":"ping","id":${id}}`);
    expect((await raw.until("problem")).problem).toMatchObject({ status: 400, at: "id" });
    expect(await raw.ended).toBe(1008);
  });

  it.each([-1, 0.5, 7, 1e308])("`seen` %d is no number that was told: not-yet", async (seen) => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, given);
    const raw = live(server, room.id, people[0] ?? null);
    raw.say({ type: "hello", version: 1, as: "seat", since: null });
    raw.say({ type: "offer", id: 1, offer: { kind: "play", seen, move: { type: "stay" } } });
    const because = { kind: "table", why: "not-yet" };
    expect((await raw.until("answer")).answer).toEqual({ ok: false, because });
    raw.socket.close();
  });
});

describe("a whole number in a move that names nothing there", () => {
  const moves = {
    "fish-fish": [
      [{ type: "cast", card: "catch" }, "bait"],
      [{ type: "bet" }, "tiles"],
    ],
    wishes: [
      [{ type: "keep" }, "card"],
      [{ type: "wish" }, "card"],
      [{ type: "moveBuyer", from: "catfish" }, "steps"],
      [{ type: "toWaste", from: "catfish" }, "seat"],
      [{ type: "fromWaste" }, "seat"],
    ],
    "chat-peche": [[{ type: "place" }, "column"]],
  } as const;

  it.each(Object.keys(moves) as (keyof typeof moves)[])("is refused by a rule, in %s", async (game) => {
    const server = await someServer();
    const { room, people } = await gathered(() => server.address, { game, players: 2 });
    for (const person of people) {
      const raw = live(server, room.id, person);
      raw.say({ type: "hello", version: 1, as: "seat", since: null });
      for (const [move, field] of moves[game]) {
        const offered = async (value: string) => {
          const text = `${JSON.stringify(move).slice(0, -1)},"${field}":${value}}`;
          raw.say(`{"type":"offer","id":1,"offer":{"kind":"play","seen":0,"move":${text}}}`);
          return (await raw.until("answer")).answer;
        };
        for (const value of ["-1", "8", "99", "9007199254740992", "1e300", "1e400", "-1e400"])
          expect([field, value, await offered(value)]).toMatchObject([
            field,
            value,
            { because: { kind: "rule" } },
          ]);
        const malformed = { because: { kind: "table", why: "malformed", at: `offer.move.${field}` } };
        for (const value of ["0.5", '"1"', "null", "true", "[]"])
          expect([field, value, await offered(value)]).toMatchObject([field, value, malformed]);
      }
      raw.socket.close();
    }
  });
});

describe("a chance of one's own", () => {
  it("holds as long as its person sits there; who gets up and sits down again brings another", async () => {
    const server = await someServer();
    const ana = somebody(() => server.address);
    const { id } = await ana.do("POST", "/tables", plan);
    const sealAfter = async (chance: string) => {
      const { seats } = await ana.do("POST", `/tables/${id}/seats/0`, { name: "Ana", chance });
      return seats[0]?.kind === "person" ? seats[0].seal : null;
    };
    const first = await sealAfter(chanceOf(1));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await sealAfter(chanceOf(2))).toBe(first);
    await ana.do("DELETE", `/tables/${id}/seats/0`);
    const second = await sealAfter(chanceOf(2));
    expect(second).not.toBe(first);
    // Once the game goes on nobody's changes, whoever gets up.
    const bo = somebody(() => server.address);
    await bo.do("POST", `/tables/${id}/seats/1`, { name: "Bo", chance: chanceOf(3) });
    await ana.do("POST", `/tables/${id}/start`);
    await ana.do("DELETE", `/tables/${id}/seats/0`);
    expect(await sealAfter(chanceOf(4))).toBe(second);
  });
});

describe("a key for the same request twice", () => {
  it("is each person's own: the same of somebody else is another request", async () => {
    const server = await someServer();
    const [ana, bo] = [somebody(() => server.address), somebody(() => server.address)];
    const headers = { "idempotency-key": "the same" };
    const hers = await ana.do("POST", "/tables", plan, headers);
    const his = await bo.do("POST", "/tables", { ...plan, players: 3 }, headers);
    expect(his.id).not.toBe(hers.id);
    expect((await ana.do("POST", "/tables", plan, headers)).id).toBe(hers.id);
    expect((await bo.do("POST", "/tables", plan, headers)).id).toBe(his.id);
  });
});

describe("a number among the options", () => {
  it("beyond 1,000 is malformed, when a table is opened and when it is planned", async () => {
    const server = await someServer();
    const ana = somebody(() => server.address);
    const of = (target: number) => ({ game: "fish-and-chips", players: 2, options: { target } });
    const malformed = { status: 400, body: { at: "options.target" } };
    expect(await ana.ask("POST", "/tables", of(MOST_OPTION + 1))).toMatchObject(malformed);
    const { id } = await ana.do("POST", "/tables", of(MOST_OPTION));
    expect(await ana.ask("PATCH", `/tables/${id}`, of(MOST_OPTION + 1))).toMatchObject(malformed);
  });
});

describe("a seat that is shown", () => {
  it("is for whoever has no seat there and has had none, known or not; who plays there is told not-yours", async () => {
    const server = await someServer();
    const host = somebody(() => server.address);
    const { room, people } = await gathered(
      () => server.address,
      { ...given, watching: "seats" },
      ["A", "B"],
      host,
    );
    const [ana, bo] = people as [SomePerson, SomePerson];
    await ana.do("PUT", `/tables/${room.id}/seats/0/shown`, { shown: true });
    const from = async (person: SomePerson | null, seat: number) => {
      const raw = live(server, room.id, person);
      raw.say({ type: "hello", version: 1, as: "seat", seat, since: 0 });
      const first = await raw.next();
      raw.socket.close();
      return first?.type === "problem" ? first.problem.type : first;
    };
    for (const watcher of [host, somebody(() => server.address), null])
      expect(await from(watcher, 0)).toMatchObject({ type: "hello", viewer: 0 });
    const notYours = "urn:guinguette:problem:not-yours";
    expect([await from(bo, 0), await from(host, 1)]).toEqual([notYours, notYours]);
    // Nor once their seat is somebody else's to have.
    await bo.do("DELETE", `/tables/${room.id}/seats/1`);
    await host.do("PUT", `/tables/${room.id}/seats/1/bot`, { level: "fry" });
    expect(await from(bo, 0)).toBe(notYours);
  });
});

describe("a delay for those who watch", () => {
  it("is malformed, when a table is opened and when it is planned; none is 0, and so is what is told", async () => {
    const server = await someServer();
    const ana = somebody(() => server.address);
    const malformed = { status: 400, body: { type: "urn:guinguette:problem:malformed", at: "delay" } };
    expect(await ana.ask("POST", "/tables", { ...plan, delay: 30 })).toMatchObject(malformed);
    const { id } = await ana.do("POST", "/tables", { ...plan, delay: 0 });
    expect(await ana.ask("PATCH", `/tables/${id}`, { delay: 600 })).toMatchObject(malformed);
    expect((await ana.do("GET", `/tables/${id}`)).plan.delay).toBe(0);
  });
});
