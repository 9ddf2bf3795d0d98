/**
 * Who is at which table: those who are connected here, and as many as other processes say are connected there. Nothing
 * of it is stored. What is kept of a table is a few numbers, and of a table where nobody looks nothing.
 */
import type { Seat, SeatMask } from "@guinguette/rules/seats";
import type { Presence } from "@guinguette/wire/live";
import { type Room, seatOf } from "../room/room.ts";
import { type Sitter, sittersIn } from "../room/sitters.ts";

/** As many as one process has at a table. */
export interface Few {
  /** The seats whose persons are there. */
  readonly seats: SeatMask;
  readonly watching: number;
}

/** What one process tells the others of a table. */
export interface ThereWord extends Few {
  readonly kind: "there";
  readonly room: string;
  /** Whether it has just begun to look, and would like to know who else is there. */
  readonly asks: boolean;
}

/** Somebody who is connected. */
export interface Guest {
  readonly table: string;
  readonly person: string | null;
  /** Their own seat, as they are counted; null for who has none, and undefined for who is not counted. */
  own: Seat | null | undefined;
}

export interface Company {
  join(guest: Guest, room: Room): void;
  leave(guest: Guest): void;
  /** Others may sit there now. */
  reseat(guests: Iterable<Guest>, room: Room): void;
  /** Since when the person of a seat has been there, but for less than a minute at a time; null where they are away. */
  since(room: string, seat: Seat): number | null;
  /** By seat, and how many watch. */
  presence(room: string): { readonly seats: Presence[]; readonly watching: number };
  heard(word: ThereWord, from: string): void;
  /** Words may have been lost: everything is said and asked for again. */
  missed(): void;
  gone(process: string): void;
  /** Those who were to be back soon, and are not, are away. */
  tick(): void;
  readonly tables: number;
}

export interface CompanyOptions {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  readonly say: (word: ThereWord) => void;
  /** Something is to be told anew at this table. */
  readonly changed: (room: string) => void;
}

interface There {
  /** How many connections there are here: of each seat's person, and of others. */
  readonly here: number[];
  watching: number;
  readonly others: Map<string, Few>;
  sitters: readonly Sitter[];
  /** The seats whose persons are there, here or elsewhere. */
  seats: SeatMask;
  /** By seat, when its person was seen to go; null where nobody has gone of late. */
  left: (number | undefined)[] | null;
  /** By seat, when its person was seen to come who had been away. */
  readonly came: number[];
}

/** For so long somebody may be on their way back, in milliseconds. */
const BACK_SOON = 60_000;
/** Who has not answered after so long has nobody there any more, in milliseconds: a word may be long on its way. */
const ANSWERED = 20_000;

export function companyWith({ now, say, changed }: CompanyOptions): Company {
  const tables = new Map<string, There>();
  /** Where somebody has gone of late. */
  const leaving = new Set<string>();
  /** Processes that were asked anew, by table, and have not answered yet, since when: who has nobody there any more does not
   * answer. Who is asked again meanwhile has no more time for that. */
  const unanswered = new Map<string, Map<string, number>>();

  const few = ({ here, watching }: There): Few => ({
    seats: here.reduce((mask, count, seat) => (count > 0 ? mask | (1 << seat) : mask), 0),
    watching,
  });
  const isLooking = ({ here, watching }: There) => watching > 0 || here.some((count) => count > 0);

  function at(id: string): There {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const there: There = {
      here: [],
      watching: 0,
      others: new Map(),
      sitters: [],
      seats: 0,
      left: null,
      came: [],
    };
    tables.set(id, there);
    return there;
  }

  function count(there: There, own: Seat | null, by: 1 | -1): void {
    if (own === null) there.watching += by;
    else there.here[own] = (there.here[own] ?? 0) + by;
  }

  /** Sees who has come and who has gone. */
  function settle(id: string, there: There): void {
    const before = there.seats;
    there.seats = [...there.others.values()].reduce((mask, { seats }) => mask | seats, few(there).seats);
    for (let seat = 0; seat < there.sitters.length; seat++) {
      const [was, is] = [(before >> seat) & 1, (there.seats >> seat) & 1];
      if (was === is) continue;
      there.left ??= [];
      if (is === 1 && there.left[seat] === undefined) there.came[seat] = now();
      there.left[seat] = is === 1 ? undefined : now();
      if (is === 0) leaving.add(id);
    }
    if (!isLooking(there)) there.others.clear();
    forgetIdle(id, there);
    changed(id);
  }

  function forgetIdle(id: string, there: There): void {
    if (!leaving.has(id) && !isLooking(there)) tables.delete(id);
  }

  /** Whether all who have gone are away by now. */
  function tickAt(id: string, { left }: There, until: number): boolean {
    let isSoon = false;
    for (const [seat, at] of left?.entries() ?? []) {
      if (at === undefined || left === null) continue;
      if (at > until) isSoon = true;
      else {
        left[seat] = undefined;
        changed(id);
      }
    }
    return !isSoon;
  }

  function forgetSilent(until: number): void {
    for (const [id, processes] of unanswered) {
      const there = tables.get(id);
      let isAnyGone = false;
      for (const [process, since] of processes) {
        if (since > until) continue;
        processes.delete(process);
        if (there?.others.delete(process)) isAnyGone = true;
      }
      if (processes.size === 0) unanswered.delete(id);
      if (there !== undefined && isAnyGone) settle(id, there);
    }
  }

  function tell(id: string, there: There, asks = false): void {
    say({ kind: "there", room: id, ...few(there), asks });
  }

  return {
    join(guest, room) {
      const there = at(room.id);
      const isFirst = !isLooking(there);
      there.sitters = sittersIn(room);
      guest.own = seatOf(room, guest.person);
      count(there, guest.own, 1);
      settle(room.id, there);
      tell(room.id, there, isFirst);
    },
    leave(guest) {
      const there = tables.get(guest.table);
      if (there === undefined || guest.own === undefined) return;
      count(there, guest.own, -1);
      guest.own = undefined;
      tell(guest.table, there);
      settle(guest.table, there);
    },
    reseat(guests, room) {
      const there = tables.get(room.id);
      if (there === undefined) return;
      const before = few(there);
      there.sitters = sittersIn(room);
      for (const guest of guests) {
        if (guest.own === undefined) continue;
        count(there, guest.own, -1);
        guest.own = seatOf(room, guest.person);
        count(there, guest.own, 1);
      }
      const after = few(there);
      if (before.seats !== after.seats || before.watching !== after.watching) tell(room.id, there);
      settle(room.id, there);
    },
    since(id, seat) {
      const there = tables.get(id);
      if (there === undefined || there.sitters[seat] !== "person") return null;
      const isThere = (there.seats >> seat) & 1 || there.left?.[seat] !== undefined;
      return isThere ? (there.came[seat] ?? null) : null;
    },
    presence(id) {
      const there = tables.get(id);
      if (there === undefined) return { seats: [], watching: 0 };
      const elsewhere = [...there.others.values()].reduce((sum, { watching }) => sum + watching, 0);
      const seats = there.sitters.map((sitter, seat) => {
        if (sitter !== "person") return sitter === "bot" ? "here" : "away";
        if ((there.seats >> seat) & 1) return "here";
        return there.left?.[seat] === undefined ? "away" : "back-soon";
      });
      return { seats, watching: there.watching + elsewhere };
    },
    heard({ room: id, seats, watching, asks }, from) {
      const there = tables.get(id);
      if (there === undefined || !isLooking(there)) return;
      unanswered.get(id)?.delete(from);
      if (seats === 0 && watching === 0) there.others.delete(from);
      else there.others.set(from, { seats, watching });
      if (asks) tell(id, there);
      settle(id, there);
    },
    missed() {
      for (const [id, there] of tables) {
        if (!isLooking(there)) continue;
        const before = unanswered.get(id);
        const asked = [...there.others.keys()].map(
          (process) => [process, before?.get(process) ?? now()] as const,
        );
        unanswered.set(id, new Map(asked));
        tell(id, there, true);
      }
    },
    gone(process) {
      for (const [id, there] of tables) if (there.others.delete(process)) settle(id, there);
    },
    tick() {
      forgetSilent(now() - ANSWERED);
      const until = now() - BACK_SOON;
      for (const id of leaving) {
        const there = tables.get(id);
        if (there === undefined || tickAt(id, there, until)) leaving.delete(id);
        if (there !== undefined) forgetIdle(id, there);
      }
    },
    get tables() {
      return tables.size;
    },
  };
}
