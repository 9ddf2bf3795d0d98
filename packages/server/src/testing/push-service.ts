/** A push service on this machine: https with a certificate of its own, for one test. It answers as it is told, and keeps
 * what came. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { PushOptions } from "../push/push.ts";
import { decrypted, newBrowser, type SomeBrowser } from "./push-browser.ts";

/** Its name, which leads to this machine in tests alone. */
const HOST = "push.test";

export interface Came {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly port: number;
  /** What came, in order. */
  readonly came: Came[];
  /** How many connections were opened. */
  readonly connections: () => number;
  /** How it answers from now on; usually 201. */
  answer: (came: Came, response: ServerResponse) => void;
  /** A server that sends here. */
  readonly options: PushOptions;
  /** A new browser's subscription, and what it has read so far. */
  subscribe(name: string): Subscriber;
}

export interface Subscriber {
  readonly browser: SomeBrowser;
  readonly json: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  read(): string[];
}

let made: { readonly cert: string; readonly key: string } | null = null;
/** Once for all tests of a file: it takes a moment. */
function certificate(): { readonly cert: string; readonly key: string } {
  if (made !== null) return made;
  const folder = mkdtempSync(join(tmpdir(), "guinguette-push-"));
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const wanted = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`, "-days", "2"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...wanted, "-keyout", key, "-out", cert], {
    stdio: "pipe",
  });
  made = { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
  rmSync(folder, { recursive: true });
  return made;
}

export async function pushService(): Promise<PushService> {
  const { cert, key } = certificate();
  const came: Came[] = [];
  let connections = 0;
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) };
      came.push(one);
      service.answer(one, response);
    });
  });
  server.on("connection", () => connections++);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    port,
    came,
    connections: () => connections,
    answer: (_came, response) => void response.writeHead(201).end(),
    options: {
      ca: cert,
      isPort: (given) => given === String(port),
      isReachable: (address) => address === "127.0.0.1",
      resolve: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
      grace: 0,
    },
    subscribe(name) {
      const browser = newBrowser();
      const path = `/${name}`;
      return {
        browser,
        json: {
          endpoint: `https://${HOST}:${port}${path}`,
          keys: { p256dh: browser.p256dh.toString("base64url"), auth: browser.auth.toString("base64url") },
        },
        read: () => came.filter((one) => one.path === path).map(({ body }) => decrypted(body, browser)),
      };
    },
  };
  return service;
}
