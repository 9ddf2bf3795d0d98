/** Anything that anybody might wish at a table that waits, and in what order: plain numbers decide. */
import type { NewPlan } from "@guinguette/wire/http";
import fc from "fast-check";
import type { Wish } from "../room/wish.ts";

export interface Wished {
  readonly who: number;
  readonly wish: Wish;
}

export const people = ["ana", "bo", "cleo", "dan", "eve"] as const;

const seat = fc.nat(5);
const plans: readonly Pick<NewPlan, "game" | "players" | "empty">[] = [
  { players: 2 },
  { players: 3 },
  { game: "wishes" },
  { empty: "go" },
  { players: 4, empty: "go" },
  { game: "fish-fish", players: 4 },
  { game: "chat-peche", players: 9 },
];

export const wishes = (most: number): fc.Arbitrary<readonly Wished[]> =>
  fc.array(
    fc.record({
      who: fc.nat(people.length - 1),
      wish: fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({
            kind: fc.constant("sit" as const),
            seat,
            sitting: fc.record(
              {
                name: fc.constantFrom("Ana", "Bo", "  ", "Zoé"),
                colour: fc.nat(3),
                chance: fc.constantFrom("0".repeat(32), "f".repeat(32)),
              },
              { requiredKeys: ["name", "chance"] },
            ),
          }),
        },
        { weight: 2, arbitrary: fc.record({ kind: fc.constant("stand" as const), seat }) },
        {
          weight: 2,
          arbitrary: fc.record({
            kind: fc.constant("bot" as const),
            seat,
            bot: fc.record(
              {
                level: fc.constantFrom("fry" as const, "heron" as const),
                name: fc.constantFrom("Goujon", " "),
              },
              { requiredKeys: ["level"] },
            ),
          }),
        },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant("start" as const) }) },
        {
          weight: 2,
          arbitrary: fc.record({ kind: fc.constant("plan" as const), changes: fc.constantFrom(...plans) }),
        },
      ),
    }),
    { maxLength: most, size: "max" },
  );
