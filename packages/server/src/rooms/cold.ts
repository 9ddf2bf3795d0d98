/** Rooms that are not in memory are read a few at a time. */
import { DamagedPart, type Store } from "../store/store.ts";
import { NotStored } from "./failures.ts";
import { foldInTurns, type Spend } from "./folding.ts";
import type { Read } from "./reading.ts";

/** So many are on their way from the store, or wait to be folded. */
const LANES = 4;

type ReadCold = (id: string, spend?: Spend) => Promise<Read | null>;

export function readingFrom(store: Pick<Store, "load">): ReadCold {
  let free = LANES;
  const waiting: (() => void)[] = [];

  return async (id, spend) => {
    if (free > 0) free--;
    else await new Promise<void>((done) => void waiting.push(done));
    try {
      const stored = await store.load(id).catch((cause: unknown) => {
        // It is this room that cannot be read, and no other.
        throw cause instanceof DamagedPart ? cause : new NotStored(cause);
      });
      return stored === null ? null : await foldInTurns(id, stored, spend);
    } finally {
      const first = waiting.shift();
      if (first === undefined) free++;
      else first();
    }
  };
}
