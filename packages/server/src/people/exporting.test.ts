/** Whoever takes away what is theirs is told whether it is all. */
import { expect, it } from "vitest";
import { exportedOf, MOST_TABLES } from "./exporting.ts";

type Exporting = Parameters<typeof exportedOf>[0];

/** A house in which somebody has so many tables, and reads none of them. */
function houseWith(tables: number): { readonly house: Exporting; readonly asked: string[] } {
  const asked: string[] = [];
  const ids = Array.from({ length: tables }, (_, index) => String(index));
  const house = {
    now: () => 0,
    rooms: { has: () => false },
    store: {
      roomsOf: async (_person: string, most: number) => ids.slice(0, most),
      load: async (id: string) => {
        asked.push(id);
        return null;
      },
      has: async () => false,
      people: { tokensOf: async () => [] },
    },
  };
  return { house: house as unknown as Exporting, asked };
}

it.each([
  [0, false],
  [MOST_TABLES, false],
  [MOST_TABLES + 1, true],
])("of %i tables, it is said whether there are more than were taken", async (tables, more) => {
  const { house, asked } = houseWith(tables);
  const away = await exportedOf(house, { house: "home", person: "ana" }, "ana");
  expect(away.more).toBe(more);
  expect(asked).toHaveLength(Math.min(tables, MOST_TABLES));
});
