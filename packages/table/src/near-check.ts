/** Why not, at once and on the near side: from what a seat knows, and from nothing else. */
import type { Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seeded } from "@guinguette/rules/random";
import type { Near } from "./near.ts";

/** Why this viewer may not make this move now; null if they may, or only watch. */
export function nearCheck({ sight }: Near, move: Types["move"]): Refused | null {
  const { viewer, view, terms } = sight;
  if (viewer === "spectator") return null;
  const game = gameOf(terms.game);
  // What a rule says may only depend on what the seat knows: any world that it can imagine will do.
  return game.check(game.sample(view, seeded("check")), viewer, move);
}
