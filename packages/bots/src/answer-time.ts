/** When a bot answers. */
import { type BotName, thinkingTimes } from "./levels.ts";

/** What a search needs beyond its time, to come to its end. */
const SLACK = 1.25;

/**
 * How long a bot seems to think, in milliseconds: never less than `least` or than its level may take, and in whole
 * multiples of that. A quick answer would tell the table that there was nothing to choose, which may be the bot's
 * secret.
 */
export function answerTime(bot: BotName, spent: number, least: number): number {
  const beat = Math.max(least, thinkingTimes[bot] * SLACK);
  return beat === 0 ? 0 : Math.max(1, Math.ceil(spent / beat)) * beat;
}
