/**
 * What this device saw of a deal before it was made: the server's commitment, and the seals of the others' chances. Kept,
 * so that once the game is over it can be seen that nothing was put in their place.
 */
import type { RoomView } from "@guinguette/wire/room";

const KEY = "guinguette/seen-deals";
/** Of so many tables, the newest. */
const MOST = 100;

interface SeenDeal {
  readonly commitment: string;
  /** By seat; null where nobody sat, or a bot. */
  readonly seals: readonly (string | null)[];
}

/** Keeps what a table shows before it starts. */
export function keepSeen({ id, stage, commitment, seats }: RoomView): void {
  if (stage !== "waiting") return;
  const seals = seats.map((sitting) => (sitting?.kind === "person" ? sitting.seal : null));
  const others = kept().filter(([table]) => table !== id);
  // The first commitment that was seen counts: one that is exchanged later proves nothing.
  const first = seenDeal(id)?.commitment ?? commitment;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...others, [id, { commitment: first, seals } satisfies SeenDeal]].slice(-MOST)),
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
  localStorage.removeItem(KEY);
}

/** The oldest first; what is odd is left out. */
function kept(): (readonly [string, SeenDeal])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(pair: unknown): pair is [string, SeenDeal] {
  if (!Array.isArray(pair) || typeof pair[0] !== "string") return false;
  const seen = pair[1] as Partial<SeenDeal> | null;
  return typeof seen?.commitment === "string" && Array.isArray(seen.seals);
}
