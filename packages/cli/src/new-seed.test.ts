import { expect, it } from "vitest";
import { newSeed } from "./new-seed.ts";

it("a new seed has 128 bits, each of them by chance", () => {
  const seeds = Array.from({ length: 200 }, () => BigInt(`0x${newSeed()}`));
  const everSet = seeds.reduce((bits, seed) => bits | seed, 0n);
  const alwaysSet = seeds.reduce((bits, seed) => bits & seed);
  expect(everSet).toBe((1n << 128n) - 1n);
  expect(alwaysSet).toBe(0n);
});
