/** What somebody at a live connection says, and what they are answered. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { integer } from "@guinguette/rules/shape";
import type { Answer } from "@guinguette/table/changes";
import { type Deed, deedOf } from "@guinguette/table/deed";
import type { Table } from "@guinguette/table/table";
import { couldTakeBack, isKnown, takeBackOf } from "@guinguette/table/take-back";
import { wellFormed } from "@guinguette/table/well-formed";
import { type FromViewer, fromViewer, type Signal } from "@guinguette/wire/live";
import { offer } from "@guinguette/wire/offers";
import type { Problem, ProblemKind } from "@guinguette/wire/problem";
import { protocolVersion } from "@guinguette/wire/version";
import type { Language } from "@guinguette/words/language";
import { details } from "../http/details.ts";
import { parseBy } from "../http/parsing.ts";
import { malformedBy, problemOf } from "../http/problems.ts";
import { tooWideAt } from "../http/width.ts";
import type { Limits } from "../limits/limits.ts";
import type { Ponder } from "../limits/pondering.ts";
import { isBound } from "../room/clock.ts";
import { comeBack } from "../room/coming-back.ts";
import { viewerAs, whyNot } from "../room/looking.ts";
import { offerAt, refusedOffer, wholeOffer } from "../room/offering.ts";
import { type Room, seatOf } from "../room/room.ts";
import { unlessRaced } from "../rooms/failures.ts";
import { lookFrom, type Reading } from "../rooms/readable.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Around } from "./around.ts";
import { hold, mayHold } from "./holding-asked.ts";
import { unreadable, withWhatIsWrong } from "./malformed-offer.ts";
import { cutOff, dismiss, type LiveSocket, send, VIOLATION } from "./socket.ts";
import { tellClocks, tellRoom, tellSights } from "./telling.ts";
import type { Votes } from "./votes.ts";

/** So much may come before what came first is answered. */
const MOST_WAITING = 64;

export interface Hearing {
  readonly rooms: Rooms;
  readonly store: Reading["store"];
  readonly around: Around;
  readonly now: () => number;
  readonly byItself: boolean;
  readonly ponder: Ponder;
  readonly limits: Limits;
  readonly votes: Votes;
  /** Somebody has said hello: they are told from now on. */
  readonly join: (socket: LiveSocket) => void;
  readonly came: (room: Room) => void;
  /** In how many milliseconds the person of a seat is away, for whoever asks; null where they are not. */
  readonly awayIn: (room: Room, seat: Seat, asker: LiveSocket | null) => number | null;
  /** Something was refused: only the kind of it is counted. */
  readonly refused: (kind: string) => void;
}

type Hello = Extract<FromViewer, { type: "hello" }>;
type Ask = Exclude<FromViewer, { type: "hello" }>;

/** Takes a message as it came. What one connection says is answered in the order in which it was said. */
export async function hear(hearing: Hearing, socket: LiveSocket, text: string): Promise<void> {
  if (socket.waiting !== null) {
    if (socket.waiting.length >= MOST_WAITING)
      cutOff(socket, { type: "problem", problem: unanswered(socket.language) });
    else socket.waiting.push(text);
    return;
  }
  const waiting = [text];
  socket.waiting = waiting;
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (socket.readyState === socket.OPEN) await take(hearing, socket, next);
  } finally {
    socket.waiting = null;
  }
}

async function take(hearing: Hearing, socket: LiveSocket, text: string): Promise<void> {
  const { language } = socket;
  const given = parsed(text);
  if (given === undefined) return end(socket, malformedBy("not-json", language));
  const wide = tooWideAt(given);
  if (wide !== null) return end(socket, malformedBy("too-wide", language, wide));
  const read = parseBy(fromViewer, given, language);
  if (!read.ok) return end(socket, read.problem);
  const message = read.value;
  if (message.type !== "hello" && socket.viewer === null)
    end(socket, malformedBy("hello-first", language, "type"));
  else if (message.type === "hello" && socket.viewer !== null)
    end(socket, malformedBy("hello-once", language, "type"));
  else if (message.type === "hello") await greet(hearing, socket, message);
  else await answer(hearing, socket, message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reject(socket: LiveSocket, kind: ProblemKind): void {
  end(socket, problemOf(kind, socket.language));
}

function end(socket: LiveSocket, problem: Problem): void {
  dismiss(socket, { type: "problem", problem }, VIOLATION);
}

/** Whoever waits for what they asked may go on at once: a second is only for those who count. */
function unanswered(language: Language): Problem {
  return problemOf("too-many", language, { detail: details.unanswered[language], retryAfter: 1 });
}

async function greet(
  hearing: Hearing,
  socket: LiveSocket,
  { version, as, seat, since }: Hello,
): Promise<void> {
  if (version !== protocolVersion) return reject(socket, "version");
  const there = await lookFrom(hearing, socket, socket.table);
  // They may have gone meanwhile.
  if (socket.readyState !== socket.OPEN) return;
  if (there === null) return reject(socket, "not-found");
  const viewer = viewerAs(there, socket.person, as, seat);
  if (typeof viewer === "object") return reject(socket, viewer.not);
  const room = since === null || !hearing.byItself ? there : await satBack(hearing, socket, there, viewer);
  if (socket.readyState !== socket.OPEN) return;
  // Whoever agreed to be watched may not any more by now.
  const why = whyNot(room, socket.person, viewer);
  if (why !== null) return reject(socket, why);
  socket.viewer = viewer;
  socket.whose = viewer === "spectator" ? null : (room.seats[viewer]?.person ?? null);
  socket.last = since;
  hearing.join(socket);
  send(socket, { type: "hello", version: protocolVersion, viewer, looking: true });
  tellRoom([socket], room);
  // Who only asks is not there.
  if (since !== null) hearing.around.join(socket, room);
  hearing.came(room);
  hearing.around.tell(socket);
  if (room.table !== null) tellSights([socket], room.table);
  tellClocks([socket], room, hearing.now());
}

/** Whoever looks from their own seat is back, if a bot held it for them; if it has yet to move, once it has. */
export async function satBack(
  { rooms }: Pick<Hearing, "rooms">,
  socket: LiveSocket,
  room: Room,
  viewer: Viewer,
): Promise<Room> {
  const { person, table: id } = socket;
  const chair = viewer === "spectator" ? undefined : room.table?.chairs[viewer];
  if (viewer === "spectator" || person === null || chair === undefined || chair.standIn === null) return room;
  const sat = await unlessRaced(
    rooms.act(id, (there) => {
      const isTheirs = seatOf(there, person) === viewer;
      socket.wantsBack = isTheirs && isBound(there, viewer);
      return { entry: isTheirs ? comeBack(there, viewer, person) : null, value: there };
    }),
  );
  // As soon as anything happens there.
  if (sat === "raced") socket.wantsBack = true;
  return sat === "raced" || sat === null ? room : sat;
}

async function answer(hearing: Hearing, socket: LiveSocket, message: Ask): Promise<void> {
  const { type, id } = message;
  switch (type) {
    case "ping":
      return send(socket, { type: "pong", id });
    case "looking":
      socket.isLooking = message.looking;
      return send(socket, { type, id, looking: message.looking });
    case "offer": {
      const answered = await offered(hearing, socket, message.offer);
      if (!answered.ok) hearing.refused("offer");
      return send(socket, { type: "answer", id, answer: answered });
    }
    case "may-take-back": {
      return send(socket, { type, id, how: await mayTakeBack(hearing, socket) });
    }
    case "could-take-back": {
      const could = await asked(hearing, socket, false, (table, seat) => {
        const move = wellFormed(table.game.moveShape, message.move);
        return {
          isKnown: move === null || isKnown(table, seat, move),
          find: () => move !== null && couldTakeBack(table, seat, move),
        };
      });
      return send(socket, { type, id, could });
    }
    case "may-hold":
      return send(socket, { type, id, ...(await mayHold(hearing, socket, message.seat)) });
    case "hold":
      return send(socket, { type, id, ...(await hold(hearing, socket, message.seat)) });
    case "signal":
      return send(socket, { type, id, sent: await signalled(hearing, socket, message.signal) });
    case "deed":
      return send(socket, { type, id, deed: await deedAt(hearing, socket, message.at) });
  }
}

/** Offers something at the seat of whoever is there, if it is still theirs. */
async function offered(hearing: Hearing, socket: LiveSocket, given: unknown): Promise<Answer> {
  const { rooms } = hearing;
  const { viewer, person, table: id, language } = socket;
  const read = offer.safeParse(given);
  if (viewer === null || viewer === "spectator" || person === null) return refusedOffer("no-such-seat");
  if (!read.success) return unreadable(given, language);
  // It is then known, and takes no thought while others wait for their changes to be stored.
  if (read.data.kind === "take-back") await mayTakeBack(hearing, socket);
  const answered = await unlessRaced(
    rooms.act(id, (room) => {
      if (seatOf(room, person) !== viewer) return { entry: null, value: refusedOffer("no-such-seat") };
      const wished = wholeOffer(room, read.data);
      const { answer: made, entry } = offerAt(room, viewer, wished, person, hearing.now());
      if (read.data.kind === "sit-down") socket.wantsBack = isBound(room, viewer);
      return { entry, value: withWhatIsWrong(made, room, wished, language) };
    }),
  );
  if (answered === "raced") return { ok: false, because: { kind: "stale" } };
  return answered ?? refusedOffer("no-such-seat");
}

/** Passes a sign on from the seat of whoever is there, if it is still theirs. */
async function signalled({ rooms, around }: Hearing, socket: LiveSocket, signal: Signal): Promise<boolean> {
  const { viewer, person, table } = socket;
  const room = viewer === null || viewer === "spectator" ? null : await rooms.look(table);
  const seat = room === null ? null : seatOf(room, person);
  return seat !== null && seat === viewer && around.signal(table, seat, signal);
}

function mayTakeBack(hearing: Hearing, socket: LiveSocket): Promise<"free" | "ask" | null> {
  return asked(hearing, socket, null, (table, seat) => ({
    isKnown: isKnown(table, seat, null),
    find: () => takeBackOf(table, seat),
  }));
}

/** Something that takes thought, unless it was found before. */
interface Asking<T> {
  readonly isKnown: boolean;
  readonly find: () => T;
}

/** Asks the game something from the seat of whoever is there. */
async function asked<T>(
  { rooms, ponder }: Hearing,
  socket: LiveSocket,
  otherwise: T,
  ask: (table: Table, seat: number) => Asking<T>,
): Promise<T> {
  const { viewer, person, table: id } = socket;
  if (viewer === null || viewer === "spectator") return otherwise;
  const now = async (): Promise<Asking<T>> => {
    const room = await rooms.look(id);
    if (socket.readyState !== socket.OPEN || room?.table == null || seatOf(room, person) !== viewer)
      return { isKnown: true, find: () => otherwise };
    return ask(room.table, viewer);
  };
  const { isKnown: isFound, find } = await now();
  return isFound ? find() : ponder(socket, async () => (await now()).find);
}

/** Whoever looks may ask what was played: they are told what everybody knows. It is played anew up to there, and that takes
 * its time at a long table. */
async function deedAt({ rooms, ponder }: Hearing, socket: LiveSocket, at: unknown): Promise<Deed | null> {
  const number = wellFormed(integer, at);
  if (number === null) return null;
  return ponder(socket, async () => {
    const room = await rooms.look(socket.table);
    return () =>
      room?.table == null || socket.readyState !== socket.OPEN ? null : deedOf(room.table, number);
  });
}
