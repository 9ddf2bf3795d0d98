/**
 * What a table is like, by all that was heard in this game: whether its Fishers hook, and its Fish bite, more or less
 * than in the solved shoal, under big baits and under small ones. Everybody is Fisher but once or twice, so what is
 * learned of one is held against all.
 */
import { CATCHES, type FishingCard, TILES } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Seat } from "@guinguette/rules/seats";
import { allBaits, type Shoal, without } from "./shoal.ts";

/** Baits from this value on are big. */
export const BIG = 4;
/** So many hooks, and so many tiles for each player, are taken to have been as expected before anything is heard. */
const HOOKS = 5;
const BITES = 1.5;

/** By how much more than expected, under small baits and under big ones. */
export interface Gossip {
  hooks(bait: number): number;
  bites(bait: number): number;
}

/** What `own` did itself says nothing of the others. */
export function gossipIn(heard: readonly Event[], own: Seat, players: number, shoal: Shoal): Gossip {
  const hooks = [0, 1].map(() => ({ seen: HOOKS, expected: HOOKS }));
  const bites = [0, 1].map(() => ({ seen: BITES * players, expected: BITES * players }));
  let held: readonly number[] = allBaits;
  let catches = 0;
  for (const event of heard) {
    if (event.type === "cast") {
      if (event.line === 1) {
        held = allBaits;
        catches = 0;
      }
      held = without(held, event.bait);
    }
    if (event.type === "bet" && event.seat !== own && held.length > 0) {
      const line = { bait: event.bait, baits: held, hooks: CATCHES - catches };
      const count = bites[Number(event.bait >= BIG)]!;
      count.seen += event.tiles;
      count.expected += meanBet(shoal.bets(line, Math.min(TILES, event.tiles + event.left)));
    }
    if (event.type === "lineRevealed") {
      const line = { bait: event.bait, baits: held, hooks: CATCHES - catches };
      const expected = shoal.hooked(line);
      const count = hooks[Number(event.bait >= BIG)]!;
      // Who had no choice gave nothing away.
      if (event.fisher !== own && expected > 0 && expected < 1) {
        count.seen += isCatch(event.card);
        count.expected += expected;
      }
      catches += isCatch(event.card);
    }
  }
  return {
    hooks: (bait) => ratioOf(hooks[Number(bait >= BIG)]!),
    bites: (bait) => ratioOf(bites[Number(bait >= BIG)]!),
  };
}

function meanBet(shares: readonly number[]): number {
  return shares.reduce((sum, share, tiles) => sum + share * tiles, 0);
}

function isCatch(card: FishingCard): number {
  return card === "catch" ? 1 : 0;
}

function ratioOf({ seen, expected }: { readonly seen: number; readonly expected: number }): number {
  return seen / expected;
}
