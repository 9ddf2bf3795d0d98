import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "./code-of.mjs";
import { isRunning } from "./is-running.mjs";

/**
 * Does something that two processes must not do at the same time: whoever comes second waits. A process that ended in
 * the middle of it holds nobody up.
 * @template T
 * @param {string} note a file that names who is at it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(note, work) {
  mkdirSync(dirname(note), { recursive: true });
  while (!took(note)) await pause(100);
  try {
    return await work();
  } finally {
    rmSync(note, { force: true });
  }
}

/** @param {string} note */
function took(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: "wx" });
    return true;
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause;
  }
  const owner = ownerOf(note);
  // Empty for the moment between being made and being written.
  if (owner !== "" && !isRunning(Number(owner)) && ownerOf(note) === owner) rmSync(note, { force: true });
  return false;
}

/** @param {string} note */
function ownerOf(note) {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "";
  }
}
