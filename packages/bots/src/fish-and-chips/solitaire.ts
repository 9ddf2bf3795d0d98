/**
 * The solitaire solved: a search for catches that leave only the player's colour (FC-5), which also proves
 * positions lost. Positions found lost are not looked at twice; those where some fish can never be caught are
 * seen at a glance; and a search that gets stuck begins again in another order.
 */
import { colours, rankOf } from "@guinguette/rules/fish-and-chips/fish";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import { nameOf } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { next, type Random } from "@guinguette/rules/random";
import type { Budget } from "../budget.ts";
import { EXACT, find, remember, type Transpositions, transpositions } from "../toolbox/transpositions.ts";
import {
  codeMade,
  fishOn,
  MOST_CATCHES,
  MOST_PLIES,
  makeCatch,
  ownerOf,
  type Sea,
  seaOf,
  takeBack,
} from "./sea.ts";
import { canBeCleared, onlyColour } from "./waters.ts";

export type Solution =
  | { readonly result: "solved"; readonly moves: readonly Move[] }
  | { readonly result: "lost" }
  | { readonly result: "unknown" };

interface Attempt {
  readonly sea: Sea;
  readonly own: number;
  readonly random: Random;
  readonly budget: Budget;
  readonly lost: Transpositions;
  /** The catches of each ply and how soon to try them. */
  readonly codes: Int32Array;
  readonly moveScores: Int32Array;
  /** Positions that may still be looked at before beginning again. */
  left: number;
  looked: number;
  spent: boolean;
}

const CLEARED = 1;
const LOST = 0;
const GIVEN_UP = -1;

/** The first attempt is short and always finished; each one after is longer by half. */
const FIRST_ATTEMPT = 400;
const ASK_EVERY = 128;
const MOST_BITS = 20;

export function solveSolitaire(view: View, random: Random, budget: Budget): Solution {
  const sea = seaOf(view, "top", colours.indexOf(view.turn));
  const own = colours.indexOf(view.order[view.order.length - 1]!);
  const attempt: Attempt = {
    sea,
    own,
    random,
    budget,
    lost: transpositions(MOST_BITS),
    codes: new Int32Array((MOST_PLIES + 1) * MOST_CATCHES),
    moveScores: new Int32Array((MOST_PLIES + 1) * MOST_CATCHES),
    left: 0,
    looked: 0,
    spent: false,
  };
  for (let length = FIRST_ATTEMPT; !attempt.spent; length += length >> 1) {
    attempt.left = length;
    const result = clears(attempt);
    if (result === LOST) return { result: "lost" };
    if (result === CLEARED) return { result: "solved", moves: movesMade(sea) };
  }
  return { result: "unknown" };
}

/** Whether the sea can be cleared from here; if so the catches that do it stay made. */
function clears(attempt: Attempt): number {
  const { sea, own, lost } = attempt;
  if (sea.turn === -1) return onlyColour(sea) === own ? CLEARED : LOST;
  if (!canBeCleared(sea, own)) return LOST;
  const low = sea.low ^ Math.imul(sea.turn, 0x5bd1e995);
  const { high } = sea;
  if (find(lost, low, high) !== -1) return LOST;
  if (isOver(attempt)) return GIVEN_UP;
  const start = sea.ply * MOST_CATCHES;
  const end = start + rank(attempt, start);
  for (let at = start; at < end; at++) {
    makeCatch(sea, nextOf(attempt, at, end));
    const result = clears(attempt);
    if (result === CLEARED) return CLEARED;
    takeBack(sea);
    if (result === GIVEN_UP) return GIVEN_UP;
  }
  remember(lost, low, high, 0, EXACT, 0, 0);
  return LOST;
}

function isOver(attempt: Attempt): boolean {
  attempt.left--;
  attempt.looked++;
  if (attempt.looked > FIRST_ATTEMPT && attempt.looked % ASK_EVERY === 0 && attempt.budget.spent())
    attempt.spent = true;
  return attempt.left < 0 || attempt.spent;
}

/** Lists the catches, the likeliest first but for some luck: strangers catch strangers, one's own fish stay. */
function rank(attempt: Attempt, start: number): number {
  const { sea, own, codes, moveScores, random } = attempt;
  const count = sea.counts[sea.ply]!;
  for (let at = start; at < start + count; at++) {
    const code = sea.catches[at]!;
    const to = code & 63;
    codes[at] = code;
    const catcher = rankOf(fishOn(sea, code >> 6));
    const caught = rankOf(fishOn(sea, to));
    const loss = ownerOf(sea, to) === own ? 4 * caught : 0;
    const gain = sea.turn === own ? caught : caught - catcher;
    moveScores[at] = (gain - loss) * 4 + ((next(random) >>> 0) & 63);
  }
  return count;
}

function nextOf(attempt: Attempt, at: number, end: number): number {
  const { codes, moveScores } = attempt;
  let chosen = at;
  for (let other = at + 1; other < end; other++) if (moveScores[other]! > moveScores[chosen]!) chosen = other;
  const code = codes[chosen]!;
  codes[chosen] = codes[at]!;
  moveScores[chosen] = moveScores[at]!;
  return code;
}

function movesMade(sea: Sea): Move[] {
  return Array.from({ length: sea.ply }, (_, ply) => {
    const code = codeMade(sea, ply);
    return { type: "catch", from: nameOf(code >> 6), to: nameOf(code & 63) };
  });
}
