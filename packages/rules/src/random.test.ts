import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  below,
  copyRandom,
  dealStream,
  fork,
  next,
  type Random,
  seeded,
  setRandom,
  shuffle,
  streamOf,
} from "./random.ts";

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => next(random));
}

/** A stream whose next two draws are known: the first is `first`, the second nine times `c`, plus one. */
function rigged(first: number, c = 0): Random {
  return { a: first | 0, b: 0, c, count: 0, secret: null };
}

/** The fast streams and the secret ones. */
const kinds = [seeded, dealStream];

/** Pearson's measure of how far counts are from being equal; its mean is the number of counts less one. */
function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations above the mean: beyond this, the counts are not equal by chance. */
function suspicious(counts: readonly number[]): number {
  const freedom = counts.length - 1;
  return freedom + 5 * Math.sqrt(2 * freedom);
}

describe("the streams never change: records depend on them", () => {
  it.each([
    ["", [-2104652881, -439478517, -1737450927, 1037363631, 333076369, 1064423143]],
    ["a", [-1215527871, -1815115871, -740174691, -1490759686, -657719880, -196614104]],
    ["guinguette", [-1869987050, 109753758, -749163312, -718073792, 1772337930, 90423934]],
    ["🐟", [1421058386, 1550088036, -1573744733, 811048246, 605274896, -2114991175]],
  ])("the first numbers of the text %j", (text, expected) => {
    expect(draws(seeded(text), 6)).toEqual(expected);
  });

  it("the state behind a seed", () => {
    expect(seeded("guinguette")).toEqual({
      a: 65767123,
      b: -1935754189,
      c: -727582432,
      count: 16,
      secret: null,
    });
  });

  it.each([
    ["deal", 0, [949099018, 913638500, 901464375, -827653316, -1142208936, 269911206]],
    ["bot", 0, [1514357046, 360261539, -949604907, 198648670, 1488948460, 1968885260]],
    ["bot", 1, [-642830493, -2086051466, -1853505723, -112036586, -665598270, -225934094]],
  ] as const)("the first numbers of a seed for the %s %i", (purpose, index, expected) => {
    expect(draws(streamOf("guinguette", purpose, index), 6)).toEqual(expected);
  });

  it("a purpose without an index is its first", () => {
    expect(streamOf("guinguette", "bot")).toEqual(streamOf("guinguette", "bot", 0));
  });

  it("small numbers, a shuffle and a fork", () => {
    const random = seeded("guinguette");
    const small = Array.from({ length: 12 }, () => below(random, 36));
    expect(small).toEqual([20, 0, 29, 29, 14, 0, 28, 16, 28, 30, 8, 22]);
    expect(shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], seeded("guinguette"))).toEqual([
      4, 7, 1, 3, 8, 2, 9, 6, 0, 5,
    ]);
    expect(draws(fork(seeded("guinguette")), 6)).toEqual([
      -28081393, -719001866, -2130482831, 1069974259, 1784079791, -334124727,
    ]);
  });
});

describe("next", () => {
  it("is sfc32, by its published recipe in whole numbers of any size", () => {
    const word = (n: bigint) => BigInt.asUintN(32, n);
    const random = seeded("recipe");
    let [a, b, c, count] = [random.a, random.b, random.c, random.count].map((n) => word(BigInt(n))) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    for (let i = 0; i < 1000; i++) {
      const drawn = word(a + b + count);
      count = word(count + 1n);
      a = b ^ (b >> 9n);
      b = word(c + (c << 3n));
      c = word(((c << 21n) | (c >> 11n)) + drawn);
      expect(next(random)).toBe(Number(BigInt.asIntN(32, drawn)));
    }
  });

  it("its count of draws wraps around within 32 bits", () => {
    const random = { a: 1, b: 2, c: 3, count: 0x7fffffff, secret: null };
    expect(next(random)).toBe((1 + 2 + 0x7fffffff) | 0);
    expect(random.count).toBe(-0x80000000);
  });

  it("gives every bit as often as not", () => {
    const random = seeded("bits");
    const ones = Array.from({ length: 32 }, () => 0);
    const rounds = 20_000;
    for (let i = 0; i < rounds; i++) {
      const drawn = next(random);
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] ?? 0) + ((drawn >>> bit) & 1);
    }
    // Five standard deviations of a fair coin.
    for (const count of ones) expect(Math.abs(count - rounds / 2)).toBeLessThan(5 * Math.sqrt(rounds / 4));
  });
});

describe("below", () => {
  const fair = [2, 3, 6, 36, 1000].flatMap((n) => kinds.map((kind) => [kind.name, n, kind] as const));
  it.each(fair)("%s: gives each number below %i equally often", (_, n, kind) => {
    const random = kind(`fair ${n}`);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 100 * n + 20_000; i++) {
      const drawn = below(random, n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(n);
    expect(chiSquare(counts)).toBeLessThan(suspicious(counts));
  });

  it("is the high word of the draw times n", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.integer({ min: 1, max: 32_767 }),
        (drawn, n) => {
          const product = BigInt(drawn) * BigInt(n);
          const kept = (product & 0xffffffffn) >= 0x100000000n % BigInt(n);
          fc.pre(kept);
          expect(below(rigged(drawn), n)).toBe(Number(product >> 32n));
        },
      ),
    );
  });

  it("reaches from 0 to n - 1, for the largest n too", () => {
    expect(below(rigged(4), 32_767)).toBe(0);
    expect(below(rigged(0xffffffff), 32_767)).toBe(32_766);
    expect(below(rigged(0xffffffff), 1)).toBe(0);
    expect(below(rigged(0), 1)).toBe(0);
  });

  it("draws again where the first results would be a hair more likely", () => {
    // 2^32 is one more than a multiple of 3, so of the draws for 0 one is too many.
    const again = rigged(0, 0x20000000);
    expect(below(again, 3)).toBe(Math.floor((((9 * 0x20000000 + 1) % 2 ** 32) * 3) / 2 ** 32));
    expect(again.count).toBe(2);
    // 3 × 0xaaaaaaab is 1 in its low word: the first that is kept.
    const kept = rigged(0xaaaaaaab);
    expect(below(kept, 3)).toBe(2);
    expect(kept.count).toBe(1);
  });

  it("keeps the low words that are fair although they are below n", () => {
    // For 5 only the low word 0 is refused; 1 to 4 are below 5 and stay. 0xcccccccd × 5 is 1 in its low word.
    const kept = rigged(0xcccccccd, 12345);
    expect(below(kept, 5)).toBe(4);
    expect(kept.count).toBe(1);
  });

  it("never draws again for a power of two", () => {
    const random = rigged(0, 12345);
    expect(below(random, 4)).toBe(0);
    expect(random.count).toBe(1);
  });

  it("goes on drawing until a draw is fair", () => {
    // 9 × c + 1 is 0 for this c, so the second draw is refused for 3 like the first.
    const c = Number(BigInt.asIntN(32, -954437177n));
    expect((Math.imul(9, c) + 1) | 0).toBe(0);
    const random = rigged(0, c);
    below(random, 3);
    expect(random.count).toBe(3);
  });
});

describe("shuffle", () => {
  it.each(kinds)("reaches every order of four, each equally often", (kind) => {
    const random = kind("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(["a", "b", "c", "d"], random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious([...counts.values()]));
  });

  it("works in place and gives the same list back", () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, seeded("place"))).toBe(items);
    expect(items.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it("draws once per item but the last", () => {
    const random = seeded("draws");
    shuffle([1, 2, 3, 4], random);
    expect(random.count).toBe(19);
    shuffle([1], random);
    shuffle([], random);
    expect(random.count).toBe(19);
  });
});

describe("independence", () => {
  it("streams of one seed, of its bots and of similar seeds share nothing", () => {
    const streams = [
      streamOf("guinguette", "deal"),
      streamOf("guinguette", "bot"),
      streamOf("guinguette", "bot", 1),
      streamOf("guinguettf", "deal"),
      streamOf("Guinguette", "deal"),
      streamOf("guinguette ", "deal"),
      streamOf("", "deal"),
      seeded("guinguette"),
      seeded("\0"),
      seeded(""),
      fork(seeded("guinguette")),
      dealStream("guinguette"),
      dealStream("guinguettf"),
      dealStream(""),
      fork(dealStream("guinguette")),
    ];
    const drawn = streams.map((stream) => draws(stream, 100));
    expect(new Set(drawn.flat()).size).toBe(1500);
  });

  it("similar seeds differ in about half of their bits", () => {
    let different = 0;
    for (let i = 0; i < 500; i++) {
      const [one, other] = [next(seeded(`table ${i}`)), next(seeded(`table ${i + 1}`))];
      for (let bits = one ^ other; bits !== 0; bits &= bits - 1) different++;
    }
    expect(different / 500).toBeGreaterThan(15);
    expect(different / 500).toBeLessThan(17);
  });

  it("the order of the letters of a seed matters", () => {
    expect(draws(seeded("ab"), 2)).not.toEqual(draws(seeded("ba"), 2));
  });

  it("a fork costs its parent three draws and leaves it alone from then on", () => {
    const parent = seeded("parent");
    const twin = copyRandom(parent);
    const child = fork(parent);
    draws(twin, 3);
    expect(parent).toEqual(twin);
    draws(child, 50);
    expect(parent).toEqual(twin);
    expect(child.count).toBe(66);
    expect(draws(fork(parent), 5)).not.toEqual(draws(fork(twin), 6).slice(1));
  });

  it("two forks in a row are different streams", () => {
    const parent = seeded("parent");
    expect(draws(fork(parent), 5)).not.toEqual(draws(fork(parent), 5));
  });

  it.each(kinds)("a copy goes the same way by itself", (kind) => {
    const random = kind("copy");
    const copy = copyRandom(random);
    const ahead = draws(copy, 100);
    expect(random).toEqual(kind("copy"));
    expect(draws(random, 100)).toEqual(ahead);
  });

  it.each(kinds)("a stream set to another goes the same way by itself", (kind) => {
    const from = kind("from");
    const random = seeded("elsewhere");
    draws(random, 7);
    setRandom(random, from);
    expect(random).toEqual(from);
    const ahead = draws(random, 100);
    expect(from).toEqual(kind("from"));
    expect(draws(from, 100)).toEqual(ahead);
  });
});
