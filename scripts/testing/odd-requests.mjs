import fc from "fast-check";

/** @typedef {{ bytes: Buffer, bodyless: boolean, manner: import("./exchange.mjs").Manner, proper: boolean }} OddRequest */

const text = fc.string({ unit: "binary", maxLength: 40 });
const long = fc.integer({ min: 200, max: 9_000 }).map((length) => "a".repeat(length));

const segment = fc.oneof(
  fc.constantFrom(
    "..",
    ".",
    "",
    "%2e%2e",
    "..%2f..",
    "%2e",
    "..;",
    "~",
    "%00",
    "%zz",
    "%",
    "%c0%ae%c0%ae",
    "\\",
  ),
  fc.constantFrom(
    "..\\..",
    "..%5c..",
    "index.html",
    "assets",
    "etc",
    "passwd",
    "package.json",
    ".git",
    ".env",
  ),
  fc.constantFrom(
    "x.js",
    "constructor",
    "__proto__",
    "index.html.br",
    "con.js",
    "a:b",
    "%ef%bc%8e",
    "%0d%0aX:1",
  ),
  text.map((word) =>
    Buffer.from(word)
      .toString("latin1")
      .replace(/[\0-\x20\x7f-\xff]/g, (sign) => escape(sign)),
  ),
  long,
);

/** @param {readonly string[]} files */
function paths(files) {
  const known = fc.constantFrom(...files).map((file) => `/${file}`);
  const odd = fc.array(segment, { maxLength: 9 }).map((parts) => `/${parts.join("/")}`);
  return fc.oneof(
    known,
    odd,
    fc
      .tuple(
        known,
        fc.constantFrom("/", "/x.js", "%00", "/..", "/.", "?x=/../", "#x", "%20", ".br", ".gz", "\\"),
      )
      .map(([path, more]) => path + more),
    fc.tuple(fc.constantFrom("/assets", "/.", "//", "/play"), odd).map(([before, path]) => before + path),
    odd.map((path) => `http://elsewhere.example${path}`),
    fc.constantFrom(
      "*",
      "/",
      "?",
      "//",
      "/play/wishes",
      "localhost:80",
      "/index.html/",
      "file:///etc/passwd",
    ),
  );
}

const methods = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constant("HEAD") },
  fc.constantFrom("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND", "CONNECT", "M-SEARCH"),
  fc.constantFrom("get", "G", "", "GETT", "\0"),
);

const quality = fc.constantFrom(
  "",
  ";q=0",
  ";q=1",
  ";q=0.5",
  "; q=0.001",
  ";q=",
  ";q=2",
  ";q=-1",
  ";x",
  ";q=NaN",
);
const encoding = fc.tuple(
  fc.constantFrom("gzip", "br", "identity", "*", "deflate", "GZIP", "", "x"),
  quality,
);

const range = fc.tuple(fc.integer({ min: -9, max: 99_999 }), fc.integer({ min: -9, max: 99_999 }));

const header = fc.oneof(
  fc
    .array(encoding, { maxLength: 6 })
    .map((list) => `Accept-Encoding: ${list.map((one) => one.join("")).join(",")}`),
  fc
    .array(range, { maxLength: 4 })
    .map((list) => `Range: bytes=${list.map((one) => one.join("-")).join(",")}`),
  fc.constantFrom(
    "Range: bytes=-",
    "Range: bytes=0-",
    "Range: lines=1-2",
    "Range: bytes=9999999999999999999-",
  ),
  fc.constantFrom(
    "If-None-Match: *",
    'If-None-Match: W/"1-1"',
    'If-Match: "x"',
    "If-Match: *",
    'If-Range: "x"',
  ),
  fc.constantFrom(
    "If-Modified-Since: Tue, 01 Jan 2999 00:00:00 GMT",
    "If-Unmodified-Since: 0",
    "If-Modified-Since: x",
  ),
  fc.constantFrom("Connection: close", "Connection: keep-alive", "Connection: upgrade\r\nUpgrade: websocket"),
  fc.constantFrom(
    "Content-Length: 5",
    "Content-Length: 99999999999",
    "Transfer-Encoding: chunked",
    "Expect: 100-continue",
  ),
  fc.constantFrom("X-Forwarded-Host: evil.example", "Origin: null", "Cookie: a=b", "Range: bytes=0-0,-1"),
);

/** What no client that means well would send. */
const brokenHeader = fc.oneof(
  fc.constantFrom(
    "Content-Length: -1",
    "Content-Length: 1\r\nContent-Length: 2",
    "Transfer-Encoding: x",
    "Expect: x",
  ),
  fc.constantFrom(
    "Content-Length: 3\r\nTransfer-Encoding: chunked",
    ": x",
    "X",
    "X : y",
    "X: a\0b",
    " folded: x",
    "X: a\rb",
  ),
  fc.constantFrom(
    "Host: evil.example",
    "Host: localhost:1@evil.example",
    "Host: ",
    "Host: localhost, evil.example",
  ),
  text.map((word) => `X-Odd: ${word}`),
  long.map((word) => `X-Long: ${word}${word}`),
  fc.integer({ min: 100, max: 2_500 }).map((count) => "X-Many: 1\r\n".repeat(count).trimEnd()),
);

const hosts = fc.constantFrom("localhost", "127.0.0.1:3000", "[::1]", "LOCALHOST:1");

/**
 * Requests as nobody should send them, and some as everybody does.
 * @param {readonly string[]} files names of what is served
 * @returns {fc.Arbitrary<OddRequest>}
 */
export function oddRequests(files) {
  /** @type {fc.Arbitrary<import("./exchange.mjs").Manner>} */
  const manners = fc.oneof(
    { weight: 14, arbitrary: fc.constant("whole") },
    fc.constantFrom("slowly", "aborted", "stalled"),
  );
  return fc
    .record({
      manner: manners,
      method: methods,
      path: paths(files),
      version: fc.oneof(
        { weight: 12, arbitrary: fc.constant("HTTP/1.1") },
        fc.constantFrom("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "", "http/1.1"),
      ),
      host: hosts,
      headers: fc.array(header, { maxLength: 3 }),
      broken: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.array(brokenHeader, { maxLength: 2 })),
      body: fc.oneof(
        { weight: 4, arbitrary: fc.constant("") },
        text,
        fc.constant("0\r\n\r\n"),
        fc.constant("ffffffff\r\n"),
      ),
      again: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 60 })),
    })
    .map(({ manner, method, path, version, host, headers, broken, body, again }) => {
      const lines = [`${method} ${path} ${version}`, `Host: ${host}`, ...headers, ...broken];
      const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`.repeat(again), "latin1");
      const proper =
        manner === "whole" &&
        /^(?:GET|HEAD)$/.test(method) &&
        /^\/[!-~]*$/.test(path) &&
        version === "HTTP/1.1" &&
        headers.length + broken.length === 0 &&
        body === "" &&
        again === 1;
      return { bytes, bodyless: method === "HEAD", manner, proper };
    });
}
