/** Whoever is told further knows what is told to somebody who has just come, whatever was taken back meanwhile. */
import type { Viewer } from "@guinguette/rules/contract";
import { expect, it } from "vitest";
import { isRewound, type Near, nearOf, toldFurther } from "./near.ts";
import { usualSettings } from "./settings.ts";
import { legalMoves, sightOf } from "./sight.ts";
import { awaited, isOver } from "./table.ts";
import { takeBackOf } from "./take-back.ts";
import { play, sit, wish } from "./testing/sit.ts";

const viewers: readonly Viewer[] = ["spectator", 0, 1, 2];

it.each(["fish-fish", "fish-and-chips"] as const)(
  "of a game of %s, from wherever they last looked, be it at a move that is gone",
  (game) => {
    const table = sit(game, 3, { settings: { ...usualSettings, hints: "told" } });
    /** By viewer: what they had been told after each change. */
    const told = new Map<Viewer, Near[]>(viewers.map((viewer) => [viewer, [nearOf(table, viewer)]]));
    /** After each change: how many moves stood, and how few have since. */
    const stood: { readonly moves: number; least: number }[] = [{ moves: 0, least: 0 }];
    const look = () => {
      for (const one of stood) one.least = Math.min(one.least, table.moves.length);
      while (stood.length <= table.changes.length)
        stood.push({ moves: table.moves.length, least: table.moves.length });
      for (const viewer of viewers) told.get(viewer)?.push(nearOf(table, viewer));
    };
    let gone = 0;
    for (let step = 0; step < 24 && !isOver(table); step++) {
      const seat = Math.log2(awaited(table) & -awaited(table));
      if (step % 5 === 2) {
        wish(table, seat, "hint");
        look();
      }
      const legal = legalMoves(table, seat);
      play(table, seat, legal[(7 * step) % legal.length] ?? {});
      look();
      if (step % 3 === 1 && takeBackOf(table, seat) === "free") {
        wish(table, seat, "take-back");
        look();
        gone++;
      }
    }
    expect(gone).toBeGreaterThan(2);
    for (const viewer of viewers) {
      const now = nearOf(table, viewer);
      for (const [number, before] of told.get(viewer)?.entries() ?? []) {
        const further = sightOf(table, viewer, before.sight.number);
        const after = toldFurther(before, further);
        expect([after.heard, after.incidents], `${viewer} from ${number}`).toEqual([
          now.heard,
          now.incidents,
        ]);
        expect(Math.min(after.sight.kept, before.sight.moves)).toBe(stood[number]?.least);
        expect(isRewound(before.sight, after.sight)).toBe(
          (stood[number]?.least ?? 0) < (stood[number]?.moves ?? 0),
        );
        // Nothing is told again that is known.
        expect(further.incidents.every((incident) => incident.number > number)).toBe(true);
      }
      const anew = toldFurther(null, sightOf(table, viewer, -1));
      expect([anew.heard, anew.incidents, anew.sight.kept]).toEqual([now.heard, now.incidents, 0]);
    }
  },
);
