import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { bin, build, env } from "../testing/built.ts";
import { run } from "../testing/run.ts";

beforeAll(build, 400_000);

it.each([
  [["serve", "here"], "here"],
  [["serve", "--port", "65536"], "a whole number from 0 to 65535"],
  [["serve", "--port", "http"], "a whole number from 0 to 65535"],
])("%j is not understood", async (args, said) => {
  const { status, err } = await run(args);
  expect(status).toBe(2);
  expect(err).toContain(said);
});

it("is npm start: it says so where the port is taken, and ends as that does", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "guinguette-serve-"));
  const child = spawn(process.execPath, [bin, "serve", "--port", String(port)], {
    env: { ...env, GUINGUETTE_DATA: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is already used by another program`);
  other.close();
  rmSync(folder, { recursive: true });
});
