import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { type Among, amongOf } from "../limits/address.ts";
import { isSameOrigin } from "./origin.ts";

const proxies = amongOf("10.0.0.1") as Among;

/** What a page of that address may do, asked for in plain or encrypted, here or at a proxy. */
function may(origin: string | undefined, { encrypted = false, proto = "", from = "10.0.0.1" } = {}): boolean {
  const headers = { host: "play.example", origin, ...(proto && { "x-forwarded-proto": proto }) };
  const socket = { remoteAddress: from, encrypted };
  return isSameOrigin({ socket, headers } as unknown as IncomingMessage, proxies);
}

it("a page of ours asks by our own name, and not in plain for what came encrypted", () => {
  for (const secure of [{ encrypted: true }, { proto: "https" }]) {
    expect(may("https://play.example", secure)).toBe(true);
    expect(may(undefined, secure)).toBe(true);
    for (const other of ["http://play.example", "http://play.example:80", "ftp://play.example"])
      expect(may(other, secure), other).toBe(false);
  }
  for (const plain of [{}, { proto: "http" }, { proto: "https", from: "9.9.9.9" }]) {
    expect(may("http://play.example", plain)).toBe(true);
    // Encrypted by a proxy of which we are not told.
    expect(may("https://play.example", plain)).toBe(true);
    for (const other of ["ftp://play.example", "https://play.example:8443", "https://evil.example", "null"])
      expect(may(other, plain), other).toBe(false);
  }
});
