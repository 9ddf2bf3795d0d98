/** What can be taken back at this screen, and how: asked for a moment after every change, for it takes a moment. */
import type { Seat } from "@guinguette/rules/seats";
import type { Sight } from "@guinguette/table/sight";
import { plays } from "./frame.ts";
import type { Nears } from "./nears.ts";

export interface WayBack {
  readonly seat: Seat;
  readonly how: "free" | "ask";
}

export interface BackFinder {
  readonly found: WayBack | null;
  /** Everything is as in this sight now. */
  update(sight: Sight): void;
  stop(): void;
}

export function newBackFinder(nears: () => Nears, persons: readonly Seat[]): BackFinder {
  let found = $state.raw<WayBack | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the change that was asked at last: an answer about another comes too late. */
  let asked = -1;

  async function ask(seat: Seat, number: number): Promise<void> {
    const how = await nears().linkOf(seat).mayTakeBack();
    if (asked === number && how !== null) found = { seat, how };
  }
  return {
    get found() {
      return found;
    },
    update(sight) {
      found = null;
      asked = sight.number;
      clearTimeout(timer);
      const seat = lastMover(sight, persons);
      // Not while a click waits for its answer.
      if (seat !== null) timer = setTimeout(() => void ask(seat, sight.number), 50);
    },
    stop() {
      asked = -1;
      clearTimeout(timer);
    },
  };
}

/** The one of those who play at this screen who moved last. */
function lastMover({ movers, chairs }: Sight, persons: readonly Seat[]): Seat | null {
  return movers.findLast((mover) => persons.includes(mover) && plays(chairs, mover)) ?? null;
}
