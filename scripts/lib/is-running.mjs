import { codeOf } from "./code-of.mjs";

/** @param {number} pid */
export function isRunning(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // It runs, and belongs to somebody else.
    return codeOf(cause) === "EPERM";
  }
}
