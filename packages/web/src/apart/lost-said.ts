/** What the slate says while the line is broken. */
import type { RoomView } from "@guinguette/wire/room";
import { say, settings } from "../settings.svelte.ts";
import { saidOfBot } from "../words/bot-called.ts";
import { onlineWords as words } from "../words/online.ts";

/** That it is broken, what becomes of the table, and of a move that is made now. Who only watches is not waited for. */
export function lostSaid(
  { away, clock }: RoomView["plan"],
  plays: boolean,
): { readonly text: string; readonly note: string; readonly yours: string } {
  const isTimed = clock !== null;
  const note =
    away === "wait"
      ? say(isTimed ? words.lostTimed : words.lostWaits)
      : saidOfBot(isTimed ? words.lostTimedHeld : words.lostHeld, away, settings.language);
  return {
    text: say(words.lost),
    note: plays ? note : "",
    yours: say(isTimed ? words.lostYoursTimed : words.lostYours),
  };
}
