/** By which a push service knows that a message comes of who asked for the subscription (VAPID, RFC 8292). */
import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { CURVE } from "./encryption.ts";

export interface Vapid {
  /** Uncompressed, in base64url: browsers subscribe with it. */
  readonly publicKey: string;
  /** The `Authorization` of a message to this push service. `contact`: whom it may write to, as a URL; some want one. */
  authorization(service: string, contact: string | null, now: number): string;
}

/** How long a token counts, in seconds: RFC 8292 allows a day, and clocks differ. */
const COUNTS_FOR = 12 * 3_600;
/** A token is used again for so long, in milliseconds. */
const USED_FOR = 3_600_000;
/** Of so many push services the last token is kept. */
const MOST_KEPT = 100;

export function vapidWith(secret: Uint8Array): Vapid {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const publicKey = point.toString("base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
      d: Buffer.from(secret).toString("base64url"),
    },
  });
  const kept = new Map<string, { readonly token: string; readonly at: number }>();
  return {
    publicKey,
    authorization(service, contact, now) {
      const name = `${service} ${contact}`;
      let found = kept.get(name);
      // Nor one that a clock ahead of its time has made.
      if (found === undefined || Math.abs(now - found.at) > USED_FOR) {
        found = { token: tokenFor(key, service, contact, now), at: now };
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(name, found);
      }
      return `vapid t=${found.token}, k=${publicKey}`;
    },
  };
}

function tokenFor(key: KeyObject, service: string, contact: string | null, now: number): string {
  const claims = {
    aud: service,
    exp: Math.floor(now / 1_000) + COUNTS_FOR,
    ...(contact === null ? {} : { sub: contact }),
  };
  const said = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(said), { key, dsaEncoding: "ieee-p1363" });
  return `${said}.${signature.toString("base64url")}`;
}
