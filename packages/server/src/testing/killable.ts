/** The server as it is built and run, in a process of its own that can be killed at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL("../..", import.meta.url));
const script = fileURLToPath(new URL("process.mjs", import.meta.url));

/** Builds the server, unless the browser's tests of this run have done so, and gives the file. */
export async function buildServer(name: string): Promise<string> {
  const app = process.env.BUILT_APP;
  if (app !== undefined) return join(app, "server/server.mjs");
  const { build } = await import("vite");
  const outDir = join(room, ".cache", name);
  await build({
    root: room,
    configFile: join(room, "vite.config.mjs"),
    logLevel: "error",
    build: { outDir },
  });
  return join(outDir, "server.mjs");
}

export interface Killable {
  address(): string;
  /** Ends it as a power cut would, and starts another on the same port and file. */
  kill(): Promise<void>;
  end(): Promise<void>;
  /** What it has complained of. */
  readonly complaints: string[];
}

export async function killable(
  server: string,
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const complaints: string[] = [];
  let port = 0;
  let child: ChildProcess;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [script, server, file, String(port)], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    child = started;
    createInterface({ input: started.stderr }).on("line", (line) => complaints.push(line));
    const lines = createInterface({ input: started.stdout });
    const [line] = await Promise.race([
      once(lines, "line") as Promise<string[]>,
      once(started, "exit").then(([code]) => [`ended with ${code}: ${complaints.join("\n")}`]),
    ]);
    if (!/^\d+$/.test(line ?? "")) throw new Error(line);
    port = Number(line);
  }
  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  await start();
  return {
    address: () => `http://127.0.0.1:${port}`,
    async kill() {
      await end();
      await start();
    },
    end,
    complaints,
  };
}
