/** Another person comes to this device, or nobody: what it kept at tables apart was of the one before. */
import { CHANCES, forgetChances } from "./chances.ts";
import { forgetMoves, MOVES } from "./kept-move.ts";
import { myself, remember } from "./myself.ts";
import { notePushed } from "./pushed.ts";
import { forgetSeen, SEEN } from "./seen-deals.ts";

/** Gives the way to have it all again, for who turns out to be the same. */
export function forgetPerson(): () => void {
  const { name } = myself();
  const before = [CHANCES, SEEN, MOVES].map((key) => [key, keptAt(key)] as const);
  remember({ known: false, name: "", several: false });
  forgetChances();
  forgetSeen();
  notePushed(false);
  // A move of theirs would be made from another's seat.
  forgetMoves();
  return () => {
    remember({ name });
    try {
      // What another page has kept meanwhile is newer.
      for (const [key, value] of before)
        if (value !== null && keptAt(key) === null) localStorage.setItem(key, value);
    } catch {
      // What cannot be kept cannot be compared at the end.
    }
  };
}

function keptAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
