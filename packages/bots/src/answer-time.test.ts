import fc from "fast-check";
import { expect, it } from "vitest";
import { answerTime } from "./answer-time.ts";
import { botNames, thinkingTimes } from "./levels.ts";

it("a bot that had nothing to choose answers when one that used all its time does", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...botNames),
      fc.nat(2000),
      fc.double({ min: 0, max: 1 }),
      (bot, least, part) => {
        expect(answerTime(bot, part * thinkingTimes[bot], least)).toBe(answerTime(bot, 0, least));
      },
    ),
  );
});

it("whoever needed longer answers after it is ready", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...botNames),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 2000 }),
      (bot, spent, least) => {
        expect(answerTime(bot, spent, least)).toBeGreaterThanOrEqual(Math.max(spent, least));
      },
    ),
  );
});

it("without any haste to hide there is no wait", () => {
  expect(answerTime("random", 3, 0)).toBe(0);
});
