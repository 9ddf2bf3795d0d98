/** The server of tables: what answers requests and live connections, whatever door they come through. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Clock } from "@guinguette/table/decide";
import { announcing } from "./bus/announcing.ts";
import type { Bus } from "./bus/bus.ts";
import { busIn } from "./bus/in-process.ts";
import { busOver } from "./bus/over-line.ts";
import { postgresLine } from "./bus/postgres-line.ts";
import { sweep } from "./bus/sweep.ts";
import type { House } from "./house.ts";
import { appOf } from "./http/app.ts";
import type { Draw } from "./ids.ts";
import { limitsWithin } from "./limits/limits.ts";
import type { Ponder } from "./limits/pondering.ts";
import { liveIn } from "./live/live.ts";
import type { Viewers } from "./live/viewers.ts";
import { faultOf, type Log, logAt } from "./ops/log.ts";
import { type Settings, settingsIn } from "./ops/settings.ts";
import { watch as startWatch } from "./ops/watch.ts";
import { thoseWhoLeft } from "./people/left.ts";
import { signingWith } from "./people/signing.ts";
import { lookingAt } from "./push/looking.ts";
import { notifyingIn } from "./push/notifying.ts";
import { type PushOptions, pushWith } from "./push/push.ts";
import { subscribedIn } from "./push/subscribed.ts";
import type { Person } from "./room/entries.ts";
import type { Bounds } from "./rooms/cache.ts";
import { type Rooms, roomsIn } from "./rooms/rooms.ts";
import { hold } from "./store/hold.ts";
import { openPostgres } from "./store/postgres.ts";
import { mustBeSound, type Progress } from "./store/sound.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { askerAt } from "./tending/asking.ts";
import { tend } from "./tending/tending.ts";
import { wallClock } from "./tending/wall-clock.ts";
import { type Thinking, thinkingInThreads } from "./thinking/thinking.ts";
import { timeFrom } from "./time.ts";

export interface ServerOptions {
  /** Where everything is kept. */
  readonly store: Store;
  /** How the others are told who serve the same tables; not given, there are none. */
  readonly bus?: Bus;
  readonly now?: () => number;
  readonly draw?: Draw;
  readonly bounds?: Bounds;
  readonly settings?: Settings;
  /** The clock of the limits, in milliseconds, which never goes back. */
  readonly ticks?: () => number;
  readonly log?: Log;
  readonly noted?: (cause: unknown) => void;
  /** Whether anything happens by itself: a test that makes every change of a table wants none of it. */
  readonly byItself?: boolean;
  /** Where bots think. */
  readonly thinking?: Thinking;
  /** At least so long a bot seems to think, in milliseconds. */
  readonly pace?: number;
  /** By which bots are waited for. */
  readonly clock?: Clock;
  /** Push services of a test's own. */
  readonly push?: PushOptions;
}

export interface TableServer {
  answer(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Lets everybody go, and comes back once all that was begun is stored: who was not answered asks the next one again. */
  close(): Promise<void>;
  /** Looks now for what should have happened by itself, and for turns to be told, as it does every second. */
  sweep(): Promise<void>;
  /** Comes back once what is to be noted and told of turns is. */
  notified(): Promise<void>;
  readonly rooms: Rooms;
}

/** What is held in memory of rooms that nobody looks at: so many, and about so many bytes of entries. */
const usualBounds: Bounds = { rooms: 5_000, size: 32 * 1024 * 1024 };

/** When to look again at rooms of which nobody knows whether something was stored, in milliseconds. */
const DOUBTED = 1_000;

/** How often the keys are read that others may have added, in milliseconds. */
const RENEWED = 600_000;
/** How often to look whether tokens by which somebody is connected still count, in milliseconds: a word may be lost. */
const RECHECKED = 60_000;
/** How often to look for what should have happened by itself, in milliseconds. */
const SWEEP = 1_000;
/** People want to see what a bot does. */
const usualPace = 700;
/** The server of the tables in one SQLite file, or on PostgreSQL where `DATABASE_URL` says so: one process serves a file,
 * any number of them a database. @public `npm start` calls it, in what is built. */
export async function serveTablesIn(
  file: string,
  env: Readonly<Record<string, string | undefined>> = {},
  /** A file is read whole before it is opened: how far that is, where it takes a while. */
  checking: Progress = () => {},
): Promise<TableServer> {
  const settings = settingsIn(env);
  const url = env.DATABASE_URL ?? "";
  if (url === "") return serveAlone(file, settings, checking);
  const log = logAt(settings.level);
  const store = await openPostgres(url, (cause) => log.error({ event: "fault", ...faultOf(cause) }));
  return serveTables({ store, bus: busOver(postgresLine(url)), settings, log });
}

/** As the one process that serves this file. */
async function serveAlone(file: string, settings: Settings, checking: Progress): Promise<TableServer> {
  const letGo = await hold(file);
  try {
    await mustBeSound(file, checking);
    const server = await serveTables({ store: openSqlite(file), settings });
    return { ...server, close: () => server.close().finally(letGo) };
  } catch (cause) {
    letGo();
    throw cause;
  }
}

export async function serveTables(options: ServerOptions): Promise<TableServer> {
  const { draw = randomBytes, bounds = usualBounds, settings = settingsIn({}) } = options;
  const { log = logAt(settings.level) } = options;
  const { noted = (cause: unknown) => log.error({ event: "fault", ...faultOf(cause) }) } = options;
  const { byItself = true } = options;
  const watch = startWatch();
  const viewers: Viewers = new Map();
  const bus = options.bus ?? busIn();
  const doubted = (ids: readonly string[]) => void setTimeout(() => rooms.stir(ids), DOUBTED).unref();
  const store = announcing(watch.timed(options.store), bus, doubted);
  const now = options.now ?? timeFrom(await store.time());
  const signing = await signingWith(store, draw, now());
  const rooms = roomsIn({ store, now, bounds, isWatched: (id) => viewers.has(id), noted });
  const within = limitsWithin(settings.bounded, options.ticks);
  const ponder: Ponder = (from, prepare) => {
    watch.pondered();
    return within.ponder(from, prepare);
  };
  const limits = { ...within, ponder };
  let stopping = false;
  const left = thoseWhoLeft(store.people);
  const push = await pushWith(store.push, settings.push, options.push);
  const subscribed = subscribedIn(store.push, limits.now);
  const house: House = {
    ...{ rooms, now, store, bus, signing, draw, noted, settings, limits, watch, log, byItself },
    left,
    push,
    subscribed(person) {
      subscribed.add(person);
      bus.say({ kind: "subscribed", person });
    },
    dismiss(person, token) {
      dismissHere(person, token);
      bus.say({ kind: "dismissed", person, token });
    },
    stopping: () => stopping,
  };
  const app = await appOf(house);
  const live = liveIn(house, viewers, {
    came: (room) => byItself && tending.came(room),
    lost: (room, person) => notifying.lost(room, person),
  });
  function dismissHere(person: Person, token: string | null): void {
    if (token === null) left.add(person);
    live.dismiss(person, token);
  }
  bus.listen({
    heard(word) {
      if (word.kind === "stored") rooms.stir(word.rooms);
      else if (word.kind === "dismissed") dismissHere(word.person, word.token);
      else if (word.kind === "subscribed") subscribed.add(word.person);
    },
    missed() {
      rooms.stir(viewers.keys());
      void live.recheck().catch(noted);
    },
  });
  const renewal = setInterval(() => void signing.renew(now()).catch(noted), RENEWED).unref();
  const rechecking = setInterval(() => void live.recheck().catch(noted), RECHECKED).unref();
  const endSweep = options.bus && sweep(() => viewers.keys(), rooms.stir);
  const { thinking = thinkingInThreads(), pace = usualPace, clock = wallClock } = options;
  const tending = tend({
    ...{ rooms, store, now, clock, thinking, pace, noted },
    isAway: live.isAway,
    isWatched: (id) => viewers.has(id),
    askerAt: (room) => askerAt(viewers, room),
    said(table, seat) {
      watch.thoughtless();
      live.thoughtless(table, seat);
    },
  });
  const { grace, answered } = options.push ?? {};
  const looking = lookingAt(viewers, bus, options.bus !== undefined, answered);
  const notifying = notifyingIn({
    ...{ rooms, store: store.push, push, looking, subscribed, now, ticks: limits.now, grace, noted },
    posted: watch.pushed,
  });
  if (byItself) rooms.listen(tending.told);
  rooms.listen(notifying.told);
  async function lookAround(): Promise<void> {
    await Promise.all([byItself && tending.sweep(), notifying.sweep()]);
  }
  const sweeping = setInterval(() => void lookAround().catch(noted), SWEEP).unref();
  watch.reads(rooms, () => live.count);
  log.info({ event: "open" });
  return {
    answer: (request, response) => app.routing(request, response),
    upgrade: live.upgrade,
    async close() {
      stopping = true;
      log.info({ event: "stopping", connections: live.count });
      live.close();
      await app.close();
      clearInterval(sweeping);
      tending.close();
      await notifying.close();
      endSweep?.();
      clearInterval(renewal);
      clearInterval(rechecking);
      await rooms.idle();
      await bus.close();
      await store.close();
      watch.close();
      log.info({ event: "stopped" });
    },
    async sweep() {
      await Promise.all([tending.sweep(), notifying.sweep()]);
    },
    notified: notifying.idle,
    rooms,
  };
}
