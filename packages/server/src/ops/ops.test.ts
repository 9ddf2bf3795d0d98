/** How the server fares, asked by whoever looks after it and by others. */
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { busIn, type Hub } from "../bus/in-process.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { someFile } from "../testing/folder.ts";
import { gathered } from "../testing/gathered.ts";
import { somebody } from "../testing/person.ts";
import { type Raw, rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";
import { type Settings, settingsIn, WrongSetting } from "./settings.ts";

/** Asks as whoever stands at this address of this machine; `fetch` would choose the name by itself. */
function ask(
  { address }: Served,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", reject).end();
  });
}

const paths = ["/healthz", "/readyz", "/metrics"];
const observed = async (env: Record<string, string>, use: (server: Served) => Promise<void>) => {
  const settings: Settings = settingsIn(env);
  const server = await served({ settings });
  await use(server);
  await server.close();
};

describe("a server that runs", () => {
  it("is alive, ready, and tells its figures", () =>
    observed({}, async (server) => {
      expect(await ask(server, "/healthz")).toEqual({ status: 200, text: "alive\n" });
      expect(await ask(server, "/readyz")).toEqual({ status: 200, text: "ready\n" });
      const { room, people } = await gathered(() => server.address, {
        ...{ game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } },
      });
      const raw = rawTo(server.address, `/api/v1/tables/${room.id}/live`, {
        cookie: people[0]?.cookie ?? "",
      });
      raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
      for (const id of [1, 2])
        raw.say({
          type: "offer",
          id,
          offer: { kind: "play", seen: 0, move: { type: "cast", card: "catch", bait: 2 } },
        });
      raw.say({
        type: "offer",
        id: 3,
        offer: { kind: "play", seen: 0, move: { type: "cast", card: "catch", bait: 9 } },
      });
      for (let answers = 0; answers < 3; answers++) await raw.until("answer");
      const { text } = await ask(server, "/metrics");
      const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
      expect(figure("guinguette_live_connections")).toBe(1);
      expect(figure("guinguette_tables_held")).toBe(1);
      expect(figure("guinguette_moves_total")).toBe(1);
      expect(figure("guinguette_live_messages_total")).toBe(4);
      expect(figure('guinguette_refusals_total\\{kind="offer"\\}')).toBe(1);
      expect(figure("guinguette_store_append_seconds_count")).toBe(5);
      expect(figure('guinguette_store_append_seconds_bucket\\{le="\\+Inf"\\}')).toBe(5);
      expect(figure("process_resident_memory_bytes")).toBeGreaterThan(1e6);
      expect(figure("guinguette_event_loop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
      // Every line is as Prometheus reads it, and nothing in it says which table or who.
      for (const line of text.trimEnd().split("\n"))
        expect(line).toMatch(
          /^(?:# (?:HELP|TYPE) \S+ .+|[a-z0-9_]+(?:\{[a-z]+="[a-z0-9.+-]+"\})? [\d.e+-]+)$/i,
        );
      for (const secret of [room.id, "P0", "P1", people[0]?.cookie ?? ""]) expect(text).not.toContain(secret);
      raw.socket.close();
    }));

  it("counts a change where it was stored, and nowhere else", async () => {
    const [file, hub]: [string, Hub] = [someFile(), new Map()];
    const servers = await Promise.all([0, 1].map(() => served({ store: openSqlite(file), bus: busIn(hub) })));
    const [here, there] = servers as [Served, Served];
    const plan = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } } as const;
    const { room, people } = await gathered(() => here.address, plan);
    const [ana, bo] = servers.map(({ address }, seat) =>
      rawTo(address, `/api/v1/tables/${room.id}/live`, { cookie: people[seat]?.cookie ?? "" }),
    ) as [Raw, Raw];
    for (const raw of [ana, bo]) {
      raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
      await raw.until("sight");
    }
    const move = { type: "cast", card: "catch", bait: 2 };
    ana.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move } });
    expect((await bo.until("sight")).sight.number).toBe(1);
    const counted = await Promise.all([here, there].map((server) => ask(server, "/metrics")));
    expect(counted.map(({ text }) => /^guinguette_moves_total (\S+)$/m.exec(text)?.[1])).toEqual(["1", "0"]);
    for (const raw of [ana, bo]) raw.socket.close();
    for (const server of servers) await server.close();
  });

  it("is not ready while its store does not answer, and is again when it does", async () => {
    const kept = openSqlite(someFile());
    let broken = false;
    const store: Store = {
      ...kept,
      signingKeys: () => (broken ? Promise.reject(new Error("no disk")) : kept.signingKeys()),
    };
    const server = await served({ store });
    broken = true;
    expect((await ask(server, "/readyz")).status).toBe(503);
    expect((await ask(server, "/healthz")).status).toBe(200);
    broken = false;
    expect((await ask(server, "/readyz")).status).toBe(200);
    await server.close();
  });

  it("is not ready once something could not be stored, until something can be again", async () => {
    const kept = openSqlite(someFile());
    let isFull = false;
    const onDisk = <T>(work: () => Promise<T>) =>
      isFull ? Promise.reject(new Error("database or disk is full")) : work();
    const server = await served({
      store: {
        ...kept,
        append: (groups) => onDisk(() => kept.append(groups)),
        people: {
          ...kept.people,
          addToken: (token, most) => onDisk(() => kept.people.addToken(token, most)),
        },
      },
    });
    const host = somebody(() => server.address);
    const open = async () => (await host.ask("POST", "/tables", { game: "wishes", players: 2 })).status;
    expect(await open()).toBe(201);
    isFull = true;
    expect(await open()).toBe(503);
    expect(await ask(server, "/readyz")).toEqual({ status: 503, text: "nothing can be stored\n" });
    // Nobody is led to who is not ready: it has to find out by itself.
    isFull = false;
    expect((await ask(server, "/readyz")).status).toBe(200);
    expect((await ask(server, "/readyz")).status).toBe(200);
    await server.close();
  });

  it("is not ready while only a little can be stored, until as much can be as could not", async () => {
    const kept = openSqlite(someFile());
    let free = Number.POSITIVE_INFINITY;
    const onDisk = <T>(size: number, work: () => Promise<T>) =>
      size > free ? Promise.reject(new Error("database or disk is full")) : work();
    const server = await served({
      store: {
        ...kept,
        append: (groups) => onDisk(JSON.stringify(groups).length, () => kept.append(groups)),
        people: {
          ...kept.people,
          addToken: (token, most) => onDisk(token.name.length, () => kept.people.addToken(token, most)),
        },
      },
    });
    const host = somebody(() => server.address);
    const open = async () => (await host.ask("POST", "/tables", { game: "wishes", players: 2 })).status;
    expect(await open()).toBe(201);
    free = 200;
    expect(await open()).toBe(503);
    // A way to another device and a program's token are few bytes, for which there is still a place.
    expect((await host.ask("POST", "/me/carry")).status).toBe(200);
    expect((await host.ask("POST", "/me/tokens", { name: "bot" })).status).toBe(201);
    for (let times = 0; times < 2; times++)
      expect(await ask(server, "/readyz")).toEqual({ status: 503, text: "nothing can be stored\n" });
    free = Number.POSITIVE_INFINITY;
    expect(await open()).toBe(201);
    free = 200;
    expect((await ask(server, "/readyz")).status).toBe(200);
    await server.close();
  });

  it("is not ready while it stops", async () => {
    const server = await served();
    const stopping = server.server.close();
    expect((await ask(server, "/readyz")).status).toBe(503);
    await stopping;
    await server.close().catch(() => {});
  });
});

describe("somebody else", () => {
  const elsewhere = { "x-forwarded-for": "203.0.113.9" };

  it("who comes through a proxy is told nothing of it", () =>
    observed({}, async (server) => {
      for (const path of paths) {
        expect((await ask(server, path, elsewhere)).status).toBe(404);
        expect((await ask(server, path, { forwarded: "for=203.0.113.9" })).status).toBe(404);
        expect((await ask(server, path, { host: "play.example" })).status).toBe(404);
      }
    }));

  it("is told where it was said that they may ask", () =>
    observed({ TRUSTED_PROXIES: "127.0.0.1", OBSERVERS: "203.0.113.0/24" }, async (server) => {
      expect((await ask(server, "/metrics", elsewhere)).status).toBe(200);
      expect((await ask(server, "/metrics", { "x-forwarded-for": "198.51.100.1" })).status).toBe(404);
    }));
});

it.each([
  { TRUSTED_PROXIES: "proxy.example" },
  { OBSERVERS: "everybody" },
  { LIMITS: "requests=many" },
  { LIMITS: "wishes=3" },
  { LIMITS: "requests=0" },
  { LOG_LEVEL: "loud" },
])("%j cannot be understood, and it is said which", (env) => {
  expect(() => settingsIn(env)).toThrow(WrongSetting);
  expect(() => settingsIn(env)).toThrow(Object.keys(env)[0]);
});
