/**
 * What everybody sees of a turn, laid flat: lures in order, then where the first angler fishes. The cats stay hidden,
 * so every node stands for all ways in which they may lie, and the ends have a payoff for each of them.
 */
import { lureCode, stayCode } from "@guinguette/rules/chat-peche/moves";
import type { SpotIndex } from "@guinguette/rules/chat-peche/pond";
import type { Turn } from "./aim.ts";
import { CATS, GREEDILY, type Payoffs, waysOf, writePayoffs } from "./fishing.ts";
import { lured, lures, type Pond } from "./pond.ts";

export interface TurnTree {
  /** Those yet to fish; each has a cat of its own. */
  readonly anglers: number;
  /** The angler who chooses at a node; -1 at an end. */
  readonly mover: readonly number[];
  /** How many choices there are; each leads to a node, from `first` on. */
  readonly choices: readonly number[];
  readonly first: readonly number[];
  /** Where the choices of a node begin among all, cat by cat; at an end, where its payoffs do. */
  readonly slot: readonly number[];
  readonly slots: number;
  /** The rules' number of the lure that led to a node; a position where it was fishing. */
  readonly code: readonly number[];
  /** The pond at a node. */
  readonly ponds: readonly Pond[];
  readonly payoffs: Payoffs;
}

export interface Breadth {
  /** How many lures each of those who lure looks at; staying comes on top. */
  readonly lures: readonly number[];
  /** Whether the first angler weighs where to fish, or takes the most. */
  readonly weighs: boolean;
}

export function growTurn(turn: Turn, pond: Pond, breadth: Breadth): TurnTree {
  const anglers = turn.everybody.length - turn.done;
  const ways = waysOf(anglers);
  const lurers = breadth.lures.length;
  const mover: number[] = [];
  const choices: number[] = [];
  const first: number[] = [];
  const slot: number[] = [];
  const code = [stayCode];
  const ponds = [pond];
  const depth = [0];
  let slots = 0;
  let ends = 0;
  // The list grows as it is gone through: the children of a node lie side by side.
  for (let node = 0; node < ponds.length; node++) {
    const here = ponds[node]!;
    const level = depth[node]!;
    const next: { readonly code: number; readonly pond: Pond }[] = [];
    if (level < lurers) {
      mover.push(anglers - lurers + level);
      next.push(...luresFrom(turn, here, anglers - lurers + level, breadth.lures[level]!));
    } else if (level === lurers && breadth.weighs) {
      mover.push(0);
      for (let position = 0; position < CATS; position++) next.push({ code: position, pond: here });
    } else mover.push(-1);
    first.push(ponds.length);
    choices.push(next.length);
    slot.push(next.length > 0 ? slots : ends);
    slots += next.length * CATS;
    if (next.length === 0) ends += ways;
    for (const each of next) {
      code.push(each.code);
      ponds.push(each.pond);
      depth.push(level + 1);
    }
  }
  const payoffs = Array.from({ length: anglers }, () => new Float64Array(ends));
  for (const [node, who] of mover.entries())
    if (who === -1) {
      const position = breadth.weighs ? code[node]! : GREEDILY;
      writePayoffs(turn, ponds[node]!, position, payoffs, slot[node]!);
    }
  return { anglers, mover, choices, first, slot, slots, code, ponds, payoffs };
}

interface Lured {
  readonly code: number;
  readonly pond: Pond;
}

/** Staying, and all lures (CP-3) or those that look best for one or another of the own cats. */
function luresFrom(turn: Turn, pond: Pond, who: number, most: number): Lured[] {
  const stay = { code: stayCode, pond };
  const all = lures.flatMap(({ from, to }) =>
    pond[from] ? [{ code: lureCode(from, to), pond: lured(pond, from, to, turn.everybody) }] : [],
  );
  if (all.length <= most) return [stay, ...all];
  return [stay, ...promising(turn, all, who, most)];
}

/** In turn for each cat, the lure that does most for it, as if nobody got in anybody's way. */
function promising(turn: Turn, all: readonly Lured[], who: number, most: number): Lured[] {
  const rated = all.map((each) => ({ each, ratings: ratingsOf(turn, each.pond, turn.done + who) }));
  const kept = new Set<Lured>();
  const orders = [0, 1, 2].map((cat) =>
    [...rated].sort((one, other) => other.ratings[cat]! - one.ratings[cat]!),
  );
  for (let rank = 0; kept.size < most; rank++)
    for (const order of orders) if (kept.size < most) kept.add(order[rank]!.each);
  return [...kept];
}

/** For each cat, what is before it, less what the others have before theirs on average. */
function ratingsOf(turn: Turn, pond: Pond, own: number): number[] {
  const { done, everybody } = turn;
  let others = 0;
  for (let who = done; who < everybody.length; who++)
    if (who !== own) for (const column of everybody[who]!.columns) others += mostIn(pond, column, who) / CATS;
  return everybody[own]!.columns.map((column) => mostIn(pond, column, own) - others / (everybody.length - 1));
}

/** Who finds nothing takes nothing (CP-4b). */
function mostIn(pond: Pond, column: readonly SpotIndex[], who: number): number {
  let most = -Infinity;
  for (const spot of column) {
    const pile = pond[spot];
    if (pile) most = Math.max(most, pile.worth[who]!);
  }
  return most === -Infinity ? 0 : most;
}
