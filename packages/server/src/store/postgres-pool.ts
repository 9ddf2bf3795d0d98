/** Connections to PostgreSQL: a few, each as it has to be, and replaced by themselves when it comes back. */
import pg from "pg";
import { NewerDatabase } from "./migrations.ts";
import { StoreAway } from "./store.ts";

/** So many connections of one process at most. */
const MOST = 8;
/** How long to wait for a connection and for an answer, in milliseconds: then it cannot be had at the moment. */
const TO_CONNECT = 3_000;
const TO_ANSWER = 10_000;
/** What was tried at the same time as something else, and may be tried again: two of one key, deadlocks. */
const mayTryAgain = new Set(["23505", "40001", "40P01"]);
const MOST_TRIES = 8;

/** Whatever the database was told: what is answered lies on the disk. And all that is asked here is found by an index,
 * however few rows there were when it was planned. */
const settings = [
  "SET synchronous_commit = on",
  "SET enable_seqscan = off",
  "SET enable_hashjoin = off",
  "SET enable_mergejoin = off",
].join(";");

/** What is asked, under a name: PostgreSQL plans it once for each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Pool {
  /** The rows of the answer. */
  ask<T>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
  /** All of it, or nothing. */
  whole<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function poolAt(url: string, noted: (cause: unknown) => void): Pool {
  const pool = new pg.Pool({
    ...connectionAt(url),
    max: MOST,
    query_timeout: TO_ANSWER,
    // What is waited for here no longer is given up there, too.
    statement_timeout: TO_ANSWER,
    types: { getTypeParser },
  });
  // It has been noted below; another is opened when it is needed.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // A connection was lost: whoever uses it learns of it by themselves, for their statement fails.
    client.on("error", noted);
    client.query(settings).catch(noted);
  });

  async function using<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const client = await pool.connect().catch(away);
      let fault: Error | undefined;
      try {
        return await work(client);
      } catch (cause) {
        // What PostgreSQL itself refused leaves the connection as good as it was.
        if (isOfTheMoment(cause)) fault = cause as Error;
        const mayTry = cause instanceof pg.DatabaseError && mayTryAgain.has(cause.code ?? "");
        if (!mayTry || tries === MOST_TRIES) away(cause);
      } finally {
        client.release(fault);
      }
    }
  }

  return {
    ask: (statement, values) =>
      using(async (client) => (await client.query({ ...statement, values: [...values] })).rows),
    whole: (work) => using((client) => whole(client, work)),
    close: () => pool.end(),
  };
}

/** All of it, or nothing, on a connection of its own: however long it takes. */
export async function wholeInItsTime(
  url: string,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connectionAt(url));
  // Whoever uses it learns of it by themselves, for their statement fails.
  client.on("error", () => {});
  try {
    await client.connect();
    await whole(client, async () => {
      await client.query("SET LOCAL statement_timeout = 0");
      await work(client);
    });
  } catch (cause) {
    away(cause);
  } finally {
    await client.end().catch(() => {});
  }
}

async function whole<T>(client: pg.ClientBase, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => {});
    throw cause;
  }
}

/** How every connection is opened. */
export function connectionAt(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "guinguette",
    connectionTimeoutMillis: TO_CONNECT,
    keepAlive: true,
  };
}

function away(cause: unknown): never {
  throw isOfTheMoment(cause) ? new StoreAway(cause) : cause;
}

/** Whether it may go better in a moment: PostgreSQL is not there, starts or stops, or has too many to serve. What it has
 * to say otherwise it will say again. */
function isOfTheMoment(cause: unknown): boolean {
  if (cause instanceof pg.DatabaseError) return /^(?:08|53|57)/.test(cause.code ?? "");
  return !(cause instanceof TypeError || cause instanceof NewerDatabase);
}

/** Times are bigint there and numbers here: they stay below 2⁵³. */
function getTypeParser(id: number, format?: "text" | "binary") {
  return id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as "text");
}
