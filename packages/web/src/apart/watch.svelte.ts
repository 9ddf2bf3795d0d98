/** One table of the server as this page knows it: found by its code or its id, then followed live. */
import { comeAgainIn } from "@guinguette/wire/client/come-again";
import { type Connection, connect, type Status } from "@guinguette/wire/client/connection";
import type { Asked, Failure, Tables } from "@guinguette/wire/client/http";
import type { Line } from "@guinguette/wire/client/line";
import type { Ears } from "@guinguette/wire/client/link";
import type { FromTable } from "@guinguette/wire/live";
import type { Found } from "@guinguette/wire/people";
import type { Problem } from "@guinguette/wire/problem";
import { problemName } from "@guinguette/wire/problem-name";
import type { RoomView } from "@guinguette/wire/room";
import { idPattern } from "@guinguette/wire/table-id";
import { decoded } from "./decoded.ts";

export interface Watch {
  /** Null until it has been found. */
  readonly room: RoomView | null;
  /** Why it cannot be shown. */
  readonly trouble: Failure | null;
  /** Where there is no such table: the code that was perhaps meant. */
  readonly meant: string | null;
  /** Whether what is shown is how things stand: not while the line is broken, or cannot be opened. */
  readonly isLive: boolean;
  /** Who is there while people gather; null until it is heard, and while nothing can be. */
  readonly company: WhoIsThere | null;
  readonly line: Line;
  /** How often what was heard from one's seat had ended, and is to be heard anew. */
  readonly reopened: number;
  /** Asks for a change of one's own, and takes over what is answered. */
  change(ask: () => Promise<Asked<RoomView>>): Promise<Asked<RoomView>>;
  /** The table in play has a connection of its own: from now on what is told of the room comes through that one. */
  handOver(): Required<Ears>;
  close(): void;
}

export type WhoIsThere = Pick<Extract<FromTable, { type: "presence" }>, "seats" | "watching">;

/** Who may not listen to a table, and has been told of it, asks now and then. */
const ASK_EVERY = 4000;
/** A line that is not open after so long may never be. */
const SLOW = 3000;

function lineOf({ mine }: RoomView): "seat" | "public" {
  return mine.seat === null ? "public" : "seat";
}

export function findTable(tables: Tables, line: Line, at: string): Watch {
  let room = $state.raw<RoomView | null>(null);
  let trouble = $state<Failure | null>(null);
  let meant = $state<string | null>(null);
  let isLive = $state(true);
  let company = $state.raw<WhoIsThere | null>(null);
  let connection: Connection | null = null;
  let as: "seat" | "public" | null = null;
  let isClosed = false;
  let isHandedOver = false;
  let isOpen = false;
  /** Whether the line was ended from afar: it tells nothing any more. */
  let isCutOff = false;
  let isAsking = false;
  /** How often the line has told of the room. */
  let told = 0;
  let reopened = $state(0);
  /** Changes of one's own: how many were asked for, and of those that were answered the newest. */
  let asks = 0;
  let answered = 0;

  void find();

  async function find(): Promise<void> {
    const id = await idOf(at);
    const found = id.ok ? await tables.look(id.value.table) : id;
    if (isClosed) return;
    if (found.ok) {
      takes(found.value);
      return;
    }
    trouble = found.why;
    meant = found.problem?.meant ?? null;
    // What is not there stays away; a server that does not answer may come back.
    if (found.why === "not-found") return;
    await untilNext(found);
    if (!isClosed) void find();
  }

  /** Now and then; where the server said when to come again, not before, whoever looks meanwhile. */
  async function untilNext(asked: Asked<unknown>): Promise<void> {
    const later = comeAgainIn(asked);
    await (later === null ? line.wait(ASK_EVERY) : line.deadline(Math.max(later, ASK_EVERY)));
  }

  /** What is no id is a code that somebody was told. */
  async function idOf(given: string): Promise<Asked<Pick<Found, "table">>> {
    return idPattern.test(given) ? { ok: true, value: { table: given } } : tables.find(decoded(given));
  }

  function takes(now: RoomView): void {
    room = now;
    trouble = null;
    follow(now);
  }

  /** An answer and the line come by two ways, and either may be the slower one. Where the line has told of the room since,
   * the answer may be the older one, and all it says is told by the line, too. Not whose seat it is: the line of somebody
   * who had no name yet does not know them. They change to another line, which tells all of it anew. */
  async function change(ask: () => Promise<Asked<RoomView>>): Promise<Asked<RoomView>> {
    const before = told;
    const turn = ++asks;
    const asked = await ask();
    if (!asked.ok || turn < answered) return asked;
    answered = turn;
    if (told === before || lineOf(asked.value) !== as) takes(asked.value);
    return asked;
  }

  /** From one's own seat where one has one: whoever sits down or gets up is heard from there. */
  function follow(now: RoomView): void {
    const { id, stage } = now;
    const wanted = lineOf(now);
    /** Cut off from a seat that is theirs after all, or again. */
    const isBack = isCutOff && wanted === "seat";
    if ((as === wanted && !isBack) || isClosed) return;
    if (as === wanted) reopened++;
    as = wanted;
    isCutOff = false;
    // A table in play has a line of its own.
    if (isHandedOver) return;
    connection?.close();
    isOpen = false;
    // Whoever gathers is there for the others.
    const opened = connect(line, id, wanted, stage === "waiting" ? 0 : null, hear, stands);
    connection = opened;
    void line.deadline(SLOW).then(() => {
      if (connection === opened && !isOpen && !isCutOff) isLive = false;
    });
  }

  /** What was found just now is how things stand, also while the line to it is opened, or changed for another. */
  function stands(status: Status): void {
    if (status === "ended") return;
    isOpen = status === "open";
    isLive = isOpen;
  }

  function hear(message: FromTable): void {
    if (message.type === "room") {
      told++;
      takes(message.room);
    }
    if (message.type === "presence") company = message;
    // What ends the game's own line is for the game to say; what there is without the seat is found out here.
    if (message.type === "problem" && (!isHandedOver || isSeatLost(message.problem))) {
      isCutOff = true;
      void askAgain();
    }
  }

  /** Their seat was given to a bot that has gone since, or to somebody else: from there they hear nothing any more. */
  function isSeatLost({ type }: Problem): boolean {
    return as === "seat" && problemName(type) === "not-yours";
  }

  /** Whoever may listen no longer from their seat may do so without one; a table that is watched by nobody is looked at as
   * long as one has no seat. */
  async function askAgain(): Promise<void> {
    // Whoever has sat down and got up again may still be asking.
    if (isAsking) return;
    isAsking = true;
    while (mustAsk() && room !== null) {
      const before = room;
      const found = await tables.look(before.id);
      if (!mustAsk()) break;
      isLive = found.ok;
      // What was answered meanwhile to a change of one's own is newer.
      if (found.ok && room === before) takes(found.value);
      await untilNext(found);
    }
    isAsking = false;
  }

  function mustAsk(): boolean {
    return !isClosed && isCutOff;
  }

  return {
    get room() {
      return room;
    },
    get trouble() {
      return trouble;
    },
    get meant() {
      return meant;
    },
    get isLive() {
      return isLive;
    },
    get company() {
      return isLive ? company : null;
    },
    line,
    get reopened() {
      return reopened;
    },
    change,
    handOver() {
      isHandedOver = true;
      isCutOff = false;
      connection?.close();
      return { heard: hear, status: stands };
    },
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}
