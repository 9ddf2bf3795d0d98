/** Whether somebody has left their seat in play: it is theirs, and empty, or a bot plays there. */
import type { RoomView } from "@guinguette/wire/room";

export function hasGotUp({ stage, seats, mine }: Pick<RoomView, "stage" | "seats" | "mine">): boolean {
  return stage === "playing" && mine.seat !== null && seats[mine.seat]?.kind !== "person";
}
