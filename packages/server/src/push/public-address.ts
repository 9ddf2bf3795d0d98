/**
 * Which addresses are the public internet's. A push service is named by a browser, so by a stranger: nothing is ever sent to
 * this machine, to its network, or to what a cloud answers machines at.
 */
import { BlockList, isIP } from "node:net";

/** The special-purpose registries of IANA (RFC 6890 and later), as far as nothing public is reached there. */
const special = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // carrier-grade NAT
  "127.0.0.0/8", // this machine
  "169.254.0.0/16", // link-local, and the metadata of clouds
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
];

const blocked = new BlockList();
for (const network of special) {
  const [address = "", prefix] = network.split("/");
  blocked.addSubnet(address, Number(prefix), "ipv4");
}
// Of IPv6, only 2000::/3 is given out; in it, not what leads elsewhere or nowhere.
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
blocked.addSubnet("2001::", 23, "ipv6"); // protocol assignments, Teredo among them
blocked.addSubnet("2001:db8::", 32, "ipv6"); // documentation
blocked.addSubnet("2002::", 16, "ipv6"); // 6to4: any IPv4 address in other clothes
blocked.addSubnet("3fff::", 20, "ipv6"); // documentation

/** What is no address is not public; nor is an IPv4 address written as one of IPv6 (mapped, NAT64). */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !blocked.check(address, "ipv6");
}
