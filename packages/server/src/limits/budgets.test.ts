/** How much of each kind one may ask for, by the clock. */
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Caller } from "./caller.ts";
import { type Limits, limitsWithin, usualBounded } from "./limits.ts";
import { type From, ponderingWithin } from "./pondering.ts";
import { tallyOf } from "./tally.ts";

const home = (person: string | null, established = false): Caller => ({
  household: "home",
  person,
  established,
});

function atClock(bounded = usualBounded) {
  const clock = { now: 0 };
  return { clock, limits: limitsWithin(bounded, () => clock.now) };
}
/** How many of them are let through, one after the other, before one has to wait; and for how long that one has to. */
function many(ask: () => number): { readonly through: number; readonly wait: number } {
  for (let through = 0; ; through++) {
    const wait = ask();
    if (wait > 0 || through > 10_000) return { through, wait };
  }
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe("a household may ask for so many at once, and then for one in so much time", () => {
  it.each<[string, (limits: Limits) => number, number, number]>([
    ["requests: a hundred a second", (limits) => limits.request(home(null)), 2_000, SECOND / 100],
    ["tables: 600 an hour", (limits) => limits.opening(home(null)), 600, HOUR / 600],
    ["what is rare: one a second", (limits) => limits.rare(home(null)), 60, SECOND],
    ["guesses: thirty an hour", (limits) => limits.naming(home(null)).wait, 30, HOUR / 30],
  ])("%s", (_what, ask, burst, each) => {
    const { clock, limits } = atClock();
    expect(many(() => ask(limits))).toEqual({ through: burst, wait: expect.closeTo(each, 6) });
    clock.now += each + 0.001;
    expect(many(() => ask(limits)).through).toBe(1);
    // One person of it may have half of each.
    const other = atClock();
    const one = many(() => {
      const caller = home("ana");
      const { request, opening, rare, naming } = other.limits;
      if (burst === 2_000) return request(caller);
      if (burst === 600) return opening(caller);
      return burst === 60 ? rare(caller) : naming(caller).wait;
    });
    expect(one).toEqual({ through: burst / 2, wait: expect.closeTo(2 * each, 6) });
  });

  it("a right name was no guess, of whoever it was", () => {
    for (const person of ["ana", null]) {
      const { limits } = atClock();
      for (let n = 0; n < 100; n++) {
        const taken = limits.naming(home(person));
        expect(taken.wait).toBe(0);
        limits.named(home(person), taken);
      }
      // What is given back is one each, and no more than was taken.
      expect(many(() => limits.naming(home(person)).wait).through).toBe(person === null ? 30 : 15);
    }
  });

  it("messages on one connection come at a rate of their own", () => {
    expect(limitsWithin({ ...usualBounded, messages: 7 }).messages).toEqual({ burst: 28, perSecond: 7 });
  });

  it("thought: a household has twenty seconds' worth of it at once, and one of it half of that", async () => {
    for (const [person, least] of [
      [null, 2_000],
      ["ana", 1_000],
    ] as const) {
      const { limits } = atClock({ ...usualBounded, thought: 100 });
      let done = 0;
      const from: From = home(person);
      // Each takes a tenth of what the household has.
      for (let n = 0; n < 30; n++)
        void limits.labour(from, async (spend) => {
          done++;
          spend(200);
        });
      await setImmediate();
      // The one that uses up the rest is still begun.
      expect(Math.abs(done - least / 200)).toBeLessThanOrEqual(1);
    }
  });

  it("the clock is one that goes on by itself where no other is given", async () => {
    const { now } = limitsWithin(usualBounded);
    const before = now();
    await expect.poll(now, { interval: 1 }).toBeGreaterThan(before);
  });
});

describe("live connections", () => {
  it("are so many for a household, and each that leaves makes room for one", () => {
    const { limits } = atClock({ ...usualBounded, connections: 2 });
    const come = () => limits.enter(home(null));
    expect([come(), come(), come()]).toEqual(["shared", "shared", null]);
    limits.leave(home(null), "shared");
    expect([come(), come()]).toEqual(["shared", null]);
    for (let n = 0; n < 2; n++) limits.leave(home(null), "shared");
    expect([come(), come(), come()]).toEqual(["shared", "shared", null]);
    expect(limits.enter({ ...home(null), household: "next door" })).toBe("shared");
  });

  it("are a twentieth of it for one who has been known for long, and three at least", () => {
    for (const [connections, own] of [
      [10, 3],
      [100, 5],
      [101, 6],
    ] as const) {
      const { limits } = atClock({ ...usualBounded, connections });
      const budgets = Array.from({ length: own + 1 }, () => limits.enter(home("ana", true)));
      expect(budgets).toEqual([...Array(own).fill("own"), "shared"]);
      limits.leave(home("ana", true), "own");
      expect([limits.enter(home("ana", true)), limits.enter(home("ana", true))]).toEqual(["own", "shared"]);
    }
  });
});

describe("a tally", () => {
  it("counts one less where something is given back, and nothing for who is unknown", () => {
    const tally = tallyOf({ burst: 2, perSecond: 1 });
    tally.giveBack("nobody");
    expect(tally.size).toBe(0);
    for (let n = 0; n < 2; n++) tally.take("ana", 0);
    expect(tally.wait("ana", 0)).toBe(1_000);
    tally.giveBack("ana");
    expect(tally.wait("ana", 0)).toBe(0);
    tally.take("ana", 0);
    expect(tally.wait("ana", 0)).toBe(1_000);
  });

  it("forgets who has all that they may, up to the very moment, before anybody else", () => {
    const tally = tallyOf({ burst: 1, perSecond: 1 }, 10);
    for (let n = 0; n < 10; n++) tally.take(`early ${n}`, 0);
    tally.take("new", 1_000);
    expect(tally.size).toBe(1);
    // Where nobody has, those who came first, a tenth of all.
    const full = tallyOf({ burst: 1, perSecond: 1 }, 10);
    for (let n = 0; n < 10; n++) full.take(`early ${n}`, 0);
    full.take("new", 500);
    expect(full.size).toBe(10);
    expect(full.wait("early 0", 500)).toBe(0);
    expect(full.wait("early 1", 500)).toBe(500);
  });
});

describe("who waits for their turn", () => {
  /** Time stands still, and whoever sleeps does until the test wakes them. */
  function asleep(household: number, person = household) {
    const clock = { now: 0 };
    const sleepers: { readonly milliseconds: number; wake(): void }[] = [];
    const pondering = ponderingWithin(
      { burst: household, perSecond: household },
      { burst: person, perSecond: person },
      {
        now: () => clock.now,
        sleep: (milliseconds) =>
          new Promise<void>((done) => sleepers.push({ milliseconds, wake: () => done() })),
      },
    );
    const order: string[] = [];
    const ask = (what: string, who: Partial<From> = {}, costs = 0) =>
      pondering
        .labour({ household: "home", person: null, ...who }, async (spend) => {
          spend(costs);
          order.push(what);
          return what;
        })
        .catch((cause: unknown) => void order.push(`${what}: ${cause}`));
    return { clock, sleepers, order, ask, ...pondering };
  }

  it("waits for their own share where the household has enough, and lets pass who has more left", async () => {
    const { order, ask, sleepers, clock } = asleep(1_000, 100);
    void ask("ana 1", { person: "ana" }, 300);
    void ask("ana 2", { person: "ana" });
    await setImmediate();
    expect(order).toEqual(["ana 1"]);
    // 300 taken of 100 a second, 100 of them at once: the rest comes in two seconds, less what counts as begun.
    expect(sleepers.map(({ milliseconds }) => Math.round(milliseconds / 100))).toEqual([20]);
    // Somebody else of the household comes while she waits, and is let past at once.
    void ask("bo 1", { person: "bo" });
    void ask("nobody 1");
    await setImmediate();
    expect(order).toEqual(["ana 1", "bo 1", "nobody 1"]);
    clock.now += 3_000;
    for (const { wake } of sleepers) wake();
    await setImmediate();
    expect(order.at(-1)).toBe("ana 2");
  });

  it("in a household one after the other, however much one of them has asked before", async () => {
    const { order, ask } = asleep(1_000);
    for (const what of ["ana 1", "ana 2", "ana 3", "ana 4"]) void ask(what, { person: "ana" });
    for (const what of ["bo 1", "bo 2"]) void ask(what, { person: "bo" });
    await setImmediate();
    expect(order).toEqual(["ana 1", "ana 2", "bo 1", "ana 3", "bo 2", "ana 4"]);
  });

  it("nobody has a share of their own where it is not known who asks", async () => {
    const { order, ask } = asleep(1_000, 100);
    for (let n = 0; n < 4; n++) void ask(`${n}`, {}, 200);
    await setImmediate();
    expect(order).toEqual(["0", "1", "2", "3"]);
  });

  it("no more than two thousand of a household, whoever they are", async () => {
    const { order, ask } = asleep(1);
    void ask("first", {}, 60_000);
    await setImmediate();
    for (let n = 0; n < 2_000; n++) void ask("waits", { person: `${n}` });
    await setImmediate();
    expect(order).toEqual(["first"]);
    void ask("one more", { person: "new" });
    await setImmediate();
    expect(order).toEqual(["first", "one more: OutOfPatience: out of patience"]);
    // Next door, and whoever has begun, are taken in.
    void ask("next door", { household: "next door" });
    void ask("begun", { person: "new", hasBegun: true });
    await setImmediate();
    expect(order.slice(2)).toEqual(["next door"]);
  });

  it("not a moment longer than they have, and leaves the others of theirs their turns", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { order, ask, sleepers, clock } = asleep(1);
    void ask("first", {}, 60_000);
    await setImmediate();
    void ask("short", { person: "ana", deadline: 1_000 });
    void ask("long", { person: "ana" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(order).toEqual(["first", "short: OutOfPatience: out of patience"]);
    // Nothing is begun for who has no time left at all.
    clock.now = 1_000;
    void ask("none", { deadline: 1_000 });
    await setImmediate();
    expect(order.at(-1)).toBe("none: OutOfPatience: out of patience");
    clock.now = 100_000;
    for (const { wake } of sleepers) wake();
    await setImmediate();
    expect(order.at(-1)).toBe("long");
  });

  it("by a sleep that keeps no process alive", async () => {
    const { labour } = ponderingWithin(
      { burst: 1, perSecond: 1 },
      { burst: 1, perSecond: 1 },
      { now: () => 0 },
    );
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    await labour({ household: "home", person: null }, async (spend) => spend(10_000));
    let isDone = false;
    void labour({ household: "home", person: null }, async () => {
      isDone = true;
    });
    await setImmediate();
    expect([isDone, timers()]).toEqual([false, before]);
  });
});
