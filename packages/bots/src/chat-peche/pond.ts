/** The pond as somebody expects it to be, and what each angler would have from each pile. */
import { cardTable } from "@guinguette/rules/chat-peche/cards";
import { neighboursOf, type SpotIndex, spots } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Angler } from "./anglers.ts";
import type { OutOfSight } from "./out-of-sight.ts";

export interface Pile {
  readonly fish: number;
  readonly stones: number;
  /** The chance that there is no water in it. */
  readonly dry: number;
  /** The variance of its points. */
  readonly spread: number;
  /** What taking it adds to the score of each angler. */
  readonly worth: readonly number[];
}

/** By spot, in the order of `spots`; null where there are no cards. */
export type Pond = readonly (Pile | null)[];

export function pondIn(view: View, { piles }: OutOfSight, anglers: readonly Angler[]): Pond {
  return view.pond.map(({ top }, spot) => {
    if (top === null) return null;
    const card = cardTable[top];
    const { fish, stones, dry, spread } = piles[spot]!;
    return pileOf(card.fish + fish, card.stones + stones, card.water > 0 ? 0 : dry, spread, anglers);
  });
}

function pileOf(fish: number, stones: number, dry: number, spread: number, anglers: readonly Angler[]): Pile {
  return { fish, stones, dry, spread, worth: anglers.map((angler) => gain(angler, fish, stones, dry)) };
}

/** CP-E2; in the variant, fish without water are worth what they may become (CP-V1). */
function gain(
  { dry: without, held, later, left }: Angler,
  fish: number,
  stones: number,
  dry: number,
): number {
  const fetched = (1 - dry + dry * later) * (held + fish) - later * held;
  const now = (1 - without) * fish + without * fetched - stones;
  return now - left * Math.max(0, fish - stones);
}

/** From each spot to those beside it (CP-3), in the order of the rules' own numbering. */
export const lures: readonly { readonly from: SpotIndex; readonly to: SpotIndex }[] = spots.flatMap(
  (spot, from) => spots.flatMap((other, to) => (neighboursOf(spot).includes(other) ? [{ from, to }] : [])),
);

/** A whole pile goes on top of another, or to a spot without cards (CP-R4). */
export function lured(pond: Pond, from: SpotIndex, to: SpotIndex, anglers: readonly Angler[]): Pond {
  const moved = pond[from]!;
  const under = pond[to];
  const next = pond.slice();
  next[from] = null;
  next[to] = under
    ? pileOf(
        moved.fish + under.fish,
        moved.stones + under.stones,
        moved.dry * under.dry,
        moved.spread + under.spread,
        anglers,
      )
    : moved;
  return next;
}
