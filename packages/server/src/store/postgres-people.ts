/** People on PostgreSQL. */
import type { PeopleStore, Token } from "./people.ts";
import type { Pool, Question } from "./postgres-pool.ts";

const question = (name: string, text: string): Question => ({ name, text });

const addToken = question(
  "add-token",
  "INSERT INTO tokens (hash, id, person, name, made) VALUES ($1, $2, $3, $4, $5)",
);
const tokensOf = question(
  "tokens-of",
  'SELECT id, name, made FROM tokens WHERE person = $1 ORDER BY made, id COLLATE "C"',
);
const tokened = question("tokened", "SELECT person FROM tokens WHERE hash = $1");
const dropTokens = question(
  "drop-tokens",
  "DELETE FROM tokens WHERE person = $1 AND (id = $2 OR $2::text IS NULL) RETURNING hash",
);
const addCarry = question(
  "add-carry",
  `WITH old AS (DELETE FROM carries WHERE person = $2 OR expires <= $4)
   INSERT INTO carries (hash, person, expires) VALUES ($1, $2, $3)`,
);
const takeCarry = question("take-carry", "DELETE FROM carries WHERE hash = $1 RETURNING person, expires");
const forget = question(
  "forget",
  // A request's key begins with who made it.
  `WITH tokens_gone AS (DELETE FROM tokens WHERE person = $1),
     carries_gone AS (DELETE FROM carries WHERE person = $1)
   DELETE FROM requests WHERE key >= $1 || '/' AND key < $1 || '0'`,
);

export function peopleIn(pool: Pool): PeopleStore {
  return {
    async addToken({ hash, id, person, name, made }) {
      await pool.ask(addToken, [hash, id, person, name, made]);
    },
    tokensOf: (person) => pool.ask<Token>(tokensOf, [person]),
    async tokened(hash) {
      const [found] = await pool.ask<{ person: string }>(tokened, [hash]);
      return found?.person ?? null;
    },
    async dropTokens(person, id) {
      return (await pool.ask<{ hash: string }>(dropTokens, [person, id])).map(({ hash }) => hash);
    },
    async addCarry({ hash, person, expires }, now) {
      await pool.ask(addCarry, [hash, person, expires, now]);
    },
    async takeCarry(hash, now) {
      const [found] = await pool.ask<{ person: string; expires: number }>(takeCarry, [hash]);
      return found !== undefined && found.expires > now ? found.person : null;
    },
    async forget(person) {
      await pool.ask(forget, [person]);
    },
  };
}
