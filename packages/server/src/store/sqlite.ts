/** The embedded store: one SQLite file. Whatever is answered has been synced to the disk. */
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { migrations } from "./migrations.ts";
import type { Group, SigningKey, Store, StoredRoom, Waiting } from "./store.ts";

/** How long to wait, in milliseconds, while another process writes. */
const BUSY = 5_000;

/** The file was made by a newer version of this program. */
export class NewerDatabase extends Error {
  constructor(file: string) {
    super(`${file} was made by a newer version of guinguette`);
    this.name = "NewerDatabase";
  }
}

export function openSqlite(file: string): Store {
  const db = new DatabaseSync(file, { timeout: BUSY });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000");
    migrate(db, file);
    return storeOn(db);
  } catch (cause) {
    db.close();
    throw cause;
  }
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
  const entriesOf = db.prepare("SELECT json FROM entries WHERE room = ? ORDER BY number");
  const entriesAfter = db.prepare("SELECT json FROM entries WHERE room = ? AND number > ? ORDER BY number");
  const lastOf = db.prepare("SELECT coalesce(max(number), 0) AS last FROM entries WHERE room = ?");
  const keyed = db.prepare("SELECT room FROM requests WHERE key = ?");
  const addRoom = db.prepare(
    "INSERT INTO rooms (id, secret, opened, stage, listed) VALUES (?, ?, ?, 'waiting', 0)",
  );
  const file = db.prepare("UPDATE rooms SET stage = ?, listed = ? WHERE id = ?");
  const addEntry = db.prepare("INSERT INTO entries (room, number, at, json) VALUES (?, ?, ?, ?)");
  const addKey = db.prepare("INSERT INTO requests (key, room) VALUES (?, ?)");
  const waiting = db.prepare(
    `SELECT id, opened FROM rooms WHERE listed = 1 AND stage = 'waiting' AND (opened, id) < (?, ?)
     ORDER BY opened DESC, id DESC LIMIT ?`,
  );
  const signingKeys = db.prepare("SELECT id, made, key FROM signing_keys ORDER BY id DESC");
  const addSigningKey = db.prepare(`INSERT INTO signing_keys (made, key) SELECT ?, ?
     WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE made > ?)`);

  /** Nobody else writes meanwhile, so what is looked at first still holds when the rows are added. */
  function add({ room, secret, filed, rows }: Group): boolean {
    const { last } = lastOf.get(room) as { last: number };
    if (last !== rows[0].number - 1) return false;
    if (rows.some(({ key }) => key !== null && keyed.get(key) !== undefined)) return false;
    if (secret !== null) addRoom.run(room, secret, rows[0].at);
    for (const { number, at, key, json } of rows) {
      addEntry.run(room, number, at, json);
      if (key !== null) addKey.run(key, room);
    }
    if (filed !== null) file.run(filed.stage, filed.listed ? 1 : 0, room);
    return true;
  }

  return {
    async load(room): Promise<StoredRoom | null> {
      const found = secretOf.get(room) as { secret: string } | undefined;
      if (found === undefined) return null;
      const rows = entriesOf.all(room) as { json: string }[];
      return { secret: found.secret, rows: rows.map(({ json }) => json) };
    },
    async after(known) {
      const more = new Map<string, string[]>();
      for (const { room, number } of known) {
        const rows = entriesAfter.all(room, number) as { json: string }[];
        if (rows.length > 0)
          more.set(
            room,
            rows.map(({ json }) => json),
          );
      }
      return more;
    },
    async append(groups) {
      const late = new Set<string>();
      db.exec("BEGIN IMMEDIATE");
      try {
        for (const group of groups) if (!add(group)) late.add(group.room);
        db.exec("COMMIT");
      } catch (cause) {
        if (db.isTransaction) db.exec("ROLLBACK");
        throw cause;
      }
      return late;
    },
    async keyed(key) {
      const found = keyed.get(key) as { room: string } | undefined;
      return found?.room ?? null;
    },
    async waiting(from, most): Promise<Waiting> {
      const [opened = "", id = ""] = from?.split(".") ?? [];
      const after = from === null ? [Number.MAX_SAFE_INTEGER, ""] : [Number(opened) || 0, id];
      const found = waiting.all(...after, most + 1) as { id: string; opened: number }[];
      const page = found.slice(0, most);
      const last = page.at(-1);
      const more = found.length > most && last !== undefined;
      return { rooms: page.map((room) => room.id), next: more ? `${last.opened}.${last.id}` : null };
    },
    async signingKeys() {
      return signingKeys.all() as SigningKey[];
    },
    async addSigningKey({ made, key }, unlessAfter) {
      addSigningKey.run(made, key, unlessAfter);
    },
    async close() {
      // So that the file by itself has everything, for whoever copies it.
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };
}
