import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyRandom, dealStream, fork, next, type Random, shuffle, streamOf } from "./random.ts";

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => next(random));
}

describe("the deals of guinguette/2 never change: records depend on them", () => {
  it.each([
    ["", [2070761116, 1329613841, -244607566, -1805126861, 1352437988, -1871305034]],
    ["a", [1788427197, 1240889630, -2020078528, 2034136979, -1617933354, 883030236]],
    ["guinguette", [-1728023123, 1949204111, -1903452044, -218020747, -442373546, 282370386]],
    ["🐟", [1322658800, -2135862623, 25671319, 112621204, -619261391, 19533014]],
    ["half a pair \ud800", [-2109113098, 96187512, 1841598786, -490509254, 889220063, 865792529]],
  ])("the first numbers of the seed %j", (seed, expected) => {
    expect(draws(dealStream(seed), 6)).toEqual(expected);
  });

  it("a shuffle", () => {
    expect(shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], dealStream("guinguette"))).toEqual([
      3, 7, 1, 2, 0, 9, 6, 8, 4, 5,
    ]);
  });

  it("any seed, by the recipe of docs/records.md on another implementation", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 100 }), (seed, count) => {
        const key = createHash("sha256").update(`guinguette/2/deal/${seed}`, "utf8").digest();
        const stream = createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(count * 4));
        const expected = Array.from({ length: count }, (_, at) => stream.readInt32LE(at * 4));
        expect(draws(dealStream(seed), count)).toEqual(expected);
      }),
    );
  });
});

describe("a secret stream", () => {
  it("has copies at other places of it, which do not move each other", () => {
    const whole = draws(dealStream("copies"), 200);
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 200 }), (whose) => {
        const first = dealStream("copies");
        draws(first, 15);
        const copies = [first, copyRandom(first), copyRandom(first), copyRandom(first)];
        const drawn = copies.map(() => 15);
        for (const one of whose) {
          const at = drawn[one] ?? 0;
          if (at === whole.length) continue;
          expect(next(copies[one] ?? first)).toBe(whole[at]);
          drawn[one] = at + 1;
        }
      }),
    );
  });

  it("gives neither its key nor its next numbers to a fork", () => {
    const parent = dealStream("parent");
    const child = fork(parent);
    expect(child.secret).toBeNull();
    const [mine, its] = [draws(parent, 100), draws(child, 100)];
    expect(new Set([...mine, ...its]).size).toBe(200);
  });

  it("is no fast stream's", () => {
    expect(streamOf("guinguette", "deal").secret).toBeNull();
    expect(streamOf("guinguette", "bot").secret).toBeNull();
    expect(dealStream("guinguette").secret).not.toBeNull();
  });
});
