/** What a viewer without a seat is told of it. */
import type { LooksAs } from "@guinguette/wire/client/connection";
import { say } from "../settings.svelte.ts";
import { onlineWords } from "../words/online.ts";
import { filled } from "../words/table.ts";

/** In the bar, in a few words. */
export function watchingSaid(as: LooksAs, names: (seat: number) => string): string {
  return typeof as === "number"
    ? filled(say(onlineWords.watchingBarSeat), { name: names(as) })
    : say(onlineWords.watchingBar);
}
