import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { backUp, restore } from "./backup.ts";

it("the next copy takes away what a killed one left, and nothing else", async () => {
  const from = someFile();
  await openSqlite(from).close();
  const folder = join(dirname(from), "backups");
  mkdirSync(folder);
  const { pid: dead } = spawnSync(process.execPath, ["--version"]);
  const put = (name: string, mode = 0o600) => {
    writeFileSync(join(folder, name), "every secret");
    chmodSync(join(folder, name), mode);
  };
  const left = [`monday.sqlite.${dead}.part`, `monday.sqlite.${dead}.part-journal`, `x.${process.pid}.part`];
  for (const name of left) put(name);
  // Another that still works on it, and what is no part of ours.
  const others = [`a.${process.ppid}.part`, "film.part", `monday.sqlite.${dead}.part.txt`, "12.parts"];
  for (const name of others) put(name);
  put(`readable.${dead}.part`, 0o644);
  mkdirSync(join(folder, `folder.${dead}.part`));
  symlinkSync(from, join(folder, `link.${dead}.part`));
  const kept = readdirSync(folder).filter((name) => !left.includes(name));
  expect(kept).toHaveLength(7);
  expect(backUp(from, join(folder, "tuesday.sqlite"))).toMatchObject({ ok: true, tables: 0 });
  expect(readdirSync(folder).sort()).toEqual([...kept, "tuesday.sqlite"].sort());
  // Restoring leaves as little behind.
  put(left[0] ?? "");
  expect(restore(from, join(folder, "tables.sqlite"))).toMatchObject({ ok: true });
  expect(readdirSync(folder).sort()).toEqual([...kept, "tables.sqlite", "tuesday.sqlite"].sort());
});
