/** The real process that `npm start` is, under requests that nobody should send: it goes on as if nothing had been. */
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appFiles } from "./lib/builds.mjs";
import { root } from "./lib/root.mjs";
import { exchange } from "./testing/exchange.mjs";
import { oddRequests } from "./testing/odd-requests.mjs";
import { started } from "./testing/started.mjs";

const proof = process.env.PROVE === "long";
const REQUESTS = proof ? 10_000 : 500;
const AT_ONCE = 50;
/** What a process may keep for itself once it has been busy: mostly room that its garbage collector has not given back. */
const MEGABYTES_KEPT = 64;
const PATIENCE = 3_600_000;

/** @type {import("./testing/started.mjs").Started} */
let server;
let port = 0;
/** The descriptors of the process while nobody is there. */
let idle = 0;
/** @type {Map<string, Buffer>} */
let files;

beforeAll(async () => {
  // Where the browser's tests run too, they have built it.
  server = started(root, process.env.BUILT_APP === undefined ? [] : ["--prepared"]);
  port = Number(new URL(await server.address).port);
  const dist = join(root, "packages/web/dist");
  const build = join(dist, "builds", readFileSync(join(dist, "current"), "utf8"));
  files = new Map(appFiles(build).map((name) => [name, readFileSync(join(build, name))]));
  idle = descriptors();
  // Whatever is loaded or made once is there before memory is measured.
  await rounds(200, 0);
  await settled();
}, PATIENCE);
afterAll(() => server.end());

/** @param {string[]} folder what the system knows of the process */
const ofProcess = (...folder) => join("/proc", String(server.pid), ...folder);
const descriptors = () => readdirSync(ofProcess("fd")).length;
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(ofProcess("status"), "utf8"))?.[1]) / 1024;

/** Nobody is left inside, once the server has lost its patience with whoever stalls. */
async function settled() {
  for (let waited = 0; descriptors() > idle; waited++) {
    if (waited > 1200) throw new Error(`${descriptors()} descriptors, and ${idle} at first`);
    await pause(100);
  }
}

/**
 * What is wrong with a response, or an empty string.
 * @param {import("./testing/exchange.mjs").Response | null} response
 * @param {import("./testing/odd-requests.mjs").OddRequest} request
 */
function fault(response, request) {
  if (response === null) return request.proper ? "no answer" : "";
  const { status, headers, body } = response;
  if (Number.isNaN(status) || status < 200 || status >= 500) return `status ${status}`;
  if (request.proper && status !== 200 && status !== 404 && status !== 400 && status !== 431)
    return `status ${status} to a plain request`;
  if (request.bodyless || body.length === 0) return "";
  if (status === 200) {
    const encoding = headers.get("content-encoding");
    const content =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    return [...files.values()].some((file) => file.equals(content))
      ? ""
      : "a body that is no file of the app";
  }
  if (status === 206)
    return [...files.values()].some((file) => file.includes(body)) ? "" : "a part of no file of the app";
  return body.toString().startsWith(`${status}\n`) ? "" : `a body of its own with ${status}`;
}

/**
 * @param {number} count
 * @param {number} seed
 * @returns {Promise<Map<string, number>>} how many were answered with what
 */
async function rounds(count, seed) {
  /** @type {Map<string, number>} */
  const answers = new Map();
  const requests = fc.array(oddRequests([...files.keys()]), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(requests, async (batch) => {
      const faults = await Promise.all(
        batch.map(async (request) => {
          const response = await exchange(port, request.bytes, request);
          const kind = response === null ? "none" : `${Math.floor(response.status / 100)}xx`;
          answers.set(kind, (answers.get(kind) ?? 0) + 1);
          const wrong = fault(response, request);
          return wrong && `${wrong}: ${JSON.stringify(request.bytes.toString("latin1").slice(0, 300))}`;
        }),
      );
      expect(faults.filter(Boolean)).toEqual([]);
    }),
    { numRuns: count / AT_ONCE, seed, endOnFailure: true },
  );
  return answers;
}

async function expectServed() {
  const response = await fetch(`http://localhost:${port}/play/wishes`);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(files.get("index.html") ?? Buffer.of())).toBe(true);
}

it("odd requests: it lives, says nothing of its own fault, and keeps no descriptor", {
  timeout: PATIENCE,
}, async () => {
  const before = megabytes();
  const answers = await rounds(REQUESTS, 7);
  await expectServed();
  await settled();
  expect(megabytes()).toBeLessThan(before + MEGABYTES_KEPT);
  expect(answers.get("2xx")).toBeGreaterThan(REQUESTS / 20);
  expect(answers.get("4xx")).toBeGreaterThan(REQUESTS / 20);
  if (proof) {
    const kinds = [...answers].sort().map(([kind, count]) => `${count} ${kind}`);
    console.log(
      `proved: ${REQUESTS.toLocaleString("en")} odd requests: process alive, ${kinds.join(", ")}; descriptors ${idle} before, ${descriptors()} after; memory ${before.toFixed(0)} MB before, ${megabytes().toFixed(0)} MB after`,
    );
  }
});

it("clients that take nothing keep nobody out, and cost little", { timeout: PATIENCE }, async () => {
  const before = megabytes();
  const [largest = ""] = [...files].sort((a, b) => b[1].length - a[1].length).map(([name]) => name);
  const ask = `GET /${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  // More than may be inside at once: some ask much and read nothing, some never come to the end of their question.
  const stalled = Array.from({ length: 400 }, (_, index) => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {});
    socket.write(index < 200 ? ask.repeat(50 - (index % 40)) : ask.slice(0, -2));
    return socket;
  });
  await Promise.all(
    stalled.map((socket) => socket.connecting && new Promise((done) => socket.once("connect", done))),
  );
  let most = { descriptors: 0, megabytes: 0 };
  for (let visits = 0; visits < 20; visits++) {
    await expectServed();
    most = {
      descriptors: Math.max(most.descriptors, descriptors()),
      megabytes: Math.max(most.megabytes, megabytes()),
    };
  }
  expect(most.descriptors).toBeLessThan(idle + 2 * 256 + 16);
  expect(most.megabytes).toBeLessThan(before + 2 * MEGABYTES_KEPT);
  // Left to itself, the server loses patience; the short form does not wait for that.
  if (!proof) for (const socket of stalled) socket.destroy();
  await settled();
  const after = descriptors();
  await expectServed();
  for (const socket of stalled) socket.destroy();
  if (proof)
    console.log(
      `proved: 400 stalled clients: others served; descriptors ${idle} before, ${most.descriptors} at most, ${after} after; memory ${before.toFixed(0)} MB before, ${most.megabytes.toFixed(0)} MB at most`,
    );
});
