import fc from "fast-check";
import { expect, it } from "vitest";
import { answerTime } from "./answer-time.ts";

const time = fc.nat(2000);

it("a bot that had nothing to choose answers when one that used all its time does", () => {
  fc.assert(
    fc.property(time, time, fc.double({ min: 0, max: 1, noNaN: true }), (thinkingTime, least, part) => {
      expect(answerTime(thinkingTime, part * thinkingTime, least)).toBe(answerTime(thinkingTime, 0, least));
    }),
  );
});

it("whoever needed longer answers after it is ready", () => {
  fc.assert(
    fc.property(time, fc.nat(100_000), fc.integer({ min: 1, max: 2000 }), (thinkingTime, spent, least) => {
      expect(answerTime(thinkingTime, spent, least)).toBeGreaterThanOrEqual(Math.max(spent, least));
    }),
  );
});

it("where there is no time to hide there is no wait", () => {
  expect(answerTime(0, 3, 0)).toBe(0);
});
