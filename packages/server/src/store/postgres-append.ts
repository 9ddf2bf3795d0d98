/** How all groups of a turn are stored: one statement, which is one transaction and one way there and back. */
import { markOf } from "./people.ts";
import type { Statement } from "./postgres-pool.ts";
import { type Group, NAMED_FOR, type Rewriting } from "./store.ts";

/** Of a room and a time: whether its name may be given again by then. */
export const isLongOver = (time: string) => `(rooms.stage = 'over' AND
  (SELECT at FROM entries WHERE entries.room = rooms.id ORDER BY number DESC LIMIT 1) < ${time} - ${NAMED_FOR})`;

/**
 * A group is late where its first number is not the next, or a request or the name of it was granted before. What is late
 * is left out, and given. Two processes at once that both see the same number free are told apart by the primary keys: the
 * statement of the second fails as a whole, and is asked again.
 *
 * Rooms are gone through in their order, so that no two statements wait for each other.
 *
 * By `FOR KEY SHARE` the statement holds a lock of that table before it looks at anything: whoever is being erased waits
 * until what began before has been stored, and what begins later sees that they are (`postgres-people.ts`).
 */
export const append: Statement = {
  name: "append",
  text: `WITH rows AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[])
    AS rows (room, number, at, key, json)
), firsts AS (
  SELECT room, min(number) AS number FROM rows GROUP BY room
), opened AS (
  SELECT * FROM unnest($6::text[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::boolean[], $19::bigint[],
      $21::bigint[])
    AS opened (room, secret, code, at, stage, listed, due, came)
), filed AS (
  SELECT * FROM unnest($12::text[], $13::text[], $14::boolean[], $20::bigint[], $22::bigint[])
    AS filed (room, stage, listed, due, came)
), come AS (
  SELECT * FROM unnest($15::text[], $16::text[], $17::boolean[], $18::bigint[]) AS come (room, person, is_over, at)
), barred AS MATERIALIZED (
  SELECT mark FROM erased WHERE mark = ANY ($24::text[]) FOR KEY SHARE
), named AS (
  SELECT opened.room, codes.code, ${isLongOver("opened.at")} AS is_free
    FROM opened JOIN codes USING (code) JOIN rooms ON rooms.id = codes.room
), late AS MATERIALIZED (
  SELECT room FROM firsts
    WHERE coalesce((SELECT max(number) FROM entries WHERE entries.room = firsts.room), 0) <> number - 1
  UNION SELECT room FROM rows WHERE (SELECT requests.room FROM requests WHERE requests.key = rows.key) IS NOT NULL
  UNION SELECT room FROM named WHERE NOT is_free
  UNION SELECT room FROM unnest($23::text[], $24::text[]) AS wanted (room, mark) WHERE mark IN (SELECT mark FROM barred)
), freed AS (
  DELETE FROM codes USING named WHERE codes.code = named.code AND named.room NOT IN (SELECT room FROM late)
    RETURNING codes.code
), new_rooms AS (
  INSERT INTO rooms (id, secret, opened, stage, listed, due, came)
    SELECT room, secret, at, stage, listed, due, came FROM opened WHERE room NOT IN (SELECT room FROM late) ORDER BY room
), new_codes AS (
  INSERT INTO codes (code, room)
    SELECT code, room FROM opened
      -- After those that are free have been taken away.
      WHERE code IS NOT NULL AND room NOT IN (SELECT room FROM late) AND (SELECT count(*) FROM freed) >= 0
      ORDER BY code
), new_entries AS (
  INSERT INTO entries (room, number, at, json)
    SELECT room, number, at, json FROM rows WHERE room NOT IN (SELECT room FROM late) ORDER BY room, number
), new_requests AS (
  INSERT INTO requests (key, room)
    SELECT key, room FROM rows WHERE key IS NOT NULL AND room NOT IN (SELECT room FROM late) ORDER BY key
), new_filed AS (
  UPDATE rooms SET stage = filed.stage, listed = filed.listed, due = filed.due, came = filed.came
    FROM filed WHERE rooms.id = filed.room AND filed.room NOT IN (SELECT room FROM late)
), new_guests AS (
  INSERT INTO guests (person, room, opened, is_over)
    SELECT person, room, coalesce((SELECT opened FROM rooms WHERE rooms.id = come.room), at), is_over
      FROM come WHERE room NOT IN (SELECT room FROM late) ORDER BY room, person
    ON CONFLICT (person, room) DO UPDATE SET is_over = excluded.is_over
)
SELECT room FROM late`,
};

export function valuesOf(groups: readonly Group[]): unknown[] {
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ room: group.room, ...row })));
  const opened = groups.filter(({ secret }) => secret !== null);
  const filed = groups.flatMap((group) => (group.filed === null ? [] : { room: group.room, ...group.filed }));
  const come = groups.flatMap(({ room, guests, rows: [{ at }] }) =>
    (guests?.persons ?? []).map((person) => ({ room, person, at, isOver: guests?.isOver ?? false })),
  );
  const by = groups.flatMap((group) =>
    group.by.map((person) => ({ room: group.room, mark: markOf(person) })),
  );
  return [
    rows.map(({ room }) => room),
    rows.map(({ number }) => number),
    rows.map(({ at }) => at),
    rows.map(({ key }) => key),
    rows.map(({ json }) => json),
    opened.map(({ room }) => room),
    opened.map(({ secret }) => secret),
    opened.map(({ code }) => code),
    opened.map(({ rows: [{ at }] }) => at),
    opened.map((group) => group.filed?.stage ?? "waiting"),
    opened.map((group) => group.filed?.listed ?? false),
    filed.map(({ room }) => room),
    filed.map(({ stage }) => stage),
    filed.map(({ listed }) => listed),
    come.map(({ room }) => room),
    come.map(({ person }) => person),
    come.map(({ isOver }) => isOver),
    come.map(({ at }) => at),
    opened.map((group) => group.filed?.due ?? null),
    filed.map(({ due }) => due),
    opened.map((group) => group.filed?.came ?? 0),
    filed.map(({ came }) => came),
    by.map(({ room }) => room),
    by.map(({ mark }) => mark),
  ];
}

/** Others' entries of the same numbers take the place of those that were. */
export const rewrite: Statement = {
  name: "rewrite",
  text: `WITH added AS (
  INSERT INTO entries (room, number, at, json)
    SELECT $1, $2, $3, $4
      WHERE (SELECT max(number) FROM entries WHERE room = $1) = $2::integer - 1
    RETURNING room
), changed AS (
  UPDATE entries SET json = rows.json FROM unnest($5::integer[], $6::text[]) AS rows (number, json), added
    WHERE entries.room = added.room AND entries.number = rows.number
), left_by AS (
  DELETE FROM guests USING added WHERE guests.person = $7 AND guests.room = added.room
), filed AS (
  UPDATE rooms SET stage = $8, listed = $9, due = $10, came = $11 FROM added WHERE rooms.id = added.room
)
SELECT room FROM added`,
};

export function rewritingOf({ room, person, rows, added, filed }: Rewriting): unknown[] {
  const numbers = rows.map(({ number }) => number);
  const jsons = rows.map(({ json }) => json);
  const { stage, listed, due, came } = filed;
  return [room, added.number, added.at, added.json, numbers, jsons, person, stage, listed, due, came];
}
