/** What somebody's character adds to Fish Fish: likings among bets, baits and hooks, as weights beside 1. */
import { LINES, TILES } from "@guinguette/rules/fish-fish/cards";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { CharacterName } from "../character.ts";
import { meanOf } from "./sight.ts";

interface Taste {
  /** How much more a bet is liked for each tile more. */
  readonly boldness: number;
  /** How much more a bet is liked for each tile that it differs from what the others have bet on this line. */
  readonly contrariness: number;
  /** The same as `boldness`, for each line that has gone by: somebody's evening has a shape. */
  readonly crescendo: number;
  /** How much more a bait is liked for each point that it is larger. */
  readonly show: number;
  /** How much likelier a hook is for each point that its bait is larger than the others. */
  readonly deceit: number;
  /** How much likelier a hook is for each line that has gone by. */
  readonly suspense: number;
}

const tastes: Readonly<Record<CharacterName, Taste>> = {
  // Tile by tile, small baits, and nothing in a hurry.
  careful: { boldness: 0.6, contrariness: 0, crescendo: 1, show: 0.8, deceit: 0.95, suspense: 1.1 },
  // Much at once, and the big baits first.
  greedy: { boldness: 1.6, contrariness: 0, crescendo: 1, show: 1.6, deceit: 1.15, suspense: 0.9 },
  // Whatever the others do not do; the hook is where a hook makes no sense.
  contrary: { boldness: 1, contrariness: 0.6, crescendo: 1, show: 1, deceit: 0.8, suspense: 1 },
  // Begins quietly and ends with everything; shows that it means well, better with every line, until it does not.
  storyteller: { boldness: 0.65, contrariness: 0, crescendo: 1.35, show: 1.25, deceit: 1, suspense: 1.3 },
};

/** Every other time a story is told backwards. */
function isToldBackwards(view: View): boolean {
  return (view.round + view.fisher) % 2 === 1;
}

/** How much each bet is liked, from none on. */
export function betTaste(character: CharacterName, view: View, tiles: number): number[] {
  const { boldness, contrariness, crescendo } = tastes[character];
  const usual = usualBet(view);
  const unlike = usual === null ? 0 : contrariness;
  const bold = boldness * times(crescendo, view.line - 1);
  return Array.from(
    { length: tiles + 1 },
    (_, bet) => times(bold, bet) * (1 + unlike * Math.abs(bet - (usual ?? 0))),
  );
}

/** What the others have bet on this line, in the mean; null if nobody has. */
export function usualBet(view: View): number | null {
  const others = view.fish.flatMap(({ seat, bet }) => (bet === null || seat === view.seat ? [] : [bet]));
  return others.length === 0 ? null : meanOf(others);
}

/** How much a bait is liked. */
export function baitTaste(character: CharacterName, view: View, bait: number): number {
  const { show, crescendo } = tastes[character];
  const backwards = crescendo !== 1 && isToldBackwards(view);
  return times(backwards ? 1 / show : show, bait);
}

/** By how much the odds of a hook are multiplied. */
export function hookTaste(character: CharacterName, view: View, bait: number): number {
  const { deceit, suspense, crescendo } = tastes[character];
  const gone = view.line - 1 - (LINES - 1) / 2;
  const backwards = crescendo !== 1 && isToldBackwards(view);
  const larger = bait - meanOf(view.baits);
  return powerOf(deceit, larger) * powerOf(backwards ? 1 / suspense : suspense, gone);
}

/** A base near 1 to a power that need not be whole, as a straight line: machines do not all round powers alike. */
function powerOf(base: number, power: number): number {
  return Math.max(1 / TILES, 1 + (base - 1) * power);
}

/** Multiplied out, for the same reason. */
export function times(base: number, count: number): number {
  let product = 1;
  for (let each = 0; each < count; each++) product *= base;
  return product;
}
