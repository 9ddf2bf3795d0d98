import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { bin, build, env, guinguette } from "../testing/built.ts";
import { run } from "../testing/run.ts";
import { figuresOf } from "./asking.ts";
import type { Measured } from "./measured.ts";

beforeAll(build, 400_000);

it.each([
  [["load", "here"], "here"],
  [["load", "--tables", "0"], "a number from 1 on"],
  [["load", "--pace", "slow"], "a number of seconds"],
  [["load", "--game", "chess"], "chat-peche"],
  [["load", "--players", "9"], "2, 3 or 4"],
  [["load", "--server", "127.0.0.1"], "http://127.0.0.1:3000"],
])("%j is not understood", async (args, said) => {
  const { status, err } = await run(args);
  expect(status).toBe(2);
  expect(err).toContain(said);
});

it("says so where no server answers", async () => {
  const { status, err } = await run(["load", "--server", "http://127.0.0.1:1"]);
  expect(status).toBe(1);
  expect(err).toContain("nobody answers at http://127.0.0.1:1");
});

it.each(["chat-peche", "fish-fish"])("plays %s over real sockets, and measures", (game) => {
  const flags = ["--tables", "5", "--pace", "0.02", "--seconds", "1", "--game", game, "--json"];
  const { status, out, err } = guinguette(["load", ...flags]);
  expect(status, err).toBe(0);
  const measured = JSON.parse(out) as Measured;
  expect(measured.errors).toEqual({});
  expect(measured.tables).toBe(5);
  expect(measured.moves).toBeGreaterThan(0);
  const { p50, p95, p99, worst } = measured.latency;
  expect(p50).toBeGreaterThan(0);
  expect([p50, p95, p99, worst]).toEqual([p50, p95, p99, worst].toSorted((a, b) => a - b));
  expect(measured.server?.perMove).toBeGreaterThan(0);
});

it.runIf(process.platform === "linux")("says so where one of its processes ends", async () => {
  const flags = ["--tables", "4", "--pace", "0.1", "--seconds", "1", "--json"];
  const child = spawn(process.execPath, [bin, "load", ...flags], { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err, isKilled] = ["", "", false];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
    if (isKilled || !err.includes("tables seated: 4 of 4")) return;
    isKilled = true;
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
    const isOfLoad = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker.js");
    process.kill(Number(children.find(isOfLoad)), "SIGKILL");
  });
  await once(child, "close");
  const { errors, tables } = JSON.parse(out) as Measured;
  expect(errors).toMatchObject({ "a process of the load ended with SIGKILL": 1 });
  expect(tables).toBeLessThan(4);
});

it.each([
  ["figures", "# HELP x\nprocess_cpu_seconds_total 1.5\n", 1.5],
  ["a page", "<!doctype html>\n<title>Guinguette</title>\n", undefined],
])("what a server costs is read where it answers with %s", async (_what, text, cpu) => {
  const page = createServer((_request, response) => response.end(text)).listen(0, "127.0.0.1");
  await once(page, "listening");
  const { port } = page.address() as AddressInfo;
  const figures = await figuresOf(new URL(`http://127.0.0.1:${port}`));
  page.close();
  expect(figures?.get("process_cpu_seconds_total")).toBe(cpu);
  expect(figures === null).toBe(cpu === undefined);
});

it("ends with what is there when it is interrupted", async () => {
  const child = spawn(process.execPath, [bin, "load", "--tables", "2", "--pace", "0.1", "--seconds", "600"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
    if (err.includes("tables seated: 2 of 2")) child.kill("SIGINT");
  });
  const [code] = await once(child, "close");
  expect(code).toBe(130);
  expect(out).toContain("moves a second");
});
