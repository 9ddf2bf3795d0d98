/** The embedded store, copied while people play, and put back where there is none. */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { readRoom } from "../rooms/reading.ts";
import { migrations } from "../store/migrations.ts";
import { isDamage } from "../store/sqlite-kinds.ts";
import type { StoredRow } from "../store/store.ts";
import { besides, partOf, sweepParts } from "./leftovers.ts";

/** What a whole copy holds. */
export interface Copied {
  readonly tables: number;
  readonly entries: number;
  /** When the last of them was made, in milliseconds; null where there is none. */
  readonly newest: number | null;
}

export type WhyNot =
  /** There is nothing to copy. */
  | "missing"
  /** Something is there already, and nothing is ever replaced. */
  | "exists"
  /** A server has it open. */
  | "held"
  /** It is no database of tables, or not all of it can be read. */
  | "damaged"
  /** It was made by a newer version. */
  | "newer"
  /** It is not all there is: a part of it lies beside it, as of a server that runs or was killed. */
  | "unfinished";

export type Copying = ({ readonly ok: true } & Copied) | { readonly ok: false; readonly why: WhyNot };

const no = (why: WhyNot): Copying => ({ ok: false, why });

/** Copies the tables of a file as they are at one moment; whoever plays notices nothing. */
export function backUp(from: string, to: string): Copying {
  if (!existsSync(from)) return no("missing");
  if (existsSync(to)) return no("exists");
  try {
    return whole(to, (part) => {
      // For its owner alone: it has every secret in it.
      closeSync(openSync(part, "wx", 0o600));
      const db = new DatabaseSync(from, { timeout: 60_000 });
      try {
        db.prepare("VACUUM INTO ?").run(part);
      } finally {
        db.close();
      }
    });
  } catch (cause) {
    if (isDamage(cause)) return no("damaged");
    throw cause;
  }
}

/** Puts a copy where a server will look for its tables. */
export function restore(from: string, to: string): Copying {
  if (!existsSync(from)) return no("missing");
  if ((statSync(`${from}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return no("unfinished");
  if (existsSync(to)) return no(isHeld(to) ? "held" : "exists");
  // What another file has left behind would be taken for a part of this one.
  if (["-wal", "-shm", "-journal"].some((end) => existsSync(to + end))) return no("exists");
  mkdirSync(dirname(to), { recursive: true });
  return whole(to, (part) => {
    copyFileSync(from, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
  });
}

/** Makes a file beside its place, sees whether all of it can be read, and puts it there once the disk has it. */
function whole(to: string, make: (part: string) => void): Copying {
  sweepParts(dirname(to));
  const part = partOf(to);
  try {
    make(part);
    const found = checked(part);
    if (!found.ok) return found;
    synced(part);
    renameSync(part, to);
    synced(dirname(to));
    return found;
  } finally {
    for (const end of besides) rmSync(part + end, { force: true });
  }
}

function synced(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Every page is sound, and every table is again what its entries say. */
function checked(file: string): Copying {
  let db: DatabaseSyncInstance | null = null;
  try {
    db = new DatabaseSync(file);
    const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
    if (version > migrations.length) return no("newer");
    if (version === 0) return no("damaged");
    const [sound, ...faults] = db.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
    if (sound?.integrity_check !== "ok" || faults.length > 0) return no("damaged");
    const entriesOf = db.prepare("SELECT at, json FROM entries WHERE room = ? ORDER BY number");
    let [tables, entries] = [0, 0];
    let newest: number | null = null;
    for (const { id, secret } of db.prepare("SELECT id, secret FROM rooms").iterate() as Iterable<{
      id: string;
      secret: string;
    }>) {
      const rows = entriesOf.all(id) as StoredRow[];
      readRoom(id, { secret, rows });
      tables++;
      entries += rows.length;
      newest = Math.max(newest ?? 0, rows.at(-1)?.at ?? 0);
    }
    const { count } = db.prepare("SELECT count(*) AS count FROM entries").get() as { count: number };
    return count === entries ? { ok: true, tables, entries, newest } : no("damaged");
  } catch {
    return no("damaged");
  } finally {
    db?.close();
  }
}

/** Whether anybody has it open: then it cannot be had alone. */
function isHeld(file: string): boolean {
  let db: DatabaseSyncInstance | null = null;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (cause) {
    return /locked|busy/i.test(String(cause));
  } finally {
    db?.close();
  }
}
