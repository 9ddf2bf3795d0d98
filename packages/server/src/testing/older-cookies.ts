/** How the versions before this one know who comes: their own code, kept as it was. */
import { createHmac, timingSafeEqual } from "node:crypto";

export interface OlderKey {
  readonly id: number;
  readonly key: Uint8Array;
}

/** The keys as they read them, in either store; the newest first. */
export const olderKeys = "SELECT id, key FROM signing_keys ORDER BY id DESC";

/** Whose cookie it is, for the version whose cookies had a mark in their name and no date. */
export function knownBefore(cookies: string, keys: readonly OlderKey[]): string | null {
  const first = keys.at(-1);
  if (first === undefined) return null;
  const mark = createHmac("sha256", first.key).update("guinguette/store/1").digest("hex").slice(0, 8);
  return cookieIn(cookies, `guinguette-${mark}`, keys) ?? knownLongBefore(cookies, keys);
}

/** The same for the version whose cookies all had one name. */
export function knownLongBefore(cookies: string, keys: readonly OlderKey[]): string | null {
  return cookieIn(cookies, "guinguette", keys);
}

function cookieIn(cookies: string, called: string, keys: readonly OlderKey[]): string | null {
  for (const pair of cookies.split(";")) {
    const [name = "", value = ""] = pair.trim().split("=");
    const found = name === called ? read(value, keys) : null;
    if (found !== null) return found;
  }
  return null;
}

function read(signed: string, keys: readonly OlderKey[]): string | null {
  const [person = "", id = "", given = "", ...more] = signed.split(".");
  const key = keys.find((known) => String(known.id) === id);
  if (key === undefined || more.length > 0 || !/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(person)) return null;
  return isEqual(given, signature(key, person)) ? person : null;
}

/** What the version before gave somebody. */
export function signedBefore(person: string, [key]: readonly OlderKey[]): string {
  return key === undefined ? "" : `${person}.${key.id}.${signature(key, person)}`;
}

function signature({ key }: OlderKey, person: string): string {
  return createHmac("sha256", key).update(`guinguette/person/1\n${person}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
