/** Push subscriptions in the embedded store. */
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { markOf } from "./people.ts";
import type { PushStore, StoredSubscription, Telling } from "./push.ts";
import type { Work } from "./sqlite-people.ts";

export function pushOn(db: DatabaseSyncInstance, alone: Work, whole: Work): PushStore {
  const addKey = db.prepare("INSERT OR IGNORE INTO push_key (id, key) VALUES (1, ?)");
  const key = db.prepare("SELECT key FROM push_key WHERE id = 1");
  const isErased = db.prepare("SELECT 1 FROM erased WHERE mark = ?");
  const add = db.prepare(
    `INSERT OR REPLACE INTO push_subscriptions (id, person, endpoint, p256dh, auth, language, origin, made, failures, paused)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
  );
  const keepNewest = db.prepare(
    `DELETE FROM push_subscriptions WHERE person = ? AND id NOT IN
       (SELECT id FROM push_subscriptions WHERE person = ? ORDER BY made DESC, id DESC LIMIT ?)`,
  );
  const ofPerson = db.prepare("SELECT * FROM push_subscriptions WHERE person = ? ORDER BY made, id");
  const hasAny = db.prepare("SELECT 1 FROM push_subscriptions WHERE person = ? LIMIT 1");
  const drop = db.prepare("DELETE FROM push_subscriptions WHERE person = ? AND id = ?");
  const fare = db.prepare(
    "UPDATE push_subscriptions SET failures = ?, paused = ? WHERE person = ? AND id = ?",
  );
  const awaits = db.prepare(
    `INSERT INTO turns (room, person, turn, due, tries) VALUES (?, ?, ?, ?, 0)
     ON CONFLICT (room, person) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0
       WHERE excluded.turn > turn`,
  );
  const due = db.prepare("SELECT room, person, turn, tries FROM turns WHERE due <= ? ORDER BY due LIMIT ?");
  const claim = db.prepare("UPDATE turns SET due = ?, tries = tries + 1 WHERE room = ? AND person = ?");
  const settle = db.prepare("UPDATE turns SET due = ? WHERE room = ? AND person = ? AND turn = ?");
  const dropTurn = db.prepare("DELETE FROM turns WHERE room = ? AND person = ?");
  const forget = db.prepare("DELETE FROM turns WHERE room = ?");

  return {
    async key(made) {
      return whole(() => {
        addKey.run(made);
        return (key.get() as { key: Uint8Array }).key;
      });
    },
    async subscribe(one, replaces, most) {
      const { id, person, endpoint, p256dh, auth, language, origin, made } = one;
      return whole(() => {
        if (isErased.get(markOf(person)) !== undefined) return false;
        if (replaces !== null) drop.run(person, replaces);
        add.run(id, person, endpoint, p256dh, auth, language, origin, made);
        keepNewest.run(person, person, most);
        return true;
      });
    },
    subscriptionsOf: async (person) => alone(() => ofPerson.all(person) as unknown as StoredSubscription[]),
    subscribed: async (persons) => alone(() => persons.filter((person) => hasAny.get(person) !== undefined)),
    unsubscribe: async (person, id) => alone(() => Number(drop.run(person, id).changes) > 0),
    async fared({ person, id }, failures, paused) {
      alone(() => fare.run(failures, paused, person, id));
    },
    async awaits(turns, at) {
      whole(() => {
        for (const { room, person, turn } of turns)
          if (hasAny.get(person) !== undefined) awaits.run(room, person, turn, at);
      });
    },
    async dueBy(now, until, most) {
      // Nothing is written while nothing is due.
      if (alone(() => due.get(now, 1)) === undefined) return [];
      return whole(() => {
        const found = due.all(now, most) as unknown as Telling[];
        for (const { room, person } of found) claim.run(until, room, person);
        return found.map((one) => ({ ...one, tries: one.tries + 1 }));
      });
    },
    async settle({ room, person, turn }, at) {
      alone(() => settle.run(at, room, person, turn));
    },
    async drop({ room, person }) {
      alone(() => dropTurn.run(room, person));
    },
    async forgetTurns(room) {
      alone(() => forget.run(room));
    },
  };
}
