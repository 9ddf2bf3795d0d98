/** Rooms for tests, without any server. */
import type { Plan } from "@guinguette/wire/terms";
import type { Entry, StoredPlan } from "../room/entries.ts";
import { usualPlan } from "../room/plan.ts";
import { openRoom, type Room } from "../room/room.ts";

export const someId = "0123456789abcdefghjkmnpqrs";
export const someSecret = "5".repeat(64);

export function opened(
  plan: Partial<StoredPlan> = {},
  given: { seed: string; setup: object } | null = null,
): Entry {
  return { kind: "opened", host: "ana", plan: { ...usualPlan("fish-fish", 2), ...plan }, given };
}

export function someRoom(plan: Partial<Plan> = {}): Room {
  return openRoom(someId, someSecret, opened(plan));
}
