/** Which process serves the tables of a file: real ones, as they are built and run. */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backUp } from "../ops/backup.ts";
import { someFile } from "../testing/folder.ts";
import { buildServer, killable } from "../testing/killable.ts";
import { AlreadyServed, hold } from "./hold.ts";

it("a second process is refused the file, also by one that came after a kill; copies are made meanwhile", {
  timeout: 180_000,
}, async () => {
  const server = await buildServer("hold");
  const file = someFile();
  const first = await killable(server, file);
  onTestFinished(() => first.end());
  for (const _ of ["the first", "the one after it"]) {
    await expect(killable(server, file)).rejects.toThrow("AlreadyServed");
    expect((await fetch(`${first.address()}/api/v1/tables`)).status).toBe(200);
    // Nothing is left of whoever was killed that would keep the next one out.
    await first.kill();
  }
  expect(backUp(file, `${file}.copy`)).toMatchObject({ ok: true });
  const other = await killable(server, someFile());
  await other.end();
  expect(first.complaints).toEqual([]);
});

it("whoever comes while another is about to end waits for that", async () => {
  const file = someFile();
  const letGo = await hold(file);
  await expect(hold(file, 150)).rejects.toBeInstanceOf(AlreadyServed);
  let isGone = false;
  setTimeout(() => {
    isGone = true;
    letGo();
  }, 250);
  const next = await hold(file);
  expect(isGone).toBe(true);
  // What is held leaves nothing but its name.
  expect(readdirSync(dirname(file))).toEqual([`${basename(file)}-lock`]);
  expect(statSync(`${file}-lock`)).toMatchObject({ size: 0, mode: 0o100600 });
  next();
});
