import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneAtATime } from "./lib/one-at-a-time.mjs";

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guinguette-turns-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("what only one process may do at a time", () => {
  it("is done by one after the other", async () => {
    const [note, log] = [join(folder, "turns/note"), join(folder, "log")];
    const script = `
      import { appendFileSync } from "node:fs";
      import { oneAtATime } from ${JSON.stringify(new URL("./lib/one-at-a-time.mjs", import.meta.url).href)};
      const [note, log] = ${JSON.stringify([note, log])};
      await oneAtATime(note, async () => {
        appendFileSync(log, "begun ");
        await new Promise((done) => setTimeout(done, 50));
        appendFileSync(log, "done\\n");
      });`;
    const processes = [1, 2, 3, 4].map(() =>
      once(spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" }), "exit"),
    );
    for (const [code] of await Promise.all(processes)) expect(code).toBe(0);
    expect(readFileSync(log, "utf8")).toBe("begun done\n".repeat(4));
    expect(existsSync(note)).toBe(false);
  });

  it("waits for nobody who ended in the middle of it", async () => {
    const note = join(folder, "note");
    const gone = spawn(process.execPath, ["-e", ""]);
    await once(gone, "exit");
    // Of one that is no more, of one whose number is ours now, and of one that has forgotten it.
    for (const owner of [
      `${gone.pid} ${Date.now()} 0`,
      `${process.pid} ${Date.now()} 0`,
      `${process.ppid} 0 0`,
    ]) {
      writeFileSync(note, owner);
      expect(await oneAtATime(note, async () => "done")).toBe("done");
    }
  });

  it("leaves the turn to others when it fails", async () => {
    const note = join(folder, "note");
    await expect(oneAtATime(note, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(existsSync(note)).toBe(false);
  });
});
