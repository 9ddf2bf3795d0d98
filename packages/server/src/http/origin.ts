import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of ours sent it, or no page at all. A browser says from which page a request comes that could change
 * something, or that opens a socket, and no page can say it otherwise.
 */
export function isOurs({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
