import { nearOf } from "@guinguette/table/near";
import { act, offer } from "@guinguette/table/offer";
import { sit } from "@guinguette/table/testing/sit";
import { expect, it } from "vitest";
import { toOwner } from "./told-to-owner.ts";

const place = (column: number) => ({ type: "place", column }) as never;

it("whose cat a bot has placed is told the column, and nobody else is (CP-2)", () => {
  const table = sit("chat-peche", 2);
  offer(table, 0, { kind: "time-out", seen: 0, level: "perch", why: "time" });
  act(table, 0, place(2));
  expect(toOwner(nearOf(table, 0), 0)).toBeNull();
  act(table, 1, place(3));
  expect(toOwner(nearOf(table, 0), 0)).toEqual({
    event: { type: "placed", seat: 0, column: 2 },
    level: "perch",
  });
  expect(toOwner(nearOf(table, 1), 1)).toBeNull();
  expect(toOwner(nearOf(table, 1), 0)).toBeNull();
});

it("who places a cat themselves, or whose bot does what all are told, is told nothing more", () => {
  const table = sit("chat-peche", 2);
  act(table, 0, place(2));
  act(table, 1, place(3));
  expect(toOwner(nearOf(table, 0), 0)).toBeNull();
  const open = sit("fish-and-chips", 2);
  const [mover = 0] = nearOf(open, "spectator").sight.awaited;
  offer(open, mover, { kind: "time-out", seen: 0, level: "perch", why: "time" });
  act(open, mover, nearOf(open, mover).sight.legal[0] as never);
  expect(toOwner(nearOf(open, mover), mover)).toBeNull();
});
