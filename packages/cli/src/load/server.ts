/** A server of tables in a process of its own, with a file that is gone afterwards. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface OwnServer {
  readonly address: string;
  /** How long it took to be ready, in milliseconds. */
  readonly ready: number;
  close(): Promise<void>;
}

/** All who load it come from one machine: what an address may ask for is set for that, and is still counted. */
const limits = "requests=100000 tables=10000000 connections=20000";

const script = fileURLToPath(new URL("./server-process.js", import.meta.url));

export interface OwnServerOptions {
  /** Where its tables are; not said, a new file somewhere else. */
  readonly file?: string;
  /** Where a database of their own is, for several servers of the same tables. */
  readonly database?: string;
}

export async function ownServer({ file, database }: OwnServerOptions = {}): Promise<OwnServer> {
  const folder = file === undefined ? mkdtempSync(join(tmpdir(), "guinguette-load-")) : null;
  const begun = performance.now();
  const child = fork(script, [file ?? join(folder ?? "", "tables.sqlite")], {
    env: { ...process.env, LIMITS: limits, DATABASE_URL: database ?? "" },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const tidy = () => {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  };
  const port = await Promise.race([
    once(child, "message").then(([said]) => said as number),
    once(child, "exit").then(([code]) => {
      tidy();
      throw new Error(`the server of tables ended with ${code}`);
    }),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    ready: performance.now() - begun,
    async close() {
      await ended(child);
      tidy();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.disconnect();
  await gone;
}
