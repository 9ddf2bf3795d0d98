/**
 * What this device adds to a deal, 128 bits for each table, and keeps: so that once the game is over it can be seen that
 * the deal was made with it.
 */
export const CHANCES = "guinguette/chances";
/** Of so many tables, the newest. */
const MOST = 100;

export function newChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was given to this table; null where nothing was, or it was not kept. */
export function keptChance(table: string): string | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

/** What to give to this table: the same as before, or something new that is kept. `seal`: of what one's seat has been
 * given already, by another device or a program of one's own. The first counts, so that nothing of this one is kept. */
export function chanceFor(table: string, seal: string | null): string {
  const before = keptChance(table);
  if (before !== null) return before;
  const drawn = newChance();
  if (seal !== null) return drawn;
  try {
    localStorage.setItem(CHANCES, JSON.stringify([...kept(), [table, drawn]].slice(-MOST)));
  } catch {
    // What cannot be kept cannot be compared at the end; the deal is as fair.
  }
  return drawn;
}

export function forgetChances(): void {
  try {
    localStorage.removeItem(CHANCES);
  } catch {
    // Nothing was kept.
  }
}

/** Table and chance, the oldest first; what is odd is left out. */
function kept(): (readonly [string, string])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(CHANCES) ?? "[]");
    if (!Array.isArray(read)) return [];
    return read.filter(
      (pair: unknown): pair is [string, string] =>
        Array.isArray(pair) && typeof pair[0] === "string" && isChance(pair[1]),
    );
  } catch {
    return [];
  }
}

function isChance(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}
