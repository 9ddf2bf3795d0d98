/** From where somebody comes, as far as it can be known: the limits go by it. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Some addresses: those of the proxies whose word is taken, or those who may ask how the server fares. */
export type Among = (address: string) => boolean;

/** Addresses and networks (`10.0.0.0/8`), between commas or blanks; null where one of them is none. */
export function amongOf(text: string): Among | null {
  const list = new BlockList();
  for (const each of text.split(/[\s,]+/).filter((part) => part !== "")) {
    const [address = "", prefix, ...more] = each.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const longest = family === "ipv6" ? 128 : 32;
    if (isIP(address) === 0 || more.length > 0) return null;
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
      list.addSubnet(address, Number(prefix), family);
    else return null;
  }
  return (address) => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

const thisMachine = amongOf("127.0.0.0/8 ::1") as Among;
export const isThisMachine: Among = thisMachine;

/** Whoever holds the other end of the connection: the asker, or a proxy. */
export function peerOf({ socket }: Pick<IncomingMessage, "socket">): string {
  return plain(socket.remoteAddress ?? "");
}

/**
 * Who asks. A proxy that is trusted says for whom it asks, and if that is again a proxy, so does that one: the first
 * address from the end that is not trusted is the one that nobody could invent.
 */
export function askerAddress(request: Pick<IncomingMessage, "socket" | "headers">, trusted: Among): string {
  let address = peerOf(request);
  const said = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  for (const before of said.reverse()) {
    if (!trusted(address)) return address;
    const named = plain(before.trim());
    if (isIP(named) === 0) return address;
    address = named;
  }
  return address;
}

/** Whether it came encrypted, to us or to a proxy that is trusted. */
export function isSecure(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trusted: Among,
): boolean {
  if ("encrypted" in socket && socket.encrypted === true) return true;
  return headers["x-forwarded-proto"] === "https" && trusted(peerOf({ socket }));
}

/** A household has one address of the old kind, or a whole network of the new: both count as one. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.toLowerCase().split("::");
  const [before, after] = [start, end ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const groups = before ?? [];
  const missing = end === undefined ? 0 : 8 - groups.length - (after?.length ?? 0);
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(after ?? [])];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** An address of the old kind may come in the clothes of the new. */
function plain(address: string): string {
  const [bare = ""] = address.split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}
