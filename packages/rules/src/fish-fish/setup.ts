/** What can be settled before a game of Fish Fish. */
import { integerWithin, partly, type Shape } from "../shape.ts";

/** There are no options. */
export type Options = Readonly<Record<string, never>>;

export interface Setup {
  /** Who is Fisher first, where chance is not to decide (FF-S1). */
  readonly firstFisher?: number;
}

export function setupShape(players: number): Shape<Setup> {
  return partly({ firstFisher: integerWithin(0, players - 1) });
}
