/**
 * What this device saw of a deal: the server's commitment before it was made, and the seals of all chances when it first
 * saw the game begun. Kept, so that once the game is over it can be seen that nothing was put in their place.
 */
import type { RoomView } from "@guinguette/wire/room";

export const SEEN = "guinguette/seen-deals";
/** Of so many tables, the newest. */
const MOST = 100;

type SeenRoom = Pick<RoomView, "id" | "stage" | "commitment" | "seats">;

interface SeenDeal {
  /** Null where it was not seen before the start. */
  readonly commitment: string | null;
  /** By seat; null where nobody sat, or a bot. */
  readonly seals: readonly (string | null)[];
  /** Whether the game had begun: until then seats are left and taken, and this device does not see all of it. */
  readonly begun: boolean;
}

/** Keeps what a table shows before the game is over. */
export function keepSeen({ id, stage, commitment, seats }: SeenRoom): void {
  const before = seenDeal(id);
  if (stage === "over" || before?.begun) return;
  const seals = seats.map((sitting) => (sitting?.kind === "person" ? sitting.seal : null));
  const others = kept().filter(([table]) => table !== id);
  const begun = stage === "playing";
  // The first commitment that was seen counts: one that is exchanged later proves nothing.
  const first = before?.commitment ?? (begun ? null : commitment);
  try {
    localStorage.setItem(
      SEEN,
      JSON.stringify([...others, [id, { commitment: first, seals, begun } satisfies SeenDeal]].slice(-MOST)),
    );
  } catch {
    // What cannot be kept cannot be compared at the end; the deal is as fair.
  }
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
  return (seen.commitment === null || typeof seen.commitment === "string") && typeof seen.begun === "boolean";
}
