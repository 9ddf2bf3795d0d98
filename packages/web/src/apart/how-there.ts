/** How somebody is at a seat of a table apart, in one word. */
import type { Chair } from "@guinguette/table/terms";
import type { presenceWords } from "../words/presence.ts";

export type HowThere = keyof typeof presenceWords;

/** Null where there is nothing to say: of a bot, or as long as nothing was heard. */
export function howThere(
  chair: Chair,
  presence: "here" | "back-soon" | "away" | undefined,
  isOwn: boolean,
): HowThere | null {
  if (chair.holder.kind === "bot") return null;
  if (chair.holder.kind === "nobody") return "nobody";
  if (chair.resigned) return "resigned";
  if (chair.standIn !== null) return "stand-in";
  return isOwn ? "you" : (presence ?? null);
}
