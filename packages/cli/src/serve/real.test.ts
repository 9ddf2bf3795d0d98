/** The real command: encrypted, opened by a key of its terminal, and restarted while people play. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { request } from "node:https";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { connect } from "node:tls";
import { seeded } from "@guinguette/rules/random";
import { openPostgres } from "@guinguette/server/store/postgres";
import { openSqlite } from "@guinguette/server/store/sqlite";
import { someFile } from "@guinguette/server/testing/folder";
import { findAll, playThrough } from "@guinguette/server/testing/massacre";
import { hasPostgres, startPostgres } from "@guinguette/server/testing/postgres";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { build } from "../testing/built.ts";
import { guinguetteOnTerminal } from "../testing/on-terminal.ts";
import { prepareToServe, type Serving, serving } from "../testing/serving.ts";

const PATIENCE = 600_000;
const RESTARTS = process.env.PROVE === "long" ? 20 : 2;
beforeAll(async () => {
  await build();
  await prepareToServe();
}, PATIENCE);

const dataIn = (file: string) => ({ GUINGUETTE_DATA: dirname(file), LOG_LEVEL: "error" });

/** A certificate for this machine that it has signed itself. */
function certify(folder: string, name: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...wanted, "-keyout", key, "-out", cert], {
    stdio: "pipe",
  });
  return { cert, key };
}

interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

describe("with a certificate of its own", () => {
  it("pages, tables and live connections are encrypted, on one port; a newer one is read when asked", async () => {
    const file = someFile();
    const folder = dirname(file);
    const { cert, key } = certify(folder, "first");
    const server = await serving(dataIn(file), ["--port", "0", "--cert", cert, "--key", key]);
    const { address } = server;
    expect(address).toMatch(/^https:\/\/localhost:\d+$/);
    const ca = readFileSync(cert);
    const ask = (method: string, path: string) =>
      new Promise<Told>((resolve, reject) => {
        const asked = request(`${address}${path}`, { method, ca, agent: false }, (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
        });
        asked.on("error", reject).end();
      });
    const me = await ask("POST", "/api/v1/me");
    for (const { status, headers } of [await ask("GET", "/"), me, await ask("GET", "/api/v1/tables")]) {
      expect(status).toBeLessThan(300);
      expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
      expect(headers["permissions-policy"]).toContain("camera=()");
    }
    const [cookie = ""] = me.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    const live = new WebSocket(`${address.replace("http", "ws")}/api/v1/tables/${"a".repeat(26)}/live`, {
      ca,
    });
    // It is let in to be told that there is no such table.
    await once(live, "open");
    live.close();

    const shown = async () => {
      const socket = connect({
        host: "localhost",
        port: Number(new URL(address).port),
        rejectUnauthorized: false,
      });
      await once(socket, "secureConnect");
      const { fingerprint256 } = socket.getPeerCertificate();
      socket.destroy();
      return fingerprint256;
    };
    const before = await shown();
    // Its name is the same, and so are the files.
    const newer = certify(folder, "first");
    expect(newer.cert).toBe(cert);
    process.kill(server.pid, "SIGHUP");
    await expect.poll(server.said, { timeout: PATIENCE }).toContain("read again");
    expect(await shown()).not.toBe(before);
    expect(await server.end()).toBe(0);
  });

  it("that cannot be read, it says so and opens nothing", async () => {
    const file = someFile();
    const { cert } = certify(dirname(file), "one");
    const { key } = certify(dirname(file), "other");
    for (const args of [
      ["--cert", cert, "--key", key],
      ["--cert", cert, "--key", `${key}.none`],
    ])
      await expect(serving(dataIn(file), ["--port", "0", ...args])).rejects.toThrow("cannot be read (E");
    await expect(serving(dataIn(file), ["--cert", cert])).rejects.toThrow("go together");
  });
});

it("in a terminal a key opens it to the others, with their address and a code to aim at", async () => {
  const opened = "(Ctrl-C to close)";
  const { heard, status } = await guinguetteOnTerminal(
    ["serve", "--prepared", "--port", "0"],
    [
      { until: "Press L", type: "x" },
      { quiet: 0.2, type: "L" },
      { until: opened, quiet: 0.2, type: "\u0003" },
    ],
    dataIn(someFile()),
  );
  const [before = "", nothing = "", after = ""] = heard;
  expect(before).toContain("to this machine alone: http://localhost:");
  // The rest of the line that asks for a key.
  expect(nothing).not.toContain("http");
  const isReachable = Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.internal === false && !/^(?:fe[89ab]|169\.254\.)/i.test(one.address));
  if (isReachable) {
    const port = /localhost:(\d+)/.exec(before)?.[1];
    expect(after).toMatch(new RegExp(`\\n {2}http://\\S+:${port}\\s`));
    const code = after
      .split("\u001b[30;107m")
      .slice(1)
      .map((line) => line.split("\u001b")[0] ?? "");
    // Two rows of modules a line, as wide as high, with light around it.
    expect(code.length).toBe(Math.ceil((code[0]?.length ?? 0) / 2));
    expect(code[0]?.trim()).toBe("");
    expect(code[1]).toMatch(/^ {2}█▀▀▀▀▀█ .* █▀▀▀▀▀█ {2}$/);
  } else expect(after).toContain("no address on a network");
  expect(status).toBe(0);
});

it("says what keeps the tables closed, and is not ready", async () => {
  const file = someFile();
  await openSqlite(file).close();
  // Where SQLite has the version of what is in a file.
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.from([0, 0, 0, 99]), 0, 4, 60);
  closeSync(descriptor);
  for (const [env, why] of [
    [{}, "kept by a newer version"],
    [{ LIMITS: "moves=3" }, "LIMITS cannot be understood"],
  ] as const) {
    const server = await serving({ ...dataIn(file), ...env });
    expect(server.said()).toContain(`Online tables stay closed: `);
    expect(server.said()).toContain(why);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(server.address)).status).toBe(200);
    await server.end();
  }
});

it(`${RESTARTS} restarts in the middle of games lose nothing, and whoever plays goes on by themselves`, async () => {
  const file = someFile();
  let server = await serving(dataIn(file));
  const { address } = server;
  const played = await playThrough(
    {
      address: () => address,
      async kill() {
        expect(await server.end()).toBe(0);
        server = await serving(dataIn(file), ["--port", new URL(address).port]);
      },
    },
    RESTARTS,
    seeded("restarts"),
  );
  expect(await server.end()).toBe(0);
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  await findAll(store, played);
});

describe.runIf(hasPostgres("a rolling deployment on PostgreSQL"))("on PostgreSQL", () => {
  it(`two are replaced by newer ones, ${RESTARTS} times, one after the other`, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close(), PATIENCE);
    const env = { DATABASE_URL: await postgres.place(), LOG_LEVEL: "error" };
    const servers = [await serving(env), await serving(env)] as [Serving, Serving];
    let turn = 0;
    const played = await playThrough(
      {
        address: () => servers[turn++ % 2]?.address ?? "",
        async kill(count) {
          const fresh = await serving(env);
          const [old] = servers.splice(count % 2, 1, fresh);
          expect(await old?.end()).toBe(0);
        },
      },
      RESTARTS,
      seeded("rolling"),
    );
    for (const server of servers) expect(await server.end()).toBe(0);
    const store = await openPostgres(env.DATABASE_URL, () => {});
    onTestFinished(() => store.close());
    await findAll(store, played);
  });
});
