/** Somebody who thinks: given what a seat may see, what it may do and a stream of its own, never a state. */
import type { Types } from "@guinguette/rules/contract";
import type { Random } from "@guinguette/rules/random";

export interface Bot<T extends Types = Types> {
  readonly name: string;
  /** One of the legal moves, of which there is at least one. */
  choose(view: T["view"], legal: readonly T["move"][], random: Random): T["move"];
}
