/** What a table that gathers still needs before it can start. */
import { gameOf } from "@guinguette/rules/games";
import type { RoomView } from "@guinguette/wire/room";
import { isKept } from "./seating.ts";

export type Ready =
  /** With so many; the free seats at the end go. */
  | { readonly kind: "ready"; readonly players: number; readonly free: number }
  /** So many more have to sit down. */
  | { readonly kind: "few"; readonly missing: number }
  /** A seat between others is free. */
  | { readonly kind: "gap"; readonly seat: number }
  /** Seats are kept for these, who have not come. */
  | { readonly kind: "expected"; readonly seats: readonly number[] };

/** Whether somebody can neither sit down nor look on: every seat is taken, and the table lets nobody watch. */
export function isShutTo({ seats, plan, mine }: Pick<RoomView, "seats" | "plan" | "mine">): boolean {
  return mine.seat === null && !mine.host && !seats.includes(null) && plan.watching === "nobody";
}

export function readiness({ seats, plan }: Pick<RoomView, "seats" | "plan">): Ready {
  const expected = seats.flatMap((sitting, seat) => (isKept(sitting) ? [seat] : []));
  if (expected.length > 0) return { kind: "expected", seats: expected };
  const taken = seats.filter((sitting) => sitting !== null).length;
  const least = Math.min(...gameOf(plan.game).about.players);
  if (taken < least) return { kind: "few", missing: least - taken };
  const gap = seats.slice(0, taken).indexOf(null);
  if (gap >= 0) return { kind: "gap", seat: gap };
  return { kind: "ready", players: taken, free: seats.length - taken };
}
