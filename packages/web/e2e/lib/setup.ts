/** Once for all browser tests: the app as it is built and served by `npm start`, on a free port. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { started } from "../../../../scripts/testing/started.mjs";
import { chromiumPath } from "../../scripts/chromium.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const tables = mkdtempSync(join(tmpdir(), "guinguette-tables-"));
  const server = started(join(import.meta.dirname, "../../../.."), [], { GUINGUETTE_DATA: tables });
  project.provide("address", await server.address);
  return async () => {
    await server.end();
    rmSync(tables, { recursive: true });
  };
}
