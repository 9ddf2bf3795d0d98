import { botOf, type Level, levels } from "@guinguette/bots/bots";
import type { Types } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import type { Thought } from "./thinking.ts";

/** What a bot does, from what it may know. */
export function choose({ game, level, view, legal, seed }: Thought): Types["move"] {
  const known: Level = levels.find((one) => one === level) ?? "sensible";
  return botOf(game, known).choose(view, legal, streamOf(seed, "bot"));
}
