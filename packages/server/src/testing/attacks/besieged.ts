/** The server as it is built and run, in a process of its own with every limit on, and what the system knows of it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("besieged.mjs", import.meta.url));
const scripts = fileURLToPath(new URL("../../../../../scripts/lib", import.meta.url));

export interface Besieged {
  readonly port: number;
  readonly pid: number;
  readonly file: string;
  /** All that it has written down, as much as it can. */
  log(): string;
  /** How many descriptors it holds. */
  descriptors(): number;
  megabytes(): number;
  /** Its own figures. */
  metrics(): Promise<string>;
  /** Whether it is still the process that was started. */
  isAlive(): boolean;
  end(): Promise<void>;
}

export async function besieged(server: string, file: string): Promise<Besieged> {
  const log = join(dirname(file), "log");
  const written = openSync(log, "a");
  const child = spawn(process.execPath, [script, server, file, scripts], {
    stdio: ["ignore", "pipe", written],
    env: { ...process.env, LOG_LEVEL: "debug" },
  });
  closeSync(written);
  if (child.stdout === null || child.pid === undefined) throw new Error("nothing to read from");
  const [line = ""] = await Promise.race([
    once(createInterface({ input: child.stdout }), "line") as Promise<string[]>,
    once(child, "exit").then(([code]) => [`ended with ${code}: ${readFileSync(log, "utf8")}`]),
  ]);
  if (!/^\d+$/.test(line)) throw new Error(line);
  const port = Number(line);
  const known = (...names: string[]) => join("/proc", String(child.pid), ...names);
  return {
    port,
    pid: child.pid,
    file,
    log: () => readFileSync(log, "utf8"),
    descriptors: () => readdirSync(known("fd")).length,
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(known("status"), "utf8"))?.[1]) / 1024,
    metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
