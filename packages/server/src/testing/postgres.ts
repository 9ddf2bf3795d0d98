/** A real PostgreSQL for tests: the machine's own, installed from Debian's packages if it is missing and that can be done. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

const versions = "/usr/lib/postgresql";

/** Where its programs are; null where there is none. */
function binOf(): string | null {
  const wished = process.env.POSTGRES_BIN;
  if (wished !== undefined && wished !== "") return wished;
  const found = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = found.map((version) => join(versions, version, "bin"));
  return bin.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

function installPostgres(): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("  No PostgreSQL found: installing it with apt-get…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]])
    spawnSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Whether tests can have one. Where not, it is said which do not run; where all of them have to, that is a failure. */
export function hasPostgres(suite: string): boolean {
  if (binOf() === null) installPostgres();
  if (binOf() !== null) return true;
  const what = `No PostgreSQL: ${suite} did NOT run. Install it (Debian: apt-get install postgresql), or say where its programs are: POSTGRES_BIN=/path/to/bin npm test`;
  if (process.env.CI === "true") throw new Error(what);
  console.error(`\n  ${what}\n`);
  return false;
}

export interface Postgres {
  /** The address of a place of its own there, empty. */
  place(): Promise<string>;
  /** Ends it as a power cut would, and starts it again after so many milliseconds. */
  kill(downFor?: number): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const bin = binOf();
  if (bin === null) throw new Error("no PostgreSQL");
  const folder = mkdtempSync(join(tmpdir(), "guinguette-postgres-"));
  // It refuses to be run by root.
  const other = process.getuid?.() === 0 ? somebodyElse() : null;
  if (other !== null) chownSync(folder, other.uid, other.gid);
  const who = { cwd: folder, ...other };
  const data = join(folder, "data");
  const made = ["--pgdata", data, "--username=guinguette", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), [...made, "--locale=C"], { ...who, stdio: "pipe" });
  const port = await freePort();
  const at = `postgres://guinguette@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  let said = "";
  let count = 0;

  async function start(): Promise<void> {
    const settings = ["listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`];
    const args = ["-D", data, ...settings.flatMap((each) => ["-c", each])];
    // What was killed may hold on to its memory for a moment.
    for (;;) {
      const starting = spawn(join(bin as string, "postgres"), args, {
        ...who,
        stdio: ["ignore", "ignore", "pipe"],
      });
      child = starting;
      said = "";
      starting.stderr.on("data", (text: Buffer) => {
        said += text;
      });
      while (starting.exitCode === null) if (await answers(at)) return;
      if (!/shared memory|lock file/.test(said)) throw new Error(said);
      await setTimeout(50);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    async place() {
      const name = `place_${++count}`;
      await asking(at, (client) => client.query(`CREATE SCHEMA ${name}`));
      return `${at}?options=-csearch_path%3D${name}`;
    },
    async kill(downFor = 0) {
      await end("SIGKILL");
      await setTimeout(downFor);
      await start();
    },
    async close() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function asking<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await asking(url, (client) => client.query("SELECT 1"));
    return true;
  } catch {
    await setTimeout(20);
    return false;
  }
}

function somebodyElse(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"])
    try {
      const id = (which: string) => Number(execFileSync("id", [which, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The next one, then.
    }
  throw new Error("nobody to run PostgreSQL as");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
