/** Somebody is waited for and stays away, or does not move: from when on whoever looks may let a bot hold their seat, or vote for
 * it. The table says when. */
import type { Seat } from "@guinguette/rules/seats";
import type { Sight } from "@guinguette/table/sight";
import type { MayHold as Told } from "@guinguette/wire/client/link";
import type { Presence, Vote } from "@guinguette/wire/live";

/** Whose seat it is, and whether it may be now or only later. */
export interface MayHold {
  readonly seat: Seat;
  readonly now: boolean;
  /** How the votes stand, where it takes them. */
  readonly vote: Vote | null;
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

/** Those of whom the table is to be asked: who is waited for and has left, and who is there and does not move. */
export function seatsToAskOf(
  { awaited, chairs }: Pick<Sight, "awaited" | "chairs">,
  own: Seat | null,
  presence: readonly Presence[] | null,
  { mayHold, mayVote }: { readonly mayHold: boolean; readonly mayVote: boolean },
): Seat[] {
  // Whoever has got up is not away: nobody is there.
  const isLeft = (seat: Seat) => chairs[seat]?.holder.kind === "nobody" || presence?.[seat] === "away";
  return awaited.filter((seat) => seat !== own && (isLeft(seat) ? mayHold : mayVote));
}

/** `wait`: in how many milliseconds, as the table says, and how the votes stand. */
export function newHolding(wait: (seat: Seat) => Promise<Told>): Holding {
  let found = $state.raw<MayHold | null>(null);
  let asked = "";
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(seats: readonly Seat[]): Promise<void> {
    clearTimeout(timer);
    const mine = ++turn;
    for (const seat of seats) {
      const { in: left, vote } = await wait(seat);
      if (mine !== turn) return;
      if (left === null && vote === null) continue;
      found = { seat, now: left === 0, vote };
      if (left !== null && left > 0) timer = setTimeout(() => void ask(seats), Math.min(left, AN_HOUR));
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
