import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "./code-of.mjs";
import { isRunning } from "./is-running.mjs";
import { say } from "./language.mjs";

/** A process that holds a turn longer than this, in milliseconds, has forgotten it, or its number is another's now. */
const FORGOTTEN = 15 * 60_000;

/**
 * Does something that two processes must not do at the same time: whoever comes second waits, and says so. A process
 * that ended in the middle of it holds nobody up.
 * @template T
 * @param {string} note a file that names who is at it, and since when
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(note, work) {
  mkdirSync(dirname(note), { recursive: true });
  const mine = `${process.pid} ${Date.now()} ${Math.random()}`;
  for (let waited = 0; !took(note, mine); waited++) {
    const owner = ownerOf(note);
    if (waited === 20)
      console.error(say(`On attend le processus ${pidOf(owner)}…`, `Waiting for process ${pidOf(owner)}…`));
    await pause(100);
  }
  try {
    return await work();
  } finally {
    if (ownerOf(note) === mine) rmSync(note, { force: true });
  }
}

/**
 * @param {string} note
 * @param {string} mine
 */
function took(note, mine) {
  // Made whole, then put in its place: nobody ever finds half a note.
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, note);
    return true;
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  const owner = ownerOf(note);
  if (isLeft(owner)) remove(note, owner);
  return false;
}

/** @param {string} owner */
function isLeft(owner) {
  const since = Number(owner.split(" ")[1] ?? 0);
  const pid = pidOf(owner);
  // Our own number: that of a process before us, for we hold no turn yet.
  return owner !== "" && (pid === process.pid || !isRunning(pid) || Date.now() - since > FORGOTTEN);
}

/**
 * Of several who find the same forgotten note, one takes it away: a note that has come meanwhile is put back.
 * @param {string} note
 * @param {string} owner
 */
function remove(note, owner) {
  const aside = `${note}.${process.pid}.old`;
  try {
    renameSync(note, aside);
    if (ownerOf(aside) !== owner) linkSync(aside, note);
  } catch {
    // Somebody else was quicker.
  }
  rmSync(aside, { force: true });
}

/** @param {string} owner */
function pidOf(owner) {
  return Number(owner.split(" ")[0]);
}

/** @param {string} note */
function ownerOf(note) {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "";
  }
}
