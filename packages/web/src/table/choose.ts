import { thinkingTimes } from "@guinguette/bots/levels";
import { chosenIn, type Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

/** What a bot does, from what it may know, within its time. */
export function choose(thought: Thought): Promise<Types["move"]> {
  const end = performance.now() + thinkingTimes[thought.bot];
  return chosenIn(thought, { spent: () => performance.now() >= end });
}
