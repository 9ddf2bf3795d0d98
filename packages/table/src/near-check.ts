/**
 * Whether a move is legal, told at once on the near side of a slow line: from what the seat sees and has heard, without
 * the table. What a seat may do, and why not, depends on nothing that it does not know, so any world that it could be in
 * gives the table's own answer.
 */
import type { Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import type { Near } from "./near.ts";

/** Why this viewer may not make this well-formed move now; null if they may, or only watch. */
export function nearCheck({ sight, heard }: Near, move: Types["move"]): Refused | null {
  const { viewer, view, terms } = sight;
  if (viewer === "spectator") return null;
  const game = gameOf(terms.game);
  const world = game.sampler(
    view,
    heard.map(({ event }) => event),
  )(seeded("near"));
  return game.check(world, viewer, move);
}
