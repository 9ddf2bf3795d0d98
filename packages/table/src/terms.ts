/**
 * What everybody at a table may know, and what nobody may before the game is over: two kinds of types, so that one is
 * never taken for the other. A test walks the types of the link and finds nothing of the second kind.
 */
import type { BotName } from "@guinguette/bots/levels";
import type { GameId } from "@guinguette/rules/contract";
import type { Format } from "@guinguette/rules/record";
import type { TableSettings } from "./settings.ts";

/** What the table plays, and how. It never changes. */
export interface Terms {
  readonly game: GameId;
  readonly options: object;
  readonly settings: TableSettings;
}

/** Who holds a seat. */
export type Holder = (
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: BotName }
  | { readonly kind: "nobody"; readonly name: string }
) & {
  /** Which colour stands for it, for looks alone: no rule and no record knows of it. Usually that of the seat. */
  readonly colour?: number;
};

/** A place at the table, as everybody sees it. */
export interface Chair {
  readonly holder: Holder;
  /** The level of the bot that plays here meanwhile: its person ran out of time, or has given up. */
  readonly standIn: BotName | null;
  /** Its person has given up, and does not come back. */
  readonly resigned: boolean;
}

declare const secret: unique symbol;

/** Marks what may never reach anybody who plays or watches: it exists for the compiler alone. */
export interface Secret {
  readonly [secret]?: true;
}

/** What decides every card, board and draw to come. */
export interface Deal extends Secret {
  /** The format of its record, which says how the seed deals. */
  readonly format: Format;
  readonly seed: string;
  readonly setup: object;
}

/** All that a table begins with. */
export interface Opening extends Terms, Omit<Deal, "format"> {
  /** The format of the record it was left in; a new table has none, and the current. */
  readonly format?: Format;
  readonly holders: readonly Holder[];
}

/** Whether something secret can be reached from a type: by its fields, by what its functions give back, and by what they
 * tell to whoever listens. */
export type HoldsSecret<T, Depth extends readonly unknown[] = []> = Depth["length"] extends 8
  ? "too deep"
  : T extends (...given: infer Given) => infer Result
    ? true extends HoldsSecret<Result, [...Depth, 0]> | Tells<Given[number], [...Depth, 0]>
      ? true
      : false
    : T extends Promise<infer Value>
      ? HoldsSecret<Value, [...Depth, 0]>
      : T extends readonly (infer Item)[]
        ? HoldsSecret<Item, [...Depth, 0]>
        : T extends object
          ? typeof secret extends keyof T
            ? true
            : true extends { [K in keyof T]: HoldsSecret<T[K], [...Depth, 0]> }[keyof T]
              ? true
              : false
          : false;

/** What a function passes on when it is given a function. */
type Tells<Given, Depth extends readonly unknown[]> = Given extends (...told: infer Told) => unknown
  ? HoldsSecret<Told[number], Depth>
  : false;
