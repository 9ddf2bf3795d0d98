/** The view of whoever has to move, from the little that a player goes by. Nobody knows the points of other rounds. */
import { baitValues, kindOf, LINES, roundsFor } from "@guinguette/rules/fish-fish/cards";
import type { Loot } from "@guinguette/rules/fish-fish/events";
import type { View } from "@guinguette/rules/fish-fish/view";

export interface Bare {
  /** By Fish, in betting order: the tiles it has yet to bet, and what it bet on this line. */
  readonly fish: readonly {
    readonly tiles: number;
    readonly bet: number | null;
    readonly loot: readonly number[];
  }[];
  /** Who has to move: 0 is the Fisher, 1 the first Fish. */
  readonly mover: number;
  readonly baits: readonly number[];
  /** The catches in the Fisher's hand. */
  readonly hooks: number;
  readonly bait: number | null;
  readonly catches: number;
  readonly empties: number;
}

export function viewOf({ fish, mover, baits, hooks, bait, catches, empties }: Bare): View {
  const players = fish.length + 1;
  const line = LINES - baits.length + (bait === null ? 1 : 0);
  return {
    seat: mover,
    players,
    options: {},
    phase: bait === null ? "cast" : "bet",
    actors: [mover],
    round: 1,
    rounds: roundsFor(players),
    fisher: 0,
    line,
    bait,
    card: null,
    hand: mover === 0 ? baits.map((_, place) => (place < hooks ? "catch" : "empty")) : null,
    baits,
    revealed: { catch: catches, empty: empties },
    unseen: line - 1 - catches - empties,
    caught: 0,
    fish: fish.map(({ tiles, bet, loot }, place) => ({
      seat: place + 1,
      kind: kindOf(place + 1, 0),
      tiles,
      bet,
      loot: Object.fromEntries(baitValues.map((value, at) => [value, loot[at] ?? 0])) as unknown as Loot,
    })),
    scores: Array(players).fill(0),
    winners: null,
  };
}
