import { mkdtempSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { beginBuild, publish, removed, serverFolder } from "./builds.mjs";
import { codeOf } from "./code-of.mjs";
import { root } from "./root.mjs";
import { runNode } from "./run.mjs";
import { squeeze } from "./squeeze.mjs";
import { tools } from "./tools.mjs";

/** Where the builds of the app are kept. */
export const dist = join(root, "packages/web/dist");

/**
 * Builds the app and its server beside what is served, and makes them the current build once they are whole.
 * @returns {Promise<{ status: number } | { unwritable: string }>} 0 or Vite's exit status; or the system's code where
 *   nothing can be written
 */
export async function buildWeb() {
  let making;
  try {
    making = beginBuild(dist);
  } catch (cause) {
    return { unwritable: codeOf(cause) };
  }
  try {
    const status = await atPlainPath(async (folder, flags) => {
      const out = join(folder, relative(root, making));
      return (
        (await runVite(folder, "packages/web", flags, out)) ||
        (await runVite(folder, "packages/server", flags, join(out, serverFolder)))
      );
    });
    if (status === 0) {
      await squeeze(making);
      publish(dist, making);
    }
    return { status };
  } finally {
    removed(making);
  }
}

/**
 * @param {string} folder
 * @param {string} room
 * @param {string[]} flags
 * @param {string} out
 */
function runVite(folder, room, flags, out) {
  const args = ["build", join(folder, room), "--configLoader", "native", "--logLevel", "warn"];
  // Whatever runs this, a test too: what is built is what people get.
  const env = { ...process.env, NODE_ENV: "production" };
  return runNode([...flags, join(folder, tools.vite), ...args, "--outDir", out, "--emptyOutDir"], env);
}

/**
 * Vite takes # and ? in a path for parts of an address. Where the path of this folder has one, Vite gets to see it
 * through a link.
 * @template T
 * @param {(folder: string, flags: string[]) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function atPlainPath(use) {
  if (!/[#?]/.test(root)) return use(root, []);
  const aside = mkdtempSync(join(tmpdir(), "guinguette-"));
  const link = join(aside, "root");
  symlinkSync(root, link, "junction");
  try {
    return await use(link, ["--preserve-symlinks", "--preserve-symlinks-main"]);
  } finally {
    // The link first, and by itself: nothing behind it is to be removed.
    unlinkSync(link);
    rmSync(aside, { recursive: true });
  }
}
