/** The tables by HTTP, as a program or a page would ask. */
import { commitmentOf, isCommitted, isDealtBy, sealOf } from "@guinguette/wire/fairness";
import { type Fairness, me, tableList } from "@guinguette/wire/http";
import { exported, type MadeToken } from "@guinguette/wire/people";
import { problem } from "@guinguette/wire/problem";
import { roomView } from "@guinguette/wire/room";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offerAt } from "../room/offering.ts";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { chanceOf, gathered } from "../testing/gathered.ts";
import { type Answered, type SomePerson, somebody } from "../testing/person.ts";
import { type Served, served } from "../testing/served.ts";
import { someServer } from "../testing/some-server.ts";

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

const someone = (): SomePerson => somebody(() => server.address);
const plan = { game: "fish-fish", players: 2 } as const;
const ana = { name: "Ana", chance: chanceOf(0) };

/** What kind of problem it was; every one is as the wire says. */
function kindOf({ status, body, headers }: Answered): string {
  expect(headers.get("content-type")).toContain("application/problem+json");
  const read = problem.parse(body);
  expect(read.status).toBe(status);
  return read.type.replace("urn:guinguette:problem:", "");
}

describe("a table", () => {
  it("for eight has eight seats, and no other may be asked for", async () => {
    const host = someone();
    const { id } = await host.do("POST", "/tables", { game: "fish-fish", players: 8 });
    const put = (seat: string) => host.ask("PUT", `/tables/${id}/seats/${seat}/bot`, { level: "fry" });
    for (let seat = 0; seat < 8; seat++) expect((await put(String(seat))).status).toBe(200);
    const { seats } = await host.do("GET", `/tables/${id}`);
    expect(seats.map((seat) => seat?.kind)).toEqual(Array(8).fill("bot"));
    for (const seat of ["8", "07", "-1", "1.0", "x"]) expect(kindOf(await put(seat))).toBe("not-found");
  });

  it("is opened, sat down at, planned and started, and shows each what is theirs", async () => {
    const [host, guest] = [someone(), someone()];
    const opened = await host.ask("POST", "/tables", plan);
    expect(opened.status).toBe(201);
    const room = roomView.parse(opened.body);
    expect(opened.headers.get("location")).toBe(`/api/v1/tables/${room.id}`);
    expect(room).toMatchObject({ stage: "waiting", seats: [null, null], dealing: "sealed" });
    expect(room.mine).toEqual({ seat: null, host: true });

    const sat = roomView.parse(await guest.do("POST", `/tables/${room.id}/seats/1`, { ...ana, colour: 3 }));
    expect(sat.seats[1]).toMatchObject({ name: "Ana", colour: 3 });
    expect(sat.mine).toEqual({ seat: 1, host: false });
    expect(kindOf(await host.ask("POST", `/tables/${room.id}/start`))).toBe("seats-empty");
    await host.do("PATCH", `/tables/${room.id}`, { players: 3, settings: { takeBack: "none" } });
    await host.do("PATCH", `/tables/${room.id}`, { players: 2, listed: true });
    await host.do("POST", `/tables/${room.id}/seats/0`, { ...ana, name: "Bo" });
    const started = roomView.parse(await host.do("POST", `/tables/${room.id}/start`));
    expect(started).toMatchObject({
      stage: "playing",
      commitment: room.commitment,
      plan: { players: 2, settings: { memory: "book", takeBack: "none" } },
    });
    expect((await someone().do("GET", `/tables/${room.id}`)).mine).toEqual({ seat: null, host: false });
    expect(kindOf(await host.ask("GET", `/tables/${room.id}/record`))).toBe("not-over");
  });

  it("has a bot where whoever opened it puts one, and none where they take it out", async () => {
    const [host, guest] = [someone(), someone()];
    const { id } = await host.do("POST", "/tables", plan);
    const seat = `/tables/${id}/seats/1`;
    expect(roomView.parse(await host.do("PUT", `${seat}/bot`, { level: "perch" })).seats[1]).toEqual({
      kind: "bot",
      level: "perch",
      name: "",
    });
    expect(kindOf(await host.ask("PUT", `${seat}/bot`, { level: "whale" }))).toBe("malformed");
    expect(kindOf(await guest.ask("PUT", `${seat}/bot`, { level: "fry" }))).toBe("not-yours");
    expect(kindOf(await guest.ask("DELETE", seat))).toBe("not-yours");
    expect(kindOf(await host.ask("PUT", `/tables/${id}/seats/9/bot`, { level: "fry" }))).toBe("not-found");
    expect((await host.do("DELETE", seat)).seats).toEqual([null, null]);
  });

  it("is followed by another, once for all who ask, where seats are kept and bots stay", async () => {
    const [host, guest, stranger] = [someone(), someone(), someone()];
    const { id } = await host.do("POST", "/tables", {
      game: "wishes",
      players: 3,
      clock: { kind: "move", seconds: 60 },
    });
    await host.do("POST", `/tables/${id}/seats/0`, ana);
    await guest.do("POST", `/tables/${id}/seats/1`, { name: "Bo", colour: 4, chance: chanceOf(1) });
    await host.do("PUT", `/tables/${id}/seats/2/bot`, { level: "random" });
    expect(kindOf(await host.ask("POST", `/tables/${id}/next`))).toBe("not-over");
    await host.do("POST", `/tables/${id}/start`);
    await server.server.rooms.act(id, (there) => {
      const { entry } = offerAt(there, 0, { kind: "resign", seen: 0, level: "random" }, null);
      return { entry, value: null };
    });
    await server.server.rooms.act(id, (there) => {
      const seen = there.table?.changes.length ?? 0;
      return { entry: offerAt(there, 1, { kind: "resign", seen, level: "random" }, null).entry, value: null };
    });
    expect(kindOf(await stranger.ask("POST", `/tables/${id}/next`))).toBe("not-yours");
    const [one, other] = await Promise.all(
      [host, guest].map((each) => each.do("POST", `/tables/${id}/next`)),
    );
    const next = roomView.parse(one);
    expect(other?.id).toBe(next.id);
    expect(next).toMatchObject({
      stage: "waiting",
      plan: { game: "wishes", players: 3, clock: { kind: "move", seconds: 60 } },
      seats: [
        { kind: "person", name: "Ana", seal: null },
        { kind: "person", name: "Bo", colour: 4, seal: null },
        { kind: "bot", level: "random", name: "" },
      ],
      mine: { seat: 0 },
    });
    expect((await stranger.do("GET", `/tables/${id}`)).next).toBe(next.id);
    expect((await guest.do("POST", `/tables/${id}/next`)).id).toBe(next.id);
    // A kept seat is its person's, and empty until they come.
    const first = next.mine.host ? host : guest;
    expect(kindOf(await stranger.ask("POST", `/tables/${next.id}/seats/1`, ana))).toBe("seat-taken");
    expect(kindOf(await first.ask("POST", `/tables/${next.id}/start`))).toBe("seats-empty");
    await host.do("POST", `/tables/${next.id}/seats/0`, { ...ana, chance: chanceOf(5) });
    await guest.do("POST", `/tables/${next.id}/seats/1`, { name: "Bo", colour: 4, chance: chanceOf(6) });
    const started = roomView.parse(await first.do("POST", `/tables/${next.id}/start`));
    expect(started.seats[0]).toMatchObject({ seal: sealOf(chanceOf(5)) });
  });

  it("has a record once it is over, by which anybody can check the deal", async () => {
    const { room, people } = await gathered(() => server.address, { game: "wishes", players: 2 });
    await server.server.rooms.act(room.id, (there) => {
      const offered = { kind: "resign", seen: 0, level: "fry" } as const;
      return { entry: offerAt(there, 1, offered, there.seats[1]?.person ?? null).entry, value: null };
    });
    const { status, body } = (await people[0]?.ask("GET", `/tables/${room.id}/record`)) ?? {};
    expect(status).toBe(200);
    const { seed, fairness } = body as { seed: string; fairness: Fairness };
    expect(fairness.commitment).toBe(room.commitment);
    expect(isCommitted(fairness) && isDealtBy(fairness, seed)).toBe(true);
    expect(commitmentOf(fairness.secret)).toBe(room.commitment);
  });

  it.each(["nobody", "public"] as const)(
    "where %s may watch has a record for those who sat there and those who might watch, and for nobody else",
    async (watching) => {
      const [host, dora, eve, stranger] = [someone(), someone(), someone(), someone()];
      const [ana, bo] = [someone(), someone()];
      const { id } = await host.do("POST", "/tables", { game: "fish-fish", players: 2, watching });
      const sit = (person: SomePerson, seat: number, name: string) =>
        person.do("POST", `/tables/${id}/seats/${seat}`, { name, chance: chanceOf(seat) });
      // Who leaves before the start has played nothing.
      await sit(dora, 0, "Dora");
      await dora.do("DELETE", `/tables/${id}/seats/0`);
      await sit(ana, 0, "Ana");
      await sit(bo, 1, "Bo");
      await host.do("POST", `/tables/${id}/start`);
      // Ana's seat becomes a bot's, and then Eve's.
      await ana.do("DELETE", `/tables/${id}/seats/0`);
      await host.do("PUT", `/tables/${id}/seats/0/bot`, { level: "fry" });
      await host.do("DELETE", `/tables/${id}/seats/0`);
      await sit(eve, 0, "Eve");
      const reads = async (person: SomePerson, headers = {}) =>
        (await person.ask("GET", `/tables/${id}/record`, undefined, headers)).status;
      const all = [host, ana, bo, eve, dora, stranger];
      const strangers = watching === "nobody" ? 403 : 200;
      // Whether it is over makes no difference to who may not read it.
      const early = watching === "nobody" ? 403 : 409;
      expect(await Promise.all(all.map((each) => reads(each)))).toEqual([409, 409, 409, 409, early, early]);
      await server.server.rooms.act(id, (there) => {
        const seen = there.table?.changes.length ?? 0;
        const offered = { kind: "resign", seen, level: "fry" } as const;
        return { entry: offerAt(there, 1, offered, there.seats[1]?.person ?? null).entry, value: null };
      });
      expect(await Promise.all(all.map((each) => reads(each)))).toEqual([
        ...[200, 200, 200, 200],
        ...[strangers, strangers],
      ]);
      if (watching === "nobody")
        expect(kindOf(await stranger.ask("GET", `/tables/${id}/record`))).toBe("not-watched");
      const records = async (person: SomePerson) =>
        exported
          .parse((await person.ask("GET", "/me/export")).body)
          .tables.map(({ record }) => record !== null);
      expect(await Promise.all([ana, eve, dora].map(records))).toEqual([[true], [true], [strangers === 200]]);
      // A program reads what its person may; who was erased is nobody, and takes nothing from the others.
      const { token } = (await bo.do("POST", "/me/tokens", { name: "notes" })) as unknown as MadeToken;
      expect(await reads(someone(), { authorization: `Bearer ${token}` })).toBe(200);
      await ana.ask("DELETE", "/me");
      ana.cookie = "";
      expect([await reads(ana), await reads(eve)]).toEqual([strangers, 200]);
    },
  );

  it("to which nobody has come for a day is not in the list, until somebody does", async () => {
    const clock = { now: 1_000_000 };
    const file = someFile();
    const both = [0, 1].map(() => served({ store: openSqlite(file), now: () => clock.now, byItself: false }));
    const [one, other] = (await Promise.all(both)) as [Served, Served];
    const host = somebody(() => one.address);
    const { id } = await host.do("POST", "/tables", { ...plan, listed: true });
    const listed = async () =>
      tableList.parse((await somebody(() => other.address).ask("GET", "/tables")).body).tables;
    clock.now += 86_399_999;
    expect(await listed()).toMatchObject([{ id }]);
    clock.now += 1;
    expect(await listed()).toEqual([]);
    // Whatever is planned meanwhile brings nobody there.
    await host.do("PATCH", `/tables/${id}`, { players: 3 });
    expect(await listed()).toEqual([]);
    await host.do("POST", `/tables/${id}/seats/0`, ana);
    expect(await listed()).toMatchObject([{ id }]);
    for (const each of [one, other]) await each.close();
  });

  it("that has begun while the list was read is not in it, and shows nothing of what is played", async () => {
    const store = openSqlite(someFile());
    const ids: string[] = [];
    const slow = { ...store, waiting: async () => ({ rooms: ids, next: null }) };
    const other = await someServer({ store: slow });
    const { room } = await gathered(() => other.address, { ...plan, listed: true });
    const host = somebody(() => other.address);
    const { id } = await host.do("POST", "/tables", { ...plan, listed: true });
    ids.push(room.id, id);
    const { body } = await somebody(() => other.address).ask("GET", "/tables");
    expect(tableList.parse(body).tables).toMatchObject([{ id, stage: "waiting" }]);
  });

  it("that waits and is listed is in the list, page by page, and a private one is not", async () => {
    const host = someone();
    const listed = new Set<string>();
    for (let n = 0; n < 23; n++) listed.add((await host.do("POST", "/tables", { ...plan, listed: true })).id);
    const hidden = await host.do("POST", "/tables", plan);
    const found = new Set<string>();
    let from = "";
    do {
      const { body } = await someone().ask("GET", `/tables${from}`);
      const page = tableList.parse(body);
      for (const { id } of page.tables) found.add(id);
      from = page.next === null ? "" : `?from=${page.next}`;
    } while (from !== "");
    for (const id of listed) expect(found.has(id)).toBe(true);
    expect(found.has(hidden.id)).toBe(false);
  });

  it("may be dealt as somebody likes, and says so to everybody", async () => {
    const host = someone();
    const { dealing } = await host.do("POST", "/tables", {
      ...plan,
      seed: "mine",
      setup: { firstFisher: 1 },
    });
    expect(dealing).toBe("given");
    const refused = await host.ask("POST", "/tables", {
      ...plan,
      game: "wishes",
      setup: { buyers: { catfish: 3 } },
    });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ rule: "IW-R1", detail: expect.stringMatching(/\w+ \w+/) });
  });
});

describe("the same request sent again", () => {
  it("is answered as the first time: one table, one seat", async () => {
    const host = someone();
    await host.ask("POST", "/me");
    const headers = { "idempotency-key": "once" };
    const answers = await Promise.all([1, 2, 3].map(() => host.do("POST", "/tables", plan, headers)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    // Another person's key is another key.
    const guest = someone();
    expect((await guest.do("POST", "/tables", plan, headers)).id).not.toBe(answers[0]?.id);
    const at = `/tables/${answers[0]?.id}/seats/0`;
    const first = await host.do("POST", at, ana, { "idempotency-key": "sit" });
    await host.do("DELETE", at);
    // It was granted once, and is not granted again.
    expect((await host.do("POST", at, ana, { "idempotency-key": "sit" })).seats[0]).toBeNull();
    expect(first.seats[0]).not.toBeNull();
  });

  it("twice at once costs nobody else anything, and holds at one table alone", async () => {
    const [host, other] = [someone(), someone()];
    const { id } = await host.do("POST", "/tables", plan);
    const { id: elsewhere } = await other.do("POST", "/tables", plan);
    const headers = { "idempotency-key": "twice" };
    const clockOf = (minutes: number) => ({ clock: { kind: "move", seconds: 60 * minutes } });
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((minutes) => [
        host.ask("PATCH", `/tables/${id}`, clockOf(minutes), headers),
        other.ask("PATCH", `/tables/${elsewhere}`, clockOf(minutes), { "idempotency-key": `own ${minutes}` }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { id: third } = await host.do("POST", "/tables", plan);
    expect((await host.ask("PATCH", `/tables/${third}`, clockOf(9), headers)).status).toBe(400);
  });
});

describe("a key by which a request would be known again", () => {
  it("counts whole, or is refused with how long it may be", async () => {
    const host = someone();
    await host.ask("POST", "/me");
    const by = (key: string) => ({ "idempotency-key": key });
    const long = "k".repeat(199);
    const { id: one } = await host.do("POST", "/tables", plan, by(`${long}1`));
    const { id: other } = await host.do("POST", "/tables", plan, by(`${long}2`));
    expect(one).not.toBe(other);
    const { status, body } = await host.ask("POST", "/tables", plan, by(`${long}12`));
    expect(status).toBe(400);
    expect(body).toMatchObject({ at: "idempotency-key", detail: expect.stringContaining("200") });
  });
});

describe("who somebody is", () => {
  it("is signed, and a name that nobody signed is nobody's", async () => {
    const host = someone();
    const { id } = await host.do("POST", "/tables", plan);
    expect(host.cookie).toMatch(/^guinguette-[0-9a-f]{8}=[0-9a-z]{26}\.1\.[\w-]{43}\.[0-9a-z]{8}$/);
    const [called = "", signed = ""] = host.cookie.split("=");
    const [name = "", key = "", signature = "", date = ""] = signed.split(".");
    const forged = [
      ...["guinguette", called].flatMap((cookie) => [
        `${cookie}=${name}.${key}.${signature.slice(0, -1)}${signature.endsWith("A") ? "B" : "A"}`,
        `${cookie}=${name}.2.${signature}`,
        `${cookie}=${name}.${key}.`,
        `${cookie}=${name}`,
        `${cookie}=${name.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))}.${key}.${signature}`,
        `${cookie}=${name}.${key}.${signature}.x`,
        // Without its date, or with an older one.
        `${cookie}=${name}.${key}.${signature}`,
        `${cookie}=${name}.${key}.${signature}.${(Number.parseInt(date, 36) - 1).toString(36)}`,
        `${cookie}=${signed}.x`,
      ]),
      `other=${signed}`,
      `guinguette-00000000=${signed}`,
    ];
    for (const cookie of forged) {
      const stranger = someone();
      stranger.cookie = cookie;
      expect((await stranger.do("GET", `/tables/${id}`)).mine.host).toBe(false);
      expect(kindOf(await stranger.ask("POST", `/tables/${id}/start`))).toBe("unknown-person");
      expect(kindOf(await stranger.ask("POST", "/tables", plan))).toBe("unknown-person");
    }
    const twice = someone();
    twice.cookie = `${forged[0]}; x=1; ${host.cookie}`;
    expect((await twice.do("GET", `/tables/${id}`)).mine.host).toBe(true);
  });

  it("is one's own at each server of one host: none takes it from another, nor is the old name lost", async () => {
    const now = () => 1_900_000_000_000;
    const [here, there] = await Promise.all([someServer({ now }), someServer({ now })]);
    const answered = async (at: Served, method: string, path: string, cookie: string, body?: object) => {
      const response = await fetch(`${at.address}/api/v1${path}`, {
        method,
        headers: { cookie, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().map((text) => text.split(";")[0] ?? "");
      return { body: (await response.json()) as Record<string, unknown>, set };
    };
    // A browser sends what it has to every port.
    const [own = "", old = ""] = (await answered(here, "POST", "/me", "")).set;
    expect(old).toMatch(/^guinguette=/);
    const strange = await answered(there, "POST", "/me", `${old}; ${own}`);
    expect(strange).toMatchObject({ body: { isNew: true }, set: [expect.stringMatching(/^guinguette-/)] });
    const [name] = strange.set[0]?.split("=") ?? [];
    expect(name).not.toBe(own.split("=")[0]);
    // Known by the old name, they are given the new one, once.
    expect(await answered(here, "GET", "/me", old)).toEqual({ body: { known: true }, set: [own, old] });
    expect(await answered(here, "GET", "/me", `${old}; ${own}`)).toEqual({ body: { known: true }, set: [] });
    // Whoever becomes somebody else, or nobody, is not who they were under the old name.
    const [other = "", alsoOther = ""] = (await answered(here, "POST", "/me", "")).set;
    const { code } = (await answered(here, "POST", "/me/carry", other)).body;
    const carried = await answered(here, "POST", "/me/carried", `${old}; ${own}`, { code });
    expect(carried.set).toEqual([other, alsoOther]);
    const gone = await answered(here, "DELETE", "/me", `${strange.set}; ${old}; ${other}`);
    expect(gone.set).toEqual([`${own.split("=")[0]}=`, "guinguette="]);
    expect((await answered(here, "GET", "/me", other)).body).toEqual({ known: false });
    expect((await answered(here, "GET", "/me", old)).body).toEqual({ known: true });
    // What another server has under the old name stays.
    const elsewhere = await answered(there, "DELETE", "/me", `${old}; ${strange.set}`);
    expect(elsewhere.set).toEqual([`${name}=`]);
  });

  it("is told to no script, and to no other site", async () => {
    const person = someone();
    const { headers, body } = await person.ask("POST", "/me");
    expect(me.parse(body)).toEqual({ isNew: true });
    expect((await person.ask("POST", "/me")).body).toEqual({ isNew: false });
    expect(headers.get("set-cookie")).toMatch(/; Path=\/api\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect((await someone().ask("GET", "/tables")).headers.get("set-cookie")).toBeNull();
  });

  it("counts for nothing where another site asks", async () => {
    const host = someone();
    const { id } = await host.do("POST", "/tables", plan);
    for (const origin of ["https://evil.example", "null", "nonsense", `${server.address}.evil.example`])
      for (const [method, path] of [
        ["POST", "/tables"],
        ["PATCH", `/tables/${id}`],
        ["DELETE", `/tables/${id}/seats/0`],
      ] as const)
        expect(kindOf(await host.ask(method, path, {}, { origin }))).toBe("cross-site");
    await host.do("PATCH", `/tables/${id}`, { players: 3 }, { origin: server.address });
  });
});

describe("what cannot be done", () => {
  it.each([
    ["GET", "/nothing", undefined, "not-found"],
    ["GET", "/tables/xyz", undefined, "not-found"],
    ["GET", "/tables/00000000000000000000000000", undefined, "not-found"],
    ["GET", "/tables?from=1.a&from=2.b", undefined, "malformed"],
    ["GET", "/tables?from=%00", undefined, "malformed"],
    ["GET", `/tables?from=${"9".repeat(30)}.${"0".repeat(26)}`, undefined, "malformed"],
    ["GET", "/tables?from=", undefined, "malformed"],
    ["GET", "/tables/00000000000000000000000000/record", undefined, "not-found"],
    ["POST", "/tables/00000000000000000000000000/seats/0", ana, "not-found"],
    ["POST", "/tables", undefined, "malformed"],
    ["POST", "/tables", "{", "malformed"],
    ["POST", "/tables", [], "malformed"],
    ["POST", "/tables", { game: "chess", players: 2 }, "malformed"],
    ["POST", "/tables", { ...plan, players: 20 }, "malformed"],
    ["POST", "/tables", { game: "wishes", players: 8 }, "malformed"],
    ["POST", "/tables", { ...plan, more: 1 }, "malformed"],
    ["POST", "/tables", { ...plan, options: { unknown: 1 } }, "malformed"],
    ["POST", "/tables", { ...plan, setup: { firstFisher: 9 } }, "malformed"],
    ["POST", "/tables", '{"game":"fish-fish","players":2,"__proto__":{"listed":true}}', "malformed"],
    ["POST", "/tables", { ...plan, seed: "x".repeat(100_000) }, "too-large"],
  ] as const)("is said clearly: %s %s %j is %s", async (method, path, body, kind) => {
    expect(kindOf(await someone().ask(method, path, body))).toBe(kind);
  });

  it("is said in the language of whoever asks", async () => {
    const ask = (language: string) =>
      someone().ask("POST", "/tables", { game: "chess" }, { "accept-language": language });
    expect((await ask("fr-FR,fr;q=0.9,en;q=0.8")).body).toMatchObject({
      title: "Ce qui a été envoyé est incompréhensible",
      at: "game",
      detail: expect.stringContaining("attendu"),
    });
    expect((await ask("de, en")).body).toMatchObject({ title: "What was sent cannot be understood" });
  });

  it("only JSON is read", async () => {
    const headers = { "content-type": "text/plain" };
    expect(kindOf(await someone().ask("POST", "/tables", "game=fish-fish", headers))).toBe("unsupported");
  });

  it("markup in a name stays a name", async () => {
    const host = someone();
    const { id } = await host.do("POST", "/tables", plan);
    const name = '<img src=x onerror="1">';
    const { seats } = await host.do("POST", `/tables/${id}/seats/0`, { ...ana, name });
    expect(seats[0]?.name).toBe(name);
    const { headers } = await host.ask("GET", `/tables/${id}`);
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
