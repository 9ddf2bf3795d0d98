/**
 * The strongest at Fish Fish. Between two it reads the person opposite, from the solved way on. In a crowd a Fisher who reckons with Fish as they have bitten, and a
 * Fish who does not wait for the last line, where such a Fisher waits for it.
 */
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { Bot } from "../bot.ts";
import { drawn, sharesOf, weightsOf } from "../mix.ts";
import type { Policy } from "../toolbox/best-response.ts";
import { castWorth } from "./angler.ts";
import { chooseByReading } from "./reader.ts";

/** Casts that are worth less than the best by up to so many points for each Fish are made too: nobody should know
 * where the hook is. */
const BLUFF = 0.8;
/** How likely a Fish bets one tile on a line. */
const STEADY = 0.8;
/** How likely it bets more, for each number of tiles. */
const BOLD = 0.02;

/** For any number of players. In a crowd it needs no time to think. */
export const chooseFishFish: Bot<FishFish>["choose"] = (view, legal, random, budget, heard) => {
  if (view.players === 2) return chooseByReading(view, legal, random, budget, heard);
  return drawn(legal, inCrowd(view, legal), random);
};

/** How likely each move is among three or more. */
export const inCrowd: Policy<FishFish> = (view, legal) =>
  sharesOf(
    view.phase === "cast"
      ? weightsOf(legal.map(castWorth(view)), BLUFF * view.fish.length)
      : legal.map(betWeight),
  );

/** Tile by tile: four tiles for five lines. */
function betWeight(move: Move): number {
  if (move.type === "cast") return 0;
  return [1 - STEADY, STEADY][move.tiles] ?? BOLD;
}
