/** What touching a square means. Either end of a move may be touched first. */
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { endsOf, kindOf, ownerAt, topAt } from "@guinguette/words/fish-and-chips/places";

export type Touch =
  | { readonly type: "pick"; readonly square: SquareName | null }
  | { readonly type: "propose"; readonly move: Move }
  | { readonly type: "why"; readonly rule: string };

/** The squares that a legal move starts from: they glow while nothing is picked up. */
export function starts(legal: readonly Move[], view: View): ReadonlySet<SquareName> {
  return new Set(legal.flatMap((move) => endsOf(move, view)?.slice(0, 1) ?? []));
}

/** Where the picked square can lead: the other end of each of its legal moves. */
export function partners(
  picked: SquareName,
  legal: readonly Move[],
  view: View,
): ReadonlyMap<SquareName, Move> {
  const found = new Map<SquareName, Move>();
  // The moves that start here come last: octopus and shark may change places with each other by either's swap.
  for (const end of [1, 0] as const)
    for (const move of legal) {
      const ends = endsOf(move, view);
      if (ends?.[end] === picked) found.set(ends[end === 0 ? 1 : 0], move);
    }
  return found;
}

export function touch(
  square: SquareName,
  picked: SquareName | null,
  legal: readonly Move[],
  view: View,
): Touch {
  if (picked === square) return { type: "pick", square: null };
  const reposition = view.phase === "repositioning";
  if (picked !== null) {
    const move = partners(picked, legal, view).get(square);
    if (move !== undefined) return { type: "propose", move };
    return reposition ? swapTried(picked, square, view) : catchTried(picked, square, legal, view);
  }
  // One's own fish can always be picked up: what it cannot do is then said of the square it is tried on.
  const own = ownerAt(view.board, square) === view.turn;
  if (own || partners(square, legal, view).size > 0) return { type: "pick", square };
  if (reposition) return { type: "why", rule: "FC-W1" };
  return { type: "propose", move: { type: "catch", from: square, to: square } };
}

function swapTried(picked: SquareName, square: SquareName, view: View): Touch {
  for (const [one, other] of [
    [picked, square],
    [square, picked],
  ] as const) {
    const top = topAt(view.board, one);
    const kind = top === null || ownerAt(view.board, one) !== view.turn ? "chip" : kindOf(top);
    if (kind !== "chip") return { type: "propose", move: { type: "swap", fish: kind, with: other } };
  }
  const own = ownerAt(view.board, square) === view.turn;
  return own ? { type: "pick", square } : { type: "why", rule: "FC-W1" };
}

function catchTried(picked: SquareName, square: SquareName, legal: readonly Move[], view: View): Touch {
  const side = (one: SquareName) => ownerAt(view.board, one) === view.turn;
  if (side(picked) === side(square) && partners(square, legal, view).size > 0)
    return { type: "pick", square };
  return side(picked)
    ? { type: "propose", move: { type: "catch", from: picked, to: square } }
    : { type: "propose", move: { type: "catch", from: square, to: picked } };
}
