/** What whoever only looks on is told of it, and of how late they see it. */
import type { LooksAs } from "@guinguette/wire/client/connection";
import type { Plan } from "@guinguette/wire/terms";
import { say, settings } from "../settings.svelte.ts";
import { onlineWords } from "../words/online.ts";
import { filled } from "../words/table.ts";
import { duration } from "../words/time-passed.ts";
import { delaySaid } from "../words/waiting.ts";

/** In the bar, in a few words. */
export function watchingSaid(as: LooksAs, { delay }: Plan, names: (seat: number) => string): string {
  const watching =
    typeof as === "number"
      ? filled(say(onlineWords.watchingBarSeat), { name: names(as) })
      : say(onlineWords.watchingBar);
  return delay > 0 ? `${watching}, ${delaySaid(delay, settings.language)}` : watching;
}

/** As long as there is nothing that they may see; null where they would. */
export function notYetSeenSaid({ delay }: Plan): string | null {
  if (delay === 0) return null;
  return filled(say(onlineWords.notYetSeen), { time: duration(delay, settings.language) });
}
