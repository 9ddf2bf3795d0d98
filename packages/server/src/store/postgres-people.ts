/** People on PostgreSQL. */
import type { ClientBase } from "pg";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Person } from "../room/entries.ts";
import { markOf, type PeopleStore, type Token } from "./people.ts";
import type { Pool, Statement } from "./postgres-pool.ts";

const statement = (name: string, text: string): Statement => ({ name, text });

/** Of what one person asks at once, one after the other is done: by this process, so that nobody takes all connections, and
 * by all of them. */
const inTurn = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
/** Nobody is erased until this has been stored, or not. */
const isErased = "SELECT 1 FROM erased WHERE mark = $1 FOR KEY SHARE";
const addToken = `INSERT INTO tokens (hash, id, person, name, made) SELECT $1, $2, $3, $4, $5
  WHERE (SELECT count(*) FROM tokens WHERE person = $3) < $6`;
const tokensOf = statement(
  "tokens-of",
  'SELECT id, name, made FROM tokens WHERE person = $1 ORDER BY made, id COLLATE "C"',
);
const tokened = statement("tokened", "SELECT person FROM tokens WHERE hash = $1");
const dropTokens = statement(
  "drop-tokens",
  "DELETE FROM tokens WHERE person = $1 AND (id = $2 OR $2::text IS NULL) RETURNING hash",
);
const dropCarries = "DELETE FROM carries WHERE person = $1 OR expires <= $2";
const addCarry = "INSERT INTO carries (hash, person, expires) VALUES ($1, $2, $3)";
const takeCarry = statement("take-carry", "DELETE FROM carries WHERE hash = $1 RETURNING person, expires");
const erased = statement("erased", "SELECT mark FROM erased WHERE mark = ANY ($1::text[])");
/** After whatever was under way (`postgres-append.ts`), and in its sight. Whoever only reads is not kept waiting. */
const erase = [
  "LOCK TABLE erased IN EXCLUSIVE MODE",
  "INSERT INTO erased (mark) VALUES ($1) ON CONFLICT DO NOTHING",
] as const;
const forget = [
  "DELETE FROM tokens WHERE person = $1",
  "DELETE FROM carries WHERE person = $1",
  // A request's key begins with who made it.
  "DELETE FROM requests WHERE key >= $1 || '/' AND key < $1 || '0'",
  "DELETE FROM push_subscriptions WHERE person = $1",
  "DELETE FROM turns WHERE person = $1",
];

/** Each store has its own connections. */
let stores = 0;

export function peopleIn(pool: Pool): PeopleStore {
  const store = ++stores;
  const ofOne = <T>(person: Person, work: (client: ClientBase) => Promise<T>): Promise<T> =>
    oneAtATime(`store ${store} ${person}`, () =>
      pool.whole(async (client) => {
        await client.query(inTurn, [person]);
        return work(client);
      }),
    );
  return {
    addToken: ({ hash, id, person, name, made }, most) =>
      ofOne(person, async (client) => {
        if ((await client.query(isErased, [markOf(person)])).rows.length > 0) return "erased";
        const { rowCount } = await client.query(addToken, [hash, id, person, name, made, most]);
        return rowCount === 0 ? "enough" : "added";
      }),
    tokensOf: (person) => pool.ask<Token>(tokensOf, [person]),
    async tokened(hash) {
      const [found] = await pool.ask<{ person: string }>(tokened, [hash]);
      return found?.person ?? null;
    },
    async dropTokens(person, id) {
      return (await pool.ask<{ hash: string }>(dropTokens, [person, id])).map(({ hash }) => hash);
    },
    addCarry: ({ hash, person, expires }, now) =>
      ofOne(person, async (client) => {
        if ((await client.query(isErased, [markOf(person)])).rows.length > 0) return false;
        await client.query(dropCarries, [person, now]);
        await client.query(addCarry, [hash, person, expires]);
        return true;
      }),
    async takeCarry(hash, now) {
      const [found] = await pool.ask<{ person: string; expires: number }>(takeCarry, [hash]);
      return found !== undefined && found.expires > now ? found.person : null;
    },
    forget: (person) =>
      pool.whole(async (client) => {
        const [lock, mark] = erase;
        await client.query(lock);
        await client.query(mark, [markOf(person)]);
        for (const one of forget) await client.query(one, [person]);
      }),
    async erased(persons) {
      const marks = new Map(persons.map((person) => [markOf(person), person]));
      const found = await pool.ask<{ mark: string }>(erased, [[...marks.keys()]]);
      return found.flatMap(({ mark }) => marks.get(mark) ?? []);
    },
  };
}
