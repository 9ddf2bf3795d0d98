/** What every store keeps of names, people and secrets, and what is left once somebody is erased. */
import { expect, it } from "vitest";
import type { PeopleStore } from "../store/people.ts";
import { type Filed, type Group, NAMED_FOR } from "../store/store.ts";
import { type Engine, openIn } from "./store-battery.ts";

const opened = (room: string, at: number, more: Partial<Group> = {}): Group => ({
  room,
  secret: "s",
  code: null,
  filed: null,
  guests: null,
  by: [],
  rows: [{ number: 1, at, key: null, json: "{}" }],
  ...more,
});
const over: Filed = { stage: "over", listed: false, due: null, came: 0 };
const next = (room: string, number: number, at: number, more: Partial<Group> = {}): Group =>
  opened(room, at, { secret: null, rows: [{ number, at, key: null, json: "{}" }], ...more });

export function peopleBattery(engine: Engine): void {
  const open = () => openIn(engine);

  it("a name is one room's, until that is long over", async () => {
    const store = await open();
    expect(await store.append([opened("a", 0, { code: "tanche-42" })])).toEqual(new Set());
    expect(await store.called("tanche-42")).toBe("a");
    expect(await store.called("tanche-43")).toBeNull();
    expect(await store.isNamed(["tanche-43", "tanche-42"], 1)).toBe(true);
    expect(await store.isNamed(["tanche-43", "tanche-44"], 1)).toBe(false);
    expect(await store.append([opened("b", 1, { code: "tanche-42" })])).toEqual(new Set(["b"]));
    expect(await store.load("b")).toBeNull();
    await store.append([next("a", 2, 10, { filed: over })]);
    expect(await store.append([opened("b", NAMED_FOR + 10, { code: "tanche-42" })])).toEqual(new Set(["b"]));
    expect(await store.isNamed(["tanche-42"], NAMED_FOR + 10)).toBe(true);
    expect(await store.isNamed(["tanche-42"], NAMED_FOR + 11)).toBe(false);
    expect(await store.append([opened("b", NAMED_FOR + 11, { code: "tanche-42" })])).toEqual(new Set());
    expect(await store.called("tanche-42")).toBe("b");
  });

  it("somebody's rooms are found: first those that go on, the newest first", async () => {
    const store = await open();
    const persons = ["ana", "bo"];
    for (const [at, room] of ["a", "b", "c", "d"].entries())
      await store.append([opened(room, at, { guests: { persons, isOver: false } })]);
    await store.append([next("c", 2, 9, { filed: over, guests: { persons: ["ana"], isOver: true } })]);
    expect(await store.roomsOf("ana", 9)).toEqual(["d", "b", "a", "c"]);
    expect(await store.roomsOf("ana", 2)).toEqual(["d", "b"]);
    expect(await store.roomsOf("bo", 1)).toEqual(["d"]);
    expect(await store.roomsOf("cleo", 9)).toEqual([]);
  });

  it("somebody's rooms are gone through part by part, each once, whatever ends meanwhile", async () => {
    const store = await open();
    for (const [room, at] of [
      ["b", 1],
      ["d", 2],
      ["a", 3],
      ["c", 4],
    ] as const)
      await store.append([opened(room, at, { guests: { persons: ["ana"], isOver: false } })]);
    await store.append([opened("e", 5, { guests: { persons: ["bo"], isOver: false } })]);
    expect(await store.roomsAfter("ana", "", 2)).toEqual(["a", "b"]);
    await store.append([next("a", 2, 9, { filed: over, guests: { persons: ["ana"], isOver: true } })]);
    expect(await store.roomsAfter("ana", "b", 2)).toEqual(["c", "d"]);
    expect(await store.roomsAfter("ana", "d", 2)).toEqual([]);
  });

  it("a token is known by its hash, until it is dropped", async () => {
    const { people } = await open();
    for (const [made, id] of ["one", "two", "three"].entries())
      await people.addToken(
        { id, made, name: id, person: id === "three" ? "bo" : "ana", hash: `h ${id}` },
        9,
      );
    expect(await people.tokensOf("ana")).toEqual([
      { id: "one", name: "one", made: 0 },
      { id: "two", name: "two", made: 1 },
    ]);
    expect(await people.tokened("h one")).toBe("ana");
    expect(await people.dropTokens("bo", "one")).toEqual([]);
    expect(await people.tokened("h one")).toBe("ana");
    expect(await people.dropTokens("ana", "one")).toEqual(["h one"]);
    expect(await people.tokened("h one")).toBeNull();
    expect(await people.dropTokens("ana", null)).toEqual(["h two"]);
    expect(await people.tokensOf("ana")).toEqual([]);
    expect(await people.tokened("h three")).toBe("bo");
  });

  it("a way to another device is taken once, in time, and only the newest", async () => {
    const { people } = await open();
    await people.addCarry({ hash: "a", person: "ana", expires: 10 }, 0);
    await people.addCarry({ hash: "b", person: "ana", expires: 10 }, 0);
    await people.addCarry({ hash: "c", person: "bo", expires: 10 }, 0);
    expect(await people.takeCarry("a", 1)).toBeNull();
    expect(await people.takeCarry("b", 9)).toBe("ana");
    expect(await people.takeCarry("b", 9)).toBeNull();
    expect(await people.takeCarry("c", 10)).toBeNull();
  });

  it("what is rewritten is kept no more, and only in its turn", async () => {
    const store = await open();
    const row = (number: number, json: string) => ({ number, at: number, key: `ana/${number}`, json });
    const guests = { persons: ["ana-of-old", "bo"], isOver: false };
    await store.append([opened("a", 1, { guests, rows: [row(1, '"Zanzibar"'), row(2, '"two"')] })]);
    const rewriting = {
      room: "a",
      person: "ana-of-old",
      rows: [{ number: 1, json: '"nobody"' }],
      filed: { stage: "waiting", listed: true, due: null, came: 0 } as Filed,
    };
    expect(await store.rewrite({ ...rewriting, added: { number: 5, at: 3, key: null, json: "3" } })).toBe(
      false,
    );
    const kept = async () => (await store.load("a"))?.rows.map(({ json }) => json);
    expect(await kept()).toEqual(['"Zanzibar"', '"two"']);
    expect(await store.rewrite({ ...rewriting, added: { number: 3, at: 3, key: null, json: "3" } })).toBe(
      true,
    );
    expect(await kept()).toEqual(['"nobody"', '"two"', "3"]);
    expect(await store.roomsOf("ana-of-old", 9)).toEqual([]);
    expect(await store.roomsOf("bo", 9)).toEqual(["a"]);
  });

  it("whoever is forgotten has nothing left but their rooms: no token, no way, no request", async () => {
    const store = await open();
    const { people } = store;
    for (const person of ["ana", "anab"]) {
      await people.addToken({ id: "t", made: 0, name: "t", person, hash: `h ${person}` }, 9);
      await people.addCarry({ hash: `c ${person}`, person, expires: 10 }, 0);
      const rows = [{ number: 1, at: 0, key: `${person}/k`, json: "{}" }] as const;
      await store.append([
        opened(`r ${person}`, 0, { guests: { persons: [person], isOver: false }, rows: [...rows] }),
      ]);
    }
    await people.forget("ana");
    const left = async (person: string) => [
      await people.tokened(`h ${person}`),
      await store.keyed(`${person}/k`),
      ...(await store.roomsOf(person, 9)),
      await people.takeCarry(`c ${person}`, 0),
    ];
    expect(await left("ana")).toEqual([null, null, "r ana", null]);
    expect(await left("anab")).toEqual(["anab", "r anab", "r anab", "anab"]);
  });

  it("of what one person asks at once, as much is kept as may be", async () => {
    const place = await engine.places();
    const stores = await Promise.all([0, 1, 2, 3, 4].map(() => openIn(engine, place)));
    const of = (n: number) => stores[n % 5]?.people as PeopleStore;
    const many = Array.from({ length: 10 }, (_, n) => n);
    const became = await Promise.all(
      many.map((n) => of(n).addToken({ id: `${n}`, made: n, name: "t", person: "ana", hash: `h ${n}` }, 3)),
    );
    expect(became.filter((one) => one === "added")).toHaveLength(3);
    expect(became.filter((one) => one === "enough")).toHaveLength(7);
    expect(await of(0).tokensOf("ana")).toHaveLength(3);
    await Promise.all(many.map((n) => of(n).addCarry({ hash: `c ${n}`, person: "ana", expires: 9 }, 0)));
    const taken = await Promise.all(many.map((n) => of(n).takeCarry(`c ${n}`, 1)));
    expect(taken.filter((person) => person !== null)).toEqual(["ana"]);
  });

  it("nothing more is kept of whoever was erased, and all else is", async () => {
    const store = await open();
    const { people } = store;
    expect(await people.erased(["ana", "bo"])).toEqual([]);
    await people.forget("ana");
    await people.forget("ana");
    expect(await people.erased(["bo", "ana"])).toEqual(["ana"]);
    const guests = { persons: ["ana"], isOver: false };
    expect(
      await store.append([opened("a", 0, { guests, by: ["bo", "ana"] }), opened("b", 0, { by: ["bo"] })]),
    ).toEqual(new Set(["a"]));
    expect(await store.load("a")).toBeNull();
    expect(await store.load("b")).not.toBeNull();
    expect(await store.roomsOf("ana", 9)).toEqual([]);
    expect(await people.addToken({ id: "t", made: 0, name: "t", person: "ana", hash: "h" }, 9)).toBe(
      "erased",
    );
    expect(await people.addCarry({ hash: "c", person: "ana", expires: 9 }, 0)).toBe(false);
    expect(await people.takeCarry("c", 1)).toBeNull();
  });
}
