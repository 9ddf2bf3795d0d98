/** What is stored of a turn, by what a room is found, and whose it is. */
import { expect, it } from "vitest";
import type { Entry } from "../room/entries.ts";
import { offerAt } from "../room/offering.ts";
import { openRoom, type Room } from "../room/room.ts";
import { type Wish, wish } from "../room/wish.ts";
import { opened, someId, someSecret } from "../testing/room.ts";
import { filedOf, groupOf, type Turn, whoseIs } from "./turn.ts";

const sat = (seat: number, person: string): Entry => ({
  kind: "sat",
  seat,
  person,
  name: person,
  chance: "c",
});
const sit = (seat: number, name: string): Wish => ({ kind: "sit", seat, sitting: { name, chance: "c" } });

/** What is done in one turn in a room that is stored as it is. */
function turnIn(room: Room, acts: readonly (() => Entry | null)[], isNew = false): Turn {
  const held = { room, filed: filedOf(room), size: 0 };
  const before = room.number;
  const entries = acts.flatMap((act) => act() ?? []);
  const rows = entries.map((entry, at) => ({
    number: before + at + 1,
    at: 5,
    key: null,
    json: JSON.stringify(entry),
  }));
  return { held, isNew, before, entries, rows, answers: [] };
}
const wished = (room: Room, person: string, each: Wish) => () => {
  const granted = wish(room, person, each);
  return granted.ok ? granted.entry : null;
};

it("what is stored is by who comes, and by who asked: a request's key begins with them", () => {
  expect(whoseIs(sat(0, "bo"), "ana/1")).toEqual(["bo", "ana"]);
  expect(whoseIs(sat(0, "bo"), null)).toEqual(["bo"]);
  expect(whoseIs({ kind: "started" }, "ana/1/2")).toEqual(["ana"]);
  expect(whoseIs({ kind: "started" }, null)).toEqual([]);
  expect(whoseIs(null, "ana/1")).toEqual([]);
});

it("a new room is stored with its secret, and with its name if it has one; an old one without", () => {
  const first = opened() as Extract<Entry, { kind: "opened" }>;
  const named = openRoom(someId, someSecret, { ...first, code: "carp-10" });
  const nameless = openRoom(someId, someSecret, first);
  const stored = (room: Room, isNew: boolean) => {
    const { secret, code } = groupOf(turnIn(room, [() => first], isNew));
    return { secret, code };
  };
  expect(stored(named, true)).toEqual({ secret: someSecret, code: "carp-10" });
  expect(stored(nameless, true)).toEqual({ secret: someSecret, code: null });
  expect(stored(named, false)).toEqual({ secret: null, code: null });
});

it("it is filed anew where that by which it is found has changed, and is whose who came", () => {
  const room = openRoom(someId, someSecret, opened({ players: 2 }));
  const come = groupOf(turnIn(room, [wished(room, "ana", sit(0, "Ana")), wished(room, "bo", sit(1, "Bo"))]));
  expect(come).toMatchObject({
    room: someId,
    filed: null,
    guests: { persons: ["ana", "bo"], isOver: false },
  });
  expect(come.rows.map(({ number }) => number)).toEqual([2, 3]);
  const listed = { kind: "plan", changes: { listed: true } } as const;
  const planned = groupOf(turnIn(room, [wished(room, "ana", listed)]));
  expect(planned).toMatchObject({ filed: { stage: "waiting", listed: true }, guests: null });
  const begun = groupOf(turnIn(room, [wished(room, "ana", { kind: "start" })]));
  expect(begun).toMatchObject({ filed: { stage: "playing", listed: true }, guests: null });
});

it("once it is over it is filed as such with all whose it is, and after that with who comes alone", () => {
  const room = openRoom(someId, someSecret, opened({ players: 2 }));
  room.host = "eve";
  const resign = () => offerAt(room, 1, { kind: "resign", seen: 0, level: "fry" }, "bo").entry;
  const acts = [wished(room, "ana", sit(0, "Ana")), wished(room, "bo", sit(1, "Bo"))];
  turnIn(room, [...acts, wished(room, "eve", { kind: "start" })]);
  const over = groupOf(turnIn(room, [resign]));
  expect(over).toMatchObject({
    filed: { stage: "over" },
    guests: { persons: ["eve", "ana", "bo"], isOver: true },
  });
  const goes = groupOf(turnIn(room, [wished(room, "ana", { kind: "stand", seat: 0 })]));
  expect(goes).toMatchObject({ filed: null, guests: null });
  const comes = groupOf(turnIn(room, [wished(room, "ana", sit(0, "Ana"))]));
  expect(comes).toMatchObject({ guests: { persons: ["ana"], isOver: true } });
});

it("who asked for any of it is said once", () => {
  const room = openRoom(someId, someSecret, opened());
  const turn = turnIn(room, [wished(room, "ana", sit(0, "Ana"))]);
  for (const by of [["ana"], ["bo", "ana"], []])
    turn.answers.push({ asked: null as never, value: null, by, isFresh: false });
  expect(groupOf(turn).by).toEqual(["ana", "bo"]);
});
