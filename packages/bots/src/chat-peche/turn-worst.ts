/**
 * How much each angler could gain by playing something else while the others play as was solved; the sum is what the
 * literature calls NashConv. Written apart from the solver so that the one checks the other.
 */
import { CATS, waysOf } from "./fishing.ts";
import { choicesAt, placesOf, type TurnSolving } from "./turn-solve.ts";

export function gainsOfOthers(solving: TurnSolving): number[] {
  const { anglers } = solving.tree;
  return Array.from({ length: anglers }, (_, own) => {
    const reach = Array.from({ length: anglers }, (_each, who) =>
      who === own ? [1, 1, 1] : placesOf(solving, who),
    );
    const best = responseValues(solving, own, 0, reach, true);
    const usual = responseValues(solving, own, 0, reach, false);
    const places = placesOf(solving, own);
    return Math.max(...best) - usual.reduce((sum, each, cat) => sum + each * places[cat]!, 0);
  });
}

/** For each own cat, weighed by how likely the others let it come to this. */
function responseValues(
  solving: TurnSolving,
  own: number,
  node: number,
  reach: readonly (readonly number[])[],
  best: boolean,
): number[] {
  const { tree } = solving;
  const mover = tree.mover[node]!;
  if (mover < 0) return endsOf(solving, own, tree.slot[node]!, reach);
  const strategies = [0, 1, 2].map((cat) => choicesAt(solving, node, cat));
  const below = Array.from({ length: tree.choices[node]! }, (_, choice) => {
    const changed = reach.map((each, who) =>
      who === mover && who !== own ? each.map((some, cat) => some * strategies[cat]![choice]!) : each,
    );
    return responseValues(solving, own, tree.first[node]! + choice, changed, best);
  });
  return [0, 1, 2].map((cat) => {
    const worths = below.map((each) => each[cat]!);
    if (mover === own && best) return Math.max(...worths);
    return worths.reduce(
      (sum, each, choice) => sum + each * (mover === own ? strategies[cat]![choice]! : 1),
      0,
    );
  });
}

function endsOf(
  { tree }: TurnSolving,
  own: number,
  end: number,
  reach: readonly (readonly number[])[],
): number[] {
  const ways = waysOf(tree.anglers - 1);
  const others = reach
    .filter((_, who) => who !== own)
    .reduce((all, each) => all.flatMap((some) => each.map((likely) => some * likely)), [1]);
  return Array.from({ length: CATS }, (_, cat) =>
    others.reduce((sum, likely, way) => sum + likely * tree.payoffs[own]![end + cat * ways + way]!, 0),
  );
}
