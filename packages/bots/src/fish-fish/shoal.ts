/**
 * One Fish of many and its Fisher, bare enough to be solved at once. In a crowd somebody always bites, so every card is
 * shown and all know how many hooks are left; and a Fisher goes by what Fish do on the whole, not by one of them. So
 * here the Fisher sees the cards and not the tiles. It chooses its baits, but now and then casts any of them on a whim,
 * so that Fish know what to do about each. What each wants is points beside the mean of the others.
 */
import { baitCounts, baitValues, CATCH_POINTS, CATCHES, TILES } from "@guinguette/rules/fish-fish/cards";
import { averageAnew, averageOf, solveOn, startSolving } from "../toolbox/cfr.ts";
import { grow, type Step, type Tree } from "../toolbox/tree.ts";

/** What everybody knows of a line: its bait, the baits the Fisher still holds, from the smallest, and how many catches
 * are left, the one on the line among them. */
export interface Line {
  readonly bait: number;
  readonly baits: readonly number[];
  readonly hooks: number;
}

export interface Shoal {
  /** How likely the Fisher casts each of the baits it holds, with so many catches left. */
  baits(held: readonly number[], hooks: number): readonly number[];
  /** How likely the hook is on a line. */
  hooked(line: Line): number;
  /** How likely a Fish bets each number of its tiles, from none on. */
  bets(line: Line, tiles: number): readonly number[];
}

interface Spot {
  readonly tiles: number;
  readonly baits: readonly number[];
  /** In the Fisher's hand. */
  readonly hooks: number;
  readonly bait: number | null;
  /** Whether the hook is on the line; null while that is open. */
  readonly hooked: boolean | null;
  /** Whether the next bait is chosen, or any; null while that is open. */
  readonly chosen: boolean | null;
}

const FISHER = 0;
const FISH = 1;
/** Wants nothing, and so has all its choices equally often. */
const NATURE = 2;

/** One bait in so many is cast on a whim. */
const WHIM = 5;
/** More rounds change no share by a hundredth. */
const ROUNDS = 120;

export const allBaits: readonly number[] = baitValues.flatMap((value, place) =>
  Array<number>(baitCounts[place]!).fill(value),
);

export function without(baits: readonly number[], bait: number): readonly number[] {
  return baits.toSpliced(baits.indexOf(bait), 1);
}

const opening: Spot = {
  baits: allBaits,
  hooks: CATCHES,
  tiles: TILES,
  bait: null,
  hooked: null,
  chosen: null,
};

function lineKey({ bait, baits, hooks }: Line): string {
  return `${hooks} ${bait} ${baits.join("")}`;
}

function handKey(held: readonly number[], hooks: number): string {
  return `hand ${hooks} ${held.join("")}`;
}

function seenAt({ bait, baits, hooks, hooked, tiles, chosen }: Spot): string {
  if (bait === null) return chosen === true ? handKey(baits, hooks) : `nature ${chosen} ${baits.length}`;
  const key = lineKey({ bait, baits, hooks: hooks + Number(hooked ?? false) });
  return hooked === null ? key : `${key} ${tiles}`;
}

function stepsFrom(spot: Spot, others: number): Step<Spot>[] {
  const { baits, hooks, tiles, bait, hooked, chosen } = spot;
  const nothing = [0, 0, 0];
  if (bait === null && chosen === null)
    return Array.from({ length: WHIM }, (_, each) => ({
      gains: nothing,
      next: { ...spot, chosen: each > 0 },
    }));
  if (bait === null)
    return baits.map((each, place) => ({
      gains: nothing,
      next: { ...spot, baits: baits.toSpliced(place, 1), bait: each, chosen: null },
    }));
  if (hooked === null) {
    const cards: boolean[] = [];
    if (hooks > 0) cards.push(true);
    if (hooks <= baits.length) cards.push(false);
    return cards.map((each) => ({
      gains: nothing,
      next: { ...spot, hooks: hooks - Number(each), hooked: each },
    }));
  }
  // On the fifth line all must go (FF-L3).
  const least = baits.length === 0 ? tiles : 0;
  return Array.from({ length: tiles - least + 1 }, (_, more) => {
    const bet = least + more;
    const left = tiles - bet;
    // With the second catch out, what is left goes to the largest bait (FF-E2).
    const lastHook = hooked && hooks === 0;
    const caught = hooked ? CATCH_POINTS * bet : 0;
    const loot = (hooked ? 0 : bait * bet) + (lastHook ? left * (baits.at(-1) ?? 0) : 0);
    return {
      gains: [caught - loot / others, loot - caught / others, 0],
      next: lastHook || left === 0 ? null : { ...spot, tiles: left, bait: null, hooked: null },
    };
  });
}

const shoals: (Shoal | undefined)[] = [];

/** Solved when first needed. */
export function shoalAmong(players: number): Shoal {
  shoals[players] ??= solveShoal(players, ROUNDS);
  return shoals[players];
}

function solveShoal(players: number, rounds: number): Shoal {
  const tree = grow<Spot>(
    {
      players: 3,
      nameOf: ({ baits, hooks, tiles, bait, hooked, chosen }) =>
        `${hooks} ${baits.join("")} ${tiles} ${bait} ${hooked} ${chosen}`,
      moverOf: ({ bait, hooked, chosen }) => {
        if (bait === null) return chosen === true ? FISHER : NATURE;
        return hooked === null ? FISHER : FISH;
      },
      infosetOf: seenAt,
      stepsFrom: (spot) => stepsFrom(spot, players - 1),
    },
    opening,
  );
  const shares = sharesIn(tree, rounds);
  return {
    baits: (held, hooks) => {
      const chosen = shares.get(handKey(held, hooks));
      return held.map(
        (_, place) => (1 - 1 / WHIM) * (chosen?.[place] ?? 1 / held.length) + 1 / WHIM / held.length,
      );
    },
    hooked: (line) => {
      const { baits, hooks } = line;
      if (hooks <= 0) return 0;
      // Whoever holds only hooks casts one.
      return hooks > baits.length ? 1 : (shares.get(lineKey(line))?.[0] ?? hooks / (baits.length + 1));
    },
    bets: (line, tiles) => shares.get(`${lineKey(line)} ${tiles}`) ?? Array(tiles + 1).fill(1 / (tiles + 1)),
  };
}

function sharesIn(tree: Tree, rounds: number): ReadonlyMap<string, readonly number[]> {
  const solving = startSolving(tree);
  for (let round = 0; round < rounds; round++) {
    if (round === rounds >> 2) averageAnew(solving);
    solveOn(tree, solving);
  }
  const average = averageOf(tree, solving);
  return new Map(
    tree.names.map((name, infoset) => [
      name,
      Array.from(average.subarray(tree.slots[infoset], tree.slots[infoset + 1])),
    ]),
  );
}
