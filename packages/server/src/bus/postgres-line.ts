/** Texts between processes by PostgreSQL itself: NOTIFY and LISTEN, on one connection of each process. */
import pg from "pg";
import { connectionAt } from "../store/postgres-pool.ts";
import type { Line } from "./line.ts";

/** Those who serve the same tables hear each other, and not who serves others in the same database. */
const CHANNEL = "'guinguette_' || current_schema()::regnamespace::oid";
/** PostgreSQL carries less than 8000 bytes at once. */
const MOST = 7_900;
/** When to try again where it cannot be reached, in milliseconds. */
const AGAIN = 250;
/** How long a text may be on its way, in milliseconds: then the connection is taken to be dead. */
const PATIENCE = 10_000;

const notify = {
  name: "notify",
  text: `SELECT pg_notify(${CHANNEL}, text) FROM unnest($1::text[]) AS text`,
};

export function postgresLine(url: string): Line {
  let heard: (text: string) => void = () => {};
  let missed = () => {};
  let current: { readonly client: pg.Client; readonly over: () => void } | null = null;
  let isClosed = false;

  async function open(): Promise<void> {
    const client = new pg.Client({ ...connectionAt(url), query_timeout: PATIENCE });
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      if (current?.client === client) current = null;
      client.end().catch(() => {});
      if (!isClosed) setTimeout(open, AGAIN).unref();
    };
    client.on("error", over).on("end", over);
    client.on("notification", ({ payload = "" }) => heard(payload));
    try {
      await client.connect();
      // A word may be lost, so that none waits for the disk.
      await client.query("SET synchronous_commit = off");
      const { rows } = await client.query(`SELECT ${CHANNEL} AS channel`);
      await client.query(`LISTEN ${(rows[0] as { channel: string }).channel}`);
    } catch {
      over();
    }
    if (isClosed) over();
    if (isOver) return;
    current = { client, over };
    missed();
  }
  const opened = open();

  return {
    most: MOST,
    async send(texts) {
      await opened;
      if (current === null) throw new Error("not connected");
      const { client, over } = current;
      try {
        await client.query({ ...notify, values: [texts] });
      } catch (cause) {
        over();
        throw cause;
      }
    },
    listen(each, lost) {
      heard = each;
      missed = lost;
    },
    async close() {
      isClosed = true;
      await opened;
      await current?.client.end();
    },
  };
}
