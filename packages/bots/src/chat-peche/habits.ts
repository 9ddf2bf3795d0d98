/**
 * What people do by habit, as far as one can guess: the cat goes where the good piles lie, though not always; a lure
 * is good if, with everybody fishing at once, it puts them ahead; and they fish the most.
 */
import type { SpotIndex } from "@guinguette/rules/chat-peche/pond";
import { sharesOf, weightsOf } from "../mix.ts";
import type { Turn } from "./aim.ts";
import { CATS, GREEDILY, spotFor, waysOf, writePayoffs } from "./fishing.ts";
import type { Pond } from "./pond.ts";
import type { TurnTree } from "./turn-tree.ts";

/** How likely each choice is by habit, by slot of the tree, and each cat, three for each angler. */
export interface Habits {
  readonly lures: Float64Array;
  readonly places: Float64Array;
}

/** What the best, the second and the third pile of a column count for: the best one is often lured away. */
const rankWeights = [1, 0.4, 0.1];
/** Columns and lures that promise so many points less than the best one are not chosen. */
const COLUMN_LEEWAY = 1.5;
const LURE_LEEWAY = 0.2;

/** Of everybody but one, who knows better. */
export function habitsIn(turn: Turn, tree: TurnTree, own: number): Habits {
  const { anglers, ponds } = tree;
  const habits = { lures: new Float64Array(tree.slots), places: new Float64Array(anglers * CATS) };
  const plain: Turn = { ...turn, points: true };
  for (let who = 0; who < anglers; who++) habits.places.set(cats(turn, ponds[0]!, who), who * CATS);
  for (const [node, mover] of tree.mover.entries()) {
    if (mover < 0 || mover === own) continue;
    const count = tree.choices[node]!;
    const below = ponds.slice(tree.first[node]!, tree.first[node]! + count);
    const fishes = below[0] === ponds[node] && below[count - 1] === ponds[node];
    const chosen = fishes ? catches(turn, ponds[node]!, mover) : lured(plain, ponds[node]!, below, mover);
    habits.lures.set(chosen, tree.slot[node]!);
  }
  return habits;
}

/** Before which column the cat of an angler yet to fish goes. */
function cats(turn: Turn, pond: Pond, who: number): number[] {
  const { columns } = turn.everybody[turn.done + who]!;
  return sharesOf(
    weightsOf(
      columns.map((column) => promise(pond, column, turn.done + who)),
      COLUMN_LEEWAY,
    ),
  );
}

function promise(pond: Pond, column: readonly SpotIndex[], who: number): number {
  return column
    .flatMap((spot) => pond[spot]?.worth[who] ?? [])
    .sort((one, other) => other - one)
    .reduce((sum, worth, rank) => sum + worth * rankWeights[rank]!, 0);
}

/** Cat by cat, how likely each of the ponds is the one that comes of the lure. */
function lured(turn: Turn, pond: Pond, below: readonly Pond[], who: number): number[] {
  const anglers = turn.everybody.length - turn.done;
  const ways = waysOf(anglers);
  const likely = Array.from({ length: anglers }, (_, each) =>
    each === who ? [1] : cats(turn, pond, each),
  ).reduce((all, each) => all.flatMap((some) => each.map((share) => some * share)), [1]);
  const payoffs = Array.from({ length: anglers }, () => new Float64Array(ways));
  const expected = below.map((each) => {
    writePayoffs(turn, each, GREEDILY, payoffs, 0);
    const own = payoffs[who]!;
    return [0, 1, 2].map((cat) =>
      likely.reduce((sum, share, way) => sum + share * own[cat * likely.length + way]!, 0),
    );
  });
  return [0, 1, 2].flatMap((cat) =>
    sharesOf(
      weightsOf(
        expected.map((each) => each[cat]!),
        LURE_LEEWAY,
      ),
    ),
  );
}

/** Cat by cat, the position of the pile with the most. */
function catches(turn: Turn, pond: Pond, who: number): number[] {
  return [0, 1, 2].flatMap((cat) => {
    const most = spotFor(turn, pond, turn.done + who, cat, GREEDILY);
    const position = [0, 1, 2].find((each) => spotFor(turn, pond, turn.done + who, cat, each) === most);
    return [0, 1, 2].map((each) => (each === position ? 1 : 0));
  });
}
