/**
 * What happens at the tables by itself: bots move, clocks run out, bots hold the seats of those who stay away. The process
 * that stored an entry looks after what follows from it. If it dies, others find the table by its due time in the store:
 * whoever is quicker makes the next entry, and nobody makes it twice.
 */
import type { Clock, Thoughtless } from "@guinguette/table/decide";
import { answering, botAt, botToAsk } from "@guinguette/table/driver";
import { agendaOf, mayBotMove } from "../room/agenda.ts";
import { offerAt } from "../room/offering.ts";
import type { Room } from "../room/room.ts";
import type { Rooms, Told } from "../rooms/rooms.ts";
import type { Store } from "../store/store.ts";
import type { Thinking } from "../thinking/thinking.ts";
import { absenceIn, holdSeat, type IsAway } from "./absence.ts";

export interface TendingOptions {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly now: () => number;
  readonly clock: Clock;
  readonly thinking: Thinking;
  readonly isAway: IsAway;
  /** At least so long a bot seems to think, in milliseconds. */
  readonly pace: number;
  /** A bot could not think, and any legal move was played. */
  readonly said: (trouble: Thoughtless) => void;
  readonly noted: (cause: unknown) => void;
}

export interface Tending {
  /** Something was stored. */
  readonly told: Told;
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
/** What is due later than this is left to be found in the store: a table at rest costs nothing. */
const SOON = 90_000;

/** A table that this process looks after. */
interface Tended {
  /** Somebody thinks there, or something is being stored. */
  readonly isBusy: boolean;
  /** The room, where this process has stored something new in it meanwhile. */
  again: Room | null;
  readonly timer: NodeJS.Timeout | undefined;
}

export function tend(options: TendingOptions): Tending {
  const { rooms, store, now, clock, thinking, isAway, pace, said, noted } = options;
  const tables = new Map<string, Tended>();
  let closed = false;
  let sweeping = false;

  /** Whoever stored the last entry looks after what follows. */
  function leave(id: string): void {
    const tended = tables.get(id);
    if (tended === undefined) return;
    clearTimeout(tended.timer);
    tended.again = null;
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
      // Where there is no room to think, it is found again by its due time.
      if (!thinking.isFull()) work(id, () => letBotMove(room));
    } else wait(room);
  }

  function wait(room: Room): void {
    const { id } = room;
    const later = agendaOf(room).flatMap(({ at }) => (at > now() ? [at - now()] : []));
    const first = Math.min(...later);
    if (first > SOON) return;
    const timer = setTimeout(() => work(id, () => lookAgain(id)), first).unref();
    tables.set(id, { isBusy: false, again: null, timer });
  }

  function work(id: string, todo: () => Promise<void>): void {
    const tended: Tended = { isBusy: true, again: null, timer: undefined };
    tables.set(id, tended);
    void todo()
      // It is still due, and will be found.
      .catch(noted)
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

  async function letBotMove({ id, table }: Room): Promise<void> {
    const asked = table === null ? null : botToAsk(table);
    if (table === null || asked === null) return;
    const { places } = thinking;
    const answered = await answering(table, asked, { clock, places, noted, least: () => pace });
    if (closed) return;
    const { seen, move, troubles } = answered;
    const isPlayed = await rooms.act(id, (room) => {
      const chair = room.table?.chairs[asked.seat];
      // A person may have sat down there meanwhile, or somebody may have asked to take a move back.
      if (chair === undefined || botAt(chair) === null || !mayBotMove(room, now()))
        return { entry: null, value: false };
      const { entry } = offerAt(room, asked.seat, { kind: "play", seen, move }, null);
      return { entry, value: entry !== null };
    });
    if (isPlayed) for (const trouble of troubles) said(trouble);
  }

  return {
    told(room, _entries, isOurs) {
      if (isOurs) look(room);
      else leave(room.id);
    },
    async sweep() {
      if (sweeping || closed) return;
      sweeping = true;
      try {
        const time = now();
        for (const id of await store.overdue(time - GRACE, time + LEASE, BATCH)) {
          const room = closed || tables.get(id)?.isBusy ? null : await rooms.look(id);
          if (room !== null) look(room);
        }
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
