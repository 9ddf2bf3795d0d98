/** The embedded store: one SQLite file. Whatever is answered has been synced to the disk. */
import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { wall } from "../time.ts";
import { migrations, NewerDatabase } from "./migrations.ts";
import { markOf } from "./people.ts";
import { isDamage, isOfTheMoment } from "./sqlite-kinds.ts";
import { peopleOn, type Work } from "./sqlite-people.ts";
import { pushOn } from "./sqlite-push.ts";
import {
  DamagedPart,
  type Group,
  NAMED_FOR,
  pageOf,
  type Rewriting,
  type SigningKey,
  type Store,
  StoreAway,
  type StoredRoom,
  type StoredRow,
  startOf,
  type Waiting,
} from "./store.ts";

/** How long to wait, in milliseconds, while another process writes. */
const BUSY = 5_000;

export function openSqlite(file: string): Store {
  keepPrivate(file);
  const db = new DatabaseSync(file, { timeout: BUSY });
  try {
    // What is deleted is overwritten: whoever had themselves erased is not in the file either.
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000; PRAGMA secure_delete = ON",
    );
    migrate(db, file);
    return storeOn(db);
  } catch (cause) {
    db.close();
    throw cause;
  }
}

/** All secrets of all tables are in it: nobody else of this machine reads it. What SQLite puts beside it has its mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function migrate(db: DatabaseSyncInstance, file: string): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
    if (version > migrations.length) throw new NewerDatabase(file);
    for (const step of migrations.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec("COMMIT");
  } catch (cause) {
    db.exec("ROLLBACK");
    throw cause;
  }
}

function storeOn(db: DatabaseSyncInstance): Store {
  const secretOf = db.prepare("SELECT secret FROM rooms WHERE id = ?");
  const entriesOf = db.prepare("SELECT at, json FROM entries WHERE room = ? ORDER BY number");
  const entriesAfter = db.prepare(
    "SELECT at, json FROM entries WHERE room = ? AND number > ? ORDER BY number",
  );
  const lastOf = db.prepare("SELECT coalesce(max(number), 0) AS last FROM entries WHERE room = ?");
  const keyed = db.prepare("SELECT room FROM requests WHERE key = ?");
  const addRoom = db.prepare(
    "INSERT INTO rooms (id, secret, opened, stage, listed) VALUES (?, ?, ?, 'waiting', 0)",
  );
  const file = db.prepare("UPDATE rooms SET stage = ?, listed = ?, due = ?, came = ? WHERE id = ?");
  const overdue = db.prepare("SELECT id FROM rooms WHERE due < ? ORDER BY due LIMIT ?");
  const postpone = db.prepare("UPDATE rooms SET due = ? WHERE id = ?");
  const postponeFrom = db.prepare("UPDATE rooms SET due = ? WHERE id = ? AND due = ?");
  const addEntry = db.prepare("INSERT INTO entries (room, number, at, json) VALUES (?, ?, ?, ?)");
  const addKey = db.prepare("INSERT INTO requests (key, room) VALUES (?, ?)");
  const isNamed = db.prepare(
    `SELECT 1 FROM codes JOIN rooms ON rooms.id = codes.room WHERE code = ? AND NOT
       (stage = 'over' AND (SELECT at FROM entries WHERE room = rooms.id ORDER BY number DESC LIMIT 1) < ?)`,
  );
  const isTaken = (code: string, at: number) => isNamed.get(code, at - NAMED_FOR) !== undefined;
  const isErased = db.prepare("SELECT 1 FROM erased WHERE mark = ?");
  const addCode = db.prepare("INSERT OR REPLACE INTO codes (code, room) VALUES (?, ?)");
  const called = db.prepare("SELECT room FROM codes WHERE code = ?");
  const addGuest = db.prepare(
    `INSERT INTO guests (person, room, opened, is_over) SELECT ?, id, opened, ? FROM rooms WHERE id = ?
     ON CONFLICT (person, room) DO UPDATE SET is_over = excluded.is_over`,
  );
  const roomsOf = db.prepare(
    "SELECT room FROM guests WHERE person = ? ORDER BY is_over, opened DESC LIMIT ?",
  );
  const roomsAfter = db.prepare(
    "SELECT room FROM guests WHERE person = ? AND room > ? ORDER BY room LIMIT ?",
  );
  const rewriteEntry = db.prepare("UPDATE entries SET json = ? WHERE room = ? AND number = ?");
  const dropGuest = db.prepare("DELETE FROM guests WHERE person = ? AND room = ?");
  const waiting = db.prepare(
    `SELECT id, came FROM rooms WHERE listed = 1 AND stage = 'waiting' AND (came, id) < (?, ?) AND came > ?
     ORDER BY came DESC, id DESC LIMIT ?`,
  );
  const signingKeys = db.prepare("SELECT id, made AS signs, key FROM signing_keys ORDER BY id DESC");
  const addSigningKey = db.prepare(`INSERT INTO signing_keys (made, key) SELECT ?, ?
     WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE made > ?)`);

  /** Nobody else writes meanwhile, so what is looked at first still holds when the rows are added. */
  function add({ room, secret, code, filed, guests, by, rows }: Group): boolean {
    const { last } = lastOf.get(room) as { last: number };
    if (last !== rows[0].number - 1) return false;
    if (rows.some(({ key }) => key !== null && keyed.get(key) !== undefined)) return false;
    if (by.some((person) => isErased.get(markOf(person)) !== undefined)) return false;
    if (code !== null && isTaken(code, rows[0].at)) return false;
    if (secret !== null) addRoom.run(room, secret, rows[0].at);
    if (code !== null) addCode.run(code, room);
    for (const { number, at, key, json } of rows) {
      addEntry.run(room, number, at, json);
      if (key !== null) addKey.run(key, room);
    }
    if (filed !== null) file.run(filed.stage, filed.listed ? 1 : 0, filed.due, filed.came, room);
    for (const person of guests?.persons ?? []) addGuest.run(person, guests?.isOver ? 1 : 0, room);
    return true;
  }

  function rewrite({ room, person, rows, added, filed }: Rewriting): boolean {
    const group = { room, secret: null, code: null, filed, guests: null, by: [], rows: [added] } as const;
    if (!add(group)) return false;
    for (const { number, json } of rows) rewriteEntry.run(json, room, number);
    dropGuest.run(person, room);
    return true;
  }

  /** All of it, or nothing. */
  const whole: Work = (work) =>
    alone(() => {
      try {
        db.exec("BEGIN IMMEDIATE");
        const result = work();
        db.exec("COMMIT");
        return result;
      } catch (cause) {
        if (db.isTransaction) db.exec("ROLLBACK");
        throw cause;
      }
    });

  return {
    time: async () => wall(),
    load: async (room) =>
      alone((): StoredRoom | null => {
        const found = secretOf.get(room) as { secret: string } | undefined;
        if (found === undefined) return null;
        return { secret: found.secret, rows: entriesOf.all(room) as StoredRow[] };
      }),
    has: async (room) => alone(() => secretOf.get(room) !== undefined),
    after: async (known) =>
      alone(() => {
        const more = new Map<string, StoredRow[]>();
        for (const { room, number } of known) {
          const rows = entriesAfter.all(room, number) as StoredRow[];
          if (rows.length > 0) more.set(room, rows);
        }
        return more;
      }),
    async append(groups) {
      return whole(() => new Set(groups.filter((group) => !add(group)).map(({ room }) => room)));
    },
    keyed: async (key) => alone(() => roomIn(keyed.get(key))),
    async waiting(from, most, after): Promise<Waiting> {
      const { came, id } = startOf(from);
      const found = readable<{ id: string; came: number }>(waiting.iterate(came, id, after, most + 1));
      return pageOf(found, most);
    },
    isNamed: async (codes, at) => alone(() => codes.some((code) => isTaken(code, at))),
    called: async (code) => alone(() => roomIn(called.get(code))),
    async overdue(before, until, most) {
      // Nothing is written while nothing is due.
      if (alone(() => overdue.get(before, 1)) === undefined) return [];
      return whole(() => {
        const found = (overdue.all(before, most) as { id: string }[]).map(({ id }) => id);
        for (const id of found) postpone.run(until, id);
        return found;
      });
    },
    async postpone(room, from, to) {
      alone(() => postponeFrom.run(to, room, from));
    },
    async roomsOf(person, most) {
      return (alone(() => roomsOf.all(person, most)) as { room: string }[]).map(({ room }) => room);
    },
    async roomsAfter(person, after, most) {
      return (alone(() => roomsAfter.all(person, after, most)) as { room: string }[]).map(({ room }) => room);
    },
    async rewrite(rewriting) {
      return whole(() => rewrite(rewriting));
    },
    people: peopleOn(db, alone, whole),
    push: pushOn(db, alone, whole),
    signingKeys: async () => alone(() => signingKeys.all() as SigningKey[]),
    async addSigningKey({ signs, key }, unlessAfter) {
      alone(() => addSigningKey.run(signs, key, unlessAfter));
    },
    async close() {
      // So that the file by itself has everything, for whoever copies it.
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };
}

/** The rows that come before a damaged part: a list that everybody asks for does not fail for one of them. */
function readable<Row>(rows: Iterable<unknown>): Row[] {
  const found: Row[] = [];
  try {
    alone(() => {
      for (const row of rows) found.push(row as Row);
    });
  } catch (cause) {
    if (!(cause instanceof DamagedPart)) throw cause;
  }
  return found;
}

const roomIn = (found: unknown) => (found as { room: string } | undefined)?.room ?? null;

/** Whatever is asked of the file: what may go better in a moment is told as such, and as no fault of a table. */
const alone: Work = (work) => {
  try {
    return work();
  } catch (cause) {
    if (isDamage(cause)) throw new DamagedPart(cause);
    throw isOfTheMoment(cause) ? new StoreAway(cause) : cause;
  }
};
