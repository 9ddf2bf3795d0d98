/** Heads and bodies that no program should send. */
import { randomBytes } from "node:crypto";
import { type Attack, said } from "./attack.ts";
import { ask, newHouse, sendBytes } from "./far.ts";
import { handshake, livePath } from "./line.ts";
import type { Scene } from "./scene.ts";

interface Headed {
  readonly name: string;
  readonly bytes: string | Buffer;
  readonly expected: readonly string[];
}

/** What Node refuses by itself says so in a line; what comes further is told as a problem. */
const noRequest = ["400"];
const lines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;

function headedTo(port: number, table: string, cookie: string): readonly Headed[] {
  const host = `Host: 127.0.0.1:${port}`;
  const post = "POST /api/v1/tables HTTP/1.1";
  const json = "Content-Type: application/json";
  const end = "Connection: close";
  const body = JSON.stringify({ game: "wishes", players: 3 });
  const length = `Content-Length: ${body.length}`;
  const live = (headers: Record<string, string>) => handshake(port, livePath(table), headers);
  return [
    {
      name: "a length and pieces at once",
      bytes: `${lines(post, host, json, length, "Transfer-Encoding: chunked")}0\r\n\r\n${body}`,
      expected: noRequest,
    },
    {
      name: "two lengths",
      bytes: `${lines(post, host, json, length, "Content-Length: 0")}${body}`,
      expected: noRequest,
    },
    {
      name: "a length that is none",
      bytes: `${lines(post, host, json, "Content-Length: -5")}${body}`,
      expected: noRequest,
    },
    {
      name: "pieces of a kind that is none",
      bytes: `${lines(post, host, json, "Transfer-Encoding: chunked, x")}${body}`,
      expected: noRequest,
    },
    {
      name: "pieces whose length is none",
      bytes: `${lines(post, host, json, end, "Transfer-Encoding: chunked")}zz\r\n${body}\r\n0\r\n\r\n`,
      expected: ["cut off"],
    },
    {
      name: "a request in the body of another",
      bytes: `${lines(post, host, json, length)}${body.slice(0, -1)}}GET /api/v1/me/export HTTP/1.1\r\n\r\n`,
      expected: ["401 unknown-person"],
    },
    {
      name: "two hosts",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, "Host: evil.example", end),
      expected: ["200", ...noRequest],
    },
    {
      name: "another's host",
      bytes: lines("GET /api/v1/tables HTTP/1.1", "Host: evil.example", end),
      expected: ["421"],
    },
    { name: "no host", bytes: lines("GET /api/v1/tables HTTP/1.1", end), expected: noRequest },
    {
      name: "a folded header",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, "X: a", " b", end),
      expected: [...noRequest, "200"],
    },
    {
      name: "a header with a nought",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, "X: a\0b", end),
      expected: noRequest,
    },
    {
      name: "a blank before the colon",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, "X : a", end),
      expected: noRequest,
    },
    {
      name: "a header of 20 kB",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, `X: ${"a".repeat(20_000)}`, end),
      expected: ["431"],
    },
    {
      name: "3,000 headers",
      bytes: lines("GET /api/v1/tables HTTP/1.1", host, ...Array.from({ length: 3_000 }, () => "X: a"), end),
      expected: ["200", "431"],
    },
    {
      name: "2,000 cookies that are none",
      bytes: lines("GET /api/v1/me HTTP/1.1", host, `Cookie: ${"guinguette=;".repeat(1_000)}`, end),
      expected: ["200"],
    },
    {
      name: "a method that is none",
      bytes: lines("FISH /api/v1/tables HTTP/1.1", host, end),
      expected: noRequest,
    },
    { name: "CONNECT", bytes: lines("CONNECT evil.example:443 HTTP/1.1", host), expected: ["cut off"] },
    {
      name: "another version of HTTP",
      bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      expected: [...noRequest, "505"],
    },
    {
      name: "a greeting of TLS",
      bytes: Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]),
      expected: noRequest,
    },
    { name: "any bytes instead of a request", bytes: randomBytes(200), expected: noRequest },
    {
      name: "a body that is said to be longer than may be",
      bytes: lines(post, host, json, "Content-Length: 99999999"),
      expected: ["413 too-large"],
    },
    {
      name: "a body in pieces, longer than may be",
      bytes: `${lines(post, host, json, "Transfer-Encoding: chunked")}${"4000\r\n".concat("[".repeat(16_384), "\r\n").repeat(6)}`,
      expected: ["413 too-large"],
    },
    {
      name: "a body that is no JSON",
      bytes: `${lines(post, host, "Content-Type: text/plain", length, end)}${body}`,
      expected: ["415 unsupported"],
    },
    {
      name: "a body of a form",
      bytes: `${lines(post, host, "Content-Type: application/x-www-form-urlencoded", "Content-Length: 11", end)}game=wishes`,
      expected: ["415 unsupported"],
    },
    {
      name: "a body without a type",
      bytes: `${lines(post, host, length, end)}${body}`,
      expected: ["415 unsupported"],
    },
    {
      name: "a body that is squeezed",
      bytes: Buffer.concat([
        Buffer.from(lines(post, host, json, "Content-Encoding: gzip", "Content-Length: 10", end)),
        Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]),
      ]),
      expected: ["400 malformed"],
    },
    {
      name: "a body of bytes that are no text",
      bytes: Buffer.concat([
        Buffer.from(lines(post, host, json, "Content-Length: 4", end)),
        Buffer.from([0x22, 0xed, 0xa0, 0x22]),
      ]),
      expected: ["400 malformed"],
    },
    {
      name: "an empty body",
      bytes: lines(post, host, json, "Content-Length: 0", end),
      expected: ["401 unknown-person"],
    },
    {
      name: "a path that climbs",
      bytes: lines("GET /api/v1/tables/../../../../etc/passwd HTTP/1.1", host, end),
      expected: ["404 not-found"],
    },
    {
      name: "a path that is badly written",
      bytes: lines("GET /api/v1/tables/%zz%00 HTTP/1.1", host, end),
      expected: ["404 not-found"],
    },
    {
      name: "a path of 8 kB",
      bytes: lines(`GET /api/v1/tables/${"a".repeat(8_000)} HTTP/1.1`, host, end),
      expected: ["404 not-found"],
    },
    {
      name: "another method than there is",
      bytes: lines("DELETE /api/v1/tables HTTP/1.1", host, end),
      expected: ["405 method"],
    },
    {
      name: "a live connection of another version",
      bytes: live({ "sec-websocket-version": "9" }),
      expected: ["400", "426"],
    },
    { name: "a live connection without a key", bytes: live({ "sec-websocket-key": "" }), expected: ["400"] },
    {
      name: "a live connection asked for by POST",
      bytes: live({}).replace("GET", "POST"),
      expected: ["405"],
    },
    { name: "an upgrade to something else", bytes: live({ upgrade: "h2c" }), expected: ["400", "426"] },
    {
      name: "a live connection with a body",
      bytes: live({ "content-length": "5", cookie }),
      expected: ["101", "400"],
    },
  ];
}

export function brokenHeads({ port, victim, mallory }: Scene): Attack[] {
  const all = headedTo(port, victim(), mallory);
  return all.map(({ name, bytes, expected }) => ({
    name,
    expected,
    once: async () => {
      const got = await sendBytes(port, newHouse(), bytes);
      // Whatever was hidden behind it was not answered.
      return got.answers > 1 && !expected.includes("200") ? `${got.answers} answers` : said(got);
    },
  }));
}

/** What is asked for as it should be, and is nowhere. */
export function nowhere({ port }: Scene): Attack[] {
  return [
    "/tables/x",
    "/tables/constructor",
    "/tables/__proto__/record",
    `/tables/${"0".repeat(26)}`,
    "/codes/__proto__",
  ].map((path) => ({
    name: "an address where nothing is",
    expected: ["404 not-found"],
    once: async () => said(await ask(port, newHouse(), { method: "GET", path })),
  }));
}
