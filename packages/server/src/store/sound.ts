/**
 * Whether a file of tables is sound, seen before anything is written to it: every page of it is read, in a thread, so that
 * the app is served meanwhile. What lies in no sound page could be read wrong, and be written over.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { isDamage } from "./sqlite-kinds.ts";

/** It does not hold together, or is no database: it is neither served nor written to. */
export class DamagedDatabase extends Error {
  /** The first of what is wrong, in SQLite's words. */
  readonly faults: readonly string[];
  constructor(file: string, faults: readonly string[]) {
    super(`${file} is damaged: ${faults.join("; ")}`);
    this.name = "DamagedDatabase";
    this.faults = faults;
  }
}

/** How far it is, of a whole; null where the system does not say how much was read. */
export type Progress = (share: number | null) => void;

/** How often it is told how far it is, in milliseconds: a check that is over before is not spoken of. */
const TOLD_EVERY = 5_000;

/** Read only, so that a log beside it, as a killed server leaves it, stays as it is, too. */
const checking = `
  const { parentPort, workerData: { sqlite, file } } = require("node:worker_threads");
  const { DatabaseSync } = require(sqlite);
  let faults;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      faults = db.prepare("PRAGMA quick_check(3)").all().map((row) => Object.values(row)[0]);
    } finally {
      db.close();
    }
    if (faults.length === 1 && faults[0] === "ok") faults = [];
  } catch (cause) {
    faults = { message: cause.message, errcode: cause.errcode };
  }
  parentPort.postMessage(faults);`;

/** Throws `DamagedDatabase`. Where there is no file yet, there is nothing to see. */
export async function mustBeSound(file: string, progress: Progress = () => {}): Promise<void> {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) return;
  const sqlite = createRequire(import.meta.url).resolve("@photostructure/sqlite");
  const before = bytesRead();
  const telling = setInterval(() => {
    const now = bytesRead();
    progress(before === null || now === null ? null : Math.min(0.99, (now - before) / size));
  }, TOLD_EVERY);
  try {
    const found = await new Promise<readonly string[] | { readonly message: string }>((done, fail) => {
      const thread = new Worker(checking, { eval: true, workerData: { sqlite, file } });
      thread.once("message", done).once("error", fail);
    });
    if (!isList(found) && !isDamage(found)) throw Object.assign(new Error(found.message), found);
    const faults = isList(found) ? found : [found.message];
    if (faults.length > 0) throw new DamagedDatabase(file, faults);
  } finally {
    clearInterval(telling);
  }
}

function isList(found: readonly string[] | object): found is readonly string[] {
  return Array.isArray(found);
}

/** How much this process has read so far, where the system says it. */
function bytesRead(): number | null {
  try {
    const [, read] = /^rchar: (\d+)$/m.exec(readFileSync("/proc/self/io", "utf8")) ?? [];
    return read === undefined ? null : Number(read);
  } catch {
    return null;
  }
}
