/** Programs that play for somebody: a secret each, of which only the hash is kept. */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Draw } from "../ids.ts";

/** So that whoever finds one somewhere knows what it is. */
const START = "guinguette_";

export function newTokenText(draw: Draw): string {
  return START + Buffer.from(draw(32)).toString("base64url");
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The hash of the token that came with these headers; null where none did. */
export function tokenIn({ authorization }: IncomingHttpHeaders): string | null {
  // Anything else is for somebody else: a proxy may ask for names and passwords of its own.
  if (authorization === undefined || !/^Bearer(?: |$)/i.test(authorization)) return null;
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(authorization.slice(0, 200)) ?? [];
  return hashOf(token);
}
