/** What stands in clear on a game of this device. Whatever else lies there is known for odd, and hurts no other. */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import type { Ciphertext } from "./cipher.ts";

/** What the list of games shows; nothing in it is a secret. */
export interface SavedLine {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  /** By seat, the level of a bot; "" for a person. Entries of an older version do not say it. */
  readonly levels?: readonly string[];
  readonly moves: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  /** When it was last played, in milliseconds. */
  readonly touched: number;
}

/** Something that cannot be read as a game. */
export interface OddLine {
  readonly odd: true;
  readonly id: string;
  /** When it was last played, if that can be read. */
  readonly touched: number | null;
}

export interface SavedEntry extends SavedLine {
  /** The game itself; called so since the first version. */
  readonly sealed: Ciphertext;
  /** How often it was written. Whoever writes says which one they knew; entries of an older version have none. */
  readonly revision?: number;
  /** The version of this entry's own form; of an older version, none. */
  readonly format?: number;
}

/** The form of entries that this app writes. One that it does not know yet is neither read nor overwritten. */
export const FORMAT = 4;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** `Date` reaches so far, and no further. */
const isMoment = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= 8_640_000_000_000_000;

/** The entry behind a value of the storage, or null where it is none. */
function readEntry(value: unknown): SavedEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, game, names, levels, moves, over, winners, touched, sealed, revision } = value as Record<
    string,
    unknown
  >;
  const fine =
    typeof id === "string" &&
    // As it stands in an address.
    /^[\w-]{1,64}$/.test(id) &&
    typeof game === "string" &&
    gameIds.some((one) => one === game) &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string") &&
    (levels === undefined || (Array.isArray(levels) && levels.every((level) => typeof level === "string"))) &&
    isCount(moves) &&
    typeof over === "boolean" &&
    Array.isArray(winners) &&
    winners.every((seat) => isCount(seat) && seat < names.length) &&
    isMoment(touched) &&
    (revision === undefined || isCount(revision)) &&
    isCiphertext(sealed);
  return fine ? (value as SavedEntry) : null;
}

function isCiphertext(value: unknown): value is Ciphertext {
  if (typeof value !== "object" || value === null) return false;
  const { iv, data } = value as Record<string, unknown>;
  return iv instanceof Uint8Array && data instanceof ArrayBuffer;
}

/** The line of an entry; one that cannot be read is still there, and says so. */
export function lineOf(id: string, value: unknown): SavedLine | OddLine {
  const entry = readEntry(value);
  if (entry === null) {
    const touched = (value as { touched?: unknown } | null | undefined)?.touched;
    return { odd: true, id, touched: isMoment(touched) ? touched : null };
  }
  const { sealed: _, revision: __, format: ___, ...line } = entry;
  return line;
}

export const isOdd = (line: SavedLine | OddLine): line is OddLine => "odd" in line;

/** How often an entry was written, as far as it says so. */
export function revisionOf(value: unknown): number {
  const revision = (value as { revision?: unknown } | undefined)?.revision;
  return isCount(revision) ? revision : 0;
}

/** Whether a newer version of the app wrote it. */
export function isNewer(value: unknown): boolean {
  const format = (value as { format?: unknown } | undefined)?.format;
  return typeof format === "number" && format > FORMAT;
}
