/** Somebody is waited for and stays away: from when on whoever looks may let a bot hold their seat. The table says when. */
import type { Seat } from "@guinguette/rules/seats";

/** Whose seat it is, and whether it may be now or only later. */
export interface MayHold {
  readonly seat: Seat;
  readonly now: boolean;
}

export interface Holding {
  readonly found: MayHold | null;
  /** Those of whom it is to be asked, in order, while things stand like this. */
  look(seats: readonly Seat[], standing: string): void;
  /** What was asked may have gone unanswered, or things stand otherwise: the next look asks again. */
  forget(): void;
  stop(): void;
}

/** A clock may leave weeks, and a timer bears no more than 24 days: it is asked again at least so often. */
const AN_HOUR = 3_600_000;

/** `wait`: in how many milliseconds, as the table says; null where it may not be. */
export function newHolding(wait: (seat: Seat) => Promise<number | null>): Holding {
  let found = $state.raw<MayHold | null>(null);
  let asked = "";
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(seats: readonly Seat[]): Promise<void> {
    clearTimeout(timer);
    const mine = ++turn;
    for (const seat of seats) {
      const left = await wait(seat);
      if (mine !== turn) return;
      if (left === null) continue;
      found = { seat, now: left === 0 };
      if (left > 0) timer = setTimeout(() => void ask(seats), Math.min(left, AN_HOUR));
      return;
    }
    found = null;
  }

  return {
    get found() {
      return found;
    },
    look(seats, standing) {
      const next = `${standing} ${seats}`;
      if (next === asked) return;
      asked = next;
      void ask(seats);
    },
    forget() {
      asked = "";
    },
    stop() {
      turn++;
      clearTimeout(timer);
    },
  };
}
