/** What every store does, whatever engine it stands on. */
import { expect, it, onTestFinished } from "vitest";
import type { Group, Store } from "../store/store.ts";

export interface Engine {
  /** A place where nothing is stored yet. */
  readonly places: () => Promise<string>;
  readonly opened: (place: string) => Promise<Store>;
}

/** Opens a store that is closed with the test. */
export async function openIn({ places, opened }: Engine, place?: string): Promise<Store> {
  const store = await opened(place ?? (await places()));
  onTestFinished(() => store.close());
  return store;
}

export const group = (room: string, number: number, more: Partial<Group> = {}): Group => ({
  room,
  secret: number === 1 ? `secret of ${room}` : null,
  code: null,
  guests: null,
  by: [],
  filed: null,
  rows: [{ number, at: 1000 + number, key: null, json: `{"n":${number}}` }],
  ...more,
});

export function storeBattery(engine: Engine): void {
  const { places, opened } = engine;
  const open = (place?: string) => openIn(engine, place);

  it("gives back what was stored, after it was closed and opened again", async () => {
    const place = await places();
    const first = await opened(place);
    expect(await first.append([group("a", 1), group("b", 1)])).toEqual(new Set());
    expect(await first.append([group("a", 2)])).toEqual(new Set());
    await first.close();
    const store = await open(place);
    expect(await store.load("a")).toEqual({
      secret: "secret of a",
      rows: [
        { at: 1001, json: '{"n":1}' },
        { at: 1002, json: '{"n":2}' },
      ],
    });
    expect(await store.load("c")).toBeNull();
    expect(
      await store.after([
        { room: "a", number: 1 },
        { room: "b", number: 1 },
        { room: "c", number: 0 },
      ]),
    ).toEqual(new Map([["a", [{ at: 1002, json: '{"n":2}' }]]]));
  });

  it("stores a group whole or not at all, and says whose number was taken", async () => {
    const store = await open();
    await store.append([group("a", 1)]);
    const key = { number: 2, at: 0, key: "k", json: "{}" };
    expect(await store.append([group("a", 1), group("b", 1), group("c", 3)])).toEqual(new Set(["a", "c"]));
    expect(await store.append([group("b", 2, { rows: [key] })])).toEqual(new Set());
    // Its first entry could follow; the request of its second has been granted.
    const again = [
      { ...key, key: null },
      { ...key, number: 3 },
    ] as const;
    expect(await store.append([group("a", 2, { rows: [...again] })])).toEqual(new Set(["a"]));
    expect((await store.load("a"))?.rows).toHaveLength(1);
    expect((await store.load("b"))?.rows).toHaveLength(2);
    expect(await store.load("c")).toBeNull();
  });

  it("gives what is overdue to one who asks, the longest first, until they have had time for it", async () => {
    const place = await places();
    const [store, other] = [await open(place), await open(place)];
    const filed = (due: number | null) =>
      ({ filed: { stage: "playing", listed: false, due, came: 0 } }) as const;
    await store.append([group("a", 1, filed(30)), group("b", 1, filed(10)), group("c", 1, filed(20))]);
    await store.append([group("d", 1, filed(null)), group("e", 1, filed(99))]);
    expect(await store.overdue(10, 500, 9)).toEqual([]);
    expect(await store.overdue(50, 500, 2)).toEqual(["b", "c"]);
    expect(await other.overdue(50, 500, 2)).toEqual(["a"]);
    expect(await store.overdue(50, 500, 2)).toEqual([]);
    // Whatever is filed anew counts from then on; what nobody did is due again.
    await store.append([group("b", 2, filed(40)), group("c", 2, filed(null))]);
    expect(await other.overdue(50, 600, 9)).toEqual(["b"]);
    expect(await other.overdue(501, 700, 9)).toEqual(["e", "a"]);
    // What cannot be done yet is put off, unless something new was filed.
    await store.postpone("e", 700, 900);
    await store.postpone("a", 700, null);
    await store.postpone("b", 1, null);
    expect(await store.overdue(800, 1000, 9)).toEqual(["b"]);
    expect(await store.overdue(999, 1000, 9)).toEqual(["e"]);
  });

  it("lists the tables that wait and to which somebody came lately, the last first, page by page", async () => {
    const store = await open();
    const waiting = { stage: "waiting", listed: true, due: null } as const;
    for (let n = 0; n < 25; n++) {
      const filed = { ...waiting, came: n >> 1 };
      await store.append([group(`r${String(n).padStart(2, "0")}`, 1, { filed })]);
    }
    await store.append([group("r24", 2, { filed: { ...waiting, stage: "playing", came: 12 } })]);
    await store.append([group("r23", 2, { filed: { ...waiting, listed: false, came: 11 } })]);
    const seen: string[] = [];
    let from: string | null = null;
    do {
      const page = await store.waiting(from, 5, -1);
      seen.push(...page.rooms);
      from = page.next;
    } while (from !== null);
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `r${String(22 - n).padStart(2, "0")}`));
    expect(await store.waiting("nonsense", 5, -1)).toEqual({ rooms: [], next: null });
    // To some of them nobody has come for long; to one of those somebody does.
    expect(await store.waiting(null, 9, 9)).toEqual({ rooms: ["r22", "r21", "r20"], next: null });
    await store.append([group("r03", 2, { filed: { ...waiting, came: 20 } })]);
    expect(await store.waiting(null, 9, 9)).toEqual({ rooms: ["r03", "r22", "r21", "r20"], next: null });
  });

  it("two that race for the same number, request and name: one of them has it", async () => {
    const place = await places();
    const stores = [await open(place), await open(place)];
    for (let round = 1; round <= 30; round++) {
      const rooms = Array.from({ length: 8 }, (_, n) => `${round} ${n}`);
      const late = await Promise.all(
        stores.map((store, who) =>
          store.append(
            // Each in its own order, so that they meet.
            (who === 0 ? rooms : rooms.toReversed()).map((name, n) => ({
              ...group(n % 2 === 0 ? name : `${name} of ${who}`, 1),
              code: n % 4 === 1 ? `code ${name}` : null,
              rows: [{ number: 1, at: 0, key: n % 4 === 3 ? `key ${name}` : null, json: `"${who}"` }],
            })),
          ),
        ),
      );
      for (const [n, name] of rooms.entries()) {
        const wanted = [0, 1].map((who) => ((who === 0 ? n : 7 - n) % 2 === 0 ? name : `${name} of ${who}`));
        const granted = wanted.map((room, who) => !late[who]?.has(room));
        for (const [who, room] of wanted.entries())
          if (granted[who]) expect((await stores[1 - who]?.load(room))?.rows[0]?.json).toBe(`"${who}"`);
        if (wanted[0] === wanted[1]) expect(granted.filter(Boolean)).toHaveLength(1);
      }
      for (const name of rooms) {
        const called = await stores[0]?.called(`code ${name}`);
        if (called) expect(await stores[0]?.load(called)).not.toBeNull();
        const keyed = await stores[0]?.keyed(`key ${name}`);
        if (keyed) expect(await stores[0]?.load(keyed)).not.toBeNull();
      }
    }
  });

  it("of several that want to sign, one gives the key", async () => {
    const place = await places();
    const stores = await Promise.all([0, 1, 2].map(() => open(place)));
    const keys = [0, 1, 2].map((n) => Uint8Array.from({ length: 32 }, () => n));
    await Promise.all(
      stores.map((store, n) => store.addSigningKey({ signs: 10 + n, key: keys[n] as never }, 5)),
    );
    const [known, ...others] = await Promise.all(stores.map((store) => store.signingKeys()));
    expect(known).toHaveLength(1);
    for (const other of others) expect(other).toEqual(known);
    expect(keys.map((key) => Buffer.from(key).toString("hex"))).toContain(
      Buffer.from(known?.[0]?.key ?? []).toString("hex"),
    );
    await stores[0]?.addSigningKey({ signs: 100, key: keys[1] as never }, 50);
    expect((await stores[1]?.signingKeys())?.map(({ signs }) => signs)[0]).toBe(100);
  });
}
