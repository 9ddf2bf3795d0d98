/**
 * What each catch brought: its catcher's pile is worth so much more, and whoever had made a pile of it loses what that was
 * worth (FC-E2). A clean sweep is won by its last catch, whatever the points (FC-E4).
 */
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { Seat } from "@guinguette/rules/seats";

export function gains(events: readonly Event[]): readonly (readonly number[] | null)[] {
  const over = events.findLast((event) => event.type === "gameOver");
  const players = over?.scores.length ?? 0;
  const sweep = over?.rule === "FC-E4" ? events.findLastIndex(({ type }) => type === "caught") : null;
  /** By square: whose pile it is, and what it is worth to them. A fish alone is worth nothing. */
  const piles = new Map<SquareName, { readonly seat: Seat; readonly worth: number }>();
  return events.map((event, index) => {
    if (event.type === "roundEnded") piles.clear();
    if (event.type !== "caught") return null;
    const { seat, from, to, gain } = event;
    const values = Array.from({ length: players }, () => 0);
    const lost = piles.get(to);
    if (lost !== undefined) values[lost.seat] = (values[lost.seat] ?? 0) - lost.worth;
    values[seat] = (values[seat] ?? 0) + gain;
    piles.set(to, { seat, worth: (piles.get(from)?.worth ?? 0) + gain });
    piles.delete(from);
    return sweep === null || index === sweep ? values : null;
  });
}
