/**
 * Everything that can be acknowledged to somebody at a table apart, in the order it was made. The number of an entry is
 * its place in the list, from 1 on. A room is the fold of its list (`room.ts`), and the list is what is stored.
 */
import type { BotName } from "@guinguette/bots/levels";
import type { Seat } from "@guinguette/rules/seats";
import type { Change } from "@guinguette/table/changes";
import type { Plan } from "@guinguette/wire/terms";

/** Who somebody is: the same for all that one browser does. Nobody else is ever told it. */
export type Person = string;

/** A deal that whoever opened the table chose. */
export interface Given {
  readonly seed: string;
  readonly setup: object;
}

export type Entry =
  | Opened
  | { readonly kind: "planned"; readonly plan: StoredPlan }
  | Sat
  /** A bot takes a seat, or another bot's. */
  | {
      readonly kind: "bot";
      readonly seat: Seat;
      readonly level: BotName;
      readonly name: string;
      readonly colour?: number;
    }
  | { readonly kind: "stood"; readonly seat: Seat }
  /** Somebody agrees that others watch from their seat, or does not any more. */
  | { readonly kind: "shown"; readonly seat: Seat; readonly shown: boolean }
  /** `seats`: those that were taken, in order, where others go: the first of them is seat 0 from then on. */
  | { readonly kind: "started"; readonly seats?: readonly Seat[] }
  /** They play on at another table. */
  | { readonly kind: "next"; readonly table: string }
  /** Somebody who was here is not in any entry any more, so that all of them are read anew; who stands there in their place,
   * which older lists do not say; and whose table it is now. */
  | { readonly kind: "erased"; readonly host: Person; readonly nobody?: Person }
  /** In play: what became of an offer, and whose it was; null is the house. */
  | { readonly kind: "changed"; readonly person: Person | null; readonly change: Change };

/** A plan as it is stored: of older tables it lacks what can be planned since, or has a `delay` for those who watch, in
 * seconds. */
export type StoredPlan = Omit<Plan, "delay"> & { readonly delay?: number };

export interface Opened {
  readonly kind: "opened";
  readonly host: Person;
  readonly plan: StoredPlan;
  readonly given: Given | null;
  /** What the table is called; tables from before there were such names have none. */
  readonly code?: string;
  /** For whom its seats are kept, where others play on here. */
  readonly seats?: readonly (Seated | null)[];
}

/** Somebody takes a seat, or says anew how they are called there. */
export interface Sat extends Sitting {
  readonly kind: "sat";
  readonly seat: Seat;
}

/** Whoever has a seat. */
export type Seated = Sitting | SittingBot;

export interface Sitting {
  readonly person: Person;
  readonly name: string;
  readonly colour?: number;
  /** The seat's own chance: 128 bits, which nobody else is told before the end. Null while the seat is kept for
   * somebody who has not come yet, and where a bot sat when it was dealt. */
  readonly chance: string | null;
}

export interface SittingBot {
  readonly person: null;
  readonly level: BotName;
  /** Empty where nobody named it: each reader calls it by its level. */
  readonly name: string;
  readonly colour?: number;
  /** A bot adds none. */
  readonly chance: null;
}
