/** What a household shares, and what those of it have to themselves who have been known for a day. */
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settingsIn } from "../ops/settings.ts";
import { somebody } from "../testing/person.ts";
import { rawTo } from "../testing/raw.ts";
import { someServer } from "../testing/some-server.ts";
import { limitsWithin, usualBounded } from "./limits.ts";

const DAY = 86_400_000;
const school = { "x-forwarded-for": "203.0.113.1" };

/** A server behind a proxy where nobody's budget comes back, and on which a day can pass. */
async function schoolServer(LIMITS: string) {
  const clock = { now: 1_900_000_000_000 };
  const settings = settingsIn({ LIMITS, TRUSTED_PROXIES: "127.0.0.1" });
  const server = await someServer({ ticks: () => 0, now: () => clock.now, settings, byItself: false });
  const person = () => somebody(() => server.address);
  return {
    person,
    async pupil() {
      const one = person();
      await one.ask("POST", "/me");
      return one;
    },
    aDayPasses(less = 0) {
      clock.now += DAY - less;
    },
    status: async (who: ReturnType<typeof person>, path: string, method = "GET", body?: unknown) =>
      (await who.ask(method, path, body, school)).status,
    live: (who: ReturnType<typeof person>) =>
      new Promise<number>((done) => {
        const raw = rawTo(server.address, `/api/v1/tables/${"0".repeat(26)}/live`, {
          ...school,
          cookie: who.cookie,
        });
        raw.socket.once("open", () => done(101));
        raw.socket.once("unexpected-response", (_, { statusCode = 0 }) => done(statusCode));
      }),
  };
}

describe("where one device of an address asks without end", () => {
  it("without a name, those who have been known for a day go on; a newcomer, or one of a moment less, waits", async () => {
    const at = await schoolServer("requests=1");
    const [ana, late] = [await at.pupil(), await at.pupil()];
    at.aDayPasses(1);
    expect(await at.status(ana, "/tables")).toBe(200);
    const nameless = at.person();
    for (let n = 0; n < 19; n++) expect(await at.status(nameless, "/tables")).toBe(200);
    for (const who of [nameless, ana, at.person()]) expect(await at.status(who, "/tables")).toBe(429);
    at.aDayPasses(DAY - 1);
    expect(await at.status(nameless, "/tables")).toBe(429);
    for (const who of [ana, late]) expect(await at.status(who, "/me/tables")).toBe(200);
    expect(await at.status(ana, "/tables", "POST", { game: "wishes", players: 2 })).toBe(201);
  });

  it("and guesses codes under names that it makes up, those open the right one, and may mistype it", async () => {
    const at = await schoolServer("guesses=4 requests=100");
    const [ana, bo] = [await at.pupil(), await at.pupil()];
    at.aDayPasses();
    const { code } = await ana.do("POST", "/tables", { game: "wishes", players: 2 });
    const wrong: number[] = [];
    for (let n = 0; n < 8; n++)
      wrong.push(await at.status(await at.pupil(), `/codes/requin-${9_000_000 + n}`));
    expect(wrong).toEqual([404, 404, 404, 404, 429, 429, 429, 429]);
    // Who has just come is told nothing of whether it was right.
    expect(await at.status(await at.pupil(), `/codes/${code}`)).toBe(429);
    for (let n = 0; n < 9; n++) expect(await at.status(bo, `/codes/${code}`)).toBe(200);
    for (let n = 0; n < 3; n++) expect(await at.status(bo, `/codes/requin-800000${n}`)).toBe(404);
    expect(await at.status(bo, `/codes/${code}`)).toBe(429);
    expect(await at.status(ana, `/codes/${code}`)).toBe(200);
  });

  it("and holds all live connections it can have, those come in all the same, a few of each", async () => {
    const at = await schoolServer("connections=3 requests=100");
    const [ana, bo] = [await at.pupil(), await at.pupil()];
    at.aDayPasses();
    const opened: number[] = [];
    for (const who of [at.person(), at.person(), await at.pupil(), at.person(), ana, ana])
      opened.push(await at.live(who));
    expect(opened).toEqual([101, 101, 101, 429, 101, 101]);
    // Between them they have as many as all others.
    expect([await at.live(bo), await at.live(bo), await at.live(at.person())]).toEqual([101, 429, 429]);
  });
});

describe("what is one's own", () => {
  const bounded = { ...usualBounded, guesses: 10, requests: 1 };
  const old = (person: string, household = "school") => ({ household, person, established: true });

  it("of an address comes to no more than a household's, however many have been known for long", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ who: fc.nat(400), established: fc.boolean() }), {
          minLength: 300,
          maxLength: 600,
        }),
        (asked) => {
          const limits = limitsWithin(bounded, () => 0);
          const counts = { shared: 0, own: 0 };
          const each = new Map<number, number>();
          for (const { who, established } of asked) {
            const { wait, from } = limits.naming({ household: "school", person: `${who}`, established });
            if (wait > 0) continue;
            counts[from]++;
            if (from === "own") each.set(who, (each.get(who) ?? 0) + 1);
          }
          expect(counts.shared).toBeLessThanOrEqual(10);
          expect(counts.own).toBeLessThanOrEqual(10);
          for (const count of each.values()) expect(count).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  it("is used before what is shared, and a right code is given back to where it was taken", () => {
    const limits = limitsWithin(bounded, () => 0);
    const taken = Array.from({ length: 9 }, () => limits.naming(old("ana")));
    // Three of her own, and half of the household's ten.
    expect(taken.map(({ wait, from }) => (wait > 0 ? "waits" : from))).toEqual([
      ...Array(3).fill("own"),
      ...Array(5).fill("shared"),
      "waits",
    ]);
    for (const one of taken.slice(2, 4)) limits.named(old("ana"), one);
    expect([0, 1, 2].map(() => limits.naming(old("ana"))).map(({ wait }) => wait > 0)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is one's own at any address, and not had again at each", () => {
    const limits = limitsWithin(bounded, () => 0);
    let own = 0;
    for (let n = 0; n < 50; n++) if (limits.naming(old("ana", `address ${n}`)).from === "own") own++;
    expect(own).toBe(3);
  });

  it("of live connections is free again once one has left, and only then", () => {
    const limits = limitsWithin({ ...bounded, connections: 3 }, () => 0);
    const enter = (person: string) => limits.enter(old(person));
    expect([1, 2, 3, 4].map(() => enter("ana"))).toEqual(["own", "own", "own", "shared"]);
    expect([enter("bo"), enter("bo"), enter("bo")]).toEqual(["shared", "shared", null]);
    limits.leave(old("ana"), "own");
    expect([enter("bo"), enter("ana")]).toEqual(["own", null]);
    limits.leave(old("bo"), "shared");
    expect([enter("ana"), enter("bo")]).toEqual(["shared", null]);
    // Elsewhere she may have as many of her own as she has left here.
    expect([1, 2].map(() => limits.enter(old("ana", "elsewhere")))).toEqual(["own", "shared"]);
  });

  it("a household's refusal costs nobody in it, nor theirs the household", () => {
    const limits = limitsWithin(bounded, () => 0);
    const ask = (household: string, person: string) => limits.request({ household, person }) === 0;
    // Two of them take all twenty of the household; a third is refused there, a hundred times.
    for (let n = 0; n < 10; n++) for (const who of ["ana", "bo"]) expect(ask("home", who)).toBe(true);
    for (let n = 0; n < 100; n++) expect(ask("home", "cleo")).toBe(false);
    // Elsewhere she has all that one person may ask for.
    for (let n = 0; n < 10; n++) expect(ask("elsewhere", "cleo")).toBe(true);
    expect(ask("elsewhere", "cleo")).toBe(false);
    // What she was refused costs nobody there.
    for (let n = 0; n < 100; n++) ask("elsewhere", "cleo");
    for (let n = 0; n < 10; n++) expect(ask("elsewhere", "dan")).toBe(true);
  });

  it("is a turn of its own, too, for what takes thought", async () => {
    const limits = limitsWithin({ ...usualBounded, thought: 1 }, () => 0);
    const done: string[] = [];
    const think = (what: string, who: object, costs: number) =>
      void limits.labour({ household: "school", person: null, ...who }, async (spend) => {
        spend(costs);
        done.push(what);
      });
    // More than the household has in a long time, and then a thousand more.
    think("flood", {}, 1_000_000);
    for (let n = 0; n < 1_000; n++) think("more", { person: `new ${n}` }, 1);
    think("ana", old("ana"), 1);
    await setImmediate();
    expect(done).toEqual(["flood", "ana"]);
  });
});
