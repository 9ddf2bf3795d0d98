import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { usualOptions } from "@guinguette/rules/options";
import type { Plan } from "@guinguette/wire/terms";
import { beforeAll, expect, it } from "vitest";
import { lineSaid, planSaid, playersIn } from "../src/apart/plan-said.ts";
import { loadWords } from "../src/games/words.ts";

beforeAll(async () => {
  for (const id of gameIds) await loadWords(id);
});

const plan: Plan = {
  game: "chat-peche",
  players: 4,
  empty: "go",
  options: usualOptions(gameOf("chat-peche")),
  settings: { memory: "aided", takeBack: "consent", hints: "none" },
  listed: false,
  watching: "public",
  delay: 0,
  clock: null,
  away: "wait",
};
const person = { kind: "person" as const, name: "Léo", seal: "5ea1" };

it("what is usual is said as such, in each of the three ways", () => {
  expect(lineSaid(plan, 3, "en")).toMatch(/^As usual: no clock/);
  const live: Plan = {
    ...{ ...plan, clock: { kind: "move", seconds: 60 }, away: "perch" },
    settings: { memory: "book", takeBack: "free", hints: "none" },
  };
  expect(lineSaid(live, 3, "fr")).toMatch(/^En direct\u00a0: une minute/);
  expect(lineSaid({ ...live, clock: { kind: "move", seconds: 300 } }, 3, "fr")).toBe(
    "En direct · Pendule\u00a0: 5\u00a0min par coup",
  );
});

it("what is not is named, as far as it matters with so many", () => {
  const options = { ...plan.options, buckets: "open", seating: "adjacent" };
  expect(lineSaid({ ...plan, options }, 3, "en")).toBe("Round the table · Buckets: Open");
  expect(lineSaid({ ...plan, options }, 2, "en")).toMatch(/^Round the table · .*Buckets: Open/);
  expect(lineSaid({ ...plan, options }, 2, "en").split(" · ")).toHaveLength(3);
  expect(lineSaid({ ...plan, listed: true, watching: "nobody" }, 3, "en")).toBe(
    "Round the table · Spectators: No · Public table: Yes",
  );
});

it("whoever does not choose reads all of it", () => {
  const labels = planSaid(plan, 3, "en").map(({ label }) => label);
  for (const label of ["Buckets", "Clock", "If someone is away", "Memory", "Spectators", "Public table"])
    expect(labels).toContain(label);
});

it("so many play as have come, and no fewer than the game needs; or those who are waited for", () => {
  expect(playersIn({ plan, seats: [person, null, null, null] })).toBe(2);
  expect(playersIn({ plan, seats: [person, null, person, person] })).toBe(3);
  expect(playersIn({ plan: { ...plan, empty: "wait" }, seats: [person, null, null, null] })).toBe(4);
});
