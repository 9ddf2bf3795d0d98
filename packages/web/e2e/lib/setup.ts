/** Once for all browser tests: the app as it is built and served by `npm start`, on a free port. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
  const root = join(import.meta.dirname, "../../../..");
  const server = started(root, [], { GUINGUETTE_DATA: tables });
  project.provide("address", await server.address);
  // Files of other rooms that want the app or its server as it is built need not build it again.
  const dist = join(root, "packages/web/dist");
  process.env.BUILT_APP = join(dist, "builds", readFileSync(join(dist, "current"), "utf8"));
  return async () => {
    await server.end();
    rmSync(tables, { recursive: true });
  };
}
