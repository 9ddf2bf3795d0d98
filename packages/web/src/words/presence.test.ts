import { expect, it } from "vitest";
import { timeLeftWords } from "./presence.ts";

it("tells time calmly: seconds only at the very end", () => {
  const second = 1000;
  const told = [1, 59, 60, 89, 90, 3599, 3600, 5400, 86_399, 7 * 86_400].map(
    (seconds) => timeLeftWords(seconds * second).fr,
  );
  expect(told).toEqual(["1 s", "59 s", "1 min", "1 min", "2 min", "1 h", "1 h", "1 h 30", "1 j", "7 j"]);
});
