/** What every store keeps of browsers that want to be told, and of turns that are to be told. */
import { expect, it } from "vitest";
import { type Subscription, subscriptionId } from "../store/push.ts";
import { type Engine, openIn } from "./store-battery.ts";

const subscription = (person: string, name: string, more: Partial<Subscription> = {}): Subscription => ({
  id: subscriptionId(name),
  person,
  endpoint: name,
  p256dh: "p",
  auth: "a",
  language: "fr",
  origin: null,
  made: 0,
  ...more,
});

export function pushBattery(engine: Engine): void {
  const open = () => openIn(engine);

  it("of several that want a key, one gives it, for good", async () => {
    const place = await engine.places();
    const stores = await Promise.all([0, 1, 2].map(() => openIn(engine, place)));
    const keys = await Promise.all(stores.map(({ push }, n) => push.key(Buffer.alloc(32, n + 1))));
    const [first = Buffer.alloc(0)] = keys;
    expect(first).toHaveLength(32);
    for (const key of keys) expect(Buffer.from(key).equals(first)).toBe(true);
    const later = await (await openIn(engine, place)).push.key(Buffer.alloc(32, 9));
    expect(Buffer.from(later).equals(first)).toBe(true);
  });

  it("somebody's browsers are found, the oldest first, and beyond so many the oldest go", async () => {
    const { push } = await open();
    for (const [made, name] of ["one", "two", "three"].entries())
      expect(await push.subscribe(subscription("ana", name, { made }), null, 9)).toBe(true);
    await push.subscribe(subscription("bo", "four"), null, 9);
    const of = async (person: string) => (await push.subscriptionsOf(person)).map(({ endpoint }) => endpoint);
    expect(await of("ana")).toEqual(["one", "two", "three"]);
    expect((await push.subscriptionsOf("ana"))[0]).toEqual({
      ...subscription("ana", "one"),
      failures: 0,
      paused: 0,
    });
    expect(await push.subscribed(["cleo", "bo", "ana"])).toEqual(["bo", "ana"]);
    await push.subscribe(subscription("ana", "five", { made: 5 }), null, 3);
    expect(await of("ana")).toEqual(["two", "three", "five"]);
    // One that takes the place of another; that of somebody else it does not.
    await push.subscribe(subscription("ana", "six", { made: 6 }), subscriptionId("two"), 9);
    await push.subscribe(subscription("ana", "seven", { made: 7 }), subscriptionId("four"), 9);
    expect(await of("ana")).toEqual(["three", "five", "six", "seven"]);
    expect(await of("bo")).toEqual(["four"]);
    expect(await push.unsubscribe("bo", subscriptionId("six"))).toBe(false);
    expect(await push.unsubscribe("ana", subscriptionId("six"))).toBe(true);
    expect(await push.unsubscribe("ana", subscriptionId("six"))).toBe(false);
    expect(await of("ana")).toEqual(["three", "five", "seven"]);
  });

  it("a browser is one person's, the last who said so, and begins anew with them", async () => {
    const { push } = await open();
    const one = subscription("ana", "one");
    await push.subscribe(one, null, 9);
    await push.fared(one, 3, 500);
    expect(await push.subscriptionsOf("ana")).toMatchObject([{ failures: 3, paused: 500 }]);
    await push.subscribe({ ...one, person: "bo", auth: "b", language: "en", origin: "https://x" }, null, 9);
    expect(await push.subscriptionsOf("ana")).toEqual([]);
    expect(await push.subscriptionsOf("bo")).toMatchObject([
      { auth: "b", language: "en", origin: "https://x", failures: 0, paused: 0 },
    ]);
    // How it fared with the one before is nothing of theirs.
    await push.fared(one, 4, 600);
    expect(await push.subscriptionsOf("bo")).toMatchObject([{ failures: 0 }]);
  });

  it("a turn is noted once, for those who have a browser, and a later one takes its place", async () => {
    const { push } = await open();
    await push.subscribe(subscription("ana", "one"), null, 9);
    const turn = (person: string, number: number, room = "a") => ({ room, person, turn: number });
    await push.awaits([turn("ana", 4), turn("bo", 4)], 100);
    expect(await push.dueBy(99, 500, 9)).toEqual([]);
    expect(await push.dueBy(100, 500, 9)).toEqual([{ ...turn("ana", 4), tries: 1 }]);
    await push.awaits([turn("ana", 4)], 50);
    await push.awaits([turn("ana", 3)], 50);
    expect(await push.dueBy(499, 900, 9)).toEqual([]);
    // Nobody has told it meanwhile.
    expect(await push.dueBy(500, 900, 9)).toEqual([{ ...turn("ana", 4), tries: 2 }]);
    await push.settle(turn("ana", 4), null);
    await push.awaits([turn("ana", 4)], 50);
    expect(await push.dueBy(5_000, 9_000, 9)).toEqual([]);
    await push.awaits([turn("ana", 6)], 60);
    // What came of an earlier one is nothing of this.
    await push.settle(turn("ana", 4), null);
    await push.settle(turn("ana", 6), 70);
    expect(await push.dueBy(69, 900, 9)).toEqual([]);
    expect(await push.dueBy(70, 900, 9)).toEqual([{ ...turn("ana", 6), tries: 1 }]);
    await push.awaits([turn("ana", 1, "b"), turn("ana", 2, "c")], 80);
    await push.forgetTurns("b");
    await push.drop(turn("ana", 2, "c"));
    expect(await push.dueBy(899, 900, 9)).toEqual([]);
  });

  it("what is due is one process's, the longest first, and no more than it asks for", async () => {
    const place = await engine.places();
    const stores = await Promise.all([0, 1, 2].map(() => openIn(engine, place)));
    const [store = stores[0]] = stores;
    await store?.push.subscribe(subscription("ana", "one"), null, 9);
    for (let n = 0; n < 30; n++) await store?.push.awaits([{ room: `r${n}`, person: "ana", turn: n }], n);
    const first = await stores[1]?.push.dueBy(50, 500, 2);
    expect(first?.map(({ room }) => room).toSorted()).toEqual(["r0", "r1"]);
    const found = await Promise.all(stores.map(({ push }) => push.dueBy(50, 500, 99)));
    const rooms = found.flat().map(({ room }) => room);
    expect(new Set(rooms).size).toBe(rooms.length);
    const rest = await Promise.all(stores.map(({ push }) => push.dueBy(50, 500, 99)));
    expect([...rooms, ...rest.flat().map(({ room }) => room)]).toHaveLength(28);
  });

  it("of whoever is erased no browser and no turn is kept, and none comes to it", async () => {
    const { push, people } = await open();
    for (const person of ["ana", "bo"]) {
      await push.subscribe(subscription(person, `of ${person}`), null, 9);
      await push.awaits([{ room: "a", person, turn: 1 }], 10);
    }
    await people.forget("ana");
    expect(await push.subscriptionsOf("ana")).toEqual([]);
    expect(await push.dueBy(10, 20, 9)).toEqual([{ room: "a", person: "bo", turn: 1, tries: 1 }]);
    expect(await push.subscribe(subscription("ana", "new"), null, 9)).toBe(false);
    expect(await push.subscribed(["ana", "bo"])).toEqual(["bo"]);
  });
}
