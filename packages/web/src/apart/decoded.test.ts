import { expect, it } from "vitest";
import { decoded } from "./decoded.ts";

it("reads a part of an address, and leaves what cannot be read as it is", () => {
  expect(decoded("AB%20C")).toBe("AB C");
  expect(decoded("%")).toBe("%");
});
