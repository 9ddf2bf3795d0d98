/** How the database on PostgreSQL came to be what it is: one step after the other, and never back. What is older may still
 * be running while a step is taken, so a step adds, and leaves alone what is used. */
export const postgresMigrations: readonly string[] = [
  // Names are compared byte by byte, wherever the database was made.
  `CREATE TABLE rooms (
     id text COLLATE "C" PRIMARY KEY,
     secret text NOT NULL,
     opened bigint NOT NULL,
     stage text NOT NULL,
     listed boolean NOT NULL
   );
   CREATE INDEX rooms_waiting ON rooms (opened, id) WHERE listed AND stage = 'waiting';
   CREATE TABLE entries (
     room text COLLATE "C" NOT NULL,
     number integer NOT NULL,
     at bigint NOT NULL,
     json text NOT NULL,
     PRIMARY KEY (room, number)
   );
   CREATE TABLE requests (key text COLLATE "C" PRIMARY KEY, room text NOT NULL);
   CREATE TABLE signing_keys (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     made bigint NOT NULL,
     key bytea NOT NULL
   );
   CREATE TABLE codes (code text COLLATE "C" PRIMARY KEY, room text NOT NULL);
   CREATE TABLE guests (
     person text COLLATE "C" NOT NULL,
     room text COLLATE "C" NOT NULL,
     opened bigint NOT NULL,
     is_over boolean NOT NULL,
     PRIMARY KEY (person, room)
   );
   CREATE INDEX guests_newest ON guests (person, is_over, opened DESC);
   CREATE TABLE tokens (
     hash text COLLATE "C" PRIMARY KEY,
     id text NOT NULL,
     person text COLLATE "C" NOT NULL,
     name text NOT NULL,
     made bigint NOT NULL
   );
   CREATE INDEX tokens_person ON tokens (person, made);
   CREATE TABLE carries (
     hash text COLLATE "C" PRIMARY KEY,
     person text COLLATE "C" NOT NULL,
     expires bigint NOT NULL
   );
   CREATE INDEX carries_person ON carries (person);`,
  `ALTER TABLE rooms ADD COLUMN due bigint;
   CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;`,
  // Nothing of the schema: an entry may say `withdrawn`, or why a time ran out, and an older program cannot read that.
  "",
  // When somebody last came to sit there: a table that everybody has left is not listed for ever.
  `ALTER TABLE rooms ADD COLUMN came bigint NOT NULL DEFAULT 0;
   UPDATE rooms SET came = opened WHERE stage = 'waiting';
   CREATE INDEX rooms_came ON rooms (came, id) WHERE listed AND stage = 'waiting';`,
  // Of those who were erased, a hash: nothing that was under way brings them back, and their cookie is nobody's.
  `CREATE TABLE erased (mark text COLLATE "C" PRIMARY KEY);`,
  // Browsers that want to be told when a table waits for their person, and the turns that are to be told; of those that
  // were told (due is null), which was the last.
  `CREATE TABLE push_key (id integer PRIMARY KEY CHECK (id = 1), key bytea NOT NULL);
   CREATE TABLE push_subscriptions (
     id text COLLATE "C" PRIMARY KEY,
     person text COLLATE "C" NOT NULL,
     endpoint text NOT NULL,
     p256dh text NOT NULL,
     auth text NOT NULL,
     language text NOT NULL,
     origin text,
     made bigint NOT NULL,
     failures integer NOT NULL DEFAULT 0,
     paused bigint NOT NULL DEFAULT 0
   );
   CREATE INDEX push_subscriptions_person ON push_subscriptions (person, made);
   CREATE TABLE turns (
     room text COLLATE "C" NOT NULL,
     person text COLLATE "C" NOT NULL,
     turn integer NOT NULL,
     due bigint,
     tries integer NOT NULL DEFAULT 0,
     PRIMARY KEY (room, person)
   );
   CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;
   CREATE INDEX turns_person ON turns (person);`,
];
