/** An outside program that plays: one line of JSON in, one line of JSON out. It may do anything at all, and the match
 * goes on. */
import { type ChildProcess, spawn } from "node:child_process";
import type { Patience } from "./plan.ts";

/** What a program did instead of answering with a line. */
export type Silence =
  | { readonly kind: "late"; readonly waited: number }
  | { readonly kind: "endless" }
  | { readonly kind: "ended"; readonly status: number | null; readonly signal: string | null };

/** Somebody who keeps account of the processes there are, so that none is left behind. */
export interface Witness {
  started(pid: number): void;
  ended(pid: number): void;
}

export interface Program {
  readonly command: string;
  readonly patience: Patience;
  readonly witness: Witness;
  /** The process, once it was needed. */
  child: ChildProcess | null;
  /** Whether it has answered since it was started. */
  awake: boolean;
  /** How it ended by itself. */
  gone: Silence | null;
  /** Whoever waits for its next line. */
  waiting: ((heard: string | Silence) => void) | null;
}

/** Longer than any move by far. */
const longestLine = 100_000;
/** A shell has children of its own; where there are process groups, they end with it. */
const inGroup = process.platform !== "win32";

export function programOf(command: string, patience: Patience, witness: Witness): Program {
  return { command, patience, witness, child: null, awake: false, gone: null, waiting: null };
}

/** The line a program answers, or what it did instead. */
export function ask(program: Program, question: object, ms: number): Promise<string | Silence> {
  if (program.gone !== null) return Promise.resolve(program.gone);
  const child = program.child ?? start(program);
  const waited = ms + (program.awake ? program.patience.later : program.patience.first);
  return new Promise((resolve) => {
    const timer = setTimeout(() => program.waiting?.({ kind: "late", waited }), waited);
    program.waiting = (heard) => {
      clearTimeout(timer);
      program.waiting = null;
      program.awake = true;
      resolve(heard);
    };
    child.stdin?.write(`${JSON.stringify(question)}\n`);
  });
}

/** Ends the process, if there is one; the next question starts it anew. */
export function stopProgram(program: Program): void {
  const { child } = program;
  program.child = null;
  program.gone = null;
  program.awake = false;
  if (child === null) return;
  endProcess(child.pid);
  // Whoever else holds these pipes does not keep this thread alive.
  child.stdin?.destroy();
  child.stdout?.destroy();
  child.unref();
}

/** Ends a process and its children at once; one that has ended already is fine. */
export function endProcess(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(inGroup ? -pid : pid, "SIGKILL");
  } catch {
    // It was quicker.
  }
}

function start(program: Program): ChildProcess {
  const child = spawn(program.command, {
    shell: true,
    detached: inGroup,
    stdio: ["pipe", "pipe", "inherit"],
    windowsHide: true,
  });
  const { pid } = child;
  if (pid !== undefined) program.witness.started(pid);
  program.child = child;
  listen(program, child);
  const ended = (status: number | null, signal: string | null) => {
    if (pid !== undefined) program.witness.ended(pid);
    if (program.child !== child) return;
    program.gone = { kind: "ended", status, signal };
    program.waiting?.(program.gone);
  };
  // "close" rather than "exit": its last line may still be on its way.
  child.once("close", ended);
  child.once("error", () => ended(null, null));
  // It may close its ears before it ends; that it ends is noticed, or that it does not answer.
  child.stdin?.on("error", () => {});
  return child;
}

/** Hears lines. What comes unasked is nobody's answer. */
function listen(program: Program, child: ChildProcess): void {
  let begun = "";
  child.stdout?.setEncoding("utf8");
  child.stdout?.on("data", (chunk: string) => {
    if (program.child !== child || program.waiting === null) return;
    begun += chunk;
    const end = begun.indexOf("\n");
    if (end === -1 && begun.length <= longestLine) return;
    const heard: string | Silence = end === -1 ? { kind: "endless" } : begun.slice(0, end);
    begun = "";
    program.waiting(heard);
  });
}
