/** What touching and dragging on the sea mean. Either end of a move may be touched first. */
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { SquareName } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { endsOf, kindOf, ownerAt, squaresAsRead, topAt } from "@guinguette/words/fish-and-chips/places";
import type { Touched, TouchRules } from "../touch.ts";

type Meant = Touched<Move>;

export const touchRules: TouchRules<FishAndChips> = {
  open({ view, legal, picked }) {
    const from = squareNamed(picked);
    return from === null ? starts(legal, view) : new Set(partners(from, legal, view).keys());
  },
  chosen({ view, picked, proposed }) {
    const ends = proposed === null ? null : endsOf(proposed, view);
    return new Set<string>([...(picked === null ? [] : [picked]), ...(ends ?? [])]);
  },
  touch(place, { view, legal, picked }) {
    const square = squareNamed(place);
    return square === null
      ? { type: "pick", place: null }
      : touchedAt(square, squareNamed(picked), legal, view);
  },
  ways(move, view) {
    const ends = endsOf(move, view);
    if (ends === null) return [];
    const [from, to] = ends;
    // Octopus and shark may change places with each other by either's swap: the one that is dragged makes it.
    const isEither = move.type === "swap" && championAt(to, view) === null;
    return isEither
      ? [
          { from, to },
          { from: to, to: from },
        ]
      : [{ from, to }];
  },
};

function squareNamed(place: string | null): SquareName | null {
  return squaresAsRead.find((square) => square === place) ?? null;
}

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

function touchedAt(square: SquareName, picked: SquareName | null, legal: readonly Move[], view: View): Meant {
  if (picked === square) return { type: "pick", place: null };
  const reposition = view.phase === "repositioning";
  if (picked !== null) {
    const move = partners(picked, legal, view).get(square);
    if (move !== undefined) return { type: "propose", move };
    return reposition ? swapTried(picked, square, view) : catchTried(picked, square, legal, view);
  }
  // One's own fish can always be picked up: what it cannot do is then said of the square it is tried on.
  if (isOwn(square, view) || partners(square, legal, view).size > 0) return { type: "pick", place: square };
  if (reposition) return { type: "why", rule: "FC-W1" };
  return { type: "propose", move: { type: "catch", from: square, to: square } };
}

function swapTried(picked: SquareName, square: SquareName, view: View): Meant {
  for (const [one, other] of [
    [picked, square],
    [square, picked],
  ] as const) {
    const fish = championAt(one, view);
    if (fish !== null) return { type: "propose", move: { type: "swap", fish, with: other } };
  }
  return isOwn(square, view) ? { type: "pick", place: square } : { type: "why", rule: "FC-W1" };
}

function catchTried(picked: SquareName, square: SquareName, legal: readonly Move[], view: View): Meant {
  const isCatcher = isOwn(picked, view);
  if (isCatcher === isOwn(square, view) && partners(square, legal, view).size > 0)
    return { type: "pick", place: square };
  const [from, to] = isCatcher ? [picked, square] : [square, picked];
  return { type: "propose", move: { type: "catch", from, to } };
}

function isOwn(square: SquareName, view: View): boolean {
  return ownerAt(view.board, square) === view.turn;
}

/** Which of the two fish that may change places lies on top here, if it is the side's to move. */
function championAt(square: SquareName, view: View): "octopus" | "shark" | null {
  const top = topAt(view.board, square);
  const kind = top === null || !isOwn(square, view) ? "chip" : kindOf(top);
  return kind === "chip" ? null : kind;
}
