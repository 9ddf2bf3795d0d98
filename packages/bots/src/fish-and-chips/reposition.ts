/** Where the octopus and the shark should lie (FC-W1): each swap is tried and the catching that would follow
 * looked ahead into, a little at first and further for those that do best. */
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Random } from "@guinguette/rules/random";
import { type Budget, noTime } from "../budget.ts";
import { after } from "../imagine.ts";
import { lookAhead } from "./look-ahead.ts";

interface Candidate {
  readonly move: Move;
  readonly view: View;
  worth: number;
}

/** The least that is looked ahead once there is time, and the most: the others may still reposition too. */
const FIRST_LOOK = 3;
const LAST_LOOK = 7;
/** Never so few that a mistake of the shallow look cannot be mended. */
const FEWEST = 2;

export function reposition(
  view: View,
  legal: readonly Move[],
  random: Random,
  budget: Budget,
  deepest: number,
): Move {
  const own = colours.indexOf(view.turn);
  const state = fishAndChips.sampler(view, [])(random);
  let candidates = legal.map((move): Candidate => {
    const tried = after(fishAndChips, state, own, fishAndChips.encode(move));
    return { move, view: fishAndChips.view(tried, own), worth: 0 };
  });
  // To leave things as they are comes first, and stays first among equals.
  candidates.reverse();
  for (const candidate of candidates) candidate.worth = worthTo(own, candidate.view, noTime, 1);
  candidates.sort((a, b) => b.worth - a.worth);
  for (let depth = FIRST_LOOK; depth <= Math.min(deepest, LAST_LOOK); depth++) {
    for (const candidate of candidates) {
      candidate.worth = worthTo(own, candidate.view, budget, depth);
      // A look cut short does not compare with the others.
      if (budget.spent()) return candidates[0]!.move;
    }
    candidates.sort((a, b) => b.worth - a.worth);
    candidates = candidates.slice(0, Math.max(FEWEST, Math.ceil(candidates.length / 2)));
  }
  return candidates[0]!.move;
}

/** What a colour may hope for if the catching began now, with the starter (FC-S5). */
function worthTo(own: number, view: View, budget: Budget, depth: number): number {
  const { value, mine } = lookAhead(view, colours.indexOf(view.starter), own, budget, depth);
  return mine ? value : -value;
}
