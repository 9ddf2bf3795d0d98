/** Who asks, and which tables are theirs. */
import type { Seat } from "@guinguette/rules/seats";
import { isOver } from "@guinguette/table/table";
import type { Me } from "@guinguette/wire/http";
import type { Known, MyTables } from "@guinguette/wire/people";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { newId } from "../ids.ts";
import type { From } from "../limits/pondering.ts";
import { OutOfPatience } from "../out-of-patience.ts";
import { cookiesFor } from "../people/cookie.ts";
import type { Person } from "../room/entries.ts";
import type { Room } from "../room/room.ts";
import { shownRoom } from "../room/shown.ts";
import { waitsFor } from "../room/waiting.ts";
import { readable } from "../rooms/readable.ts";
import { askerOf, claimOf } from "./asker.ts";

/** Of so many of somebody's tables they are told: of those that go on first, and the newest first. */
const MOST_SHOWN = 60;

export function meRoutes(app: FastifyInstance, house: House): void {
  app.get(
    "/me",
    async (request, reply): Promise<Known> => ({
      known: askerOf(house, request, reply) !== null,
    }),
  );
  // It is a request of its own: if its answer is lost, nothing has been done that whoever comes for the first time could
  // not do again, under another name.
  app.post("/me", async (request, reply): Promise<Me> => {
    if (askerOf(house, request, reply) !== null) return { isNew: false };
    const { draw, signing, now } = house;
    reply.header("set-cookie", cookiesFor(newId(draw), now(), request.headers, signing));
    return { isNew: true };
  });
  app.get("/me/tables", async (request, reply): Promise<MyTables> => {
    const person = askerOf(house, request, reply);
    return person === null
      ? { tables: [], unread: [], later: [] }
      : await tablesOf(house, claimOf(house, request), person);
  });
}

async function tablesOf(house: House, from: From, person: Person): Promise<MyTables> {
  const { store } = house;
  const ids = await store.roomsOf(person, MOST_SHOWN);
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        return await placedAt(house, from, id, person);
      } catch (cause) {
        if (cause instanceof OutOfPatience) return "later";
        throw cause;
      }
    }),
  );
  const tables = found.flatMap((one) => (one === null || typeof one === "string" ? [] : one)).sort(inOrder);
  const named = (why: "unreadable" | "later") => ids.filter((_, at) => found[at] === why);
  const later = named("later");
  if (later.length > 0 && later.length === ids.length) throw new OutOfPatience();
  return { tables: tables.map(({ mine }) => mine), unread: named("unreadable"), later };
}

async function placedAt(
  house: House,
  from: From,
  id: string,
  person: Person,
): Promise<Placed | "unreadable" | null> {
  const room = await readable(house, from, id);
  if (room === null || room === "unreadable") return room;
  // Shown at once: while the others are looked for, somebody may do here what is not stored yet.
  const [mine] = mineIn(room, person);
  return mine === undefined ? null : { mine, came: room.came };
}

interface Placed {
  readonly mine: Mine;
  /** When somebody last came there before the start, in milliseconds. */
  readonly came: number;
}

function inOrder(one: Placed, other: Placed): number {
  const [a, b] = [one.mine.room.id, other.mine.room.id];
  return placeOf(one.mine) - placeOf(other.mine) || other.came - one.came || (a < b ? -1 : 1);
}

type Mine = MyTables["tables"][number];

/** The table as it is listed; nothing where they have left it. */
function mineIn(room: Room, person: Person): Mine[] {
  const shown = shownRoom(room, person);
  const { seat, host } = shown.mine;
  if (seat === null && !host) return [];
  const { seats, since } = waitsFor(room);
  const awaited = seat !== null && seats.includes(seat);
  return [{ room: shown, awaited, since, waitsFor: seats, standIn: standInAt(room, seat) }];
}

/** The bot that holds somebody's seat until they are back: whoever has given up does not come back. */
function standInAt({ table }: Room, seat: Seat | null): Mine["standIn"] {
  const chair = seat === null ? undefined : table?.chairs[seat];
  return table === null || chair === undefined || chair.resigned || isOver(table) ? null : chair.standIn;
}

/** Those that wait for them first, the longest wait before others; those that are over last. */
function placeOf({ room, awaited, since }: Mine): number {
  if (awaited) return since ?? 0;
  return room.stage === "over" ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}
