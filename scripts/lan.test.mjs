import { expect, it } from "vitest";
import { lanAddresses } from "./lib/lan.mjs";

/** @param {string} address @param {"IPv4" | "IPv6"} family @param {boolean} [internal] */
const known = (address, family, internal = false) =>
  /** @type {import("node:os").NetworkInterfaceInfo} */ ({ address, family, internal });

it("others are told the addresses that lead here from elsewhere", () => {
  const interfaces = {
    lo: [known("127.0.0.1", "IPv4", true), known("::1", "IPv6", true)],
    eth0: [known("fe80::1", "IPv6"), known("2001:db8::7", "IPv6"), known("192.168.1.5", "IPv4")],
    wlan0: [known("169.254.3.4", "IPv4")],
  };
  expect(lanAddresses(3000, "http", interfaces)).toEqual([
    "http://192.168.1.5:3000",
    "http://[2001:db8::7]:3000",
  ]);
});
