import { describe, expect, it } from "vitest";
import { type Among, amongOf, askerAddress, householdOf, isSecure, isThisMachine } from "./address.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}, encrypted = false) =>
  ({ socket: { remoteAddress, encrypted }, headers }) as unknown as Parameters<typeof askerAddress>[0];
const nobody = amongOf("") as Among;
const proxies = amongOf("10.0.0.0/8, 127.0.0.1 fd00::/8") as Among;

describe("where somebody comes from", () => {
  it.each([
    ["203.0.113.9", {}, "203.0.113.9"],
    ["::ffff:203.0.113.9", {}, "203.0.113.9"],
    ["203.0.113.9", { "x-forwarded-for": "1.2.3.4" }, "203.0.113.9"],
    ["10.0.0.1", { "x-forwarded-for": "1.2.3.4" }, "1.2.3.4"],
    ["10.0.0.1", { "x-forwarded-for": "6.6.6.6, 1.2.3.4" }, "1.2.3.4"],
    ["10.0.0.1", { "x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.2" }, "1.2.3.4"],
    ["fd00::1", { "x-forwarded-for": "2001:db8::1" }, "2001:db8::1"],
    ["10.0.0.1", { "x-forwarded-for": "1.2.3.4, <script>" }, "10.0.0.1"],
    ["10.0.0.1", {}, "10.0.0.1"],
    ["10.0.0.1", { "x-forwarded-for": "" }, "10.0.0.1"],
    ["10.0.0.1", { "x-forwarded-for": ["6.6.6.6", "1.2.3.4"] }, "1.2.3.4"],
    ["10.0.0.1", { "x-forwarded-for": "1.2.3.4,10.0.0.2" }, "1.2.3.4"],
    ["10.0.0.1", { "x-forwarded-for": "::ffff:10.200.30.255, ::ffff:10.20.30.40" }, "10.200.30.255"],
    ["fe80::1%eth0", {}, "fe80::1"],
    ["::ffff:203.0.113.9:1", {}, "::ffff:203.0.113.9:1"],
    ["1::ffff:203.0.113.9", {}, "1::ffff:203.0.113.9"],
  ])("%s who says %j is %s", (peer, headers, address) => {
    expect(askerAddress(from(peer, headers as unknown as Record<string, string>), proxies)).toBe(address);
  });

  it("is never taken from a header where no proxy is trusted", () => {
    expect(askerAddress(from("127.0.0.1", { "x-forwarded-for": "1.2.3.4" }), nobody)).toBe("127.0.0.1");
  });

  it("is encrypted where the connection is, or a trusted proxy says so", () => {
    expect(isSecure(from("1.2.3.4", {}, true), nobody)).toBe(true);
    expect(isSecure(from("10.0.0.1", { "x-forwarded-proto": "https" }), proxies)).toBe(true);
    expect(isSecure(from("1.2.3.4", { "x-forwarded-proto": "https" }), proxies)).toBe(false);
    expect(isSecure(from("10.0.0.1", { "x-forwarded-proto": "http" }), proxies)).toBe(false);
  });

  it.each([
    ["127.0.0.1", true],
    ["127.9.9.9", true],
    ["::1", true],
    ["192.168.0.1", false],
    ["", false],
  ])("%s is this machine: %s", (address, is) => {
    expect(isThisMachine(address)).toBe(is);
  });
});

describe("a household", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64"],
    ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
    ["1:2::3:4:5:6:7", "1:2:0:3::/64"],
    ["::", "0:0:0:0::/64"],
  ])("of %s is %s", (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});

it.each([
  ["10.0.0.0/8,,  ::1", ["10.9.9.9", "::1"], ["11.0.0.1", "::2"]],
  ["10.0.0.0/32", ["10.0.0.0"], ["10.0.0.1"]],
  ["fd00::/8 2001:db8::/128", ["fd12::1", "2001:db8::"], ["fe00::1", "2001:db8::1"]],
  ["2001:db8:1::/48", ["2001:db8:1:9::9"], ["2001:db8:2::1"]],
  ["0.0.0.0/0", ["9.9.9.9"], ["::1", "nonsense"]],
  ["", [], ["127.0.0.1", "::1", ""]],
])("among %j are %j, and not %j", (text, those, others) => {
  const among = amongOf(text) as Among;
  expect(those.map(among)).toEqual(those.map(() => true));
  expect(others.map(among)).toEqual(others.map(() => false));
});

it.each([
  "x",
  "/8",
  "10.0.0.0/8x",
  "10.0.0.0/",
  "10.0.0.0/0008",
  "1.2.3.4/33",
  "1.2.3.4/8/8",
  "::1/129",
  "10.0.0.0/-1",
  "host.example",
])("%j is no list of addresses", (text) => {
  expect(amongOf(text)).toBeNull();
});
