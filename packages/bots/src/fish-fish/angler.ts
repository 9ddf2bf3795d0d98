/**
 * What a cast may bring a Fisher who knows how these Fish bite: this line as they would bet on it, and the rest of the
 * round with the baits and hooks of the solved shoal. Fish are reckoned one by one, so it counts who holds what.
 */
import { CATCH_POINTS, CATCHES } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { sharesOf } from "../mix.ts";
import { BIG } from "./gossip.ts";
import { type Line, type Shoal, shoalAmong, without } from "./shoal.ts";

/** Fish of one table: how they bite, beside those of the shoal, at small baits and at big ones. */
export interface Biting {
  readonly players: number;
  readonly small: number;
  readonly big: number;
}

interface Water extends Biting {
  readonly shoal: Shoal;
  /** What has been reckoned already. */
  readonly known: Map<string, number>;
}

const waters = new Map<string, Water>();

function waterOf(biting: Biting): Water {
  const key = Object.values(biting).join(" ");
  const known = waters.get(key) ?? { ...biting, shoal: shoalAmong(biting.players), known: new Map() };
  waters.set(key, known);
  return known;
}

/** Points beside the mean of the others, by cast. */
export function castWorth(view: View, biting: Biting): (move: Move) => number {
  const water = waterOf(biting);
  const hooks = CATCHES - view.revealed.catch;
  return (move) => {
    if (move.type !== "cast") return 0;
    const line = { bait: move.bait, baits: without(view.baits, move.bait), hooks };
    return view.fish.reduce((sum, { tiles }) => sum + onLine(water, line, tiles, move.card === "catch"), 0);
  };
}

/** What a Fish with so many tiles brings its Fisher, from a line on. */
function onLine(water: Water, line: Line, tiles: number, hooked: boolean): number {
  const { bait, baits, hooks } = line;
  const others = water.players - 1;
  const left = hooked ? hooks - 1 : hooks;
  return betsOn(water, line, tiles).reduce((sum, share, bet) => {
    const caught = hooked ? CATCH_POINTS * bet : (-bait * bet) / others;
    // With the second catch out, what is left goes to the largest bait (FF-E2).
    const rest =
      left === 0 ? (-(tiles - bet) * (baits.at(-1) ?? 0)) / others : toCome(water, baits, left, tiles - bet);
    return sum + share * (caught + rest);
  }, 0);
}

function toCome(water: Water, baits: readonly number[], hooks: number, tiles: number): number {
  if (tiles === 0 || baits.length === 0) return 0;
  const key = `${hooks} ${baits.join("")} ${tiles}`;
  const known = water.known.get(key);
  if (known !== undefined) return known;
  let worth = 0;
  const likely = water.shoal.baits(baits, hooks);
  for (const [place, bait] of baits.entries()) {
    const line = { bait, baits: without(baits, bait), hooks };
    const hooked = water.shoal.hooked(line);
    if (hooked > 0) worth += likely[place]! * hooked * onLine(water, line, tiles, true);
    if (hooked < 1) worth += likely[place]! * (1 - hooked) * onLine(water, line, tiles, false);
  }
  water.known.set(key, worth);
  return worth;
}

/** How likely each bet is, from none on. On the fifth line all must go (FF-L3). */
function betsOn({ shoal, small, big }: Water, line: Line, tiles: number): readonly number[] {
  const all = Array.from({ length: tiles + 1 }, (_, bet) => Number(bet === tiles));
  if (line.baits.length === 0 || tiles === 0) return all;
  const more = line.bait >= BIG ? big : small;
  return sharesOf(shoal.bets(line, tiles).map((share, bet) => (bet === 0 ? share : more * share)));
}
