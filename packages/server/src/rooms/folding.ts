/**
 * So many entries are folded in one turn of the event loop: who asks for long rooms, or for many at once, keeps nobody else
 * waiting. All of the process's turns are counted here, whoever reads.
 */
import { setImmediate } from "node:timers/promises";
import type { StoredRoom, StoredRow } from "../store/store.ts";
import { type Read, readMore, readRoom, sizeOf } from "./reading.ts";

/** What it took of the process's time, in milliseconds. */
export type Spend = (milliseconds: number) => void;

export const MOST_FOLDED = 500;
/** A long entry, with a whole set-up in it, counts as one more for each so many letters. */
const LETTERS = 1_024;

let folded = 0;
let turn: Promise<void> | null = null;

/** Comes back in the next turn, in which nothing has been folded yet. */
function nextTurn(): Promise<void> {
  turn ??= setImmediate().then(() => {
    folded = 0;
    turn = null;
  });
  return turn;
}

/** As how many entries these count. */
export function weightOf(rows: readonly StoredRow[]): number {
  return rows.reduce((sum, { json }) => sum + 1 + Math.floor(json.length / LETTERS), 0);
}

/** Does something with so many entries in a turn in which there is room for them. */
export async function inATurn<T>(entries: number, work: () => T, spend?: Spend): Promise<T> {
  while (folded > 0 && folded + entries > MOST_FOLDED) await nextTurn();
  folded += entries;
  void nextTurn();
  const begun = performance.now();
  try {
    return work();
  } finally {
    spend?.(performance.now() - begun);
  }
}

/** The room that was stored: a short one in one turn, a long one in several. */
export async function foldInTurns(id: string, { secret, rows }: StoredRoom, spend?: Spend): Promise<Read> {
  const first = { secret, rows: rows.slice(0, MOST_FOLDED) };
  const read = await inATurn(weightOf(first.rows), () => readRoom(id, first), spend);
  if (rows.length <= MOST_FOLDED) return read;
  const { held } = read;
  const entries = [...read.entries];
  for (let at = MOST_FOLDED; at < rows.length; at += MOST_FOLDED) {
    const more = rows.slice(at, at + MOST_FOLDED);
    entries.push(...(await inATurn(weightOf(more), () => readMore(held, more), spend)));
    held.size += sizeOf(more);
  }
  return { held, entries };
}
