/** Who is called by what a bot has played in their place. */
import { expect, it } from "vitest";
import { asPlayed } from "./beside.ts";
import type { Sentence } from "./sentences.ts";

it("of choices made at once each is told as its own seat's, though all are told after the last of them", () => {
  const names = (seat: number) => `P${seat}`;
  const line = (seat: number, at: number, text: string): Sentence => ({
    ...{ key: seat, at, from: null, seat, text, gain: null },
  });
  const linesWith = (called: (seat: number) => string) => [
    line(0, 1, `${called(0)} chooses`),
    line(1, 1, `${called(1)} chooses`),
    line(0, 2, `${called(0)} plays`),
  ];
  const told = (bots: readonly number[]) =>
    asPlayed(
      linesWith,
      { movers: [0, 1, 0], standIns: bots.map((at) => ({ at, level: "perch" })) },
      { standIn: (level, name) => `${level} for ${name}` },
      names,
    ).map(({ text }) => text);
  expect(told([])).toEqual(["P0 chooses", "P1 chooses", "P0 plays"]);
  expect(told([0])).toEqual(["perch for P0 chooses", "P1 chooses", "P0 plays"]);
  expect(told([1])).toEqual(["P0 chooses", "perch for P1 chooses", "P0 plays"]);
  expect(told([2])).toEqual(["P0 chooses", "P1 chooses", "perch for P0 plays"]);
});
