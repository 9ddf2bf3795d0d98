/** Whose turn has begun, and since when. */
import { legalMoves } from "@guinguette/table/sight";
import { takeBackOf } from "@guinguette/table/take-back";
import { expect, it } from "vitest";
import { opened, someId, someSecret } from "../testing/room.ts";
import { timedRoom } from "../testing/timed.ts";
import type { Entry } from "./entries.ts";
import { offerAt } from "./offering.ts";
import { type Room, roomOf } from "./room.ts";
import { turnOf, turnsBegun } from "./turns.ts";
import { waitsFor } from "./waiting.ts";

it("whoever's own move makes it their turn again is there: nobody tells them", () => {
  const sat: Entry = { kind: "sat", seat: 0, person: "ana", name: "Ana", chance: "0".repeat(32) };
  const started: Entry = { kind: "started" };
  const first = opened({ game: "fish-and-chips", players: 1 });
  const room = roomOf(someId, someSecret, [first, sat, started], [0, 0, 0]);
  expect(turnsBegun(room, [started])).toEqual([{ person: "ana", turn: 0 }]);
  const [move] = room.table === null ? [] : legalMoves(room.table, 0);
  if (move === undefined) throw new Error("nothing to play");
  const { entry } = offerAt(room, 0, { kind: "play", seen: 0, move }, "ana");
  if (entry === null) throw new Error("not played");
  expect(turnOf(room, "ana")).toEqual({ person: "ana", turn: 1 });
  expect(turnsBegun(room, [entry])).toEqual([]);
  // Had somebody else brought it about, they would be told.
  expect(turnsBegun(room, [{ ...entry, person: null } as Entry])).toEqual([{ person: "ana", turn: 1 }]);
  expect(turnOf(room, "bo")).toBeNull();
});

/** Three gather, and all but the first have their turn told. */
const three = (game: "chat-peche" | "wishes" | "fish-and-chips", more: object = {}) =>
  timedRoom({ game, players: 3, ...more }, 0);
const lastOf = (room: Room, many = 1): Entry[] =>
  (room.table?.changes.slice(-many) ?? []).map((change) => ({
    ...{ kind: "changed", change },
    person: room.seats[change.seat]?.person ?? null,
  }));
const told = (room: Room, entries: readonly Entry[]) => turnsBegun(room, entries).map(({ person }) => person);

it("with the start it is the turn of all who choose at once, and of none of them by another's choice", () => {
  const { room, play } = three("chat-peche");
  const people = room.seats.map((seated) => seated?.person);
  expect(told(room, [{ kind: "started" }])).toEqual(people);
  expect(told(room, [{ kind: "bot", seat: 0, level: "fry", name: "" }, { kind: "started" }])).toEqual(people);
  expect(told(room, [])).toEqual([]);
  play(1);
  play(2);
  expect(told(room, lastOf(room))).toEqual([]);
  // Once all have chosen others are to move; whoever chose last is there.
  const last = people[play(3)];
  const next = waitsFor(room).seats.flatMap((seat) => (people[seat] === last ? [] : (people[seat] ?? [])));
  expect(next).not.toEqual([]);
  expect(told(room, lastOf(room))).toEqual(next);
  expect(told(room, [...lastOf(room), { kind: "next", table: "x" }])).toEqual(next);
  expect(turnsBegun(room, lastOf(room, 2)).map(({ turn }) => turn)).toEqual(next.map(() => 3));
});

it("who has got up, is held for or gave up is told of no turn, nor whose seat a bot has", () => {
  const { room, offer } = three("chat-peche");
  const people = room.seats.map((seated) => seated?.person ?? "");
  const started: Entry[] = [{ kind: "started" }];
  offer(1, 0, { kind: "time-out", seen: 0, level: "fry", why: "away" });
  expect(told(room, started)).toEqual(people.slice(1));
  offer(2, 1, { kind: "resign", seen: 1, level: "fry" }, people[1]);
  expect(told(room, started)).toEqual(people.slice(2));
  offer(3, 2, { kind: "stand-up", seen: 2 }, people[2]);
  expect(told(room, started)).toEqual([]);
});

it("who comes to a seat that is waited for, or takes another colour, is told of no new turn", () => {
  const { room, play, offer } = three("fish-and-chips");
  play(1);
  const [seat = -1] = waitsFor(room).seats;
  const person = room.seats[seat]?.person ?? "";
  const turn = turnOf(room, person);
  offer(2, seat, { kind: "sit-down", seen: 1, name: person, colour: 6 }, person);
  expect(turnsBegun(room, lastOf(room))).toEqual([]);
  expect(turnOf(room, person)).toEqual(turn);
});

it("to be asked whether a move may be taken back is a turn of its own, from when it was asked first", () => {
  const settings = { memory: "book", takeBack: "consent", hints: "none" } as const;
  const { room, play, offer } = three("wishes", { settings });
  const by = (seat: number) => room.seats[seat]?.person ?? "";
  let mover = play(1);
  while (room.table === null || takeBackOf(room.table, mover) !== "ask") mover = play(1);
  const before = room.table.changes.length;
  const [next = -1] = waitsFor(room).seats;
  const asked = [0, 1, 2].filter((seat) => seat !== mover && seat !== next);
  offer(2, mover, { kind: "take-back", seen: before }, by(mover));
  expect(turnsBegun(room, lastOf(room))).toEqual(
    asked.map((seat) => ({ person: by(seat), turn: before + 1 })),
  );
  // Whoever is to move is waited for since the move.
  expect(turnOf(room, by(next))).toEqual({ person: by(next), turn: before });
  offer(3, mover, { kind: "withdraw", seen: before + 1 }, by(mover));
  expect(asked.map((seat) => turnOf(room, by(seat)))).toEqual(asked.map(() => null));
  offer(4, mover, { kind: "take-back", seen: before + 2 }, by(mover));
  // They have been told of it.
  expect(turnsBegun(room, lastOf(room))).toEqual([]);
});
