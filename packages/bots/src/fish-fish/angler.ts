/**
 * What a cast may bring a Fisher who has watched the Fish: the rest of the round played out against Fish that go on
 * biting as they have bitten this round. Those who wait must bet all in the end (FF-L3).
 */
import { CATCH_POINTS, CATCHES, TILES } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";

/** Before anything is known, a Fish is thought to bet this share of its tiles on a line with a middling bait. */
const USUAL = 0.25;
/** That counts as much as this share of all tiles, watched for one line. */
const WEIGHT = 0.75;
const MIDDLING = 3.5;
/** However tempting the bait, a tile is bet no likelier than this before the last line. */
const LIKELIEST = 0.9;
/** A line that is seen so surely is taken to be seen. */
const CERTAIN = 0.95;

interface Water {
  readonly fish: number;
  /** How likely a tile is bet on a line with a middling bait. */
  readonly bite: number;
}

interface Spot {
  /** The tiles that all Fish have left: in the mean, so not always a whole number. */
  readonly tiles: number;
  readonly baits: readonly number[];
  readonly hooks: number;
  readonly catches: number;
}

/** Points beside the mean of the others, by cast. */
export function castWorth(view: View): (move: Move) => number {
  const { baits, fish, hand, line, revealed } = view;
  const tiles = fish.reduce((sum, each) => sum + each.tiles, 0);
  const water = { fish: fish.length, bite: biteOf(tiles, fish.length, line - 1) };
  const hooks = (hand ?? []).filter((card) => card === "catch").length;
  const spot = { tiles, baits, hooks, catches: revealed.catch };
  return (move) => (move.type === "cast" ? afterCast(water, spot, move.card === "catch", move.bait) : 0);
}

/** The share of their tiles that the Fish have bet on a line so far, and a guess while little is known. */
function biteOf(tiles: number, fish: number, lines: number): number {
  const all = TILES * fish;
  const watched = (lines * (all + tiles)) / 2;
  return (USUAL * WEIGHT * all + (all - tiles)) / (WEIGHT * all + watched);
}

function best(water: Water, spot: Spot): number {
  const { baits, hooks } = spot;
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, bait] of baits.entries()) {
    if (bait === baits[place - 1]) continue;
    if (hooks > 0) most = Math.max(most, afterCast(water, spot, true, bait));
    if (hooks < baits.length) most = Math.max(most, afterCast(water, spot, false, bait));
  }
  return most;
}

function afterCast(water: Water, spot: Spot, hooked: boolean, bait: number): number {
  const baits = spot.baits.toSpliced(spot.baits.indexOf(bait), 1);
  const next = { ...spot, baits, hooks: hooked ? spot.hooks - 1 : spot.hooks };
  if (baits.length === 0) return caughtOrFed(water, spot.tiles, hooked, bait);
  const bite = Math.min(LIKELIEST, (water.bite * bait) / MIDDLING);
  // A line nobody bets on is never shown (FF-L4).
  const seen = 1 - allSpare(1 - bite, spot.tiles);
  if (seen <= 0) return best(water, next);
  const bet = (bite * spot.tiles) / seen;
  const left = spot.tiles - bet;
  const catches = spot.catches + (hooked ? 1 : 0);
  // With the second catch out, what is left goes to the largest bait (FF-E2).
  const rest =
    catches === CATCHES
      ? caughtOrFed(water, left, false, baits.at(-1) ?? 0)
      : best(water, { ...next, tiles: left, catches });
  const shown = seen * (caughtOrFed(water, bet, hooked, bait) + rest);
  return seen > CERTAIN ? shown / seen : shown + (1 - seen) * best(water, next);
}

function caughtOrFed({ fish }: Water, tiles: number, hooked: boolean, bait: number): number {
  return hooked ? CATCH_POINTS * tiles : (-bait * tiles) / fish;
}

/** How likely each of about so many tiles is spared. Multiplied out: machines do not all round powers alike. */
function allSpare(spare: number, tiles: number): number {
  let all = 1;
  for (let tile = 0; tile < Math.round(tiles); tile++) all *= spare;
  return all;
}
