import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { appFiles, beginBuild, publish } from "./lib/builds.mjs";
import { root } from "./lib/root.mjs";
import { checkout } from "./testing/checkout.mjs";
import { exchange } from "./testing/exchange.mjs";
import { started } from "./testing/started.mjs";

/** Every sign that means something to an address, a shell or a pattern. */
const name = "Été #1 [100%25] (50%) {a,b} ?c & d";

/** A few builds one after the other, on a machine that has other tests to run. */
const PATIENCE = 600_000;
vi.setConfig({ testTimeout: PATIENCE });

/** @type {string} */
let folder;
/** @type {string} */
let dist;
/** @type {import("./testing/started.mjs").Started[]} */
const running = [];

beforeAll(() => {
  folder = checkout(name);
  dist = join(folder, "packages/web/dist");
}, PATIENCE);
afterAll(async () => {
  await Promise.all(running.map((server) => server.end("SIGKILL")));
  rmSync(folder, { recursive: true });
}, PATIENCE);

/** @param {string[]} [args] @param {NodeJS.ProcessEnv} [env] */
function start(args, env) {
  const server = started(folder, args, env, true);
  running.push(server);
  return server;
}

/** The app's files as they are built now: names, and hashes of what is in them. @returns {Map<string, string>} */
function builtFiles() {
  const build = join(dist, "builds", readFileSync(join(dist, "current"), "utf8"));
  const names = appFiles(build).filter((file) => !/\.(?:br|gz)$/.test(file));
  return new Map(names.map((file) => [file, hashOf(readFileSync(join(build, file)))]));
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * What is wrong with what is served: names of files that are not what they should be.
 * @param {string} address
 * @param {Map<string, string>} files
 */
async function wrongFiles(address, files) {
  const wrong = [];
  for (const [file, hash] of files) {
    const response = await fetch(`${address}/${file}`);
    if (!response.ok || hashOf(Buffer.from(await response.arrayBuffer())) !== hash) wrong.push(file);
  }
  return wrong;
}

/** How it fares to ask for tables there. @param {string} address */
const tablesAt = async (address) => (await fetch(`${address}/api/v1/tables`)).status;

/** Everything in dist with its time, to see that nothing was touched. */
const traces = () =>
  readdirSync(dist, { recursive: true }).map(
    (file) => `${file} ${statSync(join(dist, String(file))).mtimeMs}`,
  );

describe("npm start, in a folder whose path has every odd sign", () => {
  /** @type {import("./testing/started.mjs").Started} */
  let first;
  /** @type {Map<string, string>} */
  let files;

  // Where this run has built the app already, the first one begins with that.
  it("serves the whole app, where nothing was before or what was prepared", {
    timeout: PATIENCE,
  }, async () => {
    const prepared = process.env.BUILT_APP;
    if (prepared !== undefined) {
      const making = beginBuild(dist);
      cpSync(prepared, making, { recursive: true });
      publish(dist, making);
    }
    first = start(prepared === undefined ? [] : ["--prepared"]);
    const address = await first.address;
    files = builtFiles();
    expect(files.size).toBeGreaterThan(50);
    expect(await wrongFiles(address, files)).toEqual([]);
    expect(readdirSync(join(dist, "builds"))).toHaveLength(1);
    expect(readdirSync(join(dist, "making"))).toEqual([]);
  });

  it("on a port that is taken says so at once, and neither installs nor builds", async () => {
    const note = join(folder, "node_modules/.package-lock.json");
    renameSync(note, `${note}.aside`);
    const before = traces();
    const server = start([], { PORT: new URL(await first.address).port });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain("is already used by another program");
    expect(existsSync(note)).toBe(false);
    expect(traces()).toEqual(before);
    renameSync(`${note}.aside`, note);
  });

  it.each(["SIGINT", "SIGTERM", "SIGKILL"])(
    "interrupted by %s leaves what is served as it was",
    async (signal) => {
      const server = start();
      const isBuilding = () =>
        readdirSync(join(dist, "making")).some((made) => made.startsWith(`${server.pid}-`));
      await expect.poll(isBuilding, { timeout: PATIENCE }).toBe(true);
      expect(await server.end(/** @type {NodeJS.Signals} */ (signal))).not.toBe(0);
      expect(builtFiles()).toEqual(files);
      expect(await wrongFiles(await first.address, files)).toEqual([]);
    },
  );

  it("of a newer version, twice at the same moment: it is there once, and harms the first in nothing", async () => {
    const page = join(folder, "packages/web/src/main.ts");
    writeFileSync(page, `${readFileSync(page, "utf8")}\ndocument.documentElement.dataset.newer = "";\n`);
    const [second, third] = [start(), start()];
    let open = false;
    const opened = Promise.all([second.address, third.address]).finally(() => {
      open = true;
    });
    opened.catch(() => {});
    let looks = 0;
    do {
      expect(await wrongFiles(await first.address, files)).toEqual([]);
      looks++;
      // To look all the time would take as much of the machine as the build.
      await pause(250);
    } while (!open);
    const addresses = await opened;
    expect(looks).toBeGreaterThan(1);
    const newer = builtFiles();
    expect(newer.size).toBeGreaterThan(50);
    expect([...newer.keys()]).not.toEqual([...files.keys()]);
    for (const address of addresses) expect(await wrongFiles(address, newer)).toEqual([]);
    expect(await wrongFiles(await first.address, files)).toEqual([]);
    // Pages that were opened before go on asking for the files they know.
    const assets = new Map([...files].filter(([file]) => file.startsWith("assets/")));
    expect(await wrongFiles(addresses[0], assets)).toEqual([]);
    // Tables for people apart are served by the one that has them; the others say so, and serve the app alone.
    const statuses = [await first.address, ...addresses].map(tablesAt);
    expect(await Promise.all(statuses)).toEqual([200, 503, 503]);
    for (const server of [second, third])
      expect(server.said()).toContain(`another process already serves those in ${join(folder, ".data")}.`);
    expect(readdirSync(join(dist, "builds"))).toHaveLength(2);
    // What those that were interrupted left is gone: whoever builds next tidies up.
    expect(readdirSync(join(dist, "making"))).toEqual([]);
    expect(await third.end()).toBe(0);
    expect(readdirSync(join(dist, "serving")).toSorted()).toEqual(
      [first, second].map(({ pid }) => String(pid)).toSorted(),
    );
    // Whoever is killed keeps nobody out who comes after it.
    await Promise.all([first.end("SIGKILL"), second.end()]);
    const fourth = start(["--prepared"]);
    expect(await tablesAt(await fourth.address)).toBe(200);
    expect(fourth.said()).not.toContain("stay closed");
    expect(await fourth.end()).toBe(0);
    files = newer;
  });

  it("where nothing can be written serves what was built, and says so", async () => {
    // Refused to everybody, and to the administrator too: a file stands where a folder should be.
    rmSync(join(dist, "making"), { recursive: true });
    writeFileSync(join(dist, "making"), "");
    const server = start([], { GUINGUETTE_DATA: join(dist, "making") });
    expect(await wrongFiles(await server.address, files)).toEqual([]);
    expect(server.said()).toContain("Nothing can be written here (");
    expect(server.said()).toContain("Online tables stay closed");
    expect((await fetch(`${await server.address}/api/v1/tables`)).status).toBe(503);
    await server.end();
  });

  it("on a file of tables that is damaged serves the app alone, says what to do, and writes nothing to it", async () => {
    const data = join(folder, "damaged");
    const file = join(data, "tables.sqlite");
    mkdirSync(data);
    writeFileSync(file, "SQLite format 3\0".padEnd(8_192, "?"));
    const before = hashOf(readFileSync(file));
    const server = start(["--prepared"], { GUINGUETTE_DATA: data });
    expect(await wrongFiles(await server.address, files)).toEqual([]);
    expect(server.said()).toContain(
      `the file tables.sqlite in ${data} is damaged, and nothing was written to it`,
    );
    expect(server.said()).toContain("guinguette restore");
    expect(await tablesAt(await server.address)).toBe(503);
    expect(hashOf(readFileSync(file))).toBe(before);
    expect(readdirSync(data).filter((name) => /-wal|-shm|-journal/.test(name))).toEqual([]);
    await server.end();
  });

  it("--lan opens it to others, by whatever name, and prints no address of this machine alone", async () => {
    const server = start(["--lan"]);
    await expect.poll(server.said, { timeout: PATIENCE }).toContain("(Ctrl-C to close)");
    expect(server.said()).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]/);
    const port = Number(/(?:\bport |\S:)(\d+)/.exec(server.said())?.[1]);
    const bytes = Buffer.from("GET /play/wishes HTTP/1.1\r\nHost: table.example\r\n\r\n");
    const response = await exchange(port, bytes, { manner: "whole", bodyless: false, proper: true });
    expect(response && hashOf(response.body)).toBe(files.get("index.html"));
    await server.end();
  });

  it("where nothing can be written and nothing is built says what is wrong", {
    timeout: PATIENCE,
  }, async () => {
    rmSync(dist, { recursive: true });
    writeFileSync(dist, "");
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain("Nothing is built yet, and nothing can be written (");
    expect(server.said()).toContain(dist);
    expect(server.said()).not.toContain("    at ");
    rmSync(dist);
  });
});

describe("npm start", () => {
  it.each([["--lann"], ["lan"], ["--lan=yes"], ["--port", "80"], ["--", "x"], ["-l"]])(
    "does not guess what %s %s means",
    async (...args) => {
      const server = started(root, args);
      expect(await server.ended).toBe(2);
      expect(server.said()).toContain("npm start does not know");
      expect(server.said()).toContain("npm start -- --lan");
    },
  );

  it.each(["-1", "65536", "3e3", "http", " 80"])("does not take %j for a port", async (port) => {
    const server = started(root, [], { PORT: port });
    expect(await server.ended).toBe(2);
    expect(server.said()).toContain("PORT must be a whole number");
  });

  it("says how it is used, in French too", async () => {
    const server = started(root, ["--help"], { LC_ALL: "fr_FR.UTF-8" });
    expect(await server.ended).toBe(0);
    expect(server.said()).toContain("autres appareils du réseau");
  });

  it("sees that a port is taken for one kind of address alone", async () => {
    const other = createServer();
    // A machine without IPv6 has one kind of address.
    if (
      !Object.values(networkInterfaces())
        .flat()
        .some((one) => one?.address === "::1")
    )
      return;
    await new Promise((resolve, reject) => other.once("error", reject).listen(0, "::1", () => resolve(null)));
    const address = other.address();
    const server = started(root, [], { PORT: String(typeof address === "object" && address?.port) });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain("is already used by another program");
    other.close();
  });
});
