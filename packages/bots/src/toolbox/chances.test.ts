import { expect, it } from "vitest";
import { decay } from "./chances.ts";

it("falls off like a power of e, from one to nothing", () => {
  expect(decay(0)).toBe(1);
  for (const x of [-0.1, -0.5, -1, -2, -4]) expect(Math.abs(decay(x) / Math.exp(x) - 1)).toBeLessThan(0.05);
  expect(decay(-1000)).toBe(0);
  for (let x = -200; x < 0; x++) expect(decay(x)).toBeLessThanOrEqual(decay(x + 1));
});
