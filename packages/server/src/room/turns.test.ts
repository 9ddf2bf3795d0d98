/** Whose turn has begun, and since when. */
import { legalMoves } from "@guinguette/table/sight";
import { expect, it } from "vitest";
import { opened, someId, someSecret } from "../testing/room.ts";
import type { Entry } from "./entries.ts";
import { offerAt } from "./offering.ts";
import { roomOf } from "./room.ts";
import { turnOf, turnsBegun } from "./turns.ts";

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
