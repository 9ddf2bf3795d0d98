/** A place on the disk for one test, gone afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function someFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "guinguette-tables-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "tables.sqlite");
}
