/** Repositioning: where the octopus and the shark of a colour may go before the first catch (FC-W1, FC-W2). */
import { colourOf, fishOf, OCTOPUS, rankOf, SHARK } from "./fish.ts";
import { type BigFish, SWAP_OCTOPUS, SWAP_SHARK } from "./moves.ts";
import { alone, neighbours, pileOf, topFish } from "./sea.ts";
import { EDGE, SQUARES } from "./squares.ts";
import { OCTOPUS_SWAPPED, SHARK_SWAPPED, type State } from "./state.ts";

export function bigFishOf(colour: number, fish: BigFish): number {
  return fishOf(colour, fish === "octopus" ? OCTOPUS : SHARK);
}

export function hasSwapped(state: State, fish: BigFish): boolean {
  return (state.swapped & (fish === "octopus" ? OCTOPUS_SWAPPED : SHARK_SWAPPED)) !== 0;
}

/** Where a fish lies; before the first catch every fish lies alone. */
export function squareOf(state: State, fish: number): number {
  return state.piles.indexOf(pileOf[fish]!);
}

/**
 * The opposing octopus or shark that this one would directly threaten from a square (FC-R3), or 0. A swap
 * among fish of one colour changes no opponent's square, so the position before it serves.
 */
function threatenedFrom(state: State, fish: number, square: number): number {
  for (const near of neighbours(state, square)) {
    if (near === EDGE) continue;
    const other = topFish(state.piles[near]!);
    if (colourOf(other) === colourOf(fish)) continue;
    if (rankOf(other) >= SHARK && rankOf(other) <= rankOf(fish)) return other;
  }
  return 0;
}

/** The opposing fish that a swap would threaten (FC-W2), and by which fish; null if the swap is quiet. */
export function threatAfterSwap(
  state: State,
  fish: number,
  to: number,
): { readonly by: number; readonly at: number; readonly target: number } | null {
  const target = threatenedFrom(state, fish, to);
  if (target !== 0) return { by: fish, at: to, target };
  const other = topFish(state.piles[to]!);
  if (rankOf(other) < SHARK) return null;
  // Shark and octopus change places: both arrive somewhere new (FC-R3).
  const from = squareOf(state, fish);
  const back = threatenedFrom(state, other, from);
  return back === 0 ? null : { by: other, at: from, target: back };
}

/** Writes the swaps a colour may still make and returns the new count. */
export function listSwaps(state: State, colour: number, moves: Uint16Array): number {
  let count = 0;
  for (const kind of ["octopus", "shark"] as const) {
    if (hasSwapped(state, kind)) continue;
    const fish = bigFishOf(colour, kind);
    const first = kind === "octopus" ? SWAP_OCTOPUS : SWAP_SHARK;
    for (let square = 0; square < SQUARES; square++) {
      const other = topFish(state.piles[square]!);
      if (other === 0 || other === fish || colourOf(other) !== colour) continue;
      if (threatAfterSwap(state, fish, square) === null) moves[count++] = first + square;
    }
  }
  return count;
}

/** The two fish change places; owned squares and links stay as they are. */
export function makeSwap(state: State, fish: number, to: number): void {
  const from = squareOf(state, fish);
  const other = topFish(state.piles[to]!);
  state.piles[to] = pileOf[fish]!;
  state.piles[from] = pileOf[other]!;
  state.holds[to] = alone[fish]!;
  state.holds[from] = alone[other]!;
}
