/** How the database came to be what it is: one step after the other, and never back. Entries that an
 * older program could not read are a step too, if an empty one: it refuses the whole rather than single tables. */
export const migrations: readonly string[] = [
  `CREATE TABLE rooms (
     id TEXT NOT NULL PRIMARY KEY,
     secret TEXT NOT NULL,
     opened INTEGER NOT NULL,
     stage TEXT NOT NULL,
     listed INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX rooms_waiting ON rooms (opened, id) WHERE listed = 1 AND stage = 'waiting';
   -- The entries of a room lie together, so that it is woken by reading a few pages.
   CREATE TABLE entries (
     room TEXT NOT NULL,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     json TEXT NOT NULL,
     PRIMARY KEY (room, number)
   ) WITHOUT ROWID;
   CREATE TABLE requests (key TEXT NOT NULL PRIMARY KEY, room TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE signing_keys (id INTEGER PRIMARY KEY, made INTEGER NOT NULL, key BLOB NOT NULL);`,
  `CREATE TABLE codes (code TEXT NOT NULL PRIMARY KEY, room TEXT NOT NULL) WITHOUT ROWID;
   -- Who has been in which room; the index reads somebody's tables as they are shown.
   CREATE TABLE guests (
     person TEXT NOT NULL,
     room TEXT NOT NULL,
     opened INTEGER NOT NULL,
     is_over INTEGER NOT NULL,
     PRIMARY KEY (person, room)
   ) WITHOUT ROWID;
   CREATE INDEX guests_newest ON guests (person, is_over, opened DESC);
   -- What is secret of these is known to whoever has it: here lies its hash.
   CREATE TABLE tokens (
     hash TEXT NOT NULL PRIMARY KEY,
     id TEXT NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     made INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX tokens_person ON tokens (person, made);
   CREATE TABLE carries (
     hash TEXT NOT NULL PRIMARY KEY,
     person TEXT NOT NULL,
     expires INTEGER NOT NULL
   ) WITHOUT ROWID;`,
  `ALTER TABLE rooms ADD COLUMN due INTEGER;
   CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;`,
  // Nothing of the schema: an entry may say `withdrawn`, or why a time ran out, and an older program cannot read that.
  "",
  // When somebody last came to sit there: a table that everybody has left is not listed for ever.
  `ALTER TABLE rooms ADD COLUMN came INTEGER NOT NULL DEFAULT 0;
   UPDATE rooms SET came = opened WHERE stage = 'waiting';
   CREATE INDEX rooms_came ON rooms (came, id) WHERE listed = 1 AND stage = 'waiting';`,
  // Of those who were erased, a hash: nothing that was under way brings them back, and their cookie is nobody's.
  "CREATE TABLE erased (mark TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;",
  // Browsers that want to be told when a table waits for their person, and the turns that are to be told; of those that
  // were told (due is null), which was the last.
  `CREATE TABLE push_key (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL);
   CREATE TABLE push_subscriptions (
     id TEXT NOT NULL PRIMARY KEY,
     person TEXT NOT NULL,
     endpoint TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL,
     origin TEXT,
     made INTEGER NOT NULL,
     failures INTEGER NOT NULL,
     paused INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX push_subscriptions_person ON push_subscriptions (person, made);
   CREATE TABLE turns (
     room TEXT NOT NULL,
     person TEXT NOT NULL,
     turn INTEGER NOT NULL,
     due INTEGER,
     tries INTEGER NOT NULL,
     PRIMARY KEY (room, person)
   ) WITHOUT ROWID;
   CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;
   CREATE INDEX turns_person ON turns (person);`,
];

/** It was made by a newer version of this program. */
export class NewerDatabase extends Error {
  constructor(name: string) {
    super(`${name} was made by a newer version of guinguette`);
    this.name = "NewerDatabase";
  }
}
