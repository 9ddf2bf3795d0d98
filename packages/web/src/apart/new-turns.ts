/** Which of somebody's tables have begun to wait for them. */
import type { MyTable } from "./my-tables.svelte.ts";

/** The tables that wait now and did not before; none where nothing was known. */
export function newTurns(before: readonly MyTable[] | null, now: readonly MyTable[]): readonly MyTable[] {
  if (before === null) return [];
  const waited = new Set(before.filter(({ awaited }) => awaited).map(({ room }) => room.id));
  return now.filter(({ awaited, room }) => awaited && !waited.has(room.id));
}
