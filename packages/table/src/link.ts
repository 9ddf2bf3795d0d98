/**
 * The one way from somebody to a table, wherever the table is: in this page, or on a server. Each viewer has their own.
 * What comes through it is what they may know; the table itself never does.
 */
import type { Types } from "@guinguette/rules/contract";
import type { GameRecord } from "@guinguette/rules/record";
import type { Answer, Offer } from "./changes.ts";
import type { Deed } from "./deed.ts";
import type { Sight } from "./sight.ts";

export interface Link {
  /**
   * Gives what is to be seen now, with what was heard since the change that was seen last, and then the same after
   * every change. Returns how to stop.
   */
  watch(since: number, seen: (sight: Sight) => void): () => void;
  /** Offers something to the table; the answer tells what became of it. */
  offer(offered: Offer): Promise<Answer>;
  /** Whether this seat can take its last move back: by itself, by asking the others, or not at all. */
  mayTakeBack(): Promise<"free" | "ask" | null>;
  /** Whether it could take this move back by itself, once made. The answer depends on what the seat knows alone. */
  couldTakeBack(move: Types["move"]): Promise<boolean>;
  /** A move that was made, counted from 0, as everybody knows it; null if there was none. */
  deed(at: number): Promise<Deed | null>;
  /** The whole game, once it is over; null before: it carries what decides every card to come. */
  record(): Promise<GameRecord | null>;
}
