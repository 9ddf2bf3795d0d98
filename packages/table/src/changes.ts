/**
 * Everything that can be acknowledged to somebody at a table. Changes are listed in the order in which they were made;
 * the number of a change is its place in that list, from 1 on: never used again, and never going down. A table is the
 * fold of its list.
 */
import type { BotName } from "@guinguette/bots/levels";
import type { Refused, Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";

interface Made {
  readonly seat: Seat;
  /** The number of the last change that whoever made this one had seen. */
  readonly seen: number;
}

export type Change = GameChange | ChairChange;

/** What is played, chosen, and taken back. */
export type GameChange =
  | (Made & { readonly kind: "played"; readonly move: Types["move"] })
  /** A choice made at the same time as others'. The last one plays them all. */
  | (Made & { readonly kind: "sealed"; readonly move: Types["move"] })
  | (Made & { readonly kind: "unsealed" })
  /** The seat's last move, and what came after it, is gone. */
  | (Made & { readonly kind: "taken-back" })
  /** The seat would like to take its last move back; the last agreement does it. */
  | (Made & { readonly kind: "asked" })
  | (Made & { readonly kind: "agreed" })
  | (Made & { readonly kind: "refused" })
  /** Whoever asked does not any more. */
  | (Made & { readonly kind: "withdrawn" })
  /** The seat is advised on the position before it. */
  | (Made & { readonly kind: "hinted" });

/** Why a bot holds a seat: its person did not move in time, was nowhere to be seen, or was there and did not move, so that the
 * others voted for it. */
export type Why = "time" | "away" | "vote";

/** Somebody goes who was asked whether a move may be taken back, and has not said: then it is not. Lists from before it was
 * kept do not say so, and there it was. */
interface Gone extends Made {
  readonly lapses?: boolean;
}

/** Who sits where. */
export type ChairChange =
  /** A person takes an empty seat, a bot's, or comes back to their own. */
  | (Made & { readonly kind: "sat-down"; readonly name: string; readonly colour?: number })
  | (Gone & { readonly kind: "stood-up" })
  | (Made & { readonly kind: "bot-in"; readonly level: BotName; readonly name: string })
  | (Made & { readonly kind: "bot-out" })
  /** Its person did not move in time: a bot holds the seat until they sit down again. Lists from before it was kept do
   * not say why. */
  | (Gone & { readonly kind: "timed-out"; readonly level: BotName; readonly why?: Why })
  /** Its person has given up: a bot plays on for the others, who play on if there are several. */
  | (Gone & { readonly kind: "resigned"; readonly level: BotName });

/** What somebody would like to do; the table makes it a change, or says why not. */
export type Offer = {
  /** The number of the last change that they had seen: what it was thought for. */
  readonly seen: number;
} & (
  | { readonly kind: "play"; readonly move: Types["move"] }
  | {
      readonly kind:
        | "unseal"
        | "take-back"
        | "withdraw"
        | "agree"
        | "refuse"
        | "hint"
        | "stand-up"
        | "bot-out";
    }
  | { readonly kind: "sit-down"; readonly name: string; readonly colour?: number }
  | { readonly kind: "bot-in"; readonly level: BotName; readonly name: string }
  | { readonly kind: "time-out"; readonly level: BotName; readonly why?: Why }
  | { readonly kind: "resign"; readonly level: BotName }
);

/** Why not. */
export type Because =
  /** A rule of the game forbids it. */
  | { readonly kind: "rule"; readonly refusal: Refused }
  /** It was thought for a position that is gone, or before somebody asked what it would answer. */
  | { readonly kind: "stale" }
  /** The table itself does not allow it. Where it came from afar and is malformed, it is said where, and what would be
   * right, in the language of whoever offered it. */
  | { readonly kind: "table"; readonly why: TableWhy; readonly at?: string; readonly detail?: string };

export type TableWhy =
  /** It claims to have seen a change that has not been made. */
  | "not-yet"
  /** Nothing that could be kept: a level nobody knows, a field too many. */
  | "malformed"
  | "no-such-seat"
  | "over"
  | "nothing-sealed"
  | "nothing-to-take-back"
  /** The settings of this table allow no take-back here. */
  | "not-free"
  /** Once for each position: this seat has asked. Or it was refused this very move. */
  | "asked-already"
  | "nothing-asked"
  /** The settings of this table allow no hints. */
  | "no-hints"
  /** A hint is for a seat that has a move to make. */
  | "not-your-turn"
  /** Consent is a person's, and not the asker's; to ask no more is the asker's alone. */
  | "not-yours-to-say"
  | "seat-taken"
  /** Somebody else has that colour. */
  | "colour-taken"
  /** Somebody else in this game has that name, or had it. */
  | "name-taken"
  /** Somebody's time was up, and the bot that holds their seat has not moved yet. */
  | "bot-first"
  /** As much has been done here as can be kept of one table. */
  | "full"
  | "no-bot-there"
  | "no-person-there";

export type Answer =
  /** `again`: it was made before, and this is the same message once more. */
  | { readonly ok: true; readonly number: number; readonly again: boolean }
  | { readonly ok: false; readonly because: Because };
