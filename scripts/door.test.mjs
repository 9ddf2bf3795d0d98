/** How long the door waits for who comes and says nothing, in plain and encrypted. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectEncrypted } from "node:tls";
import { afterAll, describe, expect, it } from "vitest";
import { readCertificate } from "./lib/certificate.mjs";
import { openDoor } from "./lib/door.mjs";
import { reception } from "./lib/reception.mjs";

const folder = mkdtempSync(join(tmpdir(), "guinguette-door-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
execFileSync("openssl", ["req", "-x509", ...curve, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], {
  stdio: "pipe",
});
const certificate = readCertificate({ cert, key });

/** The first bytes of a handshake: a record of TLS with 512 bytes, of which only these come. */
const half = Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]);

/** @type {[string, boolean, (port: number) => import("node:net").Socket][]} */
const silent = [
  ["in plain, nothing", false, (port) => connect(port, "127.0.0.1")],
  ["in plain, half a head", false, (port) => begun(port, "GET / HTTP/1.1\r\nHost: local")],
  ["encrypted, nothing", true, (port) => connect(port, "127.0.0.1")],
  ["encrypted, half a handshake", true, (port) => begun(port, half)],
  [
    "encrypted, a handshake and nothing more",
    true,
    (port) => connectEncrypted({ port, host: "127.0.0.1", rejectUnauthorized: false }),
  ],
];

/** @param {number} port @param {string | Buffer} bytes */
function begun(port, bytes) {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return socket;
}

it("whoever comes encrypted by another machine's name is told the encrypted address", async () => {
  const inside = reception(
    (_request, response) => response.end(),
    null,
    () => false,
  );
  const door = await openDoor({ port: 0, lan: false, certificate }, inside);
  const text = await new Promise((done) =>
    get(
      {
        port: door.port,
        host: "127.0.0.1",
        path: "/api/v1/me",
        headers: { host: "evil.example" },
        rejectUnauthorized: false,
      },
      (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => done(`${response.statusCode} ${body}`));
      },
    ),
  );
  expect(text).toMatch(/^421 421\n/);
  expect(text).toContain(`https://localhost:${door.port}/`);
  door.close();
});

describe.concurrent("whoever comes and does not say what they want is let go within ten seconds", () => {
  it.for(silent)("%s", { timeout: 60_000 }, async ([, isEncrypted, come], { expect: look }) => {
    const way = { port: 0, lan: false, ...(isEncrypted && { certificate }) };
    const door = await openDoor(way, { answer: (_request, response) => response.end() });
    const began = performance.now();
    const socket = come(door.port);
    socket.on("error", () => {}).resume();
    await new Promise((done) => socket.once("close", done));
    door.close();
    const took = performance.now() - began;
    look(took).toBeGreaterThan(4_000);
    look(took).toBeLessThan(20_000);
  });
});
