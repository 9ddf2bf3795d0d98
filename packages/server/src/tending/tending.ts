/**
 * What happens at the tables by itself: bots move, clocks run out, bots hold the seats of those who stay away. The process
 * that stored an entry looks after what follows from it. If it dies, others find the table by its due time in the store:
 * whoever is quicker makes the next entry, and nobody makes it twice.
 */
import type { Seat } from "@guinguette/rules/seats";
import type { Clock } from "@guinguette/table/decide";
import { botAt, timeToAnswer } from "@guinguette/table/driver";
import { agendaOf, awayAt, dueOf, mayBotMove } from "../room/agenda.ts";
import { offerAt } from "../room/offering.ts";
import type { Room } from "../room/room.ts";
import { isUnreadable } from "../rooms/failures.ts";
import type { Rooms, Told } from "../rooms/rooms.ts";
import type { Store } from "../store/store.ts";
import { type Asker, ranks } from "../thinking/queue.ts";
import type { Thinking } from "../thinking/thinking.ts";
import { absenceIn, holdSeat, type IsAway } from "./absence.ts";
import { type Choosing, choiceAt, type Waiting } from "./choosing.ts";

export interface TendingOptions {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly now: () => number;
  readonly clock: Clock;
  readonly thinking: Thinking;
  readonly isAway: IsAway;
  /** Whether somebody looks at it, here. */
  readonly isWatched: (id: string) => boolean;
  /** For whom a table's bots think, and with whom they share what there is to think with. */
  readonly askerAt: (room: Room) => Asker;
  /** At least so long a bot seems to think, in milliseconds. */
  readonly pace: number;
  /** A bot could not think, and any legal move was played at this table, for this seat. */
  readonly said: (table: string, seat: Seat) => void;
  readonly noted: (cause: unknown) => void;
}

export interface Tending {
  /** Something was stored. */
  readonly told: Told;
  /** Somebody has come to look at it, here. */
  came(room: Room): void;
  /** Looks after what should have happened, here or in a process that is gone. */
  sweep(): Promise<void>;
  close(): void;
}

/** How late something may be, in milliseconds, before others than who should have done it do it. */
const GRACE = 3_000;
/** How long a table that was found so is one process's to look after. */
const LEASE = 20_000;
/** How many of them are looked after at once. */
const BATCH = 100;
/** A table at which something fails is left alone for longer and longer, in milliseconds: for so long at most, a day. */
const LONGEST = 86_400_000;
/** How often to look again whether somebody is away for whom others wait. */
const AWAY_AGAIN = 5_000;
/** What is due later than this is left to be found in the store, a little late: a table at rest costs nothing. Whose time is
 * up by then has made no move meanwhile (`offering.ts`). */
const OWN_TIMERS = 3_600_000;

/** A table that this process looks after. */
interface Tended {
  /** Somebody thinks there, or something is being stored. */
  readonly isBusy: boolean;
  /** The room, where this process has stored something new in it meanwhile. */
  again: Room | null;
  readonly timer: NodeJS.Timeout | undefined;
  /** A bot waits there for its turn to think. */
  waiting: Waiting | null;
}

/** A table at which something failed. */
interface Failing {
  readonly times: number;
  /** Until when it is left alone. */
  readonly until: number;
}

export function tend(options: TendingOptions): Tending {
  const { rooms, store, now, clock, thinking, isAway, isWatched, askerAt, pace, said, noted } = options;
  const tables = new Map<string, Tended>();
  const failing = new Map<string, Failing>();
  /** Tables that somebody looks at here and where somebody may be away, and when to see whether they are. */
  const absences = new Map<string, number>();
  let closed = false;
  let sweeping = false;
  const choosing: Choosing = {
    ...{ thinking, askerAt, clock, noted, look: rooms.look },
    mayChoose: (room) => !closed && mayBotMove(room, now()),
  };

  /** Whoever stored the last entry looks after what follows. */
  function leave(id: string): void {
    const tended = tables.get(id);
    if (tended === undefined) return;
    clearTimeout(tended.timer);
    tended.again = null;
    tended.waiting?.drop();
    if (!tended.isBusy) tables.delete(id);
  }

  /** Sees what is to be done at a table, now or soon. */
  function look(room: Room): void {
    const { id } = room;
    const tended = tables.get(id);
    clearTimeout(tended?.timer);
    if (closed) return;
    if (tended?.isBusy) {
      tended.again = room;
      return;
    }
    tables.delete(id);
    if (absenceIn(room, now(), isAway) !== null) work(id, () => hold(id));
    else if (mayBotMove(room, now())) {
      const asker = askerAt(room);
      // Where no more may wait, it is found again by its due time.
      if (!thinking.isFull(asker)) work(id, (tended) => letBotMove(id, asker, tended));
    } else wait(room);
  }

  function wait(room: Room): void {
    const { id } = room;
    const later = agendaOf(room).flatMap(({ kind, at }) =>
      kind !== "away" && at > now() ? [at - now()] : [],
    );
    const first = Math.min(...later);
    if (first > OWN_TIMERS) return;
    const timer = setTimeout(() => work(id, () => lookAgain(id)), first).unref();
    tables.set(id, { isBusy: false, again: null, timer, waiting: null });
  }

  function work(id: string, todo: (tended: Tended) => Promise<void>): void {
    clearTimeout(tables.get(id)?.timer);
    const tended: Tended = { isBusy: true, again: null, timer: undefined, waiting: null };
    tables.set(id, tended);
    void todo(tended)
      // It is still due, and will be found.
      .catch((cause: unknown) => fails(id, cause))
      .then(() => {
        tables.delete(id);
        if (tended.again !== null) look(tended.again);
      })
      .catch(noted);
  }

  async function hold(id: string): Promise<void> {
    await rooms.act(id, (room) => ({ entry: holdSeat(room, now(), isAway), value: null }));
  }

  async function lookAgain(id: string): Promise<void> {
    const room = await rooms.look(id);
    const tended = tables.get(id);
    if (tended !== undefined) tended.again = room;
  }

  function fails(id: string, cause: unknown): void {
    noted(cause);
    // What is wrong with the store, or with the moment, is not this table's fault.
    if (!isUnreadable(cause)) return;
    const times = (failing.get(id)?.times ?? 0) + 1;
    failing.set(id, { times, until: now() + Math.min(LONGEST, LEASE * 2 ** times) });
  }

  /** Notes whether somebody may be away for whom others wait here. */
  function heed(room: Room): void {
    // Most tables wait: every change of every table comes by here.
    if (room.plan.away === "wait") return;
    const at = isWatched(room.id) ? awayAt(room) : null;
    if (at === null) absences.delete(room.id);
    else absences.set(room.id, at);
  }

  function seeWhoIsAway(): void {
    for (const [id, at] of absences) {
      if (!isWatched(id)) absences.delete(id);
      else if (at <= now() && !tables.get(id)?.isBusy) {
        absences.set(id, now() + AWAY_AGAIN);
        void holdIfAway(id).catch((cause: unknown) => fails(id, cause));
      }
    }
  }

  /** Asked of the room as it is stored: what was in memory may have been forgotten, with a move that never was. */
  async function holdIfAway(id: string): Promise<void> {
    const room = await rooms.look(id);
    if (room === null || closed || tables.get(id)?.isBusy) return;
    if (absenceIn(room, now(), isAway) !== null) work(id, () => hold(id));
  }

  /** A table that should have been looked after, and was taken over until then. */
  async function takeOver(id: string, until: number): Promise<void> {
    if (closed || tables.get(id)?.isBusy) return;
    const { until: pause = 0 } = failing.get(id) ?? {};
    if (pause > now()) return store.postpone(id, until, pause);
    try {
      const room = await rooms.look(id);
      const due = room === null ? null : dueOf(room);
      // Where it is due later than was noted, it is found then.
      if (due === null || due > until) await store.postpone(id, until, due);
      if (room !== null && due !== null) look(room);
    } catch (cause) {
      if (!isUnreadable(cause)) throw cause;
      fails(id, cause);
      // Where this cannot be noted either, it comes again with the next sweep.
      await store.postpone(id, until, failing.get(id)?.until ?? until).catch(noted);
    }
  }

  /** Somebody has come to a table whose bot waits behind others', or was left to be found: now it is waited for. */
  function hurry(room: Room): void {
    const tended = tables.get(room.id);
    if (tended?.waiting) {
      if (ranks.indexOf(askerAt(room).rank) >= ranks.indexOf(tended.waiting.rank)) return;
      tended.again = room;
      tended.waiting.drop();
    } else if (tended === undefined && !failing.has(room.id)) {
      const due = dueOf(room);
      if (due !== null && due + GRACE <= now()) look(room);
    }
  }

  async function letBotMove(id: string, asker: Asker, tended: Tended): Promise<void> {
    const choice = await choiceAt(choosing, id, asker, (waiting) => {
      tended.waiting = waiting;
    });
    if (choice === null) return;
    const { seat, bot, begun, seen, move, troubles } = choice;
    await timeToAnswer(bot, begun, { clock, least: () => pace });
    if (closed) return;
    const isPlayed = await rooms.act(id, (there) => {
      const chair = there.table?.chairs[seat];
      // A person may have sat down there meanwhile, or somebody may have asked to take a move back.
      if (chair === undefined || botAt(chair) === null || !mayBotMove(there, now()))
        return { entry: null, value: false };
      const { entry } = offerAt(there, seat, { kind: "play", seen, move }, null);
      return { entry, value: entry !== null };
    });
    if (isPlayed && troubles.length > 0) said(id, seat);
  }

  return {
    told(room, _entries, isOurs) {
      if (isOurs) failing.delete(room.id);
      if (isOurs) look(room);
      else leave(room.id);
      heed(room);
    },
    came(room) {
      heed(room);
      hurry(room);
    },
    async sweep() {
      if (sweeping || closed) return;
      sweeping = true;
      try {
        seeWhoIsAway();
        const time = now();
        for (const id of await store.overdue(time - GRACE, time + LEASE, BATCH))
          await takeOver(id, time + LEASE);
      } finally {
        sweeping = false;
      }
    },
    close() {
      closed = true;
      for (const { timer } of tables.values()) clearTimeout(timer);
      thinking.close();
    },
  };
}
