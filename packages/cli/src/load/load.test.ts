import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { bin, build, env, guinguette } from "../testing/built.ts";
import { run } from "../testing/run.ts";
import { figuresOf } from "./asking.ts";
import type { Measured } from "./measured.ts";

beforeAll(build, 400_000);

it.each([
  [["load", "here"], "here"],
  [["load", "--tables", "0"], "a number, 1 or more"],
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

/** What was measured for as long as this machine needs to make a move meanwhile. */
function measuredOf(game: string): Measured {
  for (let seconds = 1; ; seconds *= 4) {
    const flags = ["--tables", "5", "--pace", "0.02", "--seconds", String(seconds), "--game", game, "--json"];
    const { status, out, err } = guinguette(["load", ...flags]);
    expect(status, err).toBe(0);
    const measured = JSON.parse(out) as Measured;
    if (measured.moves > 0 || seconds > 60) return measured;
  }
}

it.each(["chat-peche", "fish-fish"])("plays %s over real sockets, and measures", (game) => {
  const measured = measuredOf(game);
  expect(measured.errors).toEqual({});
  expect(measured.tables).toBe(5);
  expect(measured.moves).toBeGreaterThan(0);
  const { p50, p95, p99, worst } = measured.latency;
  expect(p50).toBeGreaterThan(0);
  expect([p50, p95, p99, worst]).toEqual([p50, p95, p99, worst].toSorted((a, b) => a - b));
  expect(measured.server?.perMove).toBeGreaterThan(0);
});

/** A process that plays for this one; null where none is found yet. */
function workerOf(pid: number | undefined): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const isOfLoad = (one: string) => readFileSync(`/proc/${one}/cmdline`, "utf8").includes("worker.js");
  const found = children.find((one) => one !== "" && isOfLoad(one));
  return found === undefined ? null : Number(found);
}

it.runIf(process.platform === "linux")("says so where one of its processes ends", async () => {
  // It goes on until it is interrupted: however late that process is found, it is missed.
  const flags = ["--tables", "4", "--pace", "0.1", "--seconds", "600", "--json"];
  const child = spawn(process.execPath, [bin, "load", ...flags], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const closed = once(child, "close");
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  while (!err.includes("tables seated: 4 of 4")) {
    expect(child.exitCode, err).toBeNull();
    await setTimeout(10);
  }
  let worker = workerOf(child.pid);
  for (; worker === null; worker = workerOf(child.pid)) await setTimeout(10);
  process.kill(worker, "SIGKILL");
  // It is no more once whoever started it has heard that it has ended.
  while (existsSync(`/proc/${worker}`)) await setTimeout(10);
  child.kill("SIGINT");
  await closed;
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
