/** What each event brought to each seat: tiles caught to the Fisher (FF-P1), tiles on a loot tile to their Fish (FF-P2). */
import type { Event } from "@guinguette/rules/fish-fish/events";

export function gains(events: readonly Event[]): readonly (readonly number[] | null)[] {
  const players = events.findLast((event) => event.type === "gameOver")?.scores.length ?? 0;
  return events.map((event) => {
    if (event.type !== "tilesCaught" && event.type !== "tilesToLoot") return null;
    const values = Array.from({ length: players }, () => 0);
    for (const { seat, points } of event.moved) {
      const to = event.type === "tilesCaught" ? event.fisher : seat;
      values[to] = (values[to] ?? 0) + points;
    }
    return values;
  });
}
