/**
 * What is expected of the cards that cannot be seen: under the tops of piles and in closed buckets (CP-R5). Whoever has
 * listened from the beginning knows them all. To whoever has not they are not alike: people fish the good ones and leave
 * the others lying.
 */
import { type Card, cards, cardTable } from "@guinguette/rules/chat-peche/cards";
import type { Event } from "@guinguette/rules/chat-peche/events";
import { copiesOf, type Options } from "@guinguette/rules/chat-peche/options";
import { remembered } from "@guinguette/rules/chat-peche/remembered";
import type { View } from "@guinguette/rules/chat-peche/view";

/** Some cards out of sight, as they are expected to be. */
export interface Guess {
  readonly fish: number;
  readonly stones: number;
  /** The chance that there is no water among them. */
  readonly dry: number;
  /** How far their points scatter: their variance. */
  readonly spread: number;
}

export interface OutOfSight {
  /** Under the top of each pile, in the order of `spots`. */
  readonly piles: readonly Guess[];
  /** In each bucket, by seat. */
  readonly buckets: readonly Guess[];
}

/** How many times likelier than in the draw pile, by place: counted in games of sensible players. */
const odds: Readonly<Record<Card, { readonly covered: number; readonly fished: number }>> = {
  F1: { covered: 1, fished: 1 },
  F2: { covered: 0.75, fished: 1.2 },
  F3: { covered: 0.5, fished: 1.5 },
  S1: { covered: 1.3, fished: 0.75 },
  S2: { covered: 1.3, fished: 0.7 },
  W: { covered: 1.2, fished: 0.8 },
};

/** Enough for the shares to settle. */
const SWEEPS = 6;

export function outOfSight(view: View, heard: readonly Event[]): OutOfSight {
  const memory = remembered(view, heard);
  if (memory !== null) return { piles: memory.covered.map(counted), buckets: memory.buckets.map(counted) };
  const { covered, fished } = guesses(view);
  return {
    piles: view.pond.map(({ height }) => several(Math.max(0, height - 1), covered)),
    buckets: view.seats.map(({ bucket, bucketCount }) =>
      bucket === null ? several(bucketCount, fished) : counted(bucket),
    ),
  };
}

/** Nothing is left to guess. */
function counted(found: readonly Card[]): Guess {
  return {
    fish: found.reduce((sum, card) => sum + cardTable[card].fish, 0),
    stones: found.reduce((sum, card) => sum + cardTable[card].stones, 0),
    dry: found.includes("W") ? 0 : 1,
    spread: 0,
  };
}

function several(count: number, { fish, stones, dry, spread }: Guess): Guess {
  return { fish: count * fish, stones: count * stones, dry: dry ** count, spread: count * spread };
}

/** One card under a top, and one in a closed bucket. */
function guesses(view: View): { readonly covered: Guess; readonly fished: Guess } {
  const unseen = unseenOf(view);
  const room = {
    covered: view.pond.reduce((sum, { height }) => sum + Math.max(0, height - 1), 0),
    fished: view.seats.reduce((sum, { bucket, bucketCount }) => sum + (bucket === null ? bucketCount : 0), 0),
    drawn: view.drawPile,
  };
  const shares = cards.map((card) => ({ ...odds[card], drawn: 1 }));
  // Every card is somewhere, and every place is as full as it is.
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const where of ["covered", "fished", "drawn"] as const) {
      const sum = shares.reduce((total, share) => total + share[where], 0);
      for (const share of shares) share[where] *= sum > 0 ? room[where] / sum : 0;
    }
    for (const [kind, share] of shares.entries()) {
      const sum = share.covered + share.fished + share.drawn;
      const scale = sum > 0 ? unseen[kind]! / sum : 0;
      share.covered *= scale;
      share.fished *= scale;
      share.drawn *= scale;
    }
  }
  return {
    covered: guess(
      shares.map(({ covered }) => covered),
      view.options,
    ),
    fished: guess(
      shares.map(({ fished }) => fished),
      view.options,
    ),
  };
}

/** How many of each card the viewer cannot see. */
function unseenOf(view: View): number[] {
  const unseen = cards.map((card) => copiesOf(card, view.options));
  const seen = [...view.pond.map(({ top }) => top), ...view.seats.flatMap(({ bucket }) => bucket ?? [])];
  for (const card of seen) if (card !== null) unseen[cards.indexOf(card)]!--;
  return unseen;
}

/** Where nothing lies, as if it were any card of the box. */
function guess(found: readonly number[], options: Options): Guess {
  const some = found.some((weight) => weight > 0);
  const weights = some ? found : cards.map((card) => copiesOf(card, options));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (count: (card: Card) => number): number =>
    cards.reduce((sum, card, kind) => sum + weights[kind]! * count(card), 0) / total;
  const fish = mean((card) => cardTable[card].fish);
  const stones = mean((card) => cardTable[card].stones);
  const squares = mean((card) => (cardTable[card].fish - cardTable[card].stones) ** 2);
  return {
    fish,
    stones,
    dry: mean((card) => (cardTable[card].water > 0 ? 0 : 1)),
    spread: Math.max(0, squares - (fish - stones) ** 2),
  };
}
