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
  ])("%s who says %j is %s", (peer, headers, address) => {
    expect(askerAddress(from(peer, headers as Record<string, string>), proxies)).toBe(address);
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
  ])("of %s is %s", (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});

it.each(["x", "1.2.3.4/33", "1.2.3.4/8/8", "::1/129", "10.0.0.0/-1", "host.example"])(
  "%j is no list of addresses",
  (text) => {
    expect(amongOf(text)).toBeNull();
  },
);
