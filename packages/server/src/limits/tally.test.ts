import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tallyOf } from "./tally.ts";

describe("somebody who does something often", () => {
  it("may do it so many times at once, and then waits until there is one more", () => {
    const tally = tallyOf({ burst: 3, perSecond: 2 });
    expect([0, 1, 2].map(() => tally.take("ana", 1_000))).toEqual([0, 0, 0]);
    expect(tally.take("ana", 1_000)).toBe(500);
    expect(tally.take("ana", 1_400)).toBe(100);
    expect(tally.take("bo", 1_400)).toBe(0);
    expect(tally.take("ana", 1_500)).toBe(0);
    expect(tally.wait("ana", 1_500)).toBe(500);
    // Whoever is patient has all of it again.
    expect([0, 1, 2].map(() => tally.take("ana", 9_000))).toEqual([0, 0, 0]);
  });

  it("never does it more often than the rate allows, whenever they try", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.nat(400), { maxLength: 300 }),
        (burst, perSecond, gaps) => {
          const tally = tallyOf({ burst, perSecond });
          let now = 0;
          let done = 0;
          for (const gap of gaps) {
            now += gap;
            const left = tally.take("ana", now);
            if (left === 0) done++;
            expect(done).toBeLessThanOrEqual(burst + (now / 1_000) * perSecond + 1e-6);
            // Who waits as long as they are told need not wait any more.
            if (left > 0) expect(tally.wait("ana", now + left + 1e-6)).toBe(0);
          }
        },
      ),
    );
  });
});

describe("many who do it", () => {
  it("are remembered within bounds; who may do all again is forgotten first", () => {
    const tally = tallyOf({ burst: 1, perSecond: 1 }, 100);
    for (let n = 0; n < 50; n++) tally.take(`early ${n}`, 0);
    for (let n = 0; n < 49; n++) tally.take(`late ${n}`, 1_500);
    tally.take("last", 1_600);
    tally.take("one more", 1_600);
    expect(tally.size).toBe(51);
    expect(tally.wait("late 0", 1_600)).toBe(900);
    let most = 0;
    for (let n = 0; n < 10_000; n++) {
      tally.take(`flood ${n}`, 1_600);
      most = Math.max(most, tally.size);
    }
    expect(most).toBe(100);
  });
});
