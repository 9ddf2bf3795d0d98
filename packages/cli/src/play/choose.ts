/** What a bot does, within a time. */
import type { Budget } from "@guinguette/bots/budget";
import { loadBot, thinkingTimes } from "@guinguette/bots/levels";
import { randomBot } from "@guinguette/bots/random";
import type { Types } from "@guinguette/rules/contract";
import type { BotName } from "./bots.ts";
import type { Thought } from "./thinking.ts";

export async function choose(thought: Thought, budget: Budget): Promise<Types["move"]> {
  const { game, bot, view, legal, heard, random } = thought;
  const thinks = bot === "random" ? randomBot : await loadBot(game, bot);
  return thinks.choose(view, legal, random, budget, heard);
}

/** Until the clock has gone on by the time of this level. */
export function timeOf(bot: BotName): Budget {
  const end = performance.now() + (bot === "random" ? 0 : thinkingTimes[bot]);
  return { spent: () => performance.now() >= end };
}
