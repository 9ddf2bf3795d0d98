/** Whoever takes away what is theirs has all of it, however much it is. */
import { takenAway } from "@guinguette/wire/client/taken-away";
import { expect, it } from "vitest";
import { exportedOf, MOST_TABLES } from "./exporting.ts";

type Exporting = Parameters<typeof exportedOf>[0];

/** A house in which somebody has so many tables, and reads none of them. */
function houseWith(tables: number): { readonly house: Exporting; readonly asked: string[] } {
  const asked: string[] = [];
  const ids = Array.from({ length: tables }, (_, index) => String(index).padStart(5, "0"));
  const house = {
    now: () => 0,
    rooms: { has: () => false },
    store: {
      roomsAfter: async (_person: string, after: string, most: number) =>
        ids.filter((id) => id > after).slice(0, most),
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

const from = { house: "home", person: "ana" };

it.each([0, 1, MOST_TABLES, MOST_TABLES + 1, 2 * MOST_TABLES, 2 * MOST_TABLES + 1])(
  "all of %i tables are taken, each once",
  async (tables) => {
    const { house, asked } = houseWith(tables);
    const away = await takenAway({
      exported: async (after) => ({
        ok: true,
        value: await exportedOf(house, from, "ana", after ?? null),
      }),
    });
    expect(away).toMatchObject({ ok: true, value: { next: null } });
    expect(new Set(asked).size).toBe(tables);
    expect(asked).toHaveLength(tables);
  },
);

it("a part ends with the last table of it, where there are others", async () => {
  const { house } = houseWith(MOST_TABLES + 1);
  const first = await exportedOf(house, from, "ana", null);
  expect(first.next).toBe(String(MOST_TABLES - 1).padStart(5, "0"));
});
