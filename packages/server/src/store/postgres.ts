/** The store that any number of processes share: PostgreSQL. Whatever is answered has been synced to its disk. */
import { setTimeout } from "node:timers/promises";
import { gathering } from "./gathering.ts";
import { NewerDatabase } from "./migrations.ts";
import { append, isLongOver, rewrite, rewritingOf, valuesOf } from "./postgres-append.ts";
import { postgresMigrations } from "./postgres-migrations.ts";
import { peopleIn } from "./postgres-people.ts";
import { type Pool, poolAt, type Statement, wholeInItsTime } from "./postgres-pool.ts";
import { pushIn } from "./postgres-push.ts";
import { roundsOf } from "./rounds.ts";
import {
  type Group,
  type Known,
  pageOf,
  type SigningKey,
  type Store,
  StoreAway,
  type StoredRow,
  startOf,
} from "./store.ts";

/** So many statements that store, and that read, are on their way at once; what comes meanwhile goes together. */
const LANES = 3;
/** Of several processes that start, one after the other looks whether anything is to be migrated. */
export const MIGRATING = 4_861_203_517;

/** How long to wait for PostgreSQL when this process starts, and when to try again, in milliseconds. */
const TO_START = 30_000;
const AGAIN = 500;

const load: Statement = {
  name: "load",
  text: `SELECT secret, at, json FROM rooms JOIN entries ON entries.room = rooms.id WHERE rooms.id = $1
    ORDER BY number`,
};
const has: Statement = { name: "has", text: "SELECT 1 FROM rooms WHERE id = $1" };
const after: Statement = {
  name: "after",
  text: `SELECT entries.room, at, json FROM unnest($1::text[], $2::integer[]) AS known (room, number)
    JOIN entries ON entries.room = known.room AND entries.number > known.number ORDER BY entries.number`,
};
const keyed: Statement = { name: "keyed", text: "SELECT room FROM requests WHERE key = $1" };
const called: Statement = { name: "called", text: "SELECT room FROM codes WHERE code = $1" };
const named: Statement = {
  name: "named",
  text: `SELECT 1 FROM codes JOIN rooms ON rooms.id = codes.room
    WHERE code = ANY ($1::text[]) AND NOT ${isLongOver("$2::bigint")} LIMIT 1`,
};
const waiting: Statement = {
  name: "waiting",
  text: `SELECT id, came FROM rooms
    WHERE listed AND stage = 'waiting' AND (came, id) < ($1::bigint, $2::text) AND came > $3::bigint
    ORDER BY came DESC, id DESC LIMIT $4`,
};
const roomsOf: Statement = {
  name: "rooms-of",
  text: "SELECT room FROM guests WHERE person = $1 ORDER BY is_over, opened DESC LIMIT $2",
};
const roomsAfter: Statement = {
  name: "rooms-after",
  text: "SELECT room FROM guests WHERE person = $1 AND room > $2 ORDER BY room LIMIT $3",
};
/** Whoever is looking after one of them meanwhile, others pass it by. */
const overdue: Statement = {
  name: "overdue",
  text: `WITH found AS (
    SELECT id, due FROM rooms WHERE due < $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
  ), postponed AS (
    UPDATE rooms SET due = $2 FROM found WHERE rooms.id = found.id RETURNING rooms.id
  )
  SELECT found.id FROM found JOIN postponed USING (id) ORDER BY found.due`,
};
const postpone: Statement = {
  name: "postpone",
  text: "UPDATE rooms SET due = $3 WHERE id = $1 AND due = $2",
};
/** Of all processes that serve it: the machines that they run on may differ. */
const time: Statement = {
  name: "time",
  text: "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now",
};
const signingKeys: Statement = {
  name: "signing-keys",
  text: "SELECT id, made AS signs, key FROM signing_keys ORDER BY id DESC",
};

export async function openPostgres(url: string, noted: (cause: unknown) => void): Promise<Store> {
  const pool = poolAt(url, noted);
  try {
    await insist(() => migrate(url), noted);
    return storeOn(pool);
  } catch (cause) {
    await pool.close();
    throw cause;
  }
}

/** PostgreSQL may be starting, too. */
async function insist(work: () => Promise<void>, noted: (cause: unknown) => void): Promise<void> {
  for (const until = performance.now() + TO_START; ; )
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof StoreAway) || performance.now() > until) throw cause;
      noted(cause);
      await setTimeout(AGAIN);
    }
}

/** A step may rewrite a large table, and the others wait for it meanwhile. */
function migrate(url: string): Promise<void> {
  return wholeInItsTime(url, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`);
    await client.query("CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY)");
    const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM migrations");
    const { version } = rows[0] as { version: number };
    if (version > postgresMigrations.length) throw new NewerDatabase("the database");
    for (const [at, step] of postgresMigrations.entries()) {
      if (at < version) continue;
      await client.query(step);
      await client.query("INSERT INTO migrations VALUES ($1)", [at + 1]);
    }
  });
}

function storeOn(pool: Pool): Store {
  const appended = gathering(LANES, async (groups: readonly Group[]) => {
    const late = new Set<string>();
    for (const round of roundsOf(groups))
      for (const { room } of await pool.ask<{ room: string }>(append, valuesOf(round))) late.add(room);
    return late;
  });
  const more = gathering(LANES, async (known: readonly Known[]) => {
    const values = [known.map(({ room }) => room), known.map(({ number }) => number)];
    const rows = new Map<string, StoredRow[]>();
    for (const { room, at, json } of await pool.ask<StoredRow & { room: string }>(after, values)) {
      const some = rows.get(room);
      if (some === undefined) rows.set(room, [{ at, json }]);
      else some.push({ at, json });
    }
    return rows;
  });
  const roomIn = async (statement: Statement, value: string) =>
    (await pool.ask<{ room: string }>(statement, [value]))[0]?.room ?? null;

  return {
    async time() {
      const [found] = await pool.ask<{ now: number }>(time, []);
      if (found === undefined) throw new Error("the database has no time");
      return Math.floor(found.now);
    },
    async load(room) {
      const found = await pool.ask<StoredRow & { secret: string }>(load, [room]);
      const [first] = found;
      if (first === undefined) return null;
      return { secret: first.secret, rows: found.map(({ at, json }) => ({ at, json })) };
    },
    has: async (room) => (await pool.ask(has, [room])).length > 0,
    after: more,
    append: appended,
    keyed: (key) => roomIn(keyed, key),
    async waiting(from, most, after) {
      const { came, id } = startOf(from);
      return pageOf(await pool.ask<{ id: string; came: number }>(waiting, [came, id, after, most + 1]), most);
    },
    isNamed: async (codes, at) => (await pool.ask(named, [codes, at])).length > 0,
    called: (code) => roomIn(called, code),
    async roomsOf(person, most) {
      return (await pool.ask<{ room: string }>(roomsOf, [person, most])).map(({ room }) => room);
    },
    async roomsAfter(person, after, most) {
      return (await pool.ask<{ room: string }>(roomsAfter, [person, after, most])).map(({ room }) => room);
    },
    async overdue(before, until, most) {
      return (await pool.ask<{ id: string }>(overdue, [before, until, most])).map(({ id }) => id);
    },
    async postpone(room, from, to) {
      await pool.ask(postpone, [room, from, to]);
    },
    async rewrite(rewriting) {
      return (await pool.ask(rewrite, rewritingOf(rewriting))).length > 0;
    },
    people: peopleIn(pool),
    push: pushIn(pool),
    signingKeys: () => pool.ask<SigningKey>(signingKeys, []),
    addSigningKey: ({ signs, key }, unlessAfter) =>
      pool.whole(async (client) => {
        await client.query("LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE");
        await client.query(
          `INSERT INTO signing_keys (made, key) SELECT $1, $2
             WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE made > $3)`,
          [signs, Buffer.from(key), unlessAfter],
        );
      }),
    close: () => pool.close(),
  };
}
