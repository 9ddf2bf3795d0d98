/** Games that could be, as far as somebody can tell who sees this. */
import type { Sampler } from "../contract.ts";
import { below, type Random } from "../random.ts";
import { baitValues, CATCHES, EMPTIES, type FishingCard, TILES } from "./cards.ts";
import { handOf } from "./hand.ts";
import { EMPTY_CASTS, encode } from "./moves.ts";
import { addPoints } from "./points.ts";
import { queueOf, queuesFrom } from "./queue.ts";
import { cloneState, emptyState, type State } from "./state.ts";
import { tilesFor } from "./tiles.ts";
import type { View } from "./view.ts";

/**
 * The fishing cards that were not revealed lie in the hand, on the line or among those gone unseen: any which way,
 * unless the Fisher looks. What was heard adds nothing: what was revealed stays in sight all round (FF-R2), and of what
 * went unseen the Fisher alone knows, by what is left (FF-R4).
 */
export function sampler(view: View): Sampler<State> {
  const { revealed, bait } = view;
  const known = seenState(view);
  const baits = baitValues.map((value) => view.baits.filter((held) => held === value).length);
  const hooks = CATCHES - revealed.catch;
  const blanks = EMPTIES - revealed.empty;
  const held = view.hand?.filter((card) => card === "catch").length;
  const size = view.baits.length;
  return (random) => {
    const state = cloneState(known);
    const catches = held ?? hooksAmong(size, hooks, blanks, random);
    state.hand = handOf(baits, catches, size - catches);
    if (bait !== null) {
      const card = view.card ?? cardAmong(hooks - catches, blanks - (size - catches), random);
      state.cast = encode({ type: "cast", card, bait });
    }
    return state;
  };
}

function cardAmong(hooks: number, blanks: number, random: Random): FishingCard {
  return hooksAmong(1, hooks, blanks, random) === 1 ? "catch" : "empty";
}

/** How many of so many cards are catches, drawn from so many catches and empty ones. */
function hooksAmong(count: number, hooks: number, blanks: number, random: Random): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (below(random, hooks + blanks - i) < hooks - found) found++;
  return found;
}

/** All that can be seen. */
function seenState(view: View): State {
  const { players, round, fisher, bait, revealed } = view;
  const state = emptyState(players);
  state.round = round;
  state.fisher = fisher;
  state.queues = queuesFrom(players, fisher, round);
  state.shown = revealed.catch + (revealed.empty << 4);
  for (const seat of view.actors) state.acting |= 1 << seat;
  if (bait !== null) {
    const asked = view.fish.filter(({ tiles, bet }) => tiles > 0 && bet === null);
    state.queue = queueOf(asked.slice(1).map(({ seat }) => seat));
  }
  for (const { seat, tiles, bet, loot } of view.fish) {
    const held = tiles + (bet ?? 0);
    state.tiles += tilesFor(seat, held);
    state.bets += tilesFor(seat, bet ?? 0);
    for (const [place, value] of baitValues.entries())
      state.taken[EMPTY_CASTS + place]! += tilesFor(seat, loot[value]);
    // What a Fish has no more was caught; with which bait makes no difference.
    const safe = baitValues.reduce((sum, value) => sum + loot[value], held);
    state.taken[0]! += tilesFor(seat, TILES - safe);
  }
  for (const [seat, points] of view.scores.entries()) addPoints(state, seat, points);
  return state;
}
