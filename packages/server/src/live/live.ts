/** The live connections: how they are opened, told what is stored, watched over, and ended. */
import type { Seat } from "@guinguette/rules/seats";
import { isOver, isPresent } from "@guinguette/table/table";
import { problemName } from "@guinguette/wire/problem-name";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { House } from "../house.ts";
import { malformedBy, problemOf } from "../http/problems.ts";
import { LONGEST_WAIT } from "../limits/limits.ts";
import { spent, waitFor } from "../limits/rate.ts";
import { tableMark } from "../ops/log.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import { AWAY } from "../room/agenda.ts";
import { isBound } from "../room/clock.ts";
import type { Entry, Person } from "../room/entries.ts";
import { whyNot } from "../room/looking.ts";
import { type Room, seatOf } from "../room/room.ts";
import { changesRoom } from "../room/shown.ts";
import { isAway, PersonErased, UNAVAILABLE_FOR } from "../rooms/failures.ts";
import type { IsAway } from "../tending/absence.ts";
import { aroundIn } from "./around.ts";
import { type Door, doorOf } from "./door.ts";
import { hear, satBack } from "./hearing.ts";
import { BEAT, heartbeat } from "./heartbeat.ts";
import { countVotes } from "./holding-asked.ts";
import { MOST_PARTS, MOST_PIECES, outOfPatienceWith } from "./patience.ts";
import { recheck } from "./recheck.ts";
import { BROKEN, cutOff, dismiss, keepsUp, LATER, LiveSocket, VIOLATION } from "./socket.ts";
import { tellClocks, tellRoom, tellSights } from "./telling.ts";
import { join, leave, type Viewers } from "./viewers.ts";
import { votesIn } from "./votes.ts";

/** The longest message, in bytes: an offer of a few words. */
const MOST_BYTES = 16 * 1024;
/** After so many seconds in which nothing was read, a connection is cut. */
const MOST_SLOW = 30;
/** A process has so many open files at most where it usually runs; some are for others. */
const MOST_SOCKETS = 19_500;
const LEAVING = 1001;

export interface Live {
  readonly upgrade: Door;
  /** Tells everybody that another server will be there, and lets them go. */
  close(): void;
  /** Lets somebody go who is there by their token with this hash, or by whatever (null). */
  dismiss(person: Person, token: string | null): void;
  /** Lets everybody go whose token counts no more, or who was erased. */
  recheck(): Promise<void>;
  /** Away is who is nowhere while somebody who plays there has waited here for a while. Where nobody waits, nobody is away:
   * after a restart all of them come back, one after the other; and who only watches waits for nobody. */
  readonly isAway: IsAway;
  /** A bot could not think: those at its table are told. */
  readonly thoughtless: (table: string, seat: Seat) => void;
  readonly count: number;
}

export interface Comings {
  /** Somebody has come to look at this table. */
  readonly came: (room: Room) => void;
  /** Somebody who looked at it from their seat was not heard of any more. */
  readonly lost: (table: string, person: Person) => void;
}

export function liveIn(house: House, viewers: Viewers, { came, lost }: Comings): Live {
  const { rooms, now, byItself, noted, limits, watch, log } = house;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    handleProtocols: () => false,
    autoPong: false,
    maxPayload: MOST_BYTES,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_PARTS,
    WebSocket: LiveSocket,
  });
  const pulse = heartbeat((socket) => {
    const missed = outOfPatienceWith(socket);
    // Nobody reads on behind half a message.
    if (missed === "more") socket.terminate();
    else if (missed === "hello")
      cutOff(socket, { type: "problem", problem: malformedBy("hello-first", socket.language, "type") });
  });
  /** Those who have not read what they were sent, and wait for how things stand. */
  const behind = new Set<LiveSocket>();
  const around = aroundIn(house, viewers, (socket) => behind.add(socket));
  const votes = votesIn(house.bus, {
    isWatched: (id) => viewers.has(id),
    show: around.show,
    came: (id, seat) => void countVotes(hearing, id, seat).catch(noted),
  });
  const hearing = {
    votes,
    rooms,
    store: house.store,
    now,
    byItself,
    ponder: limits.ponder,
    limits,
    around,
    awayIn,
    join: (socket: LiveSocket) => {
      socket.since = limits.now();
      join(viewers, socket);
    },
    came,
    refused: watch.refused,
  };

  rooms.listen((room: Room, entries: readonly Entry[]) => {
    if (room.table === null || isOver(room.table)) votes.forget(room.id);
    const there = viewers.get(room.id);
    if (there === undefined) return;
    if (entries.some((entry) => changesRoom(room, entry))) {
      letGo(there, room);
      for (const socket of tellRoom(there, room)) behind.add(socket);
      around.reseat(room);
    }
    if (room.table !== null) for (const socket of tellSights(there, room.table)) behind.add(socket);
    tellClocks(there, room, now());
    if (byItself) for (const seat of entries.flatMap(outOfTime)) wakeUp(there, seat);
    for (const socket of there) if (socket.wantsBack) sitDown(socket, room);
  });

  /** Whoever is there while their time runs out is so still: the bot makes that one move, and the seat is theirs again. */
  function wakeUp(there: Iterable<LiveSocket>, seat: Seat): void {
    for (const socket of there) if (socket.viewer === seat && socket.own === seat) socket.wantsBack = true;
  }

  /** Whoever came back while a bot had yet to move for them sits down once it has. */
  function sitDown(socket: LiveSocket, room: Room): void {
    const { viewer } = socket;
    if (viewer === null || viewer === "spectator" || isBound(room, viewer)) return;
    socket.wantsBack = false;
    void satBack({ rooms }, socket, room, viewer).catch((cause: unknown) => {
      // It could not be stored: with the next that is.
      socket.wantsBack = true;
      noted(cause);
    });
  }

  /** Whoever may not look from there any more is cut off, before anything else is told. A seat that has moved up is the same. */
  function letGo(there: Iterable<LiveSocket>, room: Room): void {
    for (const socket of there) {
      if (socket.viewer === null || socket.readyState !== socket.OPEN) continue;
      socket.viewer = seatOf(room, socket.whose) ?? socket.viewer;
      const why = whyNot(room, socket.person, socket.viewer);
      if (why === null) continue;
      leave(viewers, socket);
      cutOff(socket, { type: "problem", problem: problemOf(why, socket.language) });
    }
  }

  function goFrom(socket: LiveSocket): void {
    leave(viewers, socket);
    if (!viewers.has(socket.table)) votes.forget(socket.table);
  }
  /** Nobody knows any more who this is. */
  function forgetAt(socket: LiveSocket): void {
    goFrom(socket);
    cutOff(socket, { type: "problem", problem: problemOf("unknown-person", socket.language) });
  }

  // Shared by all connections: which one it is, they know as `this`.
  function heard(this: WebSocket, data: RawData, isBinary: boolean): void {
    const socket = this as LiveSocket;
    socket.alive = true;
    socket.unfinished = 0;
    watch.heard();
    if (floods(socket)) return;
    if (isBinary) {
      dismiss(socket, { type: "problem", problem: malformedBy("not-text", socket.language) }, VIOLATION);
      return;
    }
    hear(hearing, socket, data.toString()).catch((cause: unknown) => {
      if (cause instanceof PersonErased) return forgetAt(socket);
      if (cause instanceof OutOfPatience) {
        const problem = problemOf("too-many", socket.language, { retryAfter: LONGEST_WAIT / 1_000 });
        return cutOff(socket, { type: "problem", problem });
      }
      noted(cause);
      const { language } = socket;
      // What was asked is not answered: after the wait it is asked again on another connection.
      if (isAway(cause))
        cutOff(
          socket,
          { type: "problem", problem: problemOf("unavailable", language, { retryAfter: UNAVAILABLE_FOR }) },
          LATER,
        );
      else cutOff(socket, { type: "problem", problem: problemOf("fault", language) }, BROKEN);
    });
  }
  /** Whether it says more than anybody can mean: then it is told so, and nothing more of it is read. */
  function floods(socket: LiveSocket): boolean {
    const { messages } = limits;
    const now = limits.now();
    const wait = waitFor(messages, socket.said, now);
    if (wait === 0) {
      socket.said = spent(messages, socket.said, now);
      return false;
    }
    const retryAfter = Math.ceil(wait / 1_000);
    cutOff(socket, { type: "problem", problem: problemOf("too-many", socket.language, { retryAfter }) });
    return true;
  }
  // Whoever asks whether we are here is answered as often as they may say anything: answers that nobody reads pile up.
  function pinged(this: WebSocket, data: Buffer): void {
    const socket = this as LiveSocket;
    socket.alive = true;
    if (!floods(socket)) socket.pong(data);
  }
  function ponged(this: WebSocket): void {
    const socket = this as LiveSocket;
    socket.alive = true;
    floods(socket);
  }
  function closed(this: WebSocket): void {
    const socket = this as LiveSocket;
    pulse.remove(socket);
    behind.delete(socket);
    goFrom(socket);
    if (!socket.alive && socket.isLooking && socket.own != null && socket.person !== null)
      lost(socket.table, socket.person);
    around.leave(socket);
    limits.leave(socket, socket.budget);
    const refused = socket.refused === null ? undefined : problemName(socket.refused);
    if (refused !== undefined) watch.refused(refused);
    if (log.isLevelEnabled("debug")) log.debug({ event: "left", table: tableMark(socket.table), refused });
  }
  // What breaks the protocol ends its connection, and is nobody else's business.
  function broke(this: WebSocket): void {
    this.terminate();
  }

  async function catchUp(socket: LiveSocket): Promise<void> {
    if (!keepsUp(socket)) {
      if (++socket.slow > MOST_SLOW) dismiss(socket, { type: "bye", why: "slow" }, LEAVING);
      return;
    }
    behind.delete(socket);
    socket.slow = 0;
    const room = await rooms.look(socket.table).catch((cause: unknown) => {
      // It has still not been told how things stand, and is asked for again.
      if (socket.readyState === socket.OPEN) behind.add(socket);
      throw cause;
    });
    if (room === null) return;
    // It may have gone meanwhile.
    if (socket.readyState !== socket.OPEN) return;
    for (const slow of tellRoom([socket], room)) behind.add(slow);
    around.tell(socket);
    if (room.table !== null) for (const slow of tellSights([socket], room.table)) behind.add(slow);
    tellClocks([socket], room, now());
  }

  /** In how many milliseconds somebody is away who is nowhere; null where they are here, or where nobody waits: whoever
   * plays there, and who asks. */
  function awayIn({ id, table }: Room, seat: Seat, asker: LiveSocket | null): number | null {
    if (around.presence(id).seats[seat] !== "away") return null;
    let first: number | null = null;
    for (const socket of viewers.get(id) ?? []) {
      const { since, own } = socket;
      if (first !== null && since >= first) continue;
      const chair = own == null || own === seat ? undefined : table?.chairs[own];
      if (socket === asker || (chair !== undefined && isPresent(chair))) first = since;
    }
    return first === null ? null : Math.max(0, first + AWAY - limits.now());
  }

  const beats = setInterval(pulse.beat, BEAT).unref();
  const clock = setInterval(() => {
    around.tick();
    for (const socket of behind) void catchUp(socket).catch(noted);
  }, 1_000);
  clock.unref();

  return {
    upgrade: doorOf(
      house,
      server,
      () => pulse.count >= MOST_SOCKETS,
      (live) => {
        live
          .on("message", heard)
          .on("ping", pinged)
          .on("pong", ponged)
          .on("close", closed)
          .on("error", broke);
        pulse.add(live);
      },
    ),
    close() {
      clearInterval(clock);
      clearInterval(beats);
      around.close();
      for (const socket of pulse.all()) dismiss(socket, { type: "bye", why: "restart" }, LEAVING);
    },
    dismiss(person, token) {
      for (const socket of pulse.all())
        if (socket.person === person && (token === null || socket.token === token)) forgetAt(socket);
    },
    recheck: () => recheck(house.store.people, pulse.all, forgetAt),
    isAway: (room, seat) => awayIn(room, seat, null) === 0,
    thoughtless: around.thoughtless,
    get count() {
      return pulse.count;
    },
  };
}

/** The seat whose time was up, where an entry says so. */
function outOfTime(entry: Entry): Seat[] {
  const change = entry.kind === "changed" ? entry.change : null;
  return change?.kind === "timed-out" && (change.why ?? "time") === "time" ? [change.seat] : [];
}
