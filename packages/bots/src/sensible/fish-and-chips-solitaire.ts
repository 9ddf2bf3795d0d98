/**
 * The solitaire of Fish & Chips: a search for a way to clear the sea, over the top fish alone. What lies beneath
 * never comes up again (FC-T5) and no points are counted (FC-5), so a sea is 36 numbers and whose turn it is.
 */
import { colourOf, colours, fishNamed, rankOf } from "@guinguette/rules/fish-and-chips/fish";
import { boardSquare, SQUARES } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { type Random, shuffle } from "@guinguette/rules/random";

export interface Catch {
  readonly from: number;
  readonly to: number;
}

/** A search in progress. */
interface Walk {
  /** The top fish of each square; 0 is empty. */
  readonly tops: number[];
  readonly after: readonly number[];
  readonly own: number;
  readonly random: Random;
  /** Seas that cannot be cleared any more, by whose turn it is and the fish. */
  readonly lost: Set<string>;
  /** How many seas may still be looked at. */
  left: number;
  /** Foreign piles at the best end so far, and the catch it began with. */
  fewest: number;
  opening: Catch | null;
}

/** Walks that get lost in a corner are cut short, and others begun with another luck. */
const WALKS = 16;
const STEPS = 150;

/** The catch to begin with: of a way that clears the sea if one is found, else of the best end seen. */
export function clearing(view: View, random: Random): Catch | null {
  const order = view.order.map((name) => colours.indexOf(name));
  const tops = topsOf(view);
  const walk: Walk = {
    tops,
    after: colours.map((_, colour) => order[(order.indexOf(colour) + 1) % order.length]!),
    own: order[order.length - 1]!,
    random,
    lost: new Set(),
    left: 0,
    fewest: Infinity,
    opening: null,
  };
  for (let walks = 0; walks < WALKS; walks++) {
    walk.left = STEPS;
    if (clears(walk, colours.indexOf(view.turn), null)) break;
    // It did not run out of steps: there is no way.
    if (walk.left > 0) break;
  }
  return walk.opening;
}

function topsOf(view: View): number[] {
  const tops = Array.from({ length: SQUARES }, () => 0);
  for (const [row, piles] of view.board.entries())
    for (const [column, names] of piles.entries()) {
      const top = names[names.length - 1];
      if (top !== undefined) tops[boardSquare(row, column)] = fishNamed(top);
    }
  return tops;
}

/** Whether the colours, from the one asked, can play so that the sea is clear in the end. */
function clears(walk: Walk, asked: number, opening: Catch | null): boolean {
  const { tops, after } = walk;
  let turn = asked;
  let catches = catchesOf(tops, turn);
  // Colours that cannot catch pass (FC-T6).
  for (let passes = 1; catches.length === 0 && passes < colours.length; passes++) {
    turn = after[turn]!;
    catches = catchesOf(tops, turn);
  }
  if (catches.length === 0) return ends(walk, opening);
  if (!canBeCleared(tops, walk.own)) return false;
  const key = String.fromCharCode(turn, ...tops);
  if (walk.lost.has(key)) return false;
  shuffle(catches, walk.random);
  for (const each of catches) {
    if (walk.left === 0) return false;
    walk.left--;
    const { from, to } = each;
    const caught = tops[to]!;
    tops[to] = tops[from]!;
    tops[from] = 0;
    const cleared = clears(walk, after[turn]!, opening ?? each);
    tops[from] = tops[to]!;
    tops[to] = caught;
    if (cleared) return true;
  }
  if (walk.left > 0) walk.lost.add(key);
  return false;
}

/** Nobody can catch: is the sea clear (FC-5)? */
function ends(walk: Walk, opening: Catch | null): boolean {
  const foreign = walk.tops.filter((top) => top !== 0 && colourOf(top) !== walk.own).length;
  if (foreign < walk.fewest) {
    walk.fewest = foreign;
    walk.opening = opening;
  }
  return foreign === 0;
}

/** Fish move onto other fish only (FC-T4), so those that no chain of shared rows and columns links now will
 * never meet. Within such a chain nothing but a fish of one's own as high as the highest can end on top. */
function canBeCleared(tops: readonly number[], own: number): boolean {
  const part = Array.from({ length: 12 }, (_, line) => line);
  const find = (line: number): number => {
    let at = line;
    while (part[at] !== at) at = part[at]!;
    return at;
  };
  for (let square = 0; square < SQUARES; square++)
    if (tops[square] !== 0) part[find(square % 6)] = find(6 + ((square / 6) | 0));
  const highest = new Uint8Array(12);
  const ownHighest = new Uint8Array(12);
  for (let square = 0; square < SQUARES; square++) {
    const top = tops[square]!;
    if (top === 0) continue;
    const at = find(square % 6);
    const kept = colourOf(top) === own ? ownHighest : highest;
    kept[at] = Math.max(kept[at]!, rankOf(top));
  }
  return highest.every((rank, at) => rank <= ownHighest[at]!);
}

/** FC-T2, FC-T3, FC-T4 */
function catchesOf(tops: readonly number[], turn: number): Catch[] {
  const catches: Catch[] = [];
  for (let from = 0; from < SQUARES; from++) {
    const catcher = tops[from]!;
    if (catcher === 0 || colourOf(catcher) !== turn) continue;
    for (const ray of raysFrom[from]!)
      for (const to of ray) {
        const met = tops[to]!;
        if (met === 0) continue;
        if (colourOf(met) !== turn && rankOf(met) <= rankOf(catcher)) catches.push({ from, to });
        break;
      }
  }
  return catches;
}

/** The squares left, right, below and above of each square, the nearest first. */
const raysFrom: readonly (readonly (readonly number[])[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const column = square % 6;
  const row = (square - column) / 6;
  const ray = (step: number, length: number): number[] =>
    Array.from({ length }, (_each, i) => square + (i + 1) * step);
  return [ray(-1, column), ray(1, 5 - column), ray(-6, row), ray(6, 5 - row)];
});
