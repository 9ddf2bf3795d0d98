import { type Level, levels, loadBot, thinkingTimes } from "@guinguette/bots/levels";
import type { Types } from "@guinguette/rules/contract";
import type { Thought } from "./thinking.ts";

/** What a bot does, from what it may know, within the time of its level. */
export async function choose({ game, level, view, legal, heard, random }: Thought): Promise<Types["move"]> {
  const known: Level = levels.find((one) => one === level) ?? "perch";
  const bot = await loadBot(game, known);
  const end = performance.now() + thinkingTimes[known];
  return bot.choose(view, legal, random, { spent: () => performance.now() >= end }, heard);
}
