/** What a table that gathers still needs before it can start: seats that nobody has taken go then. */
import { gameOf } from "@guinguette/rules/games";
import type { RoomView } from "@guinguette/wire/room";
import { isKept } from "./seating.ts";

export type Ready =
  | { readonly kind: "ready"; readonly players: number }
  /** So many more have to sit down. */
  | { readonly kind: "few"; readonly missing: number }
  /** Seats are kept for these, who have not come. */
  | { readonly kind: "expected"; readonly seats: readonly number[] };

/** Whether somebody can neither sit down nor look on: every seat is taken, and the table lets nobody watch. */
export function isShutTo({ seats, plan, mine }: Pick<RoomView, "seats" | "plan" | "mine">): boolean {
  return mine.seat === null && !mine.host && !seats.includes(null) && plan.watching === "nobody";
}

export function readiness({ seats, plan }: Pick<RoomView, "seats" | "plan">): Ready {
  const expected = seats.flatMap((sitting, seat) => (isKept(sitting) ? [seat] : []));
  if (expected.length > 0) return { kind: "expected", seats: expected };
  const players = seats.filter((sitting) => sitting !== null).length;
  const least = Math.min(...gameOf(plan.game).about.players);
  return players < least ? { kind: "few", missing: least - players } : { kind: "ready", players };
}
