import { expect, it } from "vitest";
import { logLines } from "./log.ts";

it("a catch begins with what is fished: its cat was revealed by the move before", () => {
  const revealed = { type: "revealed", seat: 1, column: 2, spots: ["a2", "b2", "c2"] } as const;
  const fished = {
    type: "fished",
    seat: 1,
    spot: "b2",
    top: "W",
    count: 1,
    cards: ["W"],
    bucket: 1,
  } as const;
  const told = [
    { at: 4, event: revealed },
    { at: 5, event: fished },
  ];
  const [line, ...others] = logLines(told, (seat) => `P${seat}`, "en", "ludolux");
  expect(others).toEqual([]);
  expect(line).toMatchObject({ at: 5, from: 5, seat: 1 });
});
