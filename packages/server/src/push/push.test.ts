/** People are told of their turn where they do not look, by a push service of the test's own. */
import type { Sight } from "@guinguette/table/sight";
import { type FarLink, linkTo } from "@guinguette/wire/client/link";
import { exported } from "@guinguette/wire/people";
import { pushes, pushKey, pushNotice } from "@guinguette/wire/push";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { busIn, type Hub } from "../bus/in-process.ts";
import { settingsIn } from "../ops/settings.ts";
import type { ServerOptions } from "../server.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { type SomePerson, somebody } from "../testing/person.ts";
import { type PushService, pushService, type Subscriber } from "../testing/push-service.ts";
import { type Served, served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";
import { tablesOf } from "../testing/tables.ts";

/** Any name is a push service: the test's own leads to this machine. */
const settings = settingsIn({ PUSH_SERVICES: "*" });
const plan = { game: "wishes", players: 2, seed: "s", setup: { firstPlayer: 0 } } as const;
const START = 1_800_000_000_000;

interface Scene {
  readonly server: Served;
  readonly service: PushService;
  readonly id: string;
  readonly code: string;
  readonly people: readonly [SomePerson, SomePerson, ...SomePerson[]];
  /** The second of them has a browser that is to be told. */
  readonly phone: Subscriber;
  /** The server's clock, moved on by so many milliseconds. */
  pass(milliseconds: number): void;
  /** All that is due by now has been told. */
  told(): Promise<void>;
}

/** Two at a table, the first to move; the second has a phone. */
async function scene(more: Partial<ServerOptions> = {}, given: object = plan): Promise<Scene> {
  const service = await pushService();
  let now = START;
  const clocks = { now: () => now, ticks: () => now };
  const server = await someServer({ settings, push: service.options, ...clocks, ...more });
  const { room, people } = await gathered(() => server.address, given as typeof plan);
  const all = people as readonly SomePerson[] as Scene["people"];
  const phone = service.subscribe("phone");
  await all[1].do("PUT", "/me/push", { ...phone.json, language: "fr" });
  return {
    ...{ server, service, id: room.id, code: room.code, people: all, phone },
    pass(milliseconds) {
      now += milliseconds;
    },
    told: () => settled(server),
  };
}

/** Notes of turns are written beside what is answered: they are there once what came later is. */
async function settled({ server }: Served): Promise<void> {
  await server.rooms.idle();
  await server.sweep();
  await server.notified();
}

interface AtTable {
  readonly link: FarLink;
  readonly sight: () => Sight;
  /** Plays whatever may be played until the other is waited for. */
  pass(): Promise<void>;
}

/** Sits down before the table, as a page does. */
async function at(person: SomePerson, table: string): Promise<AtTable> {
  const link = linkTo(person, table, "seat");
  onTestFinished(() => link.close());
  let last: Sight | null = null;
  link.watch(0, (seen) => {
    last = seen;
  });
  const sight = () => last as unknown as Sight;
  await vi.waitFor(() => expect(last).not.toBeNull());
  return {
    link,
    sight,
    async pass() {
      const { viewer } = sight();
      while (sight().awaited.includes(viewer as number)) {
        const { number: seen, legal } = sight();
        const [move] = legal;
        if (move === undefined) throw new Error("nothing to play");
        expect(await link.offer({ kind: "play", seen, move })).toMatchObject({ ok: true });
      }
    },
  };
}

/** Goes away, and the server has noticed. `left`: how many connections there are then. */
async function away(table: AtTable, { address }: Served, left: number): Promise<void> {
  table.link.close();
  await vi.waitFor(async () => {
    const figures = await (await fetch(`${address}/metrics`)).text();
    expect(figures).toContain(`guinguette_live_connections ${left}\n`);
  });
}

const yours = (code: string, id: string) => ({
  title: "À vous\u00a0: If Wishes Were Fishes!",
  language: "fr",
  path: `/t/${code}`,
  tag: id,
});

describe("somebody with a phone and no page open", () => {
  it("is told once of each turn, in their language, with nothing but the game and the way there", async () => {
    const { server, service, id, code, people, phone, told } = await scene();
    const one = await at(people[0], id);
    await one.pass();
    await told();
    await told();
    expect(phone.read().map((text) => pushNotice.parse(JSON.parse(text)))).toEqual([yours(code, id)]);
    const [came] = service.came;
    expect(came?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      urgency: "normal",
      authorization: expect.stringMatching(/^vapid t=/),
    });
    // Neither who they are nor which table it is can be read by the push service.
    expect(came?.headers.topic).toMatch(/^[\w-]{32}$/);
    for (const secret of [id, code]) expect(JSON.stringify(came?.headers)).not.toContain(secret);
    // The next turn is another.
    const two = await at(people[1], id);
    await two.pass();
    await away(two, server, 1);
    await vi.waitFor(() => expect(one.sight().awaited).toEqual([0]));
    await one.pass();
    await told();
    expect(phone.read()).toHaveLength(2);
    expect(service.came[1]?.headers.topic).toBe(came?.headers.topic);
  });

  it("is told that a question waits for them, though it is another's turn", async () => {
    const given = { ...plan, players: 3, setup: { firstPlayer: 2 }, settings: { takeBack: "consent" } };
    const { id, people, phone, told } = await scene({}, given);
    const asker = await at(people[2] as SomePerson, id);
    await asker.pass();
    await told();
    expect([asker.sight().awaited, phone.read()]).toEqual([[0], []]);
    const { number: seen } = asker.sight();
    expect(await asker.link.offer({ kind: "take-back", seen })).toMatchObject({ ok: true });
    await told();
    expect(phone.read()).toHaveLength(1);
    await told();
    expect(phone.read()).toHaveLength(1);
  });

  it("with little time left is woken, and told nothing later than that", async () => {
    const quick = { ...plan, clock: { kind: "move", seconds: 300 } };
    const { service, id, people, told } = await scene({}, quick);
    await (await at(people[0], id)).pass();
    await told();
    expect(service.came[0]?.headers).toMatchObject({ ttl: "300", urgency: "high" });
  });
});

describe("who looks is not told", () => {
  it("at a table where both look, nothing is sent and nothing is stored", async () => {
    const { service, id, people, told, pass, server } = await scene();
    const [one, two] = [await at(people[0], id), await at(people[1], id)];
    for (let turns = 0; turns < 3; turns++) {
      await one.pass();
      await vi.waitFor(() => expect(two.sight().awaited).toEqual([1]));
      await told();
      await two.pass();
      await vi.waitFor(() => expect(one.sight().awaited).toEqual([0]));
    }
    await one.pass();
    pass(100_000);
    await told();
    const db = new DatabaseSync(server.file);
    expect(db.prepare("SELECT * FROM turns").all()).toEqual([]);
    db.close();
    await away(two, server, 1);
    await told();
    // Who has seen that it is their turn is not told so when they go.
    expect(service.came).toEqual([]);
  });

  it("a page behind others does not look, and one in sight again does", async () => {
    const { service, id, people, told, server } = await scene();
    const [one, two] = [await at(people[0], id), await at(people[1], id)];
    two.link.look(false);
    await two.link.settled();
    await one.pass();
    await vi.waitFor(() => expect(two.sight().awaited).toEqual([1]));
    await told();
    expect(service.came).toHaveLength(1);
    await two.pass();
    two.link.look(true);
    await two.link.settled();
    await vi.waitFor(() => expect(one.sight().awaited).toEqual([0]));
    await one.pass();
    await told();
    expect(service.came).toHaveLength(1);
    expect(server.notes).toEqual([]);
  });

  it("who comes back before they are told is not", async () => {
    const service = await pushService();
    let now = START;
    const options = { ...service.options, grace: 5_000 };
    const server = await someServer({ settings, push: options, now: () => now, ticks: () => now });
    const { room, people } = await gathered(() => server.address, plan);
    const [one, two] = people as [SomePerson, SomePerson];
    await two.do("PUT", "/me/push", service.subscribe("phone").json);
    const [first, other] = [await at(one, room.id), somebody(() => server.address)];
    await first.pass();
    await settled(server);
    now += 4_999;
    await settled(server);
    expect(service.came).toEqual([]);
    await at(two, room.id);
    now += 10_000;
    await settled(server);
    expect(service.came).toEqual([]);
    expect(other.cookie).toBe("");
  });

  it("a turn that has passed is not told", async () => {
    const service = await pushService();
    let now = START;
    const options = { ...service.options, grace: 5_000 };
    const server = await someServer({ settings, push: options, now: () => now, ticks: () => now });
    const { room, people } = await gathered(() => server.address, plan);
    const [one, two] = people as [SomePerson, SomePerson];
    await two.do("PUT", "/me/push", service.subscribe("phone").json);
    await (await at(one, room.id)).pass();
    const played = await at(two, room.id);
    await played.pass();
    played.link.close();
    now += 10_000;
    await settled(server);
    expect(service.came).toEqual([]);
  });
});

describe("a browser that is to be told", () => {
  it("is asked for with the server's key, listed, changed, exported without its keys, and withdrawn", async () => {
    const { id, people, phone, told, service } = await scene();
    const [, two] = people;
    const { key } = pushKey.parse((await two.ask("GET", "/push")).body);
    expect(Buffer.from(key ?? "", "base64url")).toHaveLength(65);
    const { subscriptions } = pushes.parse((await two.ask("GET", "/me/push")).body);
    expect(subscriptions).toMatchObject([{ endpoint: phone.json.endpoint, language: "fr", made: START }]);
    await two.do("PUT", "/me/push", { ...phone.json, language: "en" });
    const again = pushes.parse((await two.ask("GET", "/me/push")).body).subscriptions;
    expect(again).toMatchObject([{ id: subscriptions[0]?.id, language: "en" }]);
    const taken = exported.parse((await two.ask("GET", "/me/export")).body);
    expect(taken.subscriptions).toEqual(again);
    expect(JSON.stringify(taken)).not.toContain(phone.json.keys.auth);
    expect((await two.ask("DELETE", "/me/push/nonsense")).status).toBe(404);
    expect((await people[0].ask("DELETE", `/me/push/${again[0]?.id}`)).status).toBe(404);
    expect((await two.ask("DELETE", `/me/push/${again[0]?.id}`)).body).toEqual({ subscriptions: [] });
    await (await at(people[0], id)).pass();
    await told();
    expect(service.came).toEqual([]);
  });

  it("is looked for only by what could be its name: PostgreSQL takes no nought in a text", async () => {
    const store = openSqlite(someFile());
    const asked: string[] = [];
    const push = {
      ...store.push,
      unsubscribe: async (person: string, id: string) => {
        asked.push(id);
        return store.push.unsubscribe(person, id);
      },
    };
    const server = await someServer({ store: { ...store, push } });
    const person = somebody(() => server.address);
    await person.do("POST", "/me");
    const known = "0123456789abcdef".repeat(2);
    for (const id of ["%00", `${known}%00`, "nonsense", known])
      expect((await person.ask("DELETE", `/me/push/${id}`)).status, id).toBe(404);
    expect(asked).toEqual([known]);
  });

  it("is only a person's, with keys of a browser, at a push service that is known", async () => {
    const { server, people, phone } = await scene();
    const stranger = somebody(() => server.address);
    const headers = { "content-type": "application/json" };
    const asked = await fetch(`${server.address}/api/v1/me/push`, {
      method: "PUT",
      headers,
      body: JSON.stringify(phone.json),
    });
    expect(asked.status).toBe(401);
    expect((await stranger.ask("GET", "/me/push")).status).toBe(401);
    const [, two] = people;
    const put = async (body: object, more: Record<string, string> = {}) => {
      const { status, body: answer } = await two.ask("PUT", "/me/push", body, more);
      return [
        status,
        String((answer as { type?: string }).type)
          .split(":")
          .at(-1),
      ];
    };
    expect(await put(phone.json, { origin: "https://evil.example" })).toEqual([403, "cross-site"]);
    const { endpoint, keys } = phone.json;
    expect(await put({ endpoint: endpoint.replace("https", "http"), keys })).toEqual([422, "push-service"]);
    expect(await put({ endpoint: "https://127.0.0.1/x", keys })).toEqual([422, "push-service"]);
    expect(await put({ endpoint, keys: { ...keys, p256dh: "A".repeat(87) } })).toEqual([400, "malformed"]);
    expect(await put({ endpoint, keys: { ...keys, auth: "A".repeat(21) } })).toEqual([400, "malformed"]);
    expect(await put({ endpoint, keys, more: 1 })).toEqual([400, "malformed"]);
    const token = await tablesOf(two).newToken("bot");
    const bearer = { authorization: `Bearer ${token.ok ? token.value.token : ""}` };
    expect(await put(phone.json, bearer)).toEqual([403, "not-yours"]);
  });

  it("where nothing is sent there is no key, and nobody is taken in", async () => {
    const server = await someServer({ settings: settingsIn({ PUSH_SERVICES: "none" }) });
    const person = somebody(() => server.address);
    expect((await person.ask("GET", "/push")).body).toEqual({ key: null });
    const { json } = (await pushService()).subscribe("phone");
    expect((await person.ask("PUT", "/me/push", json)).status).toBe(422);
  });

  it("usually the push services of browsers are known, and none within", async () => {
    const server = await someServer();
    const person = somebody(() => server.address);
    const { keys } = (await pushService()).subscribe("phone").json;
    const put = async (endpoint: string) => (await person.ask("PUT", "/me/push", { endpoint, keys })).status;
    expect(await put("https://fcm.googleapis.com/fcm/send/abc")).toBe(200);
    expect(await put("https://push.example/abc")).toBe(422);
    expect(await put("https://fcm.googleapis.com:8443/fcm/send/abc")).toBe(422);
  });

  it("is one of eight at most: the oldest goes", async () => {
    const { people, service, pass } = await scene();
    const [, two] = people;
    for (let n = 0; n < 9; n++) {
      pass(1);
      await two.do("PUT", "/me/push", service.subscribe(`p${n}`).json);
    }
    const { subscriptions } = pushes.parse((await two.ask("GET", "/me/push")).body);
    expect(subscriptions.map(({ endpoint }) => endpoint.split("/").at(-1))).toEqual(
      Array.from({ length: 8 }, (_, n) => `p${n + 1}`),
    );
  });

  it("that has got another address takes the place of the one before, and keeps its language", async () => {
    const { people, service, phone } = await scene();
    const [, two] = people;
    await two.do("PUT", "/me/push", { ...service.subscribe("new").json, replaces: phone.json.endpoint });
    const { subscriptions } = pushes.parse((await two.ask("GET", "/me/push")).body);
    expect(subscriptions).toMatchObject([{ language: "fr", endpoint: expect.stringMatching(/new$/) }]);
  });

  it("is forgotten with its person, and told nothing more", async () => {
    const { people, id, service, told } = await scene();
    const one = await at(people[0], id);
    await one.pass();
    expect((await people[1].ask("DELETE", "/me")).status).toBe(200);
    await told();
    expect(service.came).toEqual([]);
  });
});

describe("a push service", () => {
  it("that knows no such browser any more is asked no more", async () => {
    const { people, id, service, told, pass } = await scene();
    service.answer = (_came, response) => void response.writeHead(410).end();
    await (await at(people[0], id)).pass();
    await told();
    pass(3_600_000);
    await told();
    expect(service.came).toHaveLength(1);
    expect((await people[1].ask("GET", "/me/push")).body).toEqual({ subscriptions: [] });
  });

  it("that fails is tried again later and later, as long as it is still their turn", async () => {
    const { people, id, service, told, pass, phone } = await scene();
    service.answer = (_came, response) => void response.writeHead(503, { "retry-after": "120" }).end();
    const one = await at(people[0], id);
    await one.pass();
    await told();
    pass(119_000);
    await told();
    expect(service.came).toHaveLength(1);
    pass(2_000);
    await told();
    expect(service.came).toHaveLength(2);
    service.answer = (_came, response) => void response.writeHead(201).end();
    pass(239_000);
    await told();
    expect(service.came).toHaveLength(2);
    pass(2_000);
    await told();
    await told();
    expect(phone.read()).toHaveLength(3);
    pass(86_400_000);
    await told();
    expect(service.came).toHaveLength(3);
  });

  it("that fails keeps nobody's other browsers from being told", async () => {
    const { people, id, service, told, phone, pass } = await scene();
    const laptop = service.subscribe("laptop");
    await people[1].do("PUT", "/me/push", laptop.json);
    service.answer = ({ path }, response) => void response.writeHead(path === "/phone" ? 500 : 201).end();
    await (await at(people[0], id)).pass();
    await told();
    expect([phone.read().length, laptop.read().length]).toEqual([1, 1]);
    // It was told: that one browser missed it is no reason to tell the other again.
    pass(3_600_000);
    await told();
    expect(service.came).toHaveLength(2);
  });
});

describe("several processes", () => {
  /** Two servers of the same tables. */
  async function pair() {
    const service = await pushService();
    const [file, hub]: [string, Hub] = [someFile(), new Map()];
    const options = { ...service.options, answered: 50 };
    const servers = await Promise.all(
      [0, 1].map(() =>
        someServer({
          ...{ store: openSqlite(file), bus: busIn(hub), settings, push: options },
        }),
      ),
    );
    const [here, there] = servers as [Served, Served];
    const { room, people } = await gathered(() => here.address, plan);
    const [one, two] = people as [SomePerson, SomePerson];
    const elsewhere = somebody(() => there.address);
    elsewhere.cookie = two.cookie;
    const phone = service.subscribe("phone");
    await elsewhere.do("PUT", "/me/push", phone.json);
    const sweepBoth = async () => {
      await Promise.all(servers.map(settled));
    };
    return { service, id: room.id, one, elsewhere, phone, sweepBoth };
  }

  it("one of them tells, whoever looks first", async () => {
    const { id, one, phone, sweepBoth } = await pair();
    await (await at(one, id)).pass();
    for (let times = 0; times < 5; times++) await sweepBoth();
    expect(phone.read()).toHaveLength(1);
  });

  it("who looks with the other process is not told", async () => {
    const { id, one, elsewhere, service, sweepBoth } = await pair();
    const two = await at(elsewhere, id);
    const first = await at(one, id);
    await first.pass();
    await vi.waitFor(() => expect(two.sight().awaited).toEqual([1]));
    for (let times = 0; times < 3; times++) await sweepBoth();
    expect(service.came).toEqual([]);
  });

  it("what a process that is gone has left is told by another, and what was told is not told again", async () => {
    const service = await pushService();
    const file = someFile();
    let now = START;
    const options = { store: openSqlite(file), settings, now: () => now, ticks: () => now };
    const first = await served({ ...options, push: { ...service.options, grace: 1_000 } });
    const { room, people } = await gathered(() => first.address, plan);
    const [one, two] = people as [SomePerson, SomePerson];
    await two.do("PUT", "/me/push", service.subscribe("phone").json);
    const table = await at(one, room.id);
    await table.pass();
    await settled(first);
    expect(service.came).toEqual([]);
    await first.close();
    now += 2_000;
    const next = await served({ ...options, store: openSqlite(file), push: service.options });
    await settled(next);
    expect(service.came).toHaveLength(1);
    await next.close();
    now += 3_600_000;
    const last = await someServer({ ...options, store: openSqlite(file), push: service.options });
    await settled(last);
    expect(service.came).toHaveLength(1);
    // By the same key: browsers would have to subscribe anew else.
    const key = async ({ address }: Served) => (await somebody(() => address).ask("GET", "/push")).body;
    expect(service.came[0]?.headers.authorization).toContain(pushKey.parse(await key(last)).key ?? "none");
  });
});

it("tables that differ only in what is hidden give the same message, byte by byte", async () => {
  const read: string[] = [];
  // The sea and the wishes are dealt by the seed; the first move is a card that both have.
  for (const seed of ["s", "t"]) {
    const { people, id, code, phone, told } = await scene({}, { ...plan, seed });
    await (await at(people[0], id)).pass();
    await told();
    const [text = ""] = phone.read();
    read.push(text.replaceAll(code, "CODE").replaceAll(id, "ID"));
  }
  expect(read[0]).toBe(read[1]);
  expect(read[0]).toContain("/t/CODE");
});

it("nobody hears of one table more than ten times at once", async () => {
  const { server, people, id, service, told } = await scene();
  const one = await at(people[0], id);
  for (let turns = 0; turns < 12; turns++) {
    await one.pass();
    await told();
    expect(service.came).toHaveLength(Math.min(turns + 1, 10));
    const two = await at(people[1], id);
    await two.pass();
    await away(two, server, 1);
    await vi.waitFor(() => expect(one.sight().awaited).toEqual([0]));
  }
});
