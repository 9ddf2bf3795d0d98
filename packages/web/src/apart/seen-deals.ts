/**
 * What this device saw of a deal: the server's commitment before it was made, the seals of all chances when it first saw
 * the game begun, and the digest of the record when it first saw that game over. Kept, so that it can be seen that nothing
 * was put in their place.
 */
import type { RoomView } from "@guinguette/wire/room";

export const SEEN = "guinguette/seen-deals";
/** Of so many tables, the newest. */
const MOST = 100;

type SeenRoom = Pick<RoomView, "id" | "stage" | "commitment" | "seats" | "digest">;

interface SeenDeal {
  /** Null where it was not seen before the start. */
  readonly commitment: string | null;
  /** By seat; null where nobody sat, or a bot. */
  readonly seals: readonly (string | null)[];
  /** Whether the game had begun: until then seats are left and taken, and this device does not see all of it. */
  readonly begun: boolean;
  /** Told when it was over, to whoever had seen it begun; none where that has not been seen. */
  readonly digest?: string;
}

/** Keeps what a table shows, the first time that it does: what is exchanged later proves nothing. */
export function keepSeen(room: SeenRoom): void {
  const before = seenDeal(room.id);
  const seen =
    room.stage === "over" ? ended(before, room.digest) : before?.begun ? null : dealt(before, room);
  if (seen === null) return;
  const others = kept().filter(([table]) => table !== room.id);
  try {
    localStorage.setItem(SEEN, JSON.stringify([...others, [room.id, seen]].slice(-MOST)));
  } catch {
    // What cannot be kept cannot be compared at the end; the deal is as fair.
  }
}

function dealt(before: SeenDeal | null, { stage, commitment, seats }: SeenRoom): SeenDeal {
  const seals = seats.map((sitting) => (sitting?.kind === "person" ? sitting.seal : null));
  const begun = stage === "playing";
  return { commitment: before?.commitment ?? (begun ? null : commitment), seals, begun };
}

/** A digest that is told to whoever comes only now may be of a record that was changed since. */
function ended(before: SeenDeal | null, digest: string | null): SeenDeal | null {
  return before?.begun && before.digest === undefined && digest !== null ? { ...before, digest } : null;
}

/** What was seen of this table; null where nothing was, or it was not kept. */
export function seenDeal(table: string): SeenDeal | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(SEEN);
  } catch {
    // Nothing was kept.
  }
}

/** The oldest first; what is odd is left out. */
function kept(): (readonly [string, SeenDeal])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(pair: unknown): pair is [string, SeenDeal] {
  if (!Array.isArray(pair) || typeof pair[0] !== "string") return false;
  const seen = pair[1] as Partial<SeenDeal> | null;
  if (seen === null || seen === undefined || !Array.isArray(seen.seals)) return false;
  if (seen.digest !== undefined && typeof seen.digest !== "string") return false;
  return (seen.commitment === null || typeof seen.commitment === "string") && typeof seen.begun === "boolean";
}
