/**
 * The cookie that carries who somebody is, and since when: for this server alone, and out of reach of any script. Cookies
 * know no ports, so its name has the mark of the store: another server of the same host sets one of another name, and
 * leaves this one alone.
 *
 * While a new version takes the place of an old one, both serve the same people. So a second cookie says who it is in the
 * form and under the name that the version before reads.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Person } from "../room/entries.ts";
import type { Signed, Signing } from "./signing.ts";

/** As every server called it once. */
const OLD = "guinguette";
/** The longest that browsers keep one, in seconds: 400 days. */
const KEPT = 400 * 86_400;
/** After so long somebody is established, in milliseconds: a day. */
const ESTABLISHED = 86_400_000;

const nameOf = ({ mark }: Signing) => `${OLD}-${mark}`;

/** Who sent these headers, if a cookie of ours says so; of the old name only where no other does. */
export function personIn(headers: IncomingHttpHeaders, signing: Signing): Signed | null {
  const found = cookieIn(headers, nameOf(signing), signing);
  if (found !== null) return found;
  const old = cookieIn(headers, OLD, signing);
  return old === null ? null : { ...old, isOld: true };
}

/** Whether they have been known for so long that a crowd of new names could not have been made up just now. */
export function isEstablished({ since }: Signed, now: number): boolean {
  return since !== null && now - since >= ESTABLISHED;
}

function cookieIn(headers: IncomingHttpHeaders, called: string, signing: Signing): Signed | null {
  for (const value of valuesOf(headers, called)) {
    const found = signing.read(value);
    if (found !== null) return found;
  }
  return null;
}

function valuesOf({ cookie }: IncomingHttpHeaders, called: string): string[] {
  const pairs = (cookie?.split(";") ?? []).map((pair) => pair.trim().split("="));
  return pairs.flatMap(([name, value = ""]) => (name === called ? [value] : []));
}

/** Has a browser keep who it is, and since when. */
export function cookiesFor(
  person: Person,
  since: number,
  headers: IncomingHttpHeaders,
  signing: Signing,
): string[] {
  const dated = cookie(nameOf(signing), signing.sign(person, since), KEPT);
  // One of the old name that is not ours may be another server's.
  const isFree = valuesOf(headers, OLD).length === 0 || cookieIn(headers, OLD, signing) !== null;
  return isFree ? [dated, cookie(OLD, signing.signUndated(person), KEPT)] : [dated];
}

/** Has a browser forget who it is. */
export function noCookies(headers: IncomingHttpHeaders, signing: Signing): string[] {
  const old = cookieIn(headers, OLD, signing) === null ? [] : [cookie(OLD, "", 0)];
  return [cookie(nameOf(signing), "", 0), ...old];
}

function cookie(name: string, value: string, kept: number): string {
  return `${name}=${value}; Path=/api/; Max-Age=${kept}; HttpOnly; SameSite=Lax`;
}
