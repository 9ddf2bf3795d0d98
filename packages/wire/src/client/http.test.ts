import { describe, expect, it } from "vitest";
import { type Route, routes } from "../api/routes.ts";
import { type SchemaName, schemas } from "../api/schemas.ts";
import { problemType } from "../problem.ts";
import { base } from "../version.ts";
import { type Fetch, type Tables, tablesBy } from "./http.ts";

const answering = (status: number, text: string) =>
  tablesBy({ fetch: async () => ({ status, text: async () => text }) });

describe("the record of a game that is over", () => {
  it("is given as it was written, to the byte", async () => {
    const text = '{ "game":"wishes",\n"moves":[1e0] }';
    expect(await answering(200, text).written("t")).toEqual({ ok: true, value: text });
  });

  it("is not what answers in other words, nor what is not there, nor what nobody answers", async () => {
    expect(await answering(200, "<html>").written("t")).toMatchObject({ ok: false, why: "unreachable" });
    expect(await answering(404, "").written("t")).toMatchObject({ ok: false, why: "not-found" });
    const nobody = tablesBy({ fetch: () => Promise.reject(new TypeError("offline")) });
    expect(await nobody.written("t")).toMatchObject({ ok: false, why: "unreachable" });
  });
});

const [table, chance] = ["0".repeat(26), "a1".repeat(16)];
const subscription = {
  endpoint: "https://push.example/1",
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
};

/** Each call with what a page gives it, and the route that it is for. */
const calls: readonly [name: string, call: (tables: Tables) => Promise<unknown>, path?: string][] = [
  ["introduceYourself", (tables) => tables.me()],
  ["amIKnown", (tables) => tables.known()],
  ["myTables", (tables) => tables.mine()],
  ["carry", (tables) => tables.carry()],
  ["beCarried", (tables) => tables.carried("12345678")],
  ["myTokens", (tables) => tables.tokens()],
  ["makeToken", (tables) => tables.newToken("Robot")],
  ["dropToken", (tables) => tables.dropToken("7"), "/me/tokens/7"],
  ["erase", (tables) => tables.erase()],
  ["takeAway", (tables) => tables.exported()],
  ["takeAway", (tables) => tables.exported("a b"), "/me/export?from=a%20b"],
  ["findTable", (tables) => tables.find("TANCHE 74/é"), "/codes/TANCHE%2074%2F%C3%A9"],
  ["listTables", (tables) => tables.list()],
  ["listTables", (tables) => tables.list("a&b"), "/tables?from=a%26b"],
  ["openTable", (tables) => tables.open({ game: "wishes", players: 2 }, "key")],
  ["lookAtTable", (tables) => tables.look(table), `/tables/${table}`],
  ["planTable", (tables) => tables.plan(table, { players: 3 }), `/tables/${table}`],
  ["sitDown", (tables) => tables.sit(table, 1, { name: "Ana", chance }), `/tables/${table}/seats/1`],
  ["standUp", (tables) => tables.stand(table, 1), `/tables/${table}/seats/1`],
  ["seatBot", (tables) => tables.bot(table, 1, { level: "fry" }), `/tables/${table}/seats/1/bot`],
  ["playOn", (tables) => tables.next(table), `/tables/${table}/next`],
  ["showSeat", (tables) => tables.show(table, 1, true), `/tables/${table}/seats/1/shown`],
  ["start", (tables) => tables.start(table), `/tables/${table}/start`],
  ["record", (tables) => tables.written(table), `/tables/${table}/record`],
  ["pushKey", (tables) => tables.pushKey(), "/push"],
  ["myPushes", (tables) => tables.pushes(), "/me/push"],
  ["subscribe", (tables) => tables.subscribe(subscription as never), "/me/push"],
  ["unsubscribe", (tables) => tables.unsubscribe("7"), "/me/push/7"],
];

/** The route that a request is for, as a server finds it. */
function routeOf(method: string, path: string): Route | undefined {
  const [bare = ""] = path.slice(base.length).split("?");
  return routes.find(
    (route) => route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, "[^/]+")}$`).test(bare),
  );
}

describe("what a page asks", () => {
  it.each(calls)(
    "(%s) is a documented request, with a body that its schema takes",
    async (name, call, path) => {
      const asked: Parameters<Fetch>[] = [];
      const fetch: Fetch = async (...request) => {
        asked.push(request);
        return { status: 200, text: async () => '{"is":"so"}' };
      };
      const answer = await call(tablesBy({ fetch, headers: () => ({ "accept-language": "fr" }) }));
      expect(answer).toMatchObject({ ok: true });
      const [[url, init] = ["", { method: "", headers: {} }]] = asked;
      expect(asked).toHaveLength(1);
      const route = routeOf(init.method, url);
      expect(route?.name, `${init.method} ${url}`).toBe(name);
      if (path !== undefined) expect(url).toBe(base + path);
      expect(init.headers["accept-language"]).toBe("fr");
      expect(init.headers["content-type"]).toBe(route?.body === undefined ? undefined : "application/json");
      if (route?.body === undefined) expect(init).not.toHaveProperty("body");
      else
        expect(schemas[route.body as SchemaName].safeParse(JSON.parse(init.body ?? ""))).toMatchObject({
          success: true,
        });
    },
  );

  it("opens a table once, by its key", async () => {
    let headers: Readonly<Record<string, string>> = {};
    const tables = tablesBy({
      fetch: async (_path, init) => {
        headers = init.headers;
        return { status: 201, text: async () => "{}" };
      },
    });
    await tables.open({ game: "wishes", players: 2 }, "key");
    expect(headers).toEqual({ "content-type": "application/json", "idempotency-key": "key" });
  });

  it("is what was answered, or why it was not", async () => {
    expect(await answering(201, '{"room":1}').look("t")).toEqual({ ok: true, value: { room: 1 } });
    const problem = { type: problemType("too-many"), title: "Too much", status: 429, retryAfter: 3 };
    expect(await answering(429, JSON.stringify(problem)).look("t")).toEqual({
      ok: false,
      why: "too-many",
      problem,
    });
    // What is no problem of ours comes from something that stands in between.
    for (const text of ["null", '{"type":7}', "<html>"]) {
      expect(await answering(502, text).look("t")).toEqual({ ok: false, why: "unavailable", problem: null });
      expect(await answering(404, text).look("t")).toEqual({ ok: false, why: "not-found", problem: null });
    }
    expect(await answering(300, "{}").look("t")).toMatchObject({ ok: false });
    const nobody = tablesBy({ fetch: () => Promise.reject(new TypeError("offline")) });
    expect(await nobody.look("t")).toEqual({ ok: false, why: "unreachable", problem: null });
  });
});
