import { expect, it } from "vitest";
import { newSeed } from "./store.ts";

it("a new seed has 128 bits, each of them by chance", () => {
  // Two signs of base 36 for each byte.
  const bitsOf = (seed: string) =>
    (seed.match(/../g) ?? []).reduce((bits, byte) => (bits << 8n) | BigInt(Number.parseInt(byte, 36)), 0n);
  const seeds = Array.from({ length: 200 }, () => bitsOf(newSeed()));
  const everSet = seeds.reduce((bits, seed) => bits | seed, 0n);
  const alwaysSet = seeds.reduce((bits, seed) => bits & seed);
  expect(everSet).toBe((1n << 128n) - 1n);
  expect(alwaysSet).toBe(0n);
});
