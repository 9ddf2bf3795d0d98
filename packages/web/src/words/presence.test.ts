import { expect, it } from "vitest";
import { timeLeftWords } from "./presence.ts";

it("tells time calmly: seconds only at the very end", () => {
  const second = 1000;
  const told = [1, 59, 60, 89, 90, 3599, 3600, 5400, 86_399, 7 * 86_400].map(
    (seconds) => timeLeftWords(seconds * second).fr,
  );
  const plain = told.map((text) => text.replaceAll("\u00a0", " "));
  expect(plain).toEqual(["1 s", "59 s", "1 min", "1 min", "2 min", "1 h", "1 h", "1 h 30", "1 j", "7 j"]);
  expect(timeLeftWords(3900 * second)).toEqual({ fr: "1\u00a0h\u00a005", en: "1\u00a0h\u00a05\u00a0min" });
});

it("says that time is up rather than how little is left", () => {
  expect(timeLeftWords(0)).toEqual({ fr: "écoulé", en: "time up" });
  expect(timeLeftWords(1).fr).toBe("1\u00a0s");
});

it("never tells of more days than are left", () => {
  expect(timeLeftWords(36 * 3_600_000)).toEqual({ fr: "1\u00a0j", en: "1\u00a0d" });
});
