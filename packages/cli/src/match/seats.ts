/** What the name of a seat says: a bot of the house, or the command of an outside program. */
import { type BotName, botNames } from "@guinguette/bots/levels";
import { wholeNumber } from "../flags.ts";

/** How a seat says that an outside program plays there. */
export const outsidePrefix = "exec:";

/** A bot by its name, and how long this one may think, if that was said: `heron@50`. */
export function timedBot(seat: string): { readonly bot: BotName; readonly ms: number | null } | undefined {
  const [name, time] = seat.split("@");
  const bot = botNames.find((one) => one === name);
  const ms = time === undefined ? null : wholeNumber(time);
  return bot === undefined || ms === undefined ? undefined : { bot, ms };
}

/** The command of a seat where an outside program plays, else undefined. */
export function commandOf(seat: string): string | undefined {
  return seat.startsWith(outsidePrefix) ? seat.slice(outsidePrefix.length).trim() : undefined;
}

/** Whether somebody plays who could look at how the match was started. */
export function hasPrograms(seats: readonly string[]): boolean {
  return seats.some((seat) => commandOf(seat) !== undefined);
}
