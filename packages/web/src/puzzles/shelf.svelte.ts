/** The shelf of this device, and the puzzle in hand: kept beside the settings, and sent nowhere. */
import { isShelf, readShelf, writeShelf } from "./kept-shelf.ts";
import type { Shelf } from "./shelf.ts";

const SHELF = "guinguette/puzzles";
const HAND = "guinguette/puzzle";

/** A puzzle that was begun: its catches so far, as a code writes them, and the seconds it took. */
export interface InHand {
  readonly number: number;
  readonly catches: string;
  readonly seconds: number;
}

let now = $state.raw(readShelf(read(SHELF)));

export function shelf(): Shelf {
  return now;
}

/** Another tab may have solved something meanwhile: what it wrote is where this one goes on. */
export function changeShelf(change: (shelf: Shelf) => Shelf): void {
  const kept = read(SHELF);
  // What cannot be read is set aside, not written over: what this page knows goes on.
  if (kept !== null && !isShelf(kept)) write(`${SHELF}/odd`, kept);
  const before = kept !== null && isShelf(kept) ? readShelf(kept) : now;
  now = change(before);
  if (now !== before) write(SHELF, writeShelf(now));
}

export function inHand(): InHand | null {
  try {
    const kept: unknown = JSON.parse(read(HAND) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { number, catches, seconds } = kept as Partial<InHand>;
    const whole =
      Number.isSafeInteger(number) && Number.isSafeInteger(seconds) && typeof catches === "string";
    return whole ? (kept as InHand) : null;
  } catch {
    return null;
  }
}

export function holdInHand(hand: InHand | null): void {
  write(HAND, JSON.stringify(hand));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the marks of the next visit, nothing else.
  }
}
