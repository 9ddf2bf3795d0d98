/**
 * What Fishers have shown, counted: whether hooks came sooner than chance would have it, and how much likelier under a bait
 * for each point that it was larger than the others. A round that is over tells what its Fisher is like. One that goes
 * on may be a trick: whoever is caught hooking is trusted less on the next line, but nobody more.
 */
import { CATCHES, EMPTIES } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { View } from "@guinguette/rules/fish-fish/view";
import { allBaits, without } from "./shoal.ts";
import { meanOf } from "./sight.ts";

/** What somebody else has shown counts so much beside what this Fisher has. */
const HEARSAY = 0.5;
/** What was thought before counts like so many lines whose baits are a point from the others, */
const FIRM = 6;
/** and of how soon hooks come, like so many lines. */
const STEADY = 3;

/** How much likelier than chance a hook is taken to be: on any line, and for each point that the bait is larger. */
export interface Caution {
  readonly fear: number;
  readonly suspicion: number;
}

/** How cautious one is with the Fisher of this round, who was so with everybody before anything was shown. */
export function cautionIn(view: View, heard: readonly Event[], before: Caution): Caution {
  const earlier = { shown: FIRM * before.suspicion, looked: FIRM };
  const now = { shown: 0, looked: 0, hooks: 0, lines: 0 };
  let round = 0;
  let held: readonly number[] = allBaits;
  let [catches, empties] = [CATCHES, EMPTIES];
  for (const event of heard) {
    if (event.type === "cast") {
      if (event.line === 1) {
        round++;
        held = allBaits;
        [catches, empties] = [CATCHES, EMPTIES];
      }
      held = without(held, event.bait);
    }
    if (event.type !== "lineRevealed") continue;
    const hook = Number(event.card === "catch");
    // One's own casts say nothing of the others, and nor does whoever had no choice.
    if (event.fisher !== view.seat && catches > 0 && empties > 0) {
      const larger = event.bait - meanOf([...held, event.bait]);
      const sooner = hook - catches / (catches + empties);
      const weight = event.fisher === view.fisher ? 1 : HEARSAY;
      const count = round === view.round ? now : earlier;
      count.shown += weight * larger * sooner;
      count.looked += weight * larger * larger;
      if (round === view.round) {
        now.hooks += sooner;
        now.lines++;
      }
    }
    catches -= hook;
    empties -= 1 - hook;
  }
  const known = earlier.shown / earlier.looked;
  return {
    fear: before.fear + Math.max(0, now.hooks / (STEADY + now.lines)),
    suspicion: Math.max(known, (earlier.shown + now.shown) / (earlier.looked + now.looked)),
  };
}
