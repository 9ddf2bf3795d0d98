/** An outside program that plays: one line of JSON in, one line of JSON out. It may do anything at all, and the match
 * goes on. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { asideOf } from "./aside.ts";
import { nothingInherited } from "./descriptors.ts";
import { endFamily, inGroup } from "./ending.ts";
import { newMark } from "./family.ts";
import type { Patience } from "./plan.ts";
import { surroundingsFor } from "./surroundings.ts";

/** What a program did instead of answering with a line. */
export type Silence =
  | { readonly kind: "late"; readonly waited: number }
  | { readonly kind: "endless" }
  | { readonly kind: "ended"; readonly status: number | null; readonly signal: string | null };

/** Somebody who keeps account of the processes there are, so that none is left behind. */
export interface Witness {
  started(pid: number, mark: string): void;
  ended(pid: number): void;
  /** A line of its standard error. */
  said(line: string): void;
}

/** A process, and what marks all that come of it. */
interface Marked {
  readonly process: ChildProcess;
  readonly mark: string;
}

export interface Program {
  readonly command: string;
  readonly patience: Patience;
  readonly witness: Witness;
  /** The mark of the match. */
  readonly mark: string;
  /** The process, once it was needed. */
  child: Marked | null;
  /** Whether it has answered since it was started. */
  awake: boolean;
  /** How it ended by itself. */
  gone: Silence | null;
  /** Whoever waits for its next line. */
  waiting: ((heard: string | Silence) => void) | null;
}

/** Longer than any move by far. */
const longestLine = 100_000;
export function programOf(command: string, patience: Patience, witness: Witness, mark: string): Program {
  return { command, patience, witness, mark, child: null, awake: false, gone: null, waiting: null };
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
    child.process.stdin?.write(`${JSON.stringify(question)}\n`);
  });
}

/** Ends the process, if there is one; the next question starts it anew. */
export function stopProgram(program: Program): void {
  const { child } = program;
  program.child = null;
  program.gone = null;
  program.awake = false;
  if (child === null) return;
  endFamily(child.mark, ownNumber(child.process));
  // Whoever else holds these pipes does not keep this thread alive.
  for (const stream of child.process.stdio) stream?.destroy();
  child.process.unref();
}

/** Its number, as long as it is its own: once it has ended, another process may be given it. */
function ownNumber({ pid, exitCode, signalCode }: ChildProcess): number | undefined {
  const ended = exitCode !== null || signalCode !== null;
  return ended && existsSync(`/proc/${pid}`) ? undefined : pid;
}

function start(program: Program): Marked {
  const mark = newMark(program.mark);
  const child = spawn(program.command, {
    shell: true,
    detached: inGroup,
    env: surroundingsFor(process.env, mark),
    // Nothing of ours is handed on: an inherited log could be read.
    stdio: ["pipe", "pipe", "pipe", ...nothingInherited()],
    windowsHide: true,
  });
  const marked: Marked = { process: child, mark };
  const { pid } = child;
  if (pid !== undefined) program.witness.started(pid, mark);
  program.child = marked;
  listen(program, marked);
  listenAside(program, child);
  const ended = (status: number | null, signal: string | null) => {
    if (pid !== undefined) program.witness.ended(pid);
    if (program.child !== marked) return;
    program.gone = { kind: "ended", status, signal };
    program.waiting?.(program.gone);
  };
  // "close" rather than "exit": its last line may still be on its way.
  child.once("close", ended);
  child.once("error", () => ended(null, null));
  // It may close its ears before it ends; that it ends is noticed, or that it does not answer.
  child.stdin?.on("error", () => {});
  return marked;
}

function listenAside({ witness }: Program, child: ChildProcess): void {
  const aside = asideOf();
  const say = (lines: readonly string[]) => {
    for (const line of lines) witness.said(line);
  };
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (chunk: string) => say(aside.hear(chunk)));
  child.stderr?.once("end", () => say(aside.end()));
}

/** Hears lines. What comes unasked is nobody's answer. */
function listen(program: Program, marked: Marked): void {
  let begun = "";
  const { stdout } = marked.process;
  stdout?.setEncoding("utf8");
  stdout?.on("data", (chunk: string) => {
    if (program.child !== marked || program.waiting === null) return;
    begun += chunk;
    const end = begun.indexOf("\n");
    if (end === -1 && begun.length <= longestLine) return;
    const heard: string | Silence = end === -1 ? { kind: "endless" } : begun.slice(0, end);
    begun = "";
    program.waiting(heard);
  });
}
