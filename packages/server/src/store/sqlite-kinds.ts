/** What SQLite's errors say of themselves. */

const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/** In its own words, for those that come without a number: such as where many rows are read. */
const words: Readonly<Record<string, number>> = {
  "database is locked": BUSY,
  "database table is locked": LOCKED,
  "attempt to write a readonly database": READONLY,
  "disk I/O error": IOERR,
  "database disk image is malformed": CORRUPT,
  "database or disk is full": FULL,
  "unable to open database file": CANTOPEN,
  "file is not a database": NOTADB,
};

function kindOf(cause: unknown): number {
  const { errcode = 0, message = "" } = cause as { readonly errcode?: number; readonly message?: string };
  return errcode === 0 ? (words[message] ?? 0) : errcode & 0xff;
}

/** Another has it, or the disk is full or gone: it may go better in a moment. */
export function isOfTheMoment(cause: unknown): boolean {
  return [BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN].includes(kindOf(cause));
}

/** It is no database, or its pages do not hold together. */
export function isDamage(cause: unknown): boolean {
  return [CORRUPT, NOTADB].includes(kindOf(cause));
}
