/** The server of tables: what answers requests and live connections, whatever door they come through. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { House } from "./house.ts";
import { appOf } from "./http/app.ts";
import type { Draw } from "./ids.ts";
import { liveIn } from "./live/live.ts";
import type { Viewers } from "./live/viewers.ts";
import { signingWith } from "./people/signing.ts";
import type { Bounds } from "./rooms/cache.ts";
import { type Rooms, roomsIn } from "./rooms/rooms.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";

export interface ServerOptions {
  /** Where everything is kept. */
  readonly store: Store;
  readonly now?: () => number;
  readonly draw?: Draw;
  readonly bounds?: Bounds;
  readonly noted?: (cause: unknown) => void;
}

export interface TableServer {
  answer(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Lets everybody go, once all that was begun is stored. */
  close(): Promise<void>;
  readonly rooms: Rooms;
}

/** What is held in memory of rooms that nobody looks at: so many, and about so many bytes of entries. */
const usualBounds: Bounds = { rooms: 5_000, size: 32 * 1024 * 1024 };

/** The server of the tables in one SQLite file. @public `npm start` calls it, in what is built. */
export function serveTablesIn(file: string): Promise<TableServer> {
  return serveTables({ store: openSqlite(file) });
}

export async function serveTables(options: ServerOptions): Promise<TableServer> {
  const { store, now = Date.now, draw = randomBytes, bounds = usualBounds, noted = console.error } = options;
  const viewers: Viewers = new Map();
  const signing = await signingWith(store, draw, now());
  const rooms = roomsIn({ store, now, bounds, isWatched: (id) => viewers.has(id), noted });
  const house: House = { rooms, store, signing, draw, noted };
  const app = await appOf(house);
  const live = liveIn(house, viewers);
  return {
    answer: (request, response) => app.routing(request, response),
    upgrade: live.upgrade,
    async close() {
      live.close();
      await app.close();
      await rooms.idle();
      await store.close();
    },
    rooms,
  };
}
