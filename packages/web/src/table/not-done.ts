/** What is said to whoever wished something that was not done, where no rule of the game says why. */
import type { Because } from "@guinguette/table/changes";
import { say } from "../settings.svelte.ts";
import { farWords } from "../words/far.ts";
import { tableWords } from "../words/table.ts";

export function notDoneSaid(because: Because): string {
  // The time was up, and the bot at this seat has not moved yet.
  const isBotFirst = because.kind === "table" && because.why === "bot-first";
  return say(isBotFirst ? farWords.botFirst : tableWords.notDone);
}
