/** `guinguette serve` as people run it, in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { bin, env } from "./built.ts";

export interface Serving {
  readonly address: string;
  readonly pid: number;
  /** All that it has said so far. */
  said(): string;
  /** Its exit status, once this has ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Builds the app once, so that a server is there at once; the browser's tests of this run may have done so. */
export async function prepareToServe(): Promise<void> {
  if (process.env.BUILT_APP !== undefined) return;
  const child = spawn(process.execPath, [bin, "serve", "--prepare"], { env, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`guinguette serve --prepare ended with ${code}`);
}

/** What was prepared, on a free port unless another is said; ended with the test. */
export async function serving(
  more: Readonly<Record<string, string>>,
  args: readonly string[] = ["--port", "0"],
): Promise<Serving> {
  const child = spawn(process.execPath, [bin, "serve", "--prepared", ...args], {
    env: { ...env, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "exit") as Promise<[number | null]>;
  let said = "";
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /https?:\/\/\S+:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void gone.then(() => reject(new Error(`it ended: ${said}`)));
  });
  async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return (await gone)[0];
  }
  onTestFinished(async () => void (await end("SIGTERM")));
  return { address: await address, pid: child.pid ?? 0, said: () => said, end };
}
