import fc from "fast-check";
import { expect, it } from "vitest";
import { addTo, countOf, note, type Spread, within } from "./spread.ts";

function spreadOf(times: readonly number[]): Spread {
  const spread: Spread = new Map();
  for (const time of times) note(spread, time);
  return spread;
}

const times = fc.array(fc.double({ min: 0.06, max: 100_000, noNaN: true }), { minLength: 1, maxLength: 200 });

it("says within 2 % what a share of all took at most", () => {
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.95, 0.99, 1), (all, share) => {
      const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0;
      const said = within(spreadOf(all), share);
      expect(said).toBeGreaterThanOrEqual(exact * 0.999);
      expect(said).toBeLessThanOrEqual(exact * 1.021);
    }),
  );
});

it("of two processes, together, says what one would have said", () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      const both = spreadOf(one);
      addTo(both, spreadOf(other));
      const whole = spreadOf([...one, ...other]);
      expect(countOf(both)).toBe(one.length + other.length);
      expect(within(both, 0.99)).toBe(within(whole, 0.99));
    }),
  );
});

it("says 0 of nothing", () => {
  expect(within(new Map(), 0.99)).toBe(0);
});
