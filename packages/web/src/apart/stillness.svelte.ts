/** Nothing has happened at a table for a while, and others may vote that a bot plays for whoever does not move. */
import type { Seat } from "@guinguette/rules/seats";
import type { Sight } from "@guinguette/table/sight";

/** After how long in one position the table is asked whether there may be a vote, in milliseconds: long before there may. */
const STILL = 60_000;

export interface Stillness {
  /** Whether it is to be asked. */
  readonly isStill: boolean;
  /** How many votes were heard of since then. */
  readonly votes: number;
  /** Whose they were, where they are on one's own seat. */
  readonly onMine: readonly Seat[];
  /** How things stand now: the wait begins anew with a move, and with a seat that a bot takes or gives back. Nothing else
   * that one does at a table counts as moving. */
  stands(sight: Pick<Sight, "position" | "chairs">): void;
  heard(seat: Seat, by: Seat): void;
  stop(): void;
}

/** `see`: it is to be asked now. */
export function newStillness(mine: Seat | undefined, see: () => void): Stillness {
  let onMine = $state.raw<readonly Seat[]>([]);
  let isStill = false;
  let votes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";

  return {
    get isStill() {
      return isStill;
    },
    get votes() {
      return votes;
    },
    get onMine() {
      return onMine;
    },
    stands({ position, chairs }) {
      const now = JSON.stringify([position, chairs.map(({ standIn }) => standIn)]);
      if (now === last) return;
      last = now;
      isStill = false;
      votes = 0;
      onMine = [];
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStill = true;
        see();
      }, STILL);
    },
    heard(seat, by) {
      votes++;
      isStill = true;
      if (seat === mine) onMine = [...onMine, by];
    },
    stop: () => clearTimeout(timer),
  };
}
