/**
 * The cookie that carries who somebody is: for this server alone, and out of reach of any script. Cookies know no ports, so
 * its name has the mark of the store: another server of the same host sets one of another name, and leaves this one alone.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Person } from "../room/entries.ts";
import type { Signing } from "./signing.ts";

/** As every server called it once: where one of ours is there, it is still read. */
const OLD = "guinguette";
/** The longest that browsers keep one, in seconds: 400 days. */
const KEPT = 400 * 86_400;

const nameOf = ({ mark }: Signing) => `${OLD}-${mark}`;

/** Who sent these headers, if a cookie of ours says so; of the old name only where no other does. */
export function personIn(headers: IncomingHttpHeaders, signing: Signing): ReturnType<Signing["read"]> {
  const found = cookieIn(headers, nameOf(signing), signing);
  if (found !== null) return found;
  const old = cookieIn(headers, OLD, signing);
  return old === null ? null : { ...old, isOld: true };
}

function cookieIn(
  headers: IncomingHttpHeaders,
  called: string,
  signing: Signing,
): ReturnType<Signing["read"]> {
  for (const pair of headers.cookie?.split(";") ?? []) {
    const [name = "", value = ""] = pair.trim().split("=");
    const found = name === called ? signing.read(value) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Has a browser keep who it is. */
export function cookieFor(person: Person, signing: Signing): string {
  return cookie(nameOf(signing), signing.sign(person), KEPT);
}

/** Has a browser be somebody else: who it was, it forgets under the old name, too. */
export function cookiesFor(person: Person, headers: IncomingHttpHeaders, signing: Signing): string[] {
  return [cookieFor(person, signing), ...withoutOld(headers, signing)];
}

/** Has a browser forget who it is. */
export function noCookies(headers: IncomingHttpHeaders, signing: Signing): string[] {
  return [cookie(nameOf(signing), "", 0), ...withoutOld(headers, signing)];
}

/** One of the old name that is not ours may be another server's. */
function withoutOld(headers: IncomingHttpHeaders, signing: Signing): string[] {
  return cookieIn(headers, OLD, signing) === null ? [] : [cookie(OLD, "", 0)];
}

function cookie(name: string, value: string, kept: number): string {
  return `${name}=${value}; Path=/api/; Max-Age=${kept}; HttpOnly; SameSite=Lax`;
}
