/** Tables by HTTP: opened, listed, planned, sat down at, started, and read once they are over. */
import {
  botIn,
  listQuery,
  type NewTable,
  newPlan,
  newTable,
  shownSeat,
  sitDown,
  type TableList,
} from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Plan } from "@guinguette/wire/terms";
import { base } from "@guinguette/wire/version";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { isId, newSecret } from "../ids.ts";
import type { From } from "../limits/pondering.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Entry, Given, Person } from "../room/entries.ts";
import { no } from "../room/granted.ts";
import { whyNoRecord } from "../room/looking.ts";
import { nextOpening } from "../room/next.ts";
import { dealtBy, openPlan, readPlan, usualPlan } from "../room/plan.ts";
import type { Refusal } from "../room/refusal.ts";
import { fold, type Room, seatOf, stageOf } from "../room/room.ts";
import { openedRecord, publicRoom, shownRoom, textOf } from "../room/shown.ts";
import { type Wish, wish } from "../room/wish.ts";
import { GrantedBefore, PersonErased } from "../rooms/failures.ts";
import { openNew } from "../rooms/opening.ts";
import { lookFrom, readable } from "../rooms/readable.ts";
import { askerOf, claimOf, keyOf, languageOf } from "./asker.ts";
import { withBody, withQuery } from "./parsing.ts";
import { malformedBy, problemFor } from "./problems.ts";
import { answerProblem, refuse } from "./refuse.ts";

/** How many tables a page of the list has. */
const PAGE = 20;
/** How long after somebody came to sit there a table is listed, in milliseconds: a day. */
const LISTED_FOR = 86_400_000;

interface At {
  readonly Params: { readonly id: string; readonly seat: string };
}
export function tableRoutes(app: FastifyInstance, house: House): void {
  app.post("/tables", { config: { opens: true } }, (request, reply) => open(house, request, reply));
  app.get("/tables", (request, reply) =>
    withQuery(listQuery, request, reply, async ({ from = null }) =>
      reply.send(await list(house, claimOf(house, request), from)),
    ),
  );
  app.get<At>("/tables/:id", (request, reply) => look(house, request, reply));
  app.patch<At>("/tables/:id", (request, reply) =>
    withBody(newPlan, request, reply, (changes) => grant(house, request, reply, { kind: "plan", changes })),
  );
  app.post<At>("/tables/:id/seats/:seat", (request, reply) =>
    withBody(sitDown, request, reply, (given) => {
      const seat = seatIn(request);
      return grant(house, request, reply, { kind: "sit", seat, sitting: given });
    }),
  );
  app.delete<At>("/tables/:id/seats/:seat", (request, reply) =>
    grant(house, request, reply, { kind: "stand", seat: seatIn(request) }),
  );
  app.put<At>("/tables/:id/seats/:seat/bot", (request, reply) =>
    withBody(botIn, request, reply, (bot) =>
      grant(house, request, reply, { kind: "bot", seat: seatIn(request), bot }),
    ),
  );
  app.put<At>("/tables/:id/seats/:seat/shown", (request, reply) =>
    withBody(shownSeat, request, reply, ({ shown }) =>
      grant(house, request, reply, { kind: "show", seat: seatIn(request), shown }),
    ),
  );
  app.post<At>("/tables/:id/start", (request, reply) => grant(house, request, reply, { kind: "start" }));
  app.post<At>("/tables/:id/next", { config: { opens: true } }, (request, reply) =>
    playOn(house, request, reply),
  );
  app.get<At>("/tables/:id/record", (request, reply) => record(house, request, reply));
}

/** The seat that was asked for; what is none is none that there is. */
function seatIn({ params }: FastifyRequest<At>): number {
  return /^[0-7]$/.test(params.seat) ? Number(params.seat) : Number.POSITIVE_INFINITY;
}

async function open(house: House, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return withBody(newTable, request, reply, async ({ game, players, seed, setup, ...more }) => {
    const planned = readPlan(planOf(game, players), more);
    const read = planned.ok ? dealtBy(planned.plan, setup ?? {}) : planned;
    if (!read.ok) return answerProblem(reply, problemFor(read.because, languageOf(request), game));
    const host = askerOf(house, request, reply);
    if (host === null) return refuse(request, reply, "unknown-person");
    const key = keyOf(request, host);
    const first = { kind: "opened", host, plan: read.plan, given: givenBy(house, seed, setup) } as const;
    const opened = await oneAtATime(key, async () => {
      const before = await grantedBefore(house, key);
      const known = before === null ? null : await house.rooms.look(before);
      if (known === null && house.left.has(host)) return null;
      return known ?? (await openNew(house, first, key));
    });
    if (opened === null) return refuse(request, reply, "unknown-person");
    return reply.code(201).header("location", `${base}/tables/${opened.id}`).send(shownRoom(opened, host));
  });
}

function planOf(game: NewTable["game"], players: NewTable["players"]): Plan {
  return players === undefined ? openPlan(game) : usualPlan(game, players);
}

/** What was chosen of the deal; what was not is drawn. */
function givenBy({ draw }: House, seed: NewTable["seed"], setup: NewTable["setup"]): Given | null {
  if (seed === undefined && setup === undefined) return null;
  return { seed: seed ?? newSecret(draw), setup: setup ?? {} };
}

/** The table at which the request with this key was granted before. */
async function grantedBefore({ store }: House, key: string | null): Promise<string | null> {
  return key === null ? null : store.keyed(key);
}

async function list(house: House, asker: From, from: string | null): Promise<TableList> {
  const page = await house.store.waiting(from, PAGE, house.now() - LISTED_FOR);
  const tables: TableList["tables"] = [];
  for (const id of page.rooms) {
    const room = await readable(house, asker, id);
    if (room === null || room === "unreadable") continue;
    // It may have begun while others were read.
    if (room.table === null) tables.push(publicRoom(room));
  }
  return { tables, next: page.next };
}

async function look(house: House, request: FastifyRequest<At>, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const room = isId(id) ? await lookFrom(house, claimOf(house, request), id) : null;
  if (room === null) return refuse(request, reply, "not-found");
  const person = askerOf(house, request, reply);
  return reply.send(shownRoom(room, person));
}

/** Opens the table at which they play on, once for all who ask. */
async function playOn(house: House, request: FastifyRequest<At>, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const person = askerOf(house, request, reply);
  if (person === null) return refuse(request, reply, "unknown-person");
  const room = isId(id) ? await lookFrom(house, claimOf(house, request), id) : null;
  if (room === null) return refuse(request, reply, "not-found");
  if (seatOf(room, person) === null) return refuse(request, reply, "not-yours");
  if (stageOf(room) !== "over") return refuse(request, reply, "not-over");
  const opened = room.next ?? (await openNext(house, room, person)).id;
  await house.rooms.act(id, (there) => {
    if (there.next !== null) return { entry: null, value: null };
    const entry = { kind: "next", table: opened } as const;
    fold(there, entry);
    return { entry, value: null };
  });
  const next = await house.rooms.look(opened);
  if (next === null) return refuse(request, reply, "not-found");
  return reply.code(201).header("location", `${base}/tables/${next.id}`).send(shownRoom(next, person));
}

/** Whoever has a seat there may be erased meanwhile: then none is kept for them. */
async function openNext(house: House, room: Room, person: Person): Promise<Room> {
  for (const erased = new Set<Person>(); ; )
    try {
      return await openNew(house, nextOpening(room, person, erased), `next/${room.id}`);
    } catch (cause) {
      if (!(cause instanceof PersonErased) || cause.persons.includes(person)) throw cause;
      for (const one of cause.persons) erased.add(one);
    }
}

async function record(house: House, request: FastifyRequest<At>, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const room = isId(id) ? await lookFrom(house, claimOf(house, request), id) : null;
  if (room === null) return refuse(request, reply, "not-found");
  const person = askerOf(house, request, reply);
  const why = whyNoRecord(room, person);
  if (why !== null) return refuse(request, reply, why, "no-record");
  const opened = openedRecord(room);
  if (opened === null) return refuse(request, reply, "not-over");
  return reply.type("application/json; charset=utf-8").send(textOf(opened));
}

type Outcome =
  | { readonly shown: RoomView }
  | { readonly because: Refusal; readonly game: RoomView["plan"]["game"] };

/** Does what somebody wishes at a table, and shows them the table as it then is. */
async function grant(
  house: House,
  request: FastifyRequest<At>,
  reply: FastifyReply,
  wished: Wish,
): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isId(id)) return refuse(request, reply, "not-found");
  const person = askerOf(house, request, reply);
  if (person === null) return refuse(request, reply, "unknown-person");
  const key = keyOf(request, person);
  const outcome = await oneAtATime(key, async () => {
    const before = await grantedBefore(house, key);
    if (before !== null) return before === id ? "again" : "elsewhere";
    try {
      // What it takes to read it is counted for who asks.
      await lookFrom(house, claimOf(house, request), id);
      return await house.rooms.act(id, (room) => granted(house, room, person, wished), key);
    } catch (cause) {
      // By another process, meanwhile.
      if (!(cause instanceof GrantedBefore)) throw cause;
      return cause.room === id ? "again" : "elsewhere";
    }
  });
  if (outcome === "again") return look(house, request, reply);
  // A key is for one request: it has been granted at another table.
  if (outcome === "elsewhere")
    return answerProblem(reply, malformedBy("key-used", languageOf(request), "idempotency-key"));
  if (outcome === null) return refuse(request, reply, "not-found");
  if ("shown" in outcome) return reply.send(outcome.shown);
  return answerProblem(reply, problemFor(outcome.because, languageOf(request), outcome.game));
}

function granted(
  { left }: House,
  room: Room,
  person: Person,
  wished: Wish,
): { entry: Entry | null; value: Outcome } {
  // They may have been erased since they asked.
  const result = left.has(person) ? no("unknown-person") : wish(room, person, wished);
  if (!result.ok) return { entry: null, value: { because: result.because, game: room.plan.game } };
  return { entry: result.entry, value: { shown: shownRoom(room, person) } };
}
