/**
 * The sea as a search walks it: catches are made and taken back in place, and every position has a key. Built
 * from a view; the rules of catching are those of the game, and a test plays both side by side.
 *
 * Squares only ever become empty, so each pile keeps links to the nearest piles in four directions, and taking
 * a pile out or putting it back is a matter of its neighbours (FC-T3).
 */
import { colourOf, colours, FISH_LIMIT, fishNamed, rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { boardSquare, EDGE, SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { mix, spread } from "../toolbox/keys.ts";

/** What a search has to remember of the fish in a pile: who they were, or nothing. */
export type Memory = "colours" | "top";

export interface Sea {
  readonly colours: number;
  /** The colour that plays after each colour. */
  readonly after: readonly number[];
  /** On each square 20 bits with, for each colour, the least value that catches its pile (31 for never), then
   * the top fish; 0 is empty. The last entry is the edge. */
  readonly piles: Int32Array;
  /** The nearest piles left, right, below and above, six bits each. */
  readonly links: Int32Array;
  /** What is remembered of the fish in each pile; two piles become one by adding up. What an empty square held
   * stays there, for the pile to be taken back. */
  readonly holds: Int32Array;
  /** The squares of each colour's piles, as bits: entries 0–3 for squares 0–31, entries 4–7 for 32–35. */
  readonly owned: Int32Array;
  /** What each pile adds to the two halves of the key. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  low: number;
  high: number;
  /** The colour to catch, or -1 when nobody can (FC-E1). */
  turn: number;
  /** Catches made since the search began. */
  ply: number;
  /** The catches of the colour to move, from × 64 + to, each ply in its own stretch. */
  readonly catches: Int32Array;
  readonly counts: Int32Array;
  /** What `takeBack` needs, each ply in its own stretch. */
  readonly undo: Int32Array;
}

const NEVER = 31;
const VALUE_BITS = 5;
const FISH_SHIFT = 20;
const COLOUR_SHIFT = FISH_SHIFT + VALUE_BITS;
const COUNT_BITS = 6;
const RIGHT = 6;
const BELOW = 12;
const ABOVE = 18;
const SQUARE = 63;
const HIGH = 4;

/** A ply's stretch of `catches`: sixteen piles, four directions, and slots to spare. */
export const MOST_CATCHES = 72;
/** Every catch makes two piles one. */
export const MOST_PLIES = SQUARES;
const UNDO = 8;

const pileOf = Int32Array.from({ length: FISH_LIMIT }, (_, fish) => {
  let pile = fish << FISH_SHIFT;
  for (let colour = 0; colour < 4; colour++)
    pile |= (colourOf(fish) === colour ? NEVER : rankOf(fish)) << (colour * VALUE_BITS);
  return pile;
});

export function fishOn(sea: Sea, square: number): number {
  return sea.piles[square]! >> FISH_SHIFT;
}

/** The colour of the pile on a square. */
export function ownerOf(sea: Sea, square: number): number {
  return sea.piles[square]! >> COLOUR_SHIFT;
}

/** The one square of a single bit of `owned`, its entries from 4 on beginning at square 32. */
export function squareOf(bit: number, entry: number): number {
  return (entry < HIGH ? 31 : 63) - Math.clz32(bit);
}

/** The sea of a view, the colour to move being the first that can catch from `asked` on. */
export function seaOf(view: View, memory: Memory, asked: number): Sea {
  const order = view.order.map((name) => colours.indexOf(name));
  const sea: Sea = {
    colours: order.length,
    after: colours.map((_, colour) => order[(order.indexOf(colour) + 1) % order.length]!),
    piles: new Int32Array(SQUARES + 1),
    links: new Int32Array(SQUARES + 1),
    holds: new Int32Array(SQUARES),
    owned: new Int32Array(8),
    lows: new Int32Array(SQUARES),
    highs: new Int32Array(SQUARES),
    low: 0,
    high: 0,
    turn: asked,
    ply: 0,
    catches: new Int32Array((MOST_PLIES + 1) * MOST_CATCHES),
    counts: new Int32Array(MOST_PLIES + 1),
    undo: new Int32Array((MOST_PLIES + 1) * UNDO),
  };
  sea.piles[EDGE] = (1 << FISH_SHIFT) - 1;
  for (const [row, piles] of view.board.entries())
    for (const [column, names] of piles.entries()) {
      const square = boardSquare(row, column);
      for (const fish of names.map(fishNamed)) {
        sea.piles[square] = pileOf[fish]!;
        if (memory !== "top") sea.holds[square]! += 1 << (colourOf(fish) * COUNT_BITS);
      }
    }
  for (let square = 0; square < SQUARES; square++) if (sea.piles[square] !== 0) settle(sea, square);
  pass(sea);
  return sea;
}

/** Links a pile, notes its owner and adds it to the key. */
function settle(sea: Sea, square: number): void {
  const column = square % 6;
  const row = (square - column) / 6;
  const look = (step: number, count: number): number => {
    for (let i = 1; i <= count; i++) if (sea.piles[square + i * step] !== 0) return square + i * step;
    return EDGE;
  };
  sea.links[square] =
    look(-1, column) |
    (look(1, 5 - column) << RIGHT) |
    (look(-6, row) << BELOW) |
    (look(6, 5 - row) << ABOVE);
  const colour = sea.piles[square]! >> COLOUR_SHIFT;
  if (square < 32) sea.owned[colour]! |= 1 << square;
  else sea.owned[colour + HIGH]! |= 1 << (square - 32);
  writeKey(sea, square);
  sea.low ^= sea.lows[square]!;
  sea.high ^= sea.highs[square]!;
}

function writeKey(sea: Sea, square: number): void {
  const place = ((sea.piles[square]! >> FISH_SHIFT) << 6) | square;
  const holds = sea.holds[square]!;
  sea.lows[square] = spread(place, holds);
  sea.highs[square] = mix(place, holds);
}

/** The turn stays with the first colour, from `sea.turn` on, that can catch (FC-T6). */
function pass(sea: Sea): void {
  for (let asked = 0; asked < sea.colours; asked++) {
    const count = listCatches(sea, sea.turn, sea.ply * MOST_CATCHES);
    if (count !== 0) {
      sea.counts[sea.ply] = count;
      return;
    }
    sea.turn = sea.after[sea.turn]!;
  }
  sea.counts[sea.ply] = 0;
  sea.turn = -1;
}

/** Writes the catches of a colour (FC-T2, FC-T3, FC-T4) from `at` on and returns how many. Each candidate is
 * written and counted only if it is a catch: no branch to foresee. */
function listCatches(sea: Sea, colour: number, at: number): number {
  const { piles, links, catches } = sea;
  const shift = colour * VALUE_BITS;
  const mask = NEVER << shift;
  let end = at;
  let owned = sea.owned[colour]!;
  for (let base = 0; ; base = 32, owned = sea.owned[colour + HIGH]!) {
    while (owned !== 0) {
      const from = base + 31 - Math.clz32(owned & -owned);
      owned &= owned - 1;
      const reach = (((piles[from]! >> FISH_SHIFT) & NEVER) + 1) << shift;
      const near = links[from]!;
      const code = from << 6;
      let to = near & SQUARE;
      catches[end] = code | to;
      end += ((piles[to]! & mask) - reach) >>> 31;
      to = (near >> RIGHT) & SQUARE;
      catches[end] = code | to;
      end += ((piles[to]! & mask) - reach) >>> 31;
      to = (near >> BELOW) & SQUARE;
      catches[end] = code | to;
      end += ((piles[to]! & mask) - reach) >>> 31;
      to = near >> ABOVE;
      catches[end] = code | to;
      end += ((piles[to]! & mask) - reach) >>> 31;
    }
    if (base !== 0) return end - at;
  }
}

/** The pile on one square lands on the pile on another (FC-T5), and the turn passes on. */
export function makeCatch(sea: Sea, code: number): void {
  const { piles, links, holds, owned, undo, lows, highs } = sea;
  const from = code >> 6;
  const to = code & SQUARE;
  const catcher = piles[from]!;
  const caught = piles[to]!;
  const at = sea.ply * UNDO;
  undo[at] = code;
  undo[at + 1] = caught;
  undo[at + 2] = sea.turn;
  undo[at + 3] = sea.low;
  undo[at + 4] = sea.high;
  undo[at + 5] = lows[to]!;
  undo[at + 6] = highs[to]!;
  move(owned, from, to, catcher >> COLOUR_SHIFT, caught >> COLOUR_SHIFT);
  holds[to]! += holds[from]!;
  piles[to] = catcher;
  piles[from] = 0;
  let low = sea.low ^ lows[from]! ^ lows[to]!;
  let high = sea.high ^ highs[from]! ^ highs[to]!;
  writeKey(sea, to);
  low ^= lows[to]!;
  high ^= highs[to]!;
  const near = links[from]!;
  const left = near & SQUARE;
  const right = (near >> RIGHT) & SQUARE;
  const below = (near >> BELOW) & SQUARE;
  const above = near >> ABOVE;
  links[left] = (links[left]! & ~(SQUARE << RIGHT)) | (right << RIGHT);
  links[right] = (links[right]! & ~SQUARE) | left;
  links[below] = (links[below]! & ~(SQUARE << ABOVE)) | (above << ABOVE);
  links[above] = (links[above]! & ~(SQUARE << BELOW)) | (below << BELOW);
  sea.low = low;
  sea.high = high;
  sea.ply++;
  sea.turn = sea.after[sea.turn]!;
  pass(sea);
}

/** A pile has gone from a square onto that of a pile of another colour. */
function move(owned: Int32Array, from: number, to: number, colour: number, loser: number): void {
  if (from < 32) owned[colour]! ^= 1 << from;
  else owned[colour + HIGH]! ^= 1 << (from - 32);
  if (to < 32) {
    owned[loser]! ^= 1 << to;
    owned[colour]! ^= 1 << to;
  } else {
    owned[loser + HIGH]! ^= 1 << (to - 32);
    owned[colour + HIGH]! ^= 1 << (to - 32);
  }
}

/** Takes the last catch back. */
export function takeBack(sea: Sea): void {
  const { piles, links, holds, undo } = sea;
  sea.ply--;
  const at = sea.ply * UNDO;
  const code = undo[at]!;
  const from = code >> 6;
  const to = code & SQUARE;
  const catcher = piles[to]!;
  const caught = undo[at + 1]!;
  sea.turn = undo[at + 2]!;
  sea.low = undo[at + 3]!;
  sea.high = undo[at + 4]!;
  sea.lows[to] = undo[at + 5]!;
  sea.highs[to] = undo[at + 6]!;
  piles[from] = catcher;
  piles[to] = caught;
  holds[to]! -= holds[from]!;
  move(sea.owned, from, to, catcher >> COLOUR_SHIFT, caught >> COLOUR_SHIFT);
  // What a pile that is gone was linked to is what it links again.
  const near = links[from]!;
  const left = near & SQUARE;
  const right = (near >> RIGHT) & SQUARE;
  const below = (near >> BELOW) & SQUARE;
  const above = near >> ABOVE;
  links[left] = (links[left]! & ~(SQUARE << RIGHT)) | (from << RIGHT);
  links[right] = (links[right]! & ~SQUARE) | from;
  links[below] = (links[below]! & ~(SQUARE << ABOVE)) | (from << ABOVE);
  links[above] = (links[above]! & ~(SQUARE << BELOW)) | (from << BELOW);
}

/** The catch made at a ply. */
export function codeMade(sea: Sea, ply: number): number {
  return sea.undo[ply * UNDO]!;
}

/** How many fish of a colour there are in a pile, for a sea that remembers colours. */
export function countIn(holds: number, colour: number): number {
  return (holds >> (colour * COUNT_BITS)) & SQUARE;
}
