/** How the score bears on a bet. */
import type { View } from "@guinguette/rules/fish-fish/view";
import { seatOf } from "../bot.ts";
import { times, usualBet } from "./taste.ts";

/** Whoever is so many points behind when the game ends needs all the luck there is. */
const FAR_BEHIND = 20;
/** How much more a bet is then liked for each tile more, and for each tile that it differs from the others'. */
const DARING = 0.2;
const OTHERWISE = 0.3;

/** How much each bet is liked, from none on. In the last round whoever lags dares more, and otherwise than the
 * others; whoever leads dares less. */
export function needTaste(view: View, tiles: number): number[] {
  const need = needIn(view);
  const usual = usualBet(view);
  const unlike = usual === null ? 0 : OTHERWISE * Math.max(0, need);
  return Array.from(
    { length: tiles + 1 },
    (_, bet) => times(1 + DARING * need, bet) * (1 + unlike * Math.abs(bet - (usual ?? 0))),
  );
}

/** From -1 to 1. */
function needIn(view: View): number {
  if (view.round < view.rounds) return 0;
  const own = view.scores[seatOf(view)] ?? 0;
  const behind = Math.max(...view.scores.filter((_, seat) => seat !== view.seat)) - own;
  return Math.min(1, Math.max(-1, behind / FAR_BEHIND));
}
