/**
 * One process at a time serves the tables of a SQLite file: another would neither hear what is played at the first, nor
 * know who is there. What holds it is a lock of the system, by SQLite, on an empty file beside: it goes with its process,
 * however that ends. Whoever copies the tables meanwhile asks for none.
 */
import { closeSync, openSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";

/** How long to wait for a process before this one that is about to end, in milliseconds, and how often to look. */
const PATIENCE = 5_000;
const AGAIN = 100;

export class AlreadyServed extends Error {
  constructor(file: string) {
    super(`${file} is served by another process`);
    this.name = "AlreadyServed";
  }
}

/** What is held lies here, so that it is not taken for garbage and let go. */
const held = new Set<DatabaseSyncInstance>();

/** Holds a file; gives how to let it go. Fails where another process holds it, and goes on doing so. */
export async function hold(file: string, patience = PATIENCE): Promise<() => void> {
  const lock = `${file}-lock`;
  closeSync(openSync(lock, "a", 0o600));
  const db = new DatabaseSync(lock, { timeout: 0 });
  try {
    for (const until = performance.now() + patience; !takes(db); await pause(AGAIN))
      if (performance.now() > until) throw new AlreadyServed(file);
  } catch (cause) {
    db.close();
    throw cause;
  }
  held.add(db);
  return () => {
    if (held.delete(db)) db.close();
  };
}

/** Whether nobody else has it, and it is had now. */
function takes(db: DatabaseSyncInstance): boolean {
  try {
    // Nothing is ever written in it, and so nothing has to lie beside it.
    db.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return true;
  } catch (cause) {
    const { errcode = 0 } = cause as { readonly errcode?: number };
    if ((errcode & 0xff) !== SQLITE_BUSY) throw cause;
    return false;
  }
}
const SQLITE_BUSY = 5;
