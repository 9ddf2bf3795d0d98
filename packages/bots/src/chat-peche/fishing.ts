/** How the fishing goes from a pond, for all ways in which the cats may lie (CP-4). */
import { aim, type Turn } from "./aim.ts";
import type { Pond } from "./pond.ts";

/** Cats lie before one of three columns, so `cats` below count from 0 to 2. */
export const CATS = 3;

/** For each angler yet to fish: by its own cat, then those of the others together. */
export type Payoffs = readonly Float64Array[];

/** How many ways there are for the cats of so many to lie. */
export function waysOf(anglers: number): number {
  return CATS ** anglers;
}

/** Whoever comes first does as it is told, if it is: `position` among the spots with cards before its cat. */
export const GREEDILY = -1;

/** Where each angler's table keeps a way of the cats, by the number of anglers. */
const places: readonly (readonly Int32Array[])[] = [0, 1, 2, 3, 4].map((anglers) =>
  Array.from({ length: anglers }, (_, own) =>
    Int32Array.from({ length: waysOf(anglers) }, (_each, way) => placeOf(anglers, own, way)),
  ),
);

/** The cat of the first angler weighs most in a way, and the own one in a place. */
function placeOf(anglers: number, own: number, way: number): number {
  let others = 0;
  let mine = 0;
  for (let each = 0; each < anglers; each++) {
    const cat = Math.floor(way / CATS ** (anglers - 1 - each)) % CATS;
    if (each === own) mine = cat;
    else others = others * CATS + cat;
  }
  return mine * CATS ** (anglers - 1) + others;
}

/** Writes what the anglers yet to fish have of it, from `at` on in each of the tables. */
export function writePayoffs(turn: Turn, pond: Pond, position: number, payoffs: Payoffs, at: number): void {
  const { done, everybody } = turn;
  const anglers = everybody.length - done;
  const gains = new Float64Array(everybody.length);
  const spreads = new Float64Array(everybody.length);
  const aims = new Float64Array(everybody.length);
  const rest = pond.slice();

  function fish(next: number, way: number): void {
    if (next === anglers) {
      aim(turn, gains, spreads, aims);
      for (let own = 0; own < anglers; own++)
        payoffs[own]![at + places[anglers]![own]![way]!] = aims[done + own]!;
      return;
    }
    const who = done + next;
    for (let cat = 0; cat < CATS; cat++) {
      const told = next === 0 ? position : GREEDILY;
      const spot = spotFor(turn, rest, who, cat, told);
      const pile = rest[spot] ?? null;
      gains[who] = pile === null ? 0 : pile.worth[who]!;
      spreads[who] = pile === null ? 0 : pile.spread;
      rest[spot] = null;
      fish(next + 1, way * CATS + cat);
      rest[spot] = pile;
    }
  }

  fish(0, 0);
}

/** The spot to fish; any one if all are empty (CP-4b). */
export function spotFor(turn: Turn, pond: Pond, who: number, cat: number, position: number): number {
  const column = turn.everybody[who]!.columns[cat]!;
  let chosen = -1;
  let passed = 0;
  for (const spot of column) {
    const pile = pond[spot];
    if (!pile) continue;
    if (position === GREEDILY) {
      if (chosen < 0 || pile.worth[who]! > pond[chosen]!.worth[who]!) chosen = spot;
    } else if (passed <= position) chosen = spot;
    passed++;
  }
  return chosen < 0 ? column[0]! : chosen;
}
