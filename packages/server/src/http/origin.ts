import type { IncomingMessage } from "node:http";
import { type Among, isSecure } from "../limits/address.ts";

/**
 * Whether a page of ours sent it, or no page at all. A browser says from which page a request comes that could change
 * something, or that opens a socket, and no page can say it otherwise. What came encrypted comes from no page that did not:
 * anybody on the way could have written that one.
 */
export function isSameOrigin(request: Pick<IncomingMessage, "socket" | "headers">, trusted: Among): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Where a proxy is not trusted, or does not say so, a page that came encrypted may ask in plain.
  const schemes = isSecure(request, trusted) ? ["https:"] : ["http:", "https:"];
  return from.host === host?.toLowerCase() && schemes.includes(from.protocol);
}
