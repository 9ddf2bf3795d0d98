import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDoor } from "./lib/door.mjs";
import { site } from "./lib/serve.mjs";
import { squeeze } from "./lib/squeeze.mjs";
import { exchange } from "./testing/exchange.mjs";

const page = `<!doctype html><title>Guinguette</title>${"<p>eau</p>".repeat(50)}`;
const script = `console.log(${JSON.stringify("poisson ".repeat(100))});`;

/** @type {string} */
let folder;
/** @type {string} */
let build;
/** @type {Awaited<ReturnType<typeof openDoor>>} */
let door;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guinguette-serve-"));
  build = join(folder, "build");
  const older = join(folder, "older");
  for (const place of [build, older]) mkdirSync(join(place, "assets"), { recursive: true });
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "server/server.mjs"), "secret");
  writeFileSync(join(build, "index.html"), page);
  writeFileSync(join(build, "assets/app-1.js"), script);
  writeFileSync(join(build, "icon.png"), "not squeezed");
  writeFileSync(join(build, "gone.txt"), "here for now ".repeat(20));
  writeFileSync(join(build, ".hidden"), "secret");
  writeFileSync(join(older, "assets/app-0.js"), "older");
  writeFileSync(join(older, "older.txt"), "older");
  writeFileSync(join(folder, "outside.txt"), "secret");
  symlinkSync(join(folder, "outside.txt"), join(build, "link.txt"));
  symlinkSync(folder, join(build, "up"));
  symlinkSync("loop-b.txt", join(build, "loop-a.txt"));
  symlinkSync("loop-a.txt", join(build, "loop-b.txt"));
  await squeeze(build);
  door = await openDoor({ port: 0, lan: false }, { answer: await site([build, older], () => false) });
});
afterAll(() => {
  door.close();
  rmSync(folder, { recursive: true });
});

/**
 * A request as it is written, to the byte.
 * @param {string} path
 * @param {{ method?: string, host?: string, headers?: string[], version?: string }} [more]
 */
async function ask(path, { method = "GET", host = "localhost", headers = [], version = "1.1" } = {}) {
  const lines = [`${method} ${path} HTTP/${version}`, ...(host === "" ? [] : [`Host: ${host}`]), ...headers];
  const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const response = await exchange(door.port, bytes, {
    manner: "whole",
    bodyless: method === "HEAD",
    proper: true,
  });
  if (response === null) throw new Error("no answer");
  const { status, body } = response;
  return {
    status,
    body: body.toString(),
    bytes: body,
    header: (/** @type {string} */ name) => response.headers.get(name),
  };
}

describe("an address", () => {
  it.each([
    "/",
    "/play/wishes",
    "/rules/fish-fish/FF-L2",
    "/play/wishes?seats=person,perch&x=a.b",
    "/assets",
    "//",
    "/up/x",
  ])("without an ending is a page of the app: %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: page });
  });

  it.each([
    "/index.html/",
    "/index.html/x.js",
    "/nothing.js",
    "/assets/app-9.js",
    "/older.txt",
    `/${"a".repeat(300)}.js`,
    "/.hidden",
    "/server/server.mjs",
    "/.git/config",
    "/link.txt",
    "/up/outside.txt",
    "/loop-a.txt",
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "/assets/../../outside.txt",
    "/..\\outside.txt",
    "/%00",
    "/index.html%00",
    "/%zz",
    "*",
    "/index.html.br/..",
    "/constructor.js",
  ])("of nothing is not found: %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: "404\n" });
  });

  it("of 256 signs and more is like any other", async () => {
    expect(await ask(`/${"a".repeat(256)}`)).toMatchObject({ status: 200, body: page });
    expect(await ask(`/${"a".repeat(5_000)}/${"b".repeat(5_000)}`)).toMatchObject({
      status: 200,
      body: page,
    });
  });

  it("may name the host, as proxies do", async () => {
    expect(await ask("http://localhost/assets/app-1.js")).toMatchObject({ status: 200, body: script });
  });

  it("of an asset that an older build had leads to it: pages that are still open ask for it", async () => {
    expect(await ask("/assets/app-0.js")).toMatchObject({ status: 200, body: "older" });
  });
});

describe("a file", () => {
  it("under assets/ may be kept for ever, any other is asked for again", async () => {
    expect((await ask("/assets/app-1.js")).header("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await ask("/")).header("cache-control")).toBe("no-cache");
  });

  it("comes with its kind and its guards, and so does a refusal", async () => {
    expect((await ask("/assets/app-1.js")).header("content-type")).toBe(
      "application/javascript; charset=utf-8",
    );
    expect((await ask("/icon.png")).header("content-type")).toBe("image/png");
    const answers = [
      await ask("/"),
      await ask("/assets/app-1.js"),
      await ask("/nothing.js"),
      await ask("/", { method: "POST" }),
      await ask("/", { host: "evil.example" }),
      // What is no request at all.
      await ask("/", { version: "9.9" }),
      await ask("/", { headers: [`X: ${"x".repeat(20_000)}`] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 405, 421, 400, 431]);
    for (const { header } of answers) {
      const policy = header("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
      expect(policy).not.toContain("unsafe-eval");
      expect(header("x-content-type-options")).toBe("nosniff");
      expect(header("referrer-policy")).toBe("no-referrer");
      expect(header("permissions-policy")).toContain("camera=()");
      expect(header("cross-origin-opener-policy")).toBe("same-origin");
      expect(header("cross-origin-resource-policy")).toBe("same-origin");
      // Nothing here is encrypted: nobody shall be told that it must be.
      expect(header("strict-transport-security")).toBeUndefined();
    }
  });

  it("that has not changed is not sent again", async () => {
    for (const headers of [[], ["Accept-Encoding: br"]]) {
      const first = await ask("/", { headers });
      const etag = first.header("etag") ?? "";
      expect(await ask("/", { headers: [...headers, `If-None-Match: ${etag}`] })).toMatchObject({
        status: 304,
        body: "",
      });
      expect((await ask("/", { headers: [...headers, 'If-None-Match: "other"'] })).status).toBe(200);
    }
    const [plain, squeezed] = [await ask("/"), await ask("/", { headers: ["Accept-Encoding: br"] })];
    expect(plain.header("etag")).not.toBe(squeezed.header("etag"));
  });

  it("can be had in parts", async () => {
    const part = await ask("/index.html", { headers: ["Range: bytes=2-8"] });
    expect(part).toMatchObject({ status: 206, body: page.slice(2, 9) });
    expect(part.header("content-range")).toBe(`bytes 2-8/${page.length}`);
    expect((await ask("/index.html", { headers: ["Range: bytes=999999-"] })).status).toBe(416);
  });

  it("is squeezed as whoever asks wishes", async () => {
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      none: (/** @type {Buffer} */ bytes) => bytes,
    };
    for (const [wish, encoding] of /** @type {const} */ ([
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["gzip;q=1, br;q=0.5", "gzip"],
      ["gzip;q=0", "none"],
      ["identity", "none"],
      ["*", "br"],
      ["br;q=0, *", "gzip"],
      ["", "none"],
      ["deflate", "none"],
      ["*;q=0", "none"],
    ])) {
      const response = await ask("/assets/app-1.js", { headers: [`Accept-Encoding: ${wish}`] });
      expect(response.header("content-encoding") ?? "none").toBe(encoding);
      expect(response.header("content-type")).toBe("application/javascript; charset=utf-8");
      expect(response.header("vary")).toBe("accept-encoding");
      expect(unpack[encoding](response.bytes).toString()).toBe(script);
    }
    expect((await ask("/icon.png", { headers: ["Accept-Encoding: br, gzip"] })).body).toBe("not squeezed");
  });

  it("has a head without a body", async () => {
    const head = await ask("/", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.header("content-length")).toBe(String(page.length));
  });

  it("that shrinks or vanishes meanwhile is sent as it is, or not found", async () => {
    truncateSync(join(build, "gone.txt"), 5);
    expect(await ask("/gone.txt")).toMatchObject({ status: 200, body: "here " });
    rmSync(join(build, "gone.txt"));
    expect((await ask("/gone.txt")).status).toBe(404);
    renameSync(build, `${build}-aside`);
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/assets/app-1.js")).status).toBe(404);
    renameSync(`${build}-aside`, build);
    expect((await ask("/")).status).toBe(200);
  });

  it("that has become a link in a circle, or a folder, is not found", async () => {
    const path = join(build, "icon.png");
    rmSync(path);
    symlinkSync("icon.png", path);
    expect((await ask("/icon.png")).status).toBe(404);
    rmSync(path);
    mkdirSync(path);
    expect((await ask("/icon.png")).status).toBe(404);
  });
});

describe("who asks", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])(
    "for %s is told what may be asked",
    async (method) => {
      const response = await ask("/", { method, headers: ["Content-Length: 3"] });
      expect(response.status).toBe(405);
      expect(response.header("allow")).toBe("GET, HEAD");
    },
  );

  it.each(["localhost", "LOCALHOST:3000", "127.0.0.1:1", "[::1]:3000"])("for %s is served", async (host) => {
    expect((await ask("/", { host })).status).toBe(200);
  });

  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil@localhost",
    "192.168.1.5",
  ])("for another machine (%s) is told that this is not it", async (host) => {
    const response = await ask("/", { host });
    expect(response.status).toBe(421);
    expect(response.body).toContain("npm start -- --lan");
    // By the one address at which it is.
    const named = [...response.body.matchAll(/https?:\S+/g)].map(([address]) => address);
    expect(named).toEqual(Array(2).fill(`http://localhost:${door.port}/`));
    expect(response.body).not.toContain("<title>");
  });

  it("in an old way is served in it", async () => {
    expect(await ask("/", { host: "", version: "1.0" })).toMatchObject({ status: 200, body: page });
  });

  it.each([
    "nonsense\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0\r\n\r\n",
  ])("for nothing that can be read is refused: %j", async (text) => {
    const how = /** @type {const} */ ({ manner: "whole", bodyless: false, proper: true });
    expect((await exchange(door.port, Buffer.from(text), how))?.status).toBe(400);
  });

  it("with an odd expectation is served like anybody else", async () => {
    expect(await ask("/", { headers: ["Expect: x"] })).toMatchObject({ status: 200, body: page });
  });

  it("with too many headers is refused", async () => {
    expect((await ask("/", { headers: [`X: ${"x".repeat(20_000)}`] })).status).toBe(431);
  });

  it("from elsewhere is served under any name, where others may come", async () => {
    const open = await openDoor({ port: 0, lan: true }, { answer: await site([build], () => true) });
    const bytes = Buffer.from("GET / HTTP/1.1\r\nHost: my-machine.example\r\n\r\n");
    const response = await exchange(open.port, bytes, { manner: "whole", bodyless: false, proper: true });
    expect(response?.status).toBe(200);
    open.close();
  });
});
