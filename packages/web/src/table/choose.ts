import { within } from "@guinguette/bots/budget";
import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import { pageClock } from "./clock.ts";

/** What a bot does, from what it may know, within its time. */
export function choose(thought: Thought): Promise<Types["move"]> {
  return chosenIn(thought, within(thinkingTimes[thought.bot], pageClock.now));
}
