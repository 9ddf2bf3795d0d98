/**
 * What one of three could gain by playing otherwise while the two others go on as they do: found apart from the
 * solver, for somebody who remembers everything. The others go by what lies on the table, so all that a past leaves
 * behind is the table and how likely each hand of the Fisher's now is: pasts that leave the same are reckoned once.
 */
import { FISHER, lookOf, make, moverOf, movesAt, type TrioSpot, tableOf, trioOpening } from "./trio.ts";

/** How likely each move of a spot is, in the order of the rules. */
export type TrioPolicy = (spot: TrioSpot) => readonly number[];

/** Points of a round beside the mean of the others, by player: the Fisher, the first Fish, the last. */
export interface TrioWorst {
  /** If all play alike. */
  readonly values: readonly number[];
  /** For whoever alone plays their best against that. */
  readonly best: readonly number[];
}

export function trioWorstOf(policy: TrioPolicy, start = trioOpening): TrioWorst {
  const players = [0, 1, 2];
  return {
    values: players.map((player) => worthTo(player, policy, null, start)),
    best: players.map((player) => worthTo(player, policy, player, start)),
  };
}

/** What all three could gain, each alone. */
export function nashConv({ values, best }: TrioWorst): number {
  return best.reduce((sum, each, player) => sum + each - values[player]!, 0);
}

/** A spot as it may be, and how likely that is. */
interface World {
  readonly spot: TrioSpot;
  readonly weight: number;
}

/** What a round is worth to a player; `free` is who does not play by the policy but their best. */
function worthTo(player: number, policy: TrioPolicy, free: number | null, start: TrioSpot): number {
  const known = new Map<string, number>();

  /** The worlds look alike to the player, and their weights make one. */
  function bestResponseValue(worlds: readonly World[]): number {
    const key = keyOf(worlds);
    const before = known.get(key);
    if (before !== undefined) return before;
    const { spot } = worlds[0]!;
    const choices = movesAt(spot);
    let worth: number;
    if (moverOf(spot) === free) {
      worth = Math.max(...choices.map((_, place) => follow(worlds, (at) => (at === place ? 1 : 0))));
    } else worth = follow(worlds, null);
    known.set(key, worth);
    return worth;
  }

  /** Everybody's next step: as this says, or else by the policy. */
  function follow(worlds: readonly World[], chosen: ((place: number) => number) | null): number {
    let total = 0;
    const alike = new Map<string, Map<string, World>>();
    for (const { spot, weight } of worlds) {
      const shares = chosen === null ? policy(spot) : null;
      for (const [place, move] of movesAt(spot).entries()) {
        const likely = weight * (shares?.[place] ?? chosen?.(place) ?? 0);
        if (likely <= 0) continue;
        const { gains, next } = make(spot, move);
        total += likely * gains[player]!;
        if (next === null) continue;
        const look = lookOf(next, player);
        const some = alike.get(look) ?? new Map<string, World>();
        alike.set(look, some);
        const name = lookOf(next, FISHER);
        some.set(name, { spot: next, weight: (some.get(name)?.weight ?? 0) + likely });
      }
    }
    for (const some of alike.values()) total += whole([...some.values()]);
    return total;
  }

  function whole(worlds: readonly World[]): number {
    const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
    return total * bestResponseValue(worlds.map(({ spot, weight }) => ({ spot, weight: weight / total })));
  }

  return bestResponseValue([{ spot: start, weight: 1 }]);
}

/** What is left of the past. Twelve digits tell likelihoods apart that are not the same but for rounding. */
function keyOf(worlds: readonly World[]): string {
  const hands = worlds.map(({ spot, weight }) => `${spot.hooks}${spot.card?.[0] ?? ""}${weight.toFixed(12)}`);
  return `${tableOf(worlds[0]!.spot)} ${hands.sort()}`;
}
