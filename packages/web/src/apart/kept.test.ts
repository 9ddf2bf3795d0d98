/** What this device keeps of whoever plays apart: their name, and what they added to each deal. */
import { sealOf } from "@guinguette/wire/fairness";
import { chance } from "@guinguette/wire/terms";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chanceFor, forgetChances, keptChance } from "./chances.ts";
import { myself, remember } from "./myself.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("each table is given 128 bits of its own, and the same ones when asked again", () => {
  const given = Array.from({ length: 50 }, (_, n) => chanceFor(`table ${n}`));
  for (const each of given) expect(chance.safeParse(each).success).toBe(true);
  expect(new Set(given).size).toBe(50);
  expect(new Set(given.map(sealOf)).size).toBe(50);
  expect(Array.from({ length: 50 }, (_, n) => chanceFor(`table ${n}`))).toEqual(given);
});

test("those of the newest tables are kept, and all are forgotten with their person", () => {
  for (let n = 0; n < 130; n++) chanceFor(`table ${n}`);
  expect(keptChance("table 29")).toBeNull();
  expect(keptChance("table 30")).not.toBeNull();
  forgetChances();
  expect(keptChance("table 129")).toBeNull();
});

test("a name is kept within its measure, and what is not said stays", () => {
  remember({ name: "Ondine" });
  remember({ known: true });
  expect(myself()).toEqual({ name: "Ondine", known: true });
  remember({ name: "x".repeat(1000) });
  expect(myself().name).toBe("x".repeat(24));
});

test("whatever odd is kept there counts as nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      kept.set("guinguette/myself", text);
      kept.set("guinguette/chances", text);
      expect(typeof myself().name).toBe("string");
      expect(keptChance("table")).toBeNull();
      expect(chance.safeParse(chanceFor("table")).success).toBe(true);
    }),
  );
});

test("where nothing can be kept one still plays", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(myself()).toEqual({ name: "", known: false });
  remember({ name: "Ondine" });
  expect(chance.safeParse(chanceFor("table")).success).toBe(true);
});
