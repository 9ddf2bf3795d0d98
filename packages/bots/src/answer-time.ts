/** What a search needs beyond its time, to come to its end. */
const SLACK = 1.25;

/**
 * When a bot answers, in milliseconds after it was asked: never before the time it might have taken (or `least`), and
 * in whole multiples of that. A quick answer would tell the table that there was nothing to choose, which may be the
 * bot's secret.
 */
export function answerTime(thinkingTime: number, spent: number, least: number): number {
  const beat = Math.max(least, thinkingTime * SLACK);
  return beat === 0 ? 0 : Math.max(1, Math.ceil(spent / beat)) * beat;
}
