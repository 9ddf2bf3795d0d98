/**
 * One round between two, bare enough to be solved: what it is worth to the Fisher is the Fisher's points less the
 * Fish's. The rules are told here a second time; the best response, which plays by the real ones, would notice.
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
import type { Step } from "../toolbox/tree.ts";

export const FISHER = 0;
export const FISH = 1;

export interface Spot {
  /** What the Fish still holds. */
  readonly tiles: number;
  /** The tiles on its loot tile by place, from the 2 upwards. */
  readonly loot: readonly number[];
  /** The baits in the Fisher's hand, from the smallest: as many as it has fishing cards. */
  readonly baits: readonly number[];
  /** The catches among those. */
  readonly hooks: number;
  /** The line on the table; the card is the Fisher's secret. */
  readonly bait: number | null;
  readonly card: FishingCard | null;
  /** What was revealed (FF-R2). */
  readonly catches: number;
  readonly empties: number;
  /** All lines so far, as the Fish could remember them. */
  readonly past: string;
}

export const opening: Spot = {
  tiles: TILES,
  loot: baitValues.map(() => 0),
  baits: baitValues.flatMap((value, place) => Array<number>(baitCounts[place]!).fill(value)),
  hooks: CATCHES,
  bait: null,
  card: null,
  catches: 0,
  empties: 0,
  past: "",
};

/**
 * A Fisher who opens with the 5 and then takes the largest or the smallest bait gives nothing away, and always
 * knows in which order the baits went: the view, which does not tell, is all the memory it needs.
 */
export function isTidy(bait: number, baits: readonly number[]): boolean {
  const largest = bait === baits.at(-1);
  return largest || (baits.length < opening.baits.length && bait === baits[0]);
}

/** In the order of the rules. */
export function casts({ baits, hooks }: Spot): Extract<Move, { type: "cast" }>[] {
  const cards: FishingCard[] = [];
  if (hooks > 0) cards.push("catch");
  if (hooks < baits.length) cards.push("empty");
  return cards.flatMap((card) => [...new Set(baits)].map((bait) => ({ type: "cast" as const, card, bait })));
}

/** On the fifth line all must go (FF-L3). */
export function bets({ tiles, baits }: Spot): number[] {
  const least = baits.length === 0 ? tiles : 0;
  return Array.from({ length: tiles - least + 1 }, (_, more) => least + more);
}

export function cast(spot: Spot, card: FishingCard, bait: number): Step<Spot> {
  const { baits, hooks } = spot;
  const next: Spot = {
    ...spot,
    baits: baits.toSpliced(baits.indexOf(bait), 1),
    hooks: card === "catch" ? hooks - 1 : hooks,
    bait,
    card,
  };
  return { gains: [0, 0], next };
}

export function bet(spot: Spot, tiles: number): Step<Spot> {
  const { bait, card, baits, past } = spot;
  const caught = card === "catch" && tiles > 0;
  const safe = card === "empty" && tiles > 0;
  const next: Spot = {
    ...spot,
    tiles: spot.tiles - tiles,
    loot: spot.loot.map((count, place) => (safe && baitValues[place] === bait ? count + tiles : count)),
    bait: null,
    card: null,
    catches: caught ? spot.catches + 1 : spot.catches,
    empties: safe ? spot.empties + 1 : spot.empties,
    past: `${past} ${bait}${tiles}${caught ? "c" : ""}`,
  };
  let points = caught ? CATCH_POINTS * tiles : safe ? -(bait ?? 0) * tiles : 0;
  // With the second catch revealed, whatever is left goes to the largest bait in hand (FF-E2).
  if (next.catches === CATCHES) points -= next.tiles * (baits.at(-1) ?? 0);
  const over = next.catches === CATCHES || next.tiles === 0;
  return { gains: [points, -points], next: over ? null : next };
}
