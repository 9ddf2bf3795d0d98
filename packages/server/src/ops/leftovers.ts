/**
 * A copy is made as a part beside its place, with every secret in it. Whoever makes it takes the part away in any case,
 * unless the process is killed: then the next copy in that folder does.
 */
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** With the number of the process, by which others know whether it still works on it. */
export const partOf = (place: string) => `${place}.${process.pid}.part`;

/** What SQLite lays beside a file. */
export const besides = ["", "-wal", "-shm", "-journal"] as const;
const name = /\.(\d{1,10})\.part(?:-wal|-shm|-journal)?$/;

/** Takes away the parts in a folder whose processes have ended. */
export function sweepParts(folder: string): void {
  for (const file of readdirSync(folder)) {
    const pid = Number(name.exec(file)?.[1]);
    if (pid > 0 && (pid === process.pid || !isRunning(pid)) && isOwn(join(folder, file)))
      rmSync(join(folder, file), { force: true });
  }
}

/** Parts are plain files, for their owner alone. */
function isOwn(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && (found.mode & 0o777) === 0o600;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // Somebody else's runs, too.
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
