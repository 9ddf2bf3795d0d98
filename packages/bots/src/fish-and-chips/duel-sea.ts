/**
 * The catching of two colours as a search walks it: flat arrays, changed and restored in place, and no call through an
 * interface. Of two colours, catching a pile of n fish moves the difference by n: foreign fish in it are gained, and the
 * catcher's own no longer count for the other (FC-R5). So a pile is its top fish and its size, and what is still to come
 * does not depend on what was.
 *
 * Squares only ever become empty, so each pile keeps links to the nearest piles in four directions, and taking a pile out
 * or putting it back is a matter of its neighbours (FC-T3).
 */
import { colourOf, fishNamed, rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { boardSquare } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { mix, spread } from "../toolbox/keys.ts";

export interface DuelSea {
  /** By square: rank of the top fish (5 bits), its colour (2 bits), how many fish (from bit 7 on); 0 is empty. The entry
   * behind the last square is the edge, of no colour. */
  readonly piles: Int32Array;
  /** The nearest pile in each direction, or the edge. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly below: Int32Array;
  readonly above: Int32Array;
  /** The squares of each colour as bits: two entries a colour, for squares 0–31 and 32–35. */
  readonly owned: Int32Array;
  /** How many fish lie in the piles of each colour. */
  readonly fish: Int32Array;
  /** What the tops of the piles promise the first colour, less what they promise the other, in units of `FISH`. */
  standing: number;
  /** The two halves of the position's key, without the turn. */
  low: number;
  high: number;
  /** What `restore` needs, four entries a ply. */
  readonly undo: Int32Array;
  ply: number;
}

const SQUARES = 36;
const EDGE = 36;
const RANK = 31;
const COLOUR = 96;
const COLOUR_SHIFT = 5;
const SIZE_SHIFT = 7;
/** The part of a pile's entry that is its top fish. */
const TOP = 127;
const EDGE_PILE = 2 << COLOUR_SHIFT;
const UNDO = 4;

/** No position has more catches: sixteen piles in four directions. */
export const MOST_CATCHES = 64;
/** Every catch makes two piles one. */
export const MOST_PLIES = SQUARES;

/** What a pile promises its colour by the rank of its top, in units of `FISH`, beside what can be caught at once: fitted to
 * the values of deeper searches (docs/bots.md). Low fish are prey, high ones catch. */
const promises = Int32Array.of(0, -20, -17, -16, -16, -15, -14, -13, -10, -9, -7, -4, -3, 0, 6, 14, 36);

/** The promise of a colour that can catch nothing. */
export const NOTHING = -1 << 20;

const lows = Int32Array.from({ length: SQUARES << 7 }, (_, place) => spread(place, 1));
const highs = Int32Array.from({ length: SQUARES << 7 }, (_, place) => mix(place, 1));

/** What a pile adds to the low half of the key. */
function lowOf(square: number, pile: number): number {
  return Math.imul(lows[(square << 7) | (pile & TOP)]! ^ (pile >> SIZE_SHIFT), 0x85ebca6b);
}

function highOf(square: number, pile: number): number {
  return Math.imul(highs[(square << 7) | (pile & TOP)]! + (pile >> SIZE_SHIFT), 0x9e3779b1);
}

export function duelSea(view: View): DuelSea {
  const sea: DuelSea = {
    piles: new Int32Array(SQUARES + 1),
    left: new Int32Array(SQUARES + 1).fill(EDGE),
    right: new Int32Array(SQUARES + 1).fill(EDGE),
    below: new Int32Array(SQUARES + 1).fill(EDGE),
    above: new Int32Array(SQUARES + 1).fill(EDGE),
    owned: new Int32Array(4),
    fish: new Int32Array(2),
    standing: 0,
    low: 0,
    high: 0,
    undo: new Int32Array((MOST_PLIES + 1) * UNDO),
    ply: 0,
  };
  for (const [row, line] of view.board.entries())
    for (const [column, names] of line.entries()) {
      const top = names.at(-1);
      if (top === undefined) continue;
      const fish = fishNamed(top);
      sea.piles[boardSquare(row, column)] =
        rankOf(fish) | (colourOf(fish) << COLOUR_SHIFT) | (names.length << SIZE_SHIFT);
    }
  for (let square = 0; square < SQUARES; square++) if (sea.piles[square] !== 0) settle(sea, square);
  sea.piles[EDGE] = EDGE_PILE;
  return sea;
}

/** Links a pile to its neighbours, and counts it for its colour and the key. */
function settle(sea: DuelSea, square: number): void {
  const { piles } = sea;
  const column = square % 6;
  const row = (square - column) / 6;
  const look = (step: number, count: number): number => {
    for (let i = 1; i <= count; i++) if (piles[square + i * step] !== 0) return square + i * step;
    return EDGE;
  };
  sea.left[square] = look(-1, column);
  sea.right[square] = look(1, 5 - column);
  sea.below[square] = look(-6, row);
  sea.above[square] = look(6, 5 - row);
  const pile = piles[square]!;
  const colour = (pile >> COLOUR_SHIFT) & 3;
  if (square < 32) sea.owned[2 * colour]! |= 1 << square;
  else sea.owned[2 * colour + 1]! |= 1 << (square - 32);
  sea.fish[colour]! += pile >> SIZE_SHIFT;
  sea.standing += colour === 0 ? promises[pile & RANK]! : -promises[pile & RANK]!;
  sea.low ^= lowOf(square, pile);
  sea.high ^= highOf(square, pile);
}

/**
 * Writes the catches of a colour (FC-T2, FC-T3, FC-T4), from × 64 + to, and how good each looks: what is won, less what is
 * then exposed, plus what is rescued. Returns where they end.
 */
export function listCatches(
  sea: DuelSea,
  colour: number,
  codes: Int32Array,
  looks: Int32Array,
  at: number,
): number {
  const { piles, left, right, below, above, owned } = sea;
  let end = at;
  for (let half = 0; half < 2; half++) {
    let bits = owned[2 * colour + half]!;
    while (bits !== 0) {
      const from = (half << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const pile = piles[from]!;
      const first = end;
      // A pile that the catcher could take is of the other colour and of no higher rank: one unsigned comparison.
      const foe = (1 - colour) << COLOUR_SHIFT;
      const reach = pile & RANK;
      let to = left[from]!;
      if (((piles[to]! & TOP) - foe) >>> 0 <= reach) codes[end++] = (from << 6) | to;
      to = right[from]!;
      if (((piles[to]! & TOP) - foe) >>> 0 <= reach) codes[end++] = (from << 6) | to;
      to = below[from]!;
      if (((piles[to]! & TOP) - foe) >>> 0 <= reach) codes[end++] = (from << 6) | to;
      to = above[from]!;
      if (((piles[to]! & TOP) - foe) >>> 0 <= reach) codes[end++] = (from << 6) | to;
      if (end === first) continue;
      const size = pile >> SIZE_SHIFT;
      const rescued = isThreatened(sea, from, from, reach, foe) ? size : 0;
      for (let each = first; each < end; each++) {
        const square = codes[each]! & 63;
        const won = piles[square]! >> SIZE_SHIFT;
        const exposed = isThreatened(sea, square, from, reach, foe) ? size + won : 0;
        looks[each] = won - exposed + rescued;
      }
    }
  }
  return end;
}

/** Whether a pile of this rank on a square could be caught by the other colour, once `from` is empty. */
function isThreatened(sea: DuelSea, square: number, from: number, rank: number, foe: number): boolean {
  const { piles, left, right, below, above } = sea;
  let near = left[square]!;
  if (near === from) near = left[from]!;
  let pile = piles[near]!;
  if ((pile & COLOUR) === foe && (pile & RANK) >= rank) return true;
  near = right[square]!;
  if (near === from) near = right[from]!;
  pile = piles[near]!;
  if ((pile & COLOUR) === foe && (pile & RANK) >= rank) return true;
  near = below[square]!;
  if (near === from) near = below[from]!;
  pile = piles[near]!;
  if ((pile & COLOUR) === foe && (pile & RANK) >= rank) return true;
  near = above[square]!;
  if (near === from) near = above[from]!;
  pile = piles[near]!;
  return (pile & COLOUR) === foe && (pile & RANK) >= rank;
}

/** The pile on one square lands on the pile on another (FC-T5). Returns how many fish it caught. */
export function makeCatch(sea: DuelSea, code: number): number {
  const { piles, left, right, below, above, owned, undo, fish } = sea;
  const from = code >> 6;
  const to = code & 63;
  const catcher = piles[from]!;
  const caught = piles[to]!;
  const at = sea.ply++ * UNDO;
  undo[at] = code;
  undo[at + 1] = caught;
  undo[at + 2] = sea.low;
  undo[at + 3] = sea.high;
  const landed = catcher + ((caught >> SIZE_SHIFT) << SIZE_SHIFT);
  piles[to] = landed;
  piles[from] = 0;
  sea.low ^= lowOf(from, catcher) ^ lowOf(to, caught) ^ lowOf(to, landed);
  sea.high ^= highOf(from, catcher) ^ highOf(to, caught) ^ highOf(to, landed);
  const colour = (catcher >> COLOUR_SHIFT) & 3;
  change(owned, colour, from, to);
  const won = caught >> SIZE_SHIFT;
  fish[colour]! += won;
  fish[1 - colour]! -= won;
  sea.standing += colour === 0 ? promises[caught & RANK]! : -promises[caught & RANK]!;
  const west = left[from]!;
  const east = right[from]!;
  const south = below[from]!;
  const north = above[from]!;
  right[west] = east;
  left[east] = west;
  above[south] = north;
  below[north] = south;
  return won;
}

/** Takes the last catch back. */
export function restore(sea: DuelSea): void {
  const { piles, left, right, below, above, owned, undo, fish } = sea;
  const at = --sea.ply * UNDO;
  const code = undo[at]!;
  const from = code >> 6;
  const to = code & 63;
  const caught = undo[at + 1]!;
  sea.low = undo[at + 2]!;
  sea.high = undo[at + 3]!;
  const won = caught >> SIZE_SHIFT;
  const catcher = piles[to]! - (won << SIZE_SHIFT);
  piles[from] = catcher;
  piles[to] = caught;
  const colour = (catcher >> COLOUR_SHIFT) & 3;
  change(owned, colour, from, to);
  fish[colour]! -= won;
  fish[1 - colour]! += won;
  sea.standing -= colour === 0 ? promises[caught & RANK]! : -promises[caught & RANK]!;
  right[left[from]!] = from;
  left[right[from]!] = from;
  above[below[from]!] = from;
  below[above[from]!] = from;
}

/** A pile of a colour goes from one square to that of the other's pile, or comes back. */
function change(owned: Int32Array, colour: number, from: number, to: number): void {
  const mine = 2 * colour;
  const theirs = 2 - mine;
  if (from < 32) owned[mine]! ^= 1 << from;
  else owned[mine + 1]! ^= 1 << (from - 32);
  if (to < 32) {
    owned[mine]! ^= 1 << to;
    owned[theirs]! ^= 1 << to;
  } else {
    owned[mine + 1]! ^= 1 << (to - 32);
    owned[theirs + 1]! ^= 1 << (to - 32);
  }
}

/** What the catches of a colour promise, in units of `FISH`: the best and the second best, less what taking them back would
 * cost, and how many there are; `NOTHING` where there are none. */
export function promiseOf(
  sea: DuelSea,
  colour: number,
  ofBest: number,
  ofSecond: number,
  ofEach: number,
): number {
  const { piles, left, right, below, above, owned } = sea;
  const foe = (1 - colour) << COLOUR_SHIFT;
  let best = -99;
  let second = -99;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    let bits = owned[2 * colour + half]!;
    while (bits !== 0) {
      const from = (half << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const pile = piles[from]!;
      const reach = pile & RANK;
      for (let direction = 0; direction < 4; direction++) {
        const to =
          direction === 0
            ? left[from]!
            : direction === 1
              ? right[from]!
              : direction === 2
                ? below[from]!
                : above[from]!;
        if (((piles[to]! & TOP) - foe) >>> 0 > reach) continue;
        count++;
        const won = piles[to]! >> SIZE_SHIFT;
        const net = isThreatened(sea, to, from, reach, foe) ? -(pile >> SIZE_SHIFT) : won;
        if (net > best) {
          second = best;
          best = net;
        } else if (net > second) second = net;
      }
    }
  }
  if (count === 0) return NOTHING;
  return ofBest * best + (count > 1 ? ofSecond * second : 0) + ofEach * count;
}
