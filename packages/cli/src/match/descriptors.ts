/**
 * Files that were open before we started and that a process started by us would hold too: `guinguette … 3< secret`.
 * Found through /proc, so on Linux only.
 */
import { openSync, readdirSync, readFileSync } from "node:fs";

const closedOnExec = 0o2000000;

/** What stands in their place, from the fourth descriptor on, as `spawn` wants it. */
export function nothingInherited(): (number | "ignore")[] {
  const inherited = inheritedDescriptors();
  if (inherited.length === 0) return [];
  nowhere ??= openSync("/dev/null", "r+");
  const covered = nowhere;
  return Array.from({ length: Math.max(...inherited) - 2 }, (_, index) =>
    // "ignore" leaves a descriptor as it is: these are closed on their own, or not there.
    inherited.includes(index + 3) ? covered : "ignore",
  );
}

let nowhere: number | undefined;

function inheritedDescriptors(): number[] {
  try {
    return readdirSync("/proc/self/fdinfo")
      .map(Number)
      .filter((descriptor) => descriptor > 2 && isInherited(descriptor));
  } catch {
    return [];
  }
}

function isInherited(descriptor: number): boolean {
  try {
    const [, flags = "0"] =
      /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8")) ?? [];
    return (Number.parseInt(flags, 8) & closedOnExec) === 0;
  } catch {
    // It was the one that this list was read through.
    return false;
  }
}
