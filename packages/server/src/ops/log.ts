/**
 * What is written down while the server runs: JSON, a line each. Nothing secret and nothing hidden: no cookie, token,
 * code, name or move, no address, and of a table no more than a few digits by which its lines are found.
 */
import { createHash } from "node:crypto";
import { type Logger, pino } from "pino";

export const levels = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof levels)[number];

export type Log = Logger;

/** Where a line goes; the error output where nothing else is said. */
export type Writer = (line: string) => void;

/** So much may wait to be written down, in letters. */
const MOST_UNWRITTEN = 1024 * 1024;

export function logAt(level: Level, write?: Writer): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  if (write !== undefined) return pino(options, { write });
  const output = pino.destination({ dest: 2, maxLength: MOST_UNWRITTEN });
  // A full disk ends no server: what cannot be written down is not.
  output.on("error", () => {});
  return pino(options, output);
}

/** By this the lines of one table are found, by who knows its id; and no table by its lines. */
export function tableMark(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 8);
}

/**
 * What broke, and where in the program. Its message is left out: it may quote what was sent, or what lies on the table.
 */
export function faultOf(cause: unknown): { readonly fault: readonly Fault[] } {
  const chain: Fault[] = [];
  for (let error = cause; error instanceof Error && chain.length < 5; error = error.cause) {
    const at = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
    chain.push({
      name: error.name,
      ...(code === undefined ? {} : { code }),
      at: at.slice(0, 8).map((line) => line.trim()),
    });
  }
  return { fault: chain.length > 0 ? chain : [{ name: typeof cause, at: [] }] };
}

interface Fault {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}
