/**
 * One round among three, as bare as what comes of it: what lies on the loot tiles matters no more. Points are gained
 * line by line, each player's own beside the mean of the two others. The rules are told here a second time; a test
 * plays the real ones beside them.
 */
import {
  baitCounts,
  baitValues,
  CATCH_POINTS,
  CATCHES,
  type FishingCard,
  TILES,
} from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Step, Telling } from "../toolbox/tree.ts";
import { viewOf } from "./view-of.ts";

export const FISHER = 0;

export interface TrioSpot {
  /** What the Fish still hold, in betting order. */
  readonly tiles: readonly [number, number];
  readonly baits: readonly number[];
  /** The catches in the Fisher's hand. */
  readonly hooks: number;
  readonly bait: number | null;
  readonly card: FishingCard | null;
  /** What the first Fish bet on this line; null if it has yet to. */
  readonly bet: number | null;
  readonly catches: number;
  readonly empties: number;
}

export const trioOpening: TrioSpot = {
  tiles: [TILES, TILES],
  baits: baitValues.flatMap((value, place) => Array<number>(baitCounts[place]!).fill(value)),
  hooks: CATCHES,
  bait: null,
  card: null,
  bet: null,
  catches: 0,
  empties: 0,
};

/** A Fish without tiles is not asked (FF-L2). */
export function moverOf({ bait, bet, tiles }: TrioSpot): number {
  if (bait === null) return FISHER;
  return bet === null && tiles[0] > 0 ? 1 : 2;
}

/** In the order of the rules. */
export function movesAt(spot: TrioSpot): Move[] {
  const { baits, hooks, tiles } = spot;
  const mover = moverOf(spot);
  if (mover === FISHER) {
    const cards: FishingCard[] = [];
    if (hooks > 0) cards.push("catch");
    if (hooks < baits.length) cards.push("empty");
    return cards.flatMap((card) =>
      [...new Set(baits)].map((bait) => ({ type: "cast" as const, card, bait })),
    );
  }
  const most = tiles[mover - 1]!;
  // On the fifth line all must go (FF-L3).
  const least = baits.length === 0 ? most : 0;
  return Array.from({ length: most - least + 1 }, (_, more) => ({ type: "bet", tiles: least + more }));
}

export function make(spot: TrioSpot, move: Move): Step<TrioSpot> {
  const { baits, hooks, tiles, bet } = spot;
  if (move.type === "cast") {
    const { bait, card } = move;
    const left = baits.toSpliced(baits.indexOf(bait), 1);
    const next = { ...spot, baits: left, hooks: card === "catch" ? hooks - 1 : hooks, bait, card };
    return { gains: [0, 0, 0], next };
  }
  if (moverOf(spot) === 2) return checked(spot, [bet ?? 0, move.tiles]);
  return tiles[1] > 0
    ? { gains: [0, 0, 0], next: { ...spot, bet: move.tiles } }
    : checked(spot, [move.tiles, 0]);
}

/** The line is complete. */
function checked(spot: TrioSpot, [one, other]: readonly [number, number]): Step<TrioSpot> {
  const { baits, bait, card, catches, empties } = spot;
  const tiles: [number, number] = [spot.tiles[0] - one, spot.tiles[1] - other];
  const seen = one + other > 0;
  const next: TrioSpot = {
    ...spot,
    tiles,
    bait: null,
    card: null,
    bet: null,
    catches: seen && card === "catch" ? catches + 1 : catches,
    empties: seen && card === "empty" ? empties + 1 : empties,
  };
  const worth = card === "catch" ? 0 : (bait ?? 0);
  const points = [card === "catch" ? CATCH_POINTS * (one + other) : 0, worth * one, worth * other];
  const both = next.catches === CATCHES;
  // With the second catch revealed, whatever is left goes to the largest bait in hand (FF-E2).
  if (both) for (const fish of [0, 1] as const) points[fish + 1]! += tiles[fish] * (baits.at(-1) ?? 0);
  const over = both || baits.length === 0 || tiles[0] + tiles[1] === 0;
  return { gains: beside(points), next: over ? null : next };
}

/** Own points less the mean of the others'. */
function beside(points: readonly number[]): number[] {
  const all = points.reduce((sum, each) => sum + each, 0);
  return points.map((own) => own - (all - own) / (points.length - 1));
}

/** What everybody sees. */
export function tableOf({ tiles, baits, bait, bet, catches, empties }: TrioSpot): string {
  return `${tiles.join("")}${bait ?? "-"}${bet ?? "-"}${catches}${empties}${baits.join("")}`;
}

/** What this player sees: the Fisher its cards too. */
export function lookOf(spot: TrioSpot, player: number): string {
  return player === FISHER ? `${tableOf(spot)} ${spot.hooks}${spot.card?.[0] ?? ""}` : tableOf(spot);
}

export function trioView(spot: TrioSpot): View {
  const [first, last] = spot.tiles;
  return viewOf({
    ...spot,
    mover: moverOf(spot),
    fish: [
      { tiles: first - (spot.bet ?? 0), bet: spot.bet, loot: [] },
      { tiles: last, bet: null, loot: [] },
    ],
  });
}

export const trio: Telling<TrioSpot> = {
  players: 3,
  nameOf: (spot) => lookOf(spot, FISHER),
  moverOf,
  infosetOf: (spot) => `${moverOf(spot)} ${lookOf(spot, moverOf(spot))}`,
  stepsFrom: (spot) => movesAt(spot).map((move) => make(spot, move)),
};
