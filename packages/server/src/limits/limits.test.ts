/** How much one may ask for, on real sockets. */
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { settingsIn } from "../ops/settings.ts";
import { tokenIn } from "../people/tokens.ts";
import type { Spend } from "../rooms/folding.ts";
import { lookFrom } from "../rooms/readable.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { gathered } from "../testing/gathered.ts";
import { somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import { type Served, served } from "../testing/served.ts";
import { limitsWithin, usualBounded } from "./limits.ts";
import { ponderingWithin } from "./pondering.ts";

const proxied = (address: string) => ({ "x-forwarded-for": address });
const within = async (LIMITS: string, use: (server: Served) => Promise<void>) => {
  // Time stands still, however busy the machine is.
  const server = await served({
    ticks: () => 0,
    settings: settingsIn({ LIMITS, TRUSTED_PROXIES: "127.0.0.1" }),
  });
  await use(server);
  await server.close();
  expect(server.notes).toEqual([]);
};

describe("a household", () => {
  it("that asks without end is told to wait, in its language; the next household is not", () =>
    within("requests=1", async (server) => {
      const ana = somebody(() => server.address);
      const from = proxied("203.0.113.1");
      for (let n = 0; n < 20; n++)
        expect((await ana.ask("GET", "/tables", undefined, from)).status).toBe(200);
      const refused = await ana.ask("GET", "/tables", undefined, { ...from, "accept-language": "fr" });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refused.headers.get("content-type")).toContain("application/problem+json");
      expect(refused.body).toMatchObject({
        type: "urn:guinguette:problem:too-many",
        title: "Trop de demandes en peu de temps",
        retryAfter: Number(refused.headers.get("retry-after")),
      });
      expect((await ana.ask("GET", "/nowhere", undefined, from)).status).toBe(429);
      expect((await ana.ask("GET", "/tables", undefined, proxied("203.0.113.2"))).status).toBe(200);
    }));

  it("may have programs: each is counted by its token, wherever it is, and by nothing that could be used", () =>
    within("requests=1", async (server) => {
      const [one, other] = ["a", "b"].map((letter) => ({
        authorization: `Bearer guinguette_${letter.repeat(43)}`,
      }));
      const ask = async (token: Record<string, string> | undefined, address: string) =>
        (await fetch(`${server.address}/api/v1/tables`, { headers: { ...token, ...proxied(address) } }))
          .status;
      // Nobody has such a token; one that is tried is counted as somebody all the same.
      for (let n = 0; n < 10; n++) expect(await ask(one, `203.0.113.${n}`)).toBe(401);
      expect(await ask(one, "203.0.113.99")).toBe(429);
      expect(await ask(other, "203.0.113.99")).toBe(401);
      expect(tokenIn(one ?? {})).toMatch(/^[0-9a-f]{64}$/);
    }));

  it.each([
    ["GET", "/me/export", undefined],
    ["POST", "/me/carry", undefined],
    ["POST", "/me/carried", { code: "0000-0000-0000" }],
  ])("that asks for what nobody needs often (%s %s) is told to wait", (method, path, body) =>
    within("rare=2", async (server) => {
      const ana = somebody(() => server.address);
      const from = proxied("203.0.113.1");
      await ana.ask("POST", "/me", undefined, from);
      expect((await ana.ask(method, path, body, from)).status).not.toBe(429);
      const refused = await ana.ask(method, path, body, from);
      expect(refused.status).toBe(429);
      // Half of a household's two a minute.
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    }),
  );

  it("that opens tables without end is told to wait, and may do all else", () =>
    within("tables=6", async (server) => {
      const plan = { game: "wishes", players: 2 };
      const opened = async (who: ReturnType<typeof somebody>, from: string) =>
        (await who.ask("POST", "/tables", plan, proxied(from))).status;
      // Three by one of them, three by another, and then none by anybody there.
      const [ana, bo, cleo] = [0, 1, 2].map(() => somebody(() => server.address));
      if (!ana || !bo || !cleo) throw new Error("nobody");
      for (const who of [ana, bo])
        for (let n = 0; n < 3; n++) expect(await opened(who, "203.0.113.1")).toBe(201);
      expect(await opened(cleo, "203.0.113.1")).toBe(429);
      expect(await opened(cleo, "203.0.113.2")).toBe(201);
      // Ana is known wherever she goes.
      expect(await opened(ana, "203.0.113.2")).toBe(429);
      expect((await ana.ask("GET", "/tables", undefined, proxied("203.0.113.1"))).status).toBe(200);
    }));

  it("has so many live connections; who leaves makes room", () =>
    within("connections=2", async (server) => {
      const path = `/api/v1/tables/${"0".repeat(26)}/live`;
      const open = (from: string) => rawTo(server.address, path, proxied(from));
      const opened = (raw: ReturnType<typeof open>) =>
        new Promise((done) => {
          raw.socket.once("open", () => done(101));
          raw.socket.once("unexpected-response", (_request, { statusCode, headers }) =>
            done(headers["retry-after"] === undefined ? "no hint" : statusCode),
          );
        });
      const first = open("203.0.113.1");
      expect(await opened(first)).toBe(101);
      expect(await opened(open("203.0.113.1"))).toBe(101);
      expect(await opened(open("203.0.113.1"))).toBe(429);
      const other = open("2001:db8:0:1::5");
      expect(await opened(other)).toBe(101);
      first.socket.terminate();
      await first.ended;
      // The server has noticed it, too, where it counts one less.
      const there = async () => {
        const text = await (await fetch(`${server.address}/metrics`)).text();
        return Number(/^guinguette_live_connections (\d+)/m.exec(text)?.[1]);
      };
      await expect.poll(there, { timeout: 60_000 }).toBe(2);
      expect(await opened(open("203.0.113.1"))).toBe(101);
    }));
});

describe("a live connection", () => {
  it("that says more than anybody can mean is told so and cut off; who sits there too notices nothing", () =>
    within("messages=5", async (server) => {
      const { room, people } = await gathered(() => server.address, { game: "wishes", players: 2 });
      const [ana, bo] = people.map(({ cookie }) =>
        rawTo(server.address, `/api/v1/tables/${room.id}/live`, { cookie, "accept-language": "fr" }),
      );
      if (!ana || !bo) throw new Error("nobody");
      for (const raw of [ana, bo]) raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
      for (let id = 0; id < 500; id++) ana.say({ type: "ping", id });
      const { problem } = await ana.until("problem");
      expect(problem).toMatchObject({ status: 429, title: "Trop de demandes en peu de temps" });
      expect([1006, 1008]).toContain(await ana.ended);
      // At most what it had said before was answered: 20 messages, hello among them.
      expect(ana.texts.filter((text) => text.includes('"pong"'))).not.toHaveProperty("19");
      bo.say({ type: "ping", id: 7 });
      expect((await bo.until("pong")).id).toBe(7);
      bo.socket.close();
    }));
});

it("a family behind one address never meets a limit", () => {
  let now = 0;
  const limits = limitsWithin(usualBounded, () => now);
  let refused = 0;
  const count = (wait: number) => {
    if (wait > 0) refused++;
  };
  // Eight people in one evening, each with two devices, who ask five things a second and open a table every ten minutes.
  for (let device = 0; device < 16; device++)
    if (limits.enter({ household: "home", person: `person ${device}` }) === null) refused++;
  for (let second = 0; second < 4 * 3_600; second++) {
    now += 1_000;
    for (let person = 0; person < 8; person++) {
      for (let asked = 0; asked < 5; asked++)
        count(limits.request({ household: "home", person: `person ${person}` }));
      if (second % 600 === 0) count(limits.opening({ household: "home", person: `person ${person}` }));
    }
  }
  expect(refused).toBe(0);
});

describe("questions that take thought", () => {
  const at = (household: string, person: string | null = null) => ({ household, person });

  it("of one household are thought of in turns, by person, and of one of them half as many", async () => {
    let [now, thought] = [0, 0];
    const asleep: (() => void)[] = [];
    const { ponder } = ponderingWithin(
      { burst: 200, perSecond: 100 },
      { burst: 100, perSecond: 50 },
      {
        now: () => now,
        stopwatch: () => thought,
        // Until the test says so, nobody wakes up.
        sleep: (milliseconds) =>
          new Promise<void>((done) => {
            asleep.push(() => {
              now += milliseconds;
              done();
            });
          }),
      },
    );
    const order: string[] = [];
    const ask = (person: string | null, household = "home") =>
      ponder(at(household, person), async () => () => {
        thought += 60;
        order.push(person ?? "nobody");
      });
    const all = [...Array.from({ length: 5 }, () => ask("ana")), ask("bo"), ask(null)];
    await setImmediate();
    // She has had her half, though the household has not.
    expect(order).toEqual(["ana", "ana", "bo", "nobody"]);
    for (let count = 5; count <= all.length; count++) {
      for (const wake of asleep.splice(0)) wake();
      await setImmediate();
      expect(order).toHaveLength(count);
    }
    await Promise.all(all);
  });

  it("of one household take no more of the process's time than is theirs, and all are answered in their order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 }),
        async (costs) => {
          let [now, thought] = [0, 0];
          const { ponder } = ponderingWithin(
            { burst: 200, perSecond: 50 },
            { burst: 200, perSecond: 50 },
            {
              now: () => now,
              stopwatch: () => thought,
              sleep: async (milliseconds) => {
                now += milliseconds;
              },
            },
          );
          const order: number[] = [];
          await Promise.all(
            costs.map((cost, index) =>
              ponder(at("home"), async () => () => {
                thought += cost;
                now += cost;
                order.push(index);
                // What the last of them took may go beyond it.
                expect(thought).toBeLessThanOrEqual(200 + (now * 50) / 1_000 + 60);
              }),
            ),
          );
          expect(order).toEqual(costs.map((_, index) => index));
        },
      ),
    );
  });

  it("are given up by who waits too long, and leave nothing to be done", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let wake = () => {};
    const rate = { burst: 1, perSecond: 1 };
    const { labour } = ponderingWithin(rate, rate, {
      now: () => 0,
      sleep: () =>
        new Promise<void>((woken) => {
          wake = woken;
        }),
    });
    const done: string[] = [];
    const ask = (what: string, deadline?: number) =>
      labour({ ...at("home"), ...(deadline === undefined ? {} : { deadline }) }, async (spend) => {
        spend(60_000);
        done.push(what);
      }).catch((cause: unknown) => void done.push(`${what}: ${cause}`));
    void ask("at once", 10_000);
    await vi.advanceTimersByTimeAsync(0);
    void ask("too late", 10_000);
    void ask("in its time");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(done).toEqual(["at once"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(["at once", "too late: OutOfPatience: out of patience"]);
    // The turn of who has gone is another's.
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(done.slice(2)).toEqual(["in its time"]);
  });

  it("of one request wait for as long as it has, and not for so long each", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const begun = Date.now();
    const rate = { burst: 100, perSecond: 1_000 };
    const { labour } = ponderingWithin(rate, rate, {
      now: () => Date.now() - begun,
      sleep: (milliseconds) => new Promise((woken) => setTimeout(woken, milliseconds)),
    });
    const from = { ...at("home"), deadline: 10_000 };
    const done: string[] = [];
    const all = (async () => {
      // Each of them takes what the household has for six seconds.
      for (const what of ["first", "second", "third", "fourth"]) {
        await labour(from, async (spend) => spend(6_000));
        done.push(what);
      }
    })().catch((cause: unknown) => void done.push(`${cause}`));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(done).toEqual(["first", "second"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done.slice(2)).toEqual(["OutOfPatience: out of patience"]);
    await all;
    // Nor is anything begun after that, where it need not wait.
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(labour(from, async () => "begun")).rejects.toThrow("out of patience");
  });

  it("are refused at once where a thousand of the same person wait already", async () => {
    const rate = { burst: 1, perSecond: 1 };
    const { labour } = ponderingWithin(rate, rate, { now: () => 0, sleep: () => new Promise(() => {}) });
    const refused: (string | null)[] = [];
    const ask = (person: string | null, household = "home") =>
      void labour(at(household, person), async (spend) => spend(60_000)).catch(() => refused.push(person));
    for (let times = 0; times < 1_001; times++) ask("ana");
    await setImmediate();
    expect(refused).toEqual([]);
    for (const person of ["ana", "bo", null]) ask(person);
    ask("ana", "next door");
    await setImmediate();
    expect(refused).toEqual(["ana"]);
    // What she has begun is brought to its end, in its turn.
    void labour({ ...at("home", "ana"), hasBegun: true }, async () => {}).catch(() => refused.push("begun"));
    await setImmediate();
    expect(refused).toEqual(["ana"]);
  });

  it("and tables that have to be read have the same time: of one household, however many ask", async () => {
    const sleeps: number[] = [];
    const pondering = ponderingWithin(
      { burst: 100, perSecond: 100 },
      { burst: 100, perSecond: 100 },
      { now: () => 0, sleep: async (milliseconds) => void sleeps.push(milliseconds) },
    );
    const rooms = { has: (id: string) => id === "warm", look: cold } as unknown as Rooms;
    const limits = { ...limitsWithin(usualBounded), ...pondering };
    const store = { has: async (id: string) => id !== "none" };
    async function cold(_id: string, spend?: Spend): Promise<null> {
      spend?.(60);
      return null;
    }
    const look = (from: string, id: string) => lookFrom({ rooms, limits, store }, at(from), id);
    await Promise.all([look("home", "a"), look("home", "b"), look("next door", "c")]);
    expect(sleeps).toEqual([]);
    await look("home", "warm");
    expect(sleeps).toEqual([]);
    // What there is not takes no time, and waits for none.
    expect(await look("home", "none")).toBeNull();
    expect(sleeps).toEqual([]);
    await look("home", "d");
    expect(sleeps).toHaveLength(1);
    await pondering.ponder(at("home"), async () => () => 1);
    expect(sleeps).toHaveLength(2);
  });

  it("of another household wait for nobody, nor do they where one of them fails", async () => {
    const sleeps: number[] = [];
    let thought = 0;
    const { ponder, labour } = ponderingWithin(
      { burst: 100, perSecond: 1 },
      { burst: 100, perSecond: 1 },
      {
        now: () => 0,
        stopwatch: () => thought,
        sleep: async (milliseconds) => void sleeps.push(milliseconds),
      },
    );
    const broken = ponder(at("home"), async () => () => {
      thought += 500;
      throw new Error("lost in thought");
    });
    await expect(broken).rejects.toThrow("lost");
    expect(await ponder(at("next door"), async () => () => 7)).toBe(7);
    expect(sleeps).toEqual([]);
    expect(await ponder(at("home"), async () => () => 8)).toBe(8);
    expect(sleeps).toHaveLength(1);
    // Nor where it fails before it has begun.
    const unbegun = labour(at("elsewhere"), () => {
      throw new Error("not begun");
    });
    await expect(unbegun).rejects.toThrow("not begun");
    expect(await labour(at("elsewhere"), async () => 9)).toBe(9);
  });
});
