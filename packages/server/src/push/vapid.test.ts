/** By what a push service knows the server (RFC 8292). */
import { createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { newPrivateKey } from "./encryption.ts";
import { vapidWith } from "./vapid.ts";

interface Read {
  readonly head: unknown;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub?: string };
  readonly key: string;
  readonly isSigned: boolean;
}

function readVapid(authorization: string): Read {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
  });
  const said = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, "base64url");
  const parsed = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return {
    head: parsed(head),
    claims: parsed(claims),
    key,
    isSigned: verify("sha256", said, { key: publicKey, dsaEncoding: "ieee-p1363" }, given),
  };
}

const NOW = 1_800_000_000_000;

it("a token says for which push service it is, until when, and is signed by the key beside it", () => {
  const vapid = vapidWith(newPrivateKey());
  const read = readVapid(vapid.authorization("https://push.example", "mailto:me@example.org", NOW));
  expect(read).toMatchObject({
    head: { typ: "JWT", alg: "ES256" },
    claims: { aud: "https://push.example", sub: "mailto:me@example.org" },
    key: vapid.publicKey,
    isSigned: true,
  });
  // A day at most.
  expect(read.claims.exp).toBeGreaterThan(NOW / 1_000 + 3_600);
  expect(read.claims.exp).toBeLessThanOrEqual(NOW / 1_000 + 86_400);
  expect(readVapid(vapid.authorization("https://push.example", null, NOW)).claims.sub).toBeUndefined();
});

it("a token is used again for an hour, at its own push service alone", () => {
  const vapid = vapidWith(newPrivateKey());
  const at = (service: string, now: number) => vapid.authorization(service, null, now);
  const first = at("https://a.example", NOW);
  expect(at("https://a.example", NOW + 3_000_000)).toBe(first);
  expect(readVapid(at("https://b.example", NOW)).claims.aud).toBe("https://b.example");
  const later = readVapid(at("https://a.example", NOW + 4_000_000));
  expect(later.claims.exp).toBe(readVapid(first).claims.exp + 4_000);
  // Nor is one of a clock that was ahead: it would count for too long.
  expect(readVapid(at("https://a.example", NOW)).claims.exp).toBe(readVapid(first).claims.exp);
});

it("the same key gives the same name to the browsers, also where it begins with nothing", () => {
  const secret = Buffer.alloc(32);
  secret[31] = 5;
  expect(vapidWith(secret).publicKey).toBe(vapidWith(Buffer.from(secret)).publicKey);
  expect(readVapid(vapidWith(secret).authorization("https://a.example", null, NOW)).isSigned).toBe(true);
});
