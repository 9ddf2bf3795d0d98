/** Push subscriptions on PostgreSQL. */
import { gathering } from "./gathering.ts";
import { markOf } from "./people.ts";
import type { Pool, Statement } from "./postgres-pool.ts";
import type { PushStore, StoredSubscription, Telling } from "./push.ts";

/** So many statements are on their way at once; what comes meanwhile goes together. */
const LANES = 2;

const statement = (name: string, text: string): Statement => ({ name, text });

const addKey = "INSERT INTO push_key (id, key) VALUES (1, $1) ON CONFLICT DO NOTHING";
const inTurn = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
/** Nobody is erased until this has been stored, or not. */
const isErased = "SELECT 1 FROM erased WHERE mark = $1 FOR KEY SHARE";
const add = `INSERT INTO push_subscriptions (id, person, endpoint, p256dh, auth, language, origin, made)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, origin = excluded.origin, made = excluded.made, failures = 0, paused = 0`;
const keepNewest = `DELETE FROM push_subscriptions WHERE person = $1 AND id NOT IN
  (SELECT id FROM push_subscriptions WHERE person = $1 ORDER BY made DESC, id DESC LIMIT $2)`;
const ofPerson = statement(
  "subscriptions-of",
  "SELECT * FROM push_subscriptions WHERE person = $1 ORDER BY made, id",
);
const subscribed = statement(
  "subscribed",
  "SELECT DISTINCT person FROM push_subscriptions WHERE person = ANY ($1::text[])",
);
const drop = statement(
  "unsubscribe",
  "DELETE FROM push_subscriptions WHERE person = $1 AND id = $2 RETURNING id",
);
const fare = statement(
  "push-fared",
  "UPDATE push_subscriptions SET failures = $3, paused = $4 WHERE person = $1 AND id = $2",
);
/** Who has no subscription is not noted; in the order of the key, so that no two statements wait for each other. */
const awaits = statement(
  "turns-await",
  `INSERT INTO turns AS noted (room, person, turn, due)
   SELECT room, person, turn, $4 FROM unnest($1::text[], $2::text[], $3::integer[]) AS one (room, person, turn)
     WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.person = one.person)
     ORDER BY room, person
   ON CONFLICT (room, person) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0
     WHERE excluded.turn > noted.turn`,
);
/** Whoever tells one of them meanwhile, others pass it by. */
const due = statement(
  "turns-due",
  `WITH found AS (
     SELECT room, person, due FROM turns WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
   )
   UPDATE turns SET due = $2, tries = tries + 1 FROM found
     WHERE turns.room = found.room AND turns.person = found.person
     RETURNING turns.room, turns.person, turns.turn, turns.tries`,
);
const settle = statement(
  "turns-settle",
  "UPDATE turns SET due = $4 WHERE room = $1 AND person = $2 AND turn = $3",
);
const dropTurn = statement("turns-drop", "DELETE FROM turns WHERE room = $1 AND person = $2");
const forget = statement("turns-forget", "DELETE FROM turns WHERE room = $1");

export function pushIn(pool: Pool): PushStore {
  const areSubscribed = gathering(LANES, async (persons: readonly string[]) => {
    const found = await pool.ask<{ person: string }>(subscribed, [persons]);
    return new Set(found.map(({ person }) => person));
  });
  return {
    key: (made) =>
      pool.whole(async (client) => {
        await client.query(addKey, [Buffer.from(made)]);
        const { rows } = await client.query("SELECT key FROM push_key WHERE id = 1");
        return (rows[0] as { key: Uint8Array }).key;
      }),
    subscribe: (one, replaces, most) =>
      pool.whole(async (client) => {
        const { id, person, endpoint, p256dh, auth, language, origin, made } = one;
        await client.query(inTurn, [person]);
        if ((await client.query(isErased, [markOf(person)])).rows.length > 0) return false;
        if (replaces !== null) await client.query(drop.text, [person, replaces]);
        await client.query(add, [id, person, endpoint, p256dh, auth, language, origin, made]);
        await client.query(keepNewest, [person, most]);
        return true;
      }),
    subscriptionsOf: (person) => pool.ask<StoredSubscription>(ofPerson, [person]),
    async subscribed(persons) {
      const found = await areSubscribed(persons);
      return persons.filter((person) => found.has(person));
    },
    unsubscribe: async (person, id) => (await pool.ask(drop, [person, id])).length > 0,
    async fared({ person, id }, failures, paused) {
      await pool.ask(fare, [person, id, failures, paused]);
    },
    async awaits(turns, at) {
      const column = <Key extends keyof (typeof turns)[number]>(name: Key) => turns.map((one) => one[name]);
      await pool.ask(awaits, [column("room"), column("person"), column("turn"), at]);
    },
    dueBy: (now, until, most) => pool.ask<Telling>(due, [now, until, most]),
    async settle({ room, person, turn }, at) {
      await pool.ask(settle, [room, person, turn, at]);
    },
    async drop({ room, person }) {
      await pool.ask(dropTurn, [room, person]);
    },
    async forgetTurns(room) {
      await pool.ask(forget, [room]);
    },
  };
}
