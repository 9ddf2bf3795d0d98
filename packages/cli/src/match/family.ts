/**
 * The processes that came of one that was started, wherever they went: its session, its children and theirs, and
 * whoever carries its mark. A child may leave its parent's session and outlive its parent, but its surroundings go
 * with it. Found through /proc, so on Linux only.
 */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The name of a variable that nobody else has; the mark of a process begins with that of its match. */
export function newMark(within = "GUINGUETTE_MATCH"): string {
  return `${within}_${randomUUID().replaceAll("-", "")}`;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
}

/** Every process of the family that is still running; `session` is that of the process they come from, if known. */
export function familyOf(mark: string, session: number | undefined): number[] {
  const running = processes();
  const family = new Set<number>();
  for (const each of running) if (each.session === session || isMarked(each.pid, mark)) family.add(each.pid);
  for (let known = -1; known < family.size; ) {
    known = family.size;
    for (const { pid, parent } of running) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

function processes(): Process[] {
  return entriesOf("/proc").flatMap((entry): Process[] => {
    const pid = /^\d+$/.test(entry) ? Number(entry) : process.pid;
    if (pid === process.pid) return [];
    // "pid (name) state parent group session …", and the name may hold anything.
    const stat = textOf(`/proc/${pid}/stat`);
    const [state = "Z", parent, , session] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // One that is dead and only not yet noticed cannot be ended any more.
    return "ZX".includes(state) ? [] : [{ pid, parent: Number(parent), session: Number(session) }];
  });
}

function isMarked(pid: number, mark: string): boolean {
  return `\0${textOf(`/proc/${pid}/environ`)}`.includes(`\0${mark}`);
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty where it cannot be read: the process is gone, or somebody else's. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
