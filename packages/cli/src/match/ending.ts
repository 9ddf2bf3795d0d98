/** Ending processes, with all that came of them. */
import { familyOf } from "./family.ts";

/** Where there are process groups, a program has one of its own, and its children end with it. */
export const inGroup = process.platform !== "win32";

/** How often to look again: whoever is just starting another is found the next time. */
const mostLooks = 50;

/** Ends a process and its family at once; one that has ended already is fine. */
export function endFamily(mark: string, pid: number | undefined): void {
  for (let looks = 0; looks < mostLooks; looks++) {
    // Who comes of whom is known only as long as they live.
    const family = familyOf(mark, pid);
    if (looks === 0 && pid !== undefined) kill(inGroup ? -pid : pid);
    if (family.length === 0) return;
    for (const each of family) kill(each);
    sleep(1);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It was quicker.
  }
}

/** Blocks: this is also done while the process is about to exit. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
