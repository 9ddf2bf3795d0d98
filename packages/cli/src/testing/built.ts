/** The command as people run it: built, in a process of its own. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const bin = fileURLToPath(new URL("../../bin/guinguette.mjs", import.meta.url));

const room = fileURLToPath(new URL("../..", import.meta.url));
const lock = fileURLToPath(new URL("../../node_modules/.building", import.meta.url));
/** A lock older than this, in milliseconds, was left by a test that is no more. */
const forgotten = 300_000;

let built: Promise<void> | null = null;

/** Once for all files that share this module. */
export function build(): Promise<void> {
  built ??= buildNow();
  return built;
}

/** Several may want it at once: one builds, and the others find nothing left to do. */
async function buildNow(): Promise<void> {
  mkdirSync(new URL("../../node_modules", import.meta.url), { recursive: true });
  while (!locked()) await setTimeout(100);
  try {
    const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, "-b", room], { stdio: "pipe" });
  } finally {
    rmdirSync(lock);
  }
}

function locked(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > forgotten) rmdirSync(lock);
    return false;
  }
}

export const env = { ...process.env, LC_ALL: "C", FORCE_COLOR: undefined };

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export function guinguette(args: readonly string[], input: string | Uint8Array = ""): Ran {
  const ran = spawnSync(process.execPath, [bin, ...args], {
    input,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}
