/** Who is meant where: entries without somebody who was in them, or without anybody else. */
import type { Change } from "@guinguette/table/changes";
import { expect, it } from "vitest";
import { opened } from "../testing/room.ts";
import type { Entry, Opened } from "./entries.ts";
import { nameless, onlyOf } from "./nameless.ts";
import { comersIn } from "./persons.ts";

const sat = (person: string): Entry => ({ kind: "sat", seat: 1, person, name: "Bo", colour: 2, chance: "c" });
const changed = (person: string | null, change: Change): Entry => ({ kind: "changed", person, change });
const seated: Change = { kind: "sat-down", seat: 1, seen: 0, name: "Bo" };
const asked: Change = { kind: "asked", seat: 1, seen: 0 };
const opening = opened() as Opened;
const kept = (person: string, name: string) => ({ person, name, chance: null });
const bot = { person: null, level: "fry", name: "Plouf", chance: null } as const;
const playedOn: Opened = { ...opening, seats: [kept("ana", "Ana"), kept("bo", "Bo"), bot, null] };

/** In none of these is anybody but the table and its host. */
const nobodys: readonly Entry[] = [
  { kind: "planned", plan: opening.plan },
  { kind: "bot", seat: 1, level: "fry", name: "Bo" },
  { kind: "stood", seat: 1 },
  { kind: "shown", seat: 1, shown: true },
  { kind: "started" },
  { kind: "next", table: "bo" },
  changed(null, seated),
  changed(null, asked),
];

it("whoever is erased is in none of the entries any more, and all that they did stays", () => {
  expect(nameless(sat("bo"), "bo", "x")).toEqual({ ...sat("x"), name: "—" });
  expect(nameless(changed("bo", seated), "bo", "x")).toEqual(changed("x", { ...seated, name: "—" }));
  expect(nameless(changed("bo", asked), "bo", "x")).toEqual(changed("x", asked));
  expect(nameless({ kind: "erased", host: "bo", nobody: "y" }, "bo", "x")).toEqual({
    ...{ kind: "erased", host: "x", nobody: "y" },
  });
  expect(nameless(opening, "ana", "x")).toEqual({ ...opening, host: "x" });
  expect(nameless(playedOn, "bo", "x")).toEqual({
    ...playedOn,
    seats: [kept("ana", "Ana"), kept("x", "—"), bot, null],
  });
  expect(nameless(playedOn, "ana", "x")).toEqual({
    ...playedOn,
    host: "x",
    seats: [kept("x", "—"), kept("bo", "Bo"), bot, null],
  });
});

it("entries in which they are not are the very same, and nothing of them is theirs to take away", () => {
  const others: readonly Entry[] = [
    ...nobodys,
    sat("cleo"),
    changed("cleo", seated),
    changed("cleo", asked),
    { kind: "erased", host: "cleo" },
    opening,
    { ...playedOn, seats: [kept("ana", "Ana")] },
  ];
  for (const entry of others) {
    expect(nameless(entry, "bo", "x")).toBe(entry);
    expect(onlyOf(entry, "bo")).toBeNull();
  }
});

it("what is theirs of an entry names nobody else", () => {
  for (const entry of [sat("bo"), changed("bo", seated), changed("bo", asked)])
    expect(onlyOf(entry, "bo")).toEqual(entry);
  expect(onlyOf({ kind: "erased", host: "bo", nobody: "ana" }, "bo")).toEqual({ kind: "erased", host: "bo" });
  const { host: _host, seats: _seats, ...rest } = playedOn;
  expect(onlyOf(playedOn, "bo")).toEqual({ ...rest, seats: [null, kept("bo", "Bo"), null, null] });
  expect(onlyOf(playedOn, "ana")).toEqual({
    ...{ ...rest, host: "ana" },
    seats: [kept("ana", "Ana"), null, null, null],
  });
  expect(onlyOf(opening, "ana")).toEqual(opening);
});

it("to a table come its host, those for whom a seat is kept, and whoever sits down", () => {
  expect(comersIn(opening)).toEqual(["ana"]);
  expect(comersIn(playedOn)).toEqual(["ana", "ana", "bo"]);
  expect(comersIn(sat("bo"))).toEqual(["bo"]);
  expect(comersIn(changed("bo", seated))).toEqual(["bo"]);
  const goes: Change = { kind: "stood-up", seat: 1, seen: 0 };
  const none: readonly Entry[] = [
    ...nobodys,
    ...[asked, goes].map((change) => changed("bo", change)),
    { kind: "erased", host: "bo" },
  ];
  for (const entry of none) expect(comersIn(entry)).toEqual([]);
});
