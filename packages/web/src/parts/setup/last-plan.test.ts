import { gameOf, games } from "@guinguette/rules/games";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPlan, type Plan } from "../../table/new-table.ts";
import { planAsked } from "../../table/plan-asked.ts";
import { keepPlan, keptPlan } from "./last-plan.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const chatPeche = gameOf("chat-peche");
const asked = (query: string) => planAsked(chatPeche, new URLSearchParams(query));
function named(query: string, ...names: string[]): Plan {
  const plan = asked(query);
  for (const [seat, name] of names.entries()) if (plan.chairs[seat]) plan.chairs[seat].name = name;
  return plan;
}

test("people, names, colours and options are those of the last table", () => {
  const plan = named(
    "seats=person,person,heron&variant=confirmed&memory=aided&takeBack=none",
    "Ondine",
    "Léo",
  );
  [plan.chairs[0]!.colour, plan.chairs[1]!.colour] = [3, 0];
  keepPlan(chatPeche, plan);
  expect(keptPlan(chatPeche)).toEqual(plan);
  // Another game has had no table yet.
  expect(keptPlan(gameOf("wishes"))).toBeNull();
});

test("who starts, the seed and the box are not kept", () => {
  keepPlan(chatPeche, asked("seats=person,perch&first=1&seed=secret&F1=9"));
  expect(keptPlan(chatPeche)).toMatchObject({ first: null, seed: "" });
  expect([...kept.values()].join()).not.toMatch(/secret|F1/);
});

test("every usual table is found again, and can be opened", () => {
  for (const game of games)
    for (const players of game.about.players) {
      const plan = planAsked(game, new URLSearchParams(`seats=${Array(players).fill("person").join()}`));
      keepPlan(game, plan);
      const found = keptPlan(game);
      expect(found).toEqual(plan);
      expect(found !== null && openPlan(game.id, found).ok).toBe(true);
    }
});

test.each([
  "nonsense",
  "null",
  "[]",
  "{}",
  '{"chairs":[],"options":{},"settings":{"memory":"book","takeBack":"free"}}',
])("odd: %s", (text) => {
  kept.set("guinguette/last/chat-peche", text);
  expect(keptPlan(chatPeche)).toBeNull();
});

test("whatever else stands there, a table comes of it that can be opened, or none", () => {
  const plan = named("seats=person,perch", "Ana");
  keepPlan(chatPeche, plan);
  const whole = JSON.parse([...kept.values()][0] ?? "{}") as Record<string, unknown>;
  const paths = [
    ["chairs"],
    ["chairs", "0"],
    ["chairs", "0", "name"],
    ["chairs", "1", "kind"],
    ["chairs", "1", "colour"],
    ["options"],
    ["options", "variant"],
    ["options", "F1"],
    ["options", "__proto__"],
    ["settings"],
    ["settings", "memory"],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const odd = structuredClone(whole);
      let at: Record<string, unknown> = odd;
      for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
      at[path.at(-1) ?? ""] = value;
      kept.set("guinguette/last/chat-peche", JSON.stringify(odd));
      const found = keptPlan(chatPeche);
      expect(found === null || openPlan("chat-peche", found).ok).toBe(true);
    }),
  );
});

test("a storage that refuses costs nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
  });
  keepPlan(chatPeche, asked(""));
  expect(keptPlan(chatPeche)).toBeNull();
});
