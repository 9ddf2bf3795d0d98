/** What is kept of somebody comes in parts, and a server that has much to do says when to come again. */
import { expect, it } from "vitest";
import type { Exported } from "../people.ts";
import { problemType } from "../problem.ts";
import type { Asked } from "./http.ts";
import { takenAway } from "./taken-away.ts";

const part = (unread: string, next: string | null): Asked<Exported> => ({
  ok: true,
  value: {
    ...{ format: "guinguette/person/1", made: 0, tables: [], next, unread: [unread], tokens: [] },
    subscriptions: [],
  },
});
const later: Asked<Exported> = {
  ok: false,
  why: "too-many",
  problem: { type: problemType("too-many"), title: "Too much", status: 429, retryAfter: 10 },
};

/** Whose server answers so, and what was asked and waited for. */
async function taken(answers: readonly Asked<Exported>[]) {
  const asked: unknown[] = [];
  const waits: number[] = [];
  const away = await takenAway(
    {
      async exported(from) {
        asked.push(from);
        return answers[asked.length - 1] ?? later;
      },
    },
    { deadline: async (milliseconds) => void waits.push(milliseconds) },
  );
  return { away, asked, waits };
}

it("who is told to come again comes then, and has lost nothing", async () => {
  const { away, asked, waits } = await taken([later, part("a", "x"), later, part("b", null)]);
  expect(away).toMatchObject({ ok: true, value: { unread: ["a", "b"], next: null } });
  expect(asked).toEqual([undefined, undefined, "x", "x"]);
  expect(waits).toEqual([10_000, 10_000]);
});

it("who waits a little for each of many parts is given all of it", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `part ${index}`);
  const answers = names.flatMap((name, index) => [later, part(name, names[index + 1] ?? null)]);
  const { away, waits } = await taken(answers);
  expect(away).toMatchObject({ ok: true, value: { unread: names, next: null } });
  expect(waits).toHaveLength(names.length);
});

it("who is only told to come again gives up, and whoever is refused does so at once", async () => {
  const { away, asked } = await taken([]);
  expect(away).toMatchObject({ ok: false, why: "too-many" });
  expect(asked).toHaveLength(6);
  const unknown = { ok: false, why: "unknown-person", problem: null } as const;
  expect(await taken([unknown])).toMatchObject({ away: unknown, waits: [] });
});
