/** What stands on a player's plate: a game gives data, and `PlayerPlate` draws it wherever a player is drawn. */
import type { Seat } from "@guinguette/rules/seats";
import type { ArtFile } from "../art.ts";

export interface Picture {
  readonly file: ArtFile;
  readonly id: string;
  /** In whose colours. */
  readonly player?: Seat;
  /** Where the pattern of a player is on it: the drawing for each colour. */
  readonly byColour?: readonly string[];
}

/** The drawing of a picture: a player may have chosen another colour than that of the seat. */
export function drawingOf({ id, player, byColour }: Picture, colourOf: (seat: Seat) => number): string {
  return player === undefined ? id : (byColour?.[colourOf(player)] ?? id);
}

/** A figure with its picture or its unit. `label` is heard. */
export interface Figure {
  readonly text: string;
  readonly label: string;
  readonly art?: Picture;
  readonly unit?: string;
  /** Whether it has just changed. */
  readonly lit?: boolean;
}

/** A small picture of something that the player holds. Without `art` it is an empty place. */
export interface Piece {
  readonly label: string;
  readonly art?: Picture;
  /** « ×2 » on its corner. */
  readonly mark?: string;
  /** The place on the board that it stands for: it can be touched there, and things fly from it. */
  readonly at?: string;
}

/** A labelled place: of the loot, of a bet. */
export interface Slot {
  readonly label: string;
  readonly text: string;
  /** The one that matters now. */
  readonly now?: boolean;
  /** Whether something lies there. */
  readonly has?: boolean;
  readonly large?: boolean;
  /** Whether it went to another player. */
  readonly lost?: boolean;
  /** Whether it is what has just happened. */
  readonly told?: boolean;
  readonly at?: string;
}

export interface PlateData {
  /** Whose sign stands for the seat, where it is not its own: the solitaire's player has a colour. */
  readonly token?: Seat;
  /** The one figure that wins. */
  readonly big?: Figure;
  readonly figures?: readonly Figure[];
  readonly pieces?: readonly Piece[];
  /** Whether the pieces are touched: then they have their line to themselves. */
  readonly handled?: boolean;
  readonly slots?: readonly Slot[];
  /** What pieces and slots say, for who listens. */
  readonly said?: string;
  /** Seen where the plate is widest. */
  readonly portrait?: Picture;
}

/** What else is to be known of a player, most urgent first. Those that have no room are still heard. */
export type Badge =
  | { readonly kind: "clock"; readonly text: string; readonly running: boolean; readonly low: boolean }
  | { readonly kind: "presence"; readonly how: PresenceKind; readonly text: string }
  | { readonly kind: "ready"; readonly text: string }
  | { readonly kind: "wins"; readonly text: string }
  /** Whose table it is. */
  | { readonly kind: "host"; readonly text: string }
  | { readonly kind: "bot"; readonly level: string; readonly text: string };

export type PresenceKind = "here" | "back-soon" | "away" | "you" | "nobody" | "stand-in" | "resigned";

/** A name where there is little room: « Marie-A. », « Maximil. ». */
export function briefName(name: string): string {
  if (name.length <= 9) return name;
  const [first = "", second = ""] = name.split(/[\s-]+/);
  const isWhole = second !== "" && first.length <= 7;
  return isWhole ? `${first}-${second[0]}.` : `${[...name].slice(0, 7).join("")}.`;
}
