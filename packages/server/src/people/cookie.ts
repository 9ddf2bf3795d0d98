/** The cookie that carries who somebody is: for this server alone, and out of reach of any script. */
import type { IncomingHttpHeaders } from "node:http";
import type { Person } from "../room/entries.ts";
import type { Signing } from "./signing.ts";

const NAME = "guinguette";
/** The longest that browsers keep one, in seconds: 400 days. */
const KEPT = 400 * 86_400;

/** Who sent these headers, if a cookie of ours says so. */
export function personIn(headers: IncomingHttpHeaders, signing: Signing): ReturnType<Signing["read"]> {
  for (const pair of headers.cookie?.split(";") ?? []) {
    const [name = "", value = ""] = pair.trim().split("=");
    const found = name === NAME ? signing.read(value) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Has a browser forget who it is. */
export const noCookie = `${NAME}=; Path=/api/; Max-Age=0; HttpOnly; SameSite=Lax`;

export function cookieFor(person: Person, signing: Signing): string {
  return `${NAME}=${signing.sign(person)}; Path=/api/; Max-Age=${KEPT}; HttpOnly; SameSite=Lax`;
}
