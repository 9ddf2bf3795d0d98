import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const bench = fileURLToPath(new URL("../..", import.meta.url));

it("plays the same table on this server, on boardgame.io and on Colyseus, and compares them", async ({
  signal,
}) => {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  await run(process.execPath, [tsc, "-b", bench], { signal });
  const main = fileURLToPath(new URL("../../dist/load/main.js", import.meta.url));
  const flags = ["--only", "beside", "--scale", "0.01", "--rounds", "1"];
  // Whoever hangs is ended with this test, and holds up no other.
  const { stdout } = await run(process.execPath, [main, ...flags], { signal });
  const rows = stdout.split("\n").filter((line) => /^\| (guinguette|boardgame.io|Colyseus) /.test(line));
  expect(rows).toHaveLength(3);
  for (const cells of rows.map((line) => line.split(" | "))) {
    // The moves of each second, and what one costs: something was played at every one of them.
    expect(Number.parseFloat(cells[1] ?? "")).toBeGreaterThan(0);
    expect(Number.parseFloat(cells[3] ?? "")).toBeGreaterThan(0);
  }
});
