import { allPuzzles, puzzleOfDay } from "@guinguette/bots/fish-and-chips/puzzles";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dateOf, dayOf, daysInARow, mostInARow, weekTo } from "./day.ts";

const zones = [
  "UTC",
  "Europe/Paris",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kolkata",
  "America/Sao_Paulo",
];

afterEach(() => vi.unstubAllEnvs());

describe("a day", () => {
  it("is the date on the reader's calendar: the same puzzle wherever it is that date, at any hour", () => {
    const found = new Set<number>();
    for (const name of zones) {
      vi.stubEnv("TZ", name);
      for (const hour of [0, 3, 12, 23]) found.add(dayOf(new Date(2026, 10, 16, hour, 59)));
    }
    expect([...found]).toEqual([20_773]);
  });

  it("is one more the day after, also when the clocks change", () => {
    vi.stubEnv("TZ", "Europe/Paris");
    for (const [month, date] of [
      [2, 28],
      [9, 24],
      [11, 31],
      [1, 28],
    ] as const)
      expect(dayOf(new Date(2026, month, date + 1)) - dayOf(new Date(2026, month, date))).toBe(1);
  });

  it("is written as the date it is, everywhere", () => {
    for (const name of zones) {
      vi.stubEnv("TZ", name);
      const written = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" }).format(
        dateOf(dayOf(new Date(2026, 10, 16, 23, 30))),
      );
      expect(written).toBe("16 novembre 2026");
    }
  });
});

it("no puzzle of the day comes back before all have been, on any day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (first) => {
      const numbers = allPuzzles.map((_, index) => puzzleOfDay(first + index).number);
      expect(new Set(numbers).size).toBe(allPuzzles.length);
    }),
  );
});

describe("days in a row", () => {
  it("end today, or yesterday while today is still to come", () => {
    expect(daysInARow([], 10)).toBe(0);
    expect(daysInARow([8, 9], 10)).toBe(2);
    expect(daysInARow([8, 9, 10], 10)).toBe(3);
    expect(daysInARow([7, 8], 10)).toBe(0);
    expect(mostInARow([1, 2, 3, 7, 8])).toBe(3);
    expect(mostInARow([])).toBe(0);
  });

  it("the week is seven days, today the last", () => {
    expect(weekTo(10)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });
});
