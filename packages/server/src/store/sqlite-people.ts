/** People in the embedded store. */
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { markOf, type PeopleStore, type Token } from "./people.ts";

/** Does something with the file, and tells what may go better in a moment. */
export type Work = <T>(work: () => T) => T;

export function peopleOn(
  db: DatabaseSyncInstance,
  alone: Work,
  /** All of it, or nothing. */
  whole: Work,
): PeopleStore {
  const addToken = db.prepare("INSERT INTO tokens (hash, id, person, name, made) VALUES (?, ?, ?, ?, ?)");
  const tokensOf = db.prepare("SELECT id, name, made FROM tokens WHERE person = ? ORDER BY made, id");
  const tokened = db.prepare("SELECT person FROM tokens WHERE hash = ?");
  const dropToken = db.prepare(
    "DELETE FROM tokens WHERE person = ? AND (id = ? OR ? IS NULL) RETURNING hash",
  );
  const dropCarries = db.prepare("DELETE FROM carries WHERE person = ? OR expires <= ?");
  const addCarry = db.prepare("INSERT INTO carries (hash, person, expires) VALUES (?, ?, ?)");
  const takeCarry = db.prepare("DELETE FROM carries WHERE hash = ? RETURNING person, expires");
  // A request's key begins with who made it.
  const dropRequests = db.prepare("DELETE FROM requests WHERE key >= ? || '/' AND key < ? || '0'");
  const dropSubscriptions = db.prepare("DELETE FROM push_subscriptions WHERE person = ?");
  const dropTurns = db.prepare("DELETE FROM turns WHERE person = ?");
  const erased = db.prepare("SELECT 1 FROM erased WHERE mark = ?");
  const erase = db.prepare("INSERT OR IGNORE INTO erased (mark) VALUES (?)");
  const isErased = (person: string) => erased.get(markOf(person)) !== undefined;

  return {
    async addToken({ hash, id, person, name, made }, most) {
      return whole(() => {
        if (isErased(person)) return "erased";
        if (tokensOf.all(person).length >= most) return "enough";
        addToken.run(hash, id, person, name, made);
        return "added";
      });
    },
    tokensOf: async (person) => alone(() => tokensOf.all(person) as Token[]),
    async tokened(hash) {
      const found = alone(() => tokened.get(hash)) as { person: string } | undefined;
      return found?.person ?? null;
    },
    async dropTokens(person, id) {
      return whole(() => dropToken.all(person, id, id) as { hash: string }[]).map(({ hash }) => hash);
    },
    async addCarry({ hash, person, expires }, now) {
      return whole(() => {
        if (isErased(person)) return false;
        dropCarries.run(person, now);
        addCarry.run(hash, person, expires);
        return true;
      });
    },
    async takeCarry(hash, now) {
      const found = whole(() => takeCarry.get(hash)) as { person: string; expires: number } | undefined;
      return found !== undefined && found.expires > now ? found.person : null;
    },
    async forget(person) {
      whole(() => {
        erase.run(markOf(person));
        dropToken.run(person, null, null);
        dropCarries.run(person, 0);
        dropRequests.run(person, person);
        dropSubscriptions.run(person);
        dropTurns.run(person);
      });
    },
    erased: async (persons) => alone(() => persons.filter(isErased)),
  };
}
