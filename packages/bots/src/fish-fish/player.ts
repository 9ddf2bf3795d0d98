/**
 * The strongest at Fish Fish: solved between two. In a crowd a Fisher who reckons with Fish as they have bitten, and a
 * Fish who does not wait for the last line, where such a Fisher waits for it.
 */
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Random } from "@guinguette/rules/random";
import { drawn, mixed } from "../mix.ts";
import { castWorth } from "./angler.ts";
import { chooseSolved } from "./solved.ts";

/** Casts that are worth less than the best by up to so many points for each Fish are made too: nobody should know
 * where the hook is. */
const BLUFF = 0.8;
/** How likely a Fish bets one tile on a line. */
const STEADY = 0.8;
/** How likely it bets more, for each number of tiles. */
const BOLD = 0.02;

/** For any number of players. Needs no time to think. */
export function chooseFishFish(view: View, legal: readonly Move[], random: Random): Move {
  if (view.players === 2) return chooseSolved(view, legal, random);
  if (view.phase === "cast") return mixed(legal, castWorth(view), BLUFF * view.fish.length, random);
  return drawn(legal, legal.map(betWeight), random);
}

/** Tile by tile: four tiles for five lines. */
function betWeight(move: Move): number {
  if (move.type === "cast") return 0;
  return [1 - STEADY, STEADY][move.tiles] ?? BOLD;
}
