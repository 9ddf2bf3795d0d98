/** What happens at a table beside its moves: somebody takes one back, asks to, leaves or comes back. All may know it. */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Why } from "./changes.ts";
import type { Holder } from "./terms.ts";

export type Incident = {
  /** The number of the change that made it so. */
  readonly number: number;
  /** How many moves had been played, of those that still stand. */
  readonly at: number;
  readonly seat: Seat;
  /** Who held the seat then, or left it by this: another may hold it by now. */
  readonly holder: Holder;
} & What;

export type What =
  /** The seat took its last move back, and what came after it: so many moves in all. */
  | { readonly kind: "taken-back"; readonly undone: number }
  /** It has asked to; it does not ask any more; this seat said no; somebody played on over the question, or
   * went without an answer. */
  | { readonly kind: "asked" | "withdrawn" | "refused" | "lapsed" }
  /** It took a hint for this position. What it was told is nobody else's. */
  | { readonly kind: "hinted" }
  /** A bot holds the seat until its person is back, and why; null where that was not kept. */
  | { readonly kind: "held"; readonly level: BotName; readonly why: Why | null }
  | { readonly kind: "back" }
  /** A bot plays on for whoever has given up; null where one alone was left, and nobody plays on. */
  | { readonly kind: "resigned"; readonly level: BotName | null }
  /** A bot was put where nobody sat, or in another bot's place. */
  | { readonly kind: "bot-in"; readonly level: BotName; readonly instead: boolean }
  | { readonly kind: "sat-down" | "stood-up" | "bot-out" };

/** What stands after going back to the first `keep` moves: it happened all the same, after what is left of them. */
export function rewound(incidents: readonly Incident[], keep: number): Incident[] {
  return incidents.map((incident) => (incident.at > keep ? { ...incident, at: keep } : incident));
}

/** A move that a bot made in somebody's place: which move, and the bot's level. */
export interface StoodIn {
  readonly at: number;
  readonly level: BotName;
}

/** Which bot makes a move, and whether in a person's place or at a seat of its own. */
export interface BotAtWork {
  readonly level: BotName;
  readonly standsIn: boolean;
}

/** The bot that made this move in its person's place; null: whoever holds the seat made it. */
export function standInOf(standIns: readonly StoodIn[], move: number): BotName | null {
  return standIns.find(({ at }) => at === move)?.level ?? null;
}
