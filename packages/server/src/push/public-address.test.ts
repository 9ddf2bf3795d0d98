/** Where nothing is ever sent. */
import { expect, it } from "vitest";
import { isPublic } from "./public-address.ts";

it.each([
  ["this machine", ["127.0.0.1", "127.255.0.1", "0.0.0.0", "0.1.2.3", "::1", "::"]],
  ["private networks", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12::1"]],
  ["the link, and the metadata of clouds", ["169.254.169.254", "169.254.0.1", "fe80::1", "fe80::1%eth0"]],
  ["carriers", ["100.64.0.1", "100.127.255.255"]],
  ["many at once", ["224.0.0.1", "239.1.1.1", "255.255.255.255", "ff02::1"]],
  [
    "documentation and tests",
    ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1"],
  ],
  [
    "IPv4 in other clothes",
    ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "64:ff9b::7f00:1", "64:ff9b:1::1"],
  ],
  ["what leads elsewhere", ["2002:7f00:1::", "2001::1", "::7f00:1", "192.88.99.1", "5f00::1", "fec0::1"]],
  ["what is no address", ["", "localhost", "127.1", "0x7f000001", "1.2.3", "push.example"]],
])("%s is not public", (_what, addresses) => {
  expect(addresses.filter(isPublic)).toEqual([]);
});

it("what browsers use is public", () => {
  const all = [
    "8.8.8.8",
    "142.250.179.74",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.0.1",
    "100.128.0.1",
    "2a00:1450::1",
  ];
  expect(all.filter(isPublic)).toEqual(all);
  expect(isPublic("2600:1901:0:1234::")).toBe(true);
});
