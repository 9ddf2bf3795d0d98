import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions, refusedOptions } from "@guinguette/rules/options";
import { recordOf } from "@guinguette/table/table";
import type { OptionWords } from "@guinguette/words/game-words";
import { gameWords } from "@guinguette/words/games";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPlan } from "../../table/new-table.ts";
import { planAsked } from "../../table/plan-asked.ts";
import { boxOf, boxOptions, countIn, keepBox, keptBox, sameBox, usualBox, withBox } from "./box.ts";

const chatPeche = gameOf("chat-peche");
const usual = readOptions(chatPeche, {}, "") as Record<string, string | number>;
const box = usualBox(chatPeche);
const nothing = new URLSearchParams();

/** As a browser keeps things. */
function cupboard(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", cupboard()));
afterEach(() => vi.unstubAllGlobals());

test("the box is what CP-R1 and IW-R3 leave to its owner, as the words of each game say", () => {
  expect(boxOptions("chat-peche")).toEqual(["F1", "F2", "F3", "S1", "S2"]);
  for (const game of gameIds) {
    const all = Object.entries<OptionWords>(gameWords[game].options);
    expect(boxOptions(game)).toEqual(all.flatMap(([name, { box }]) => (box ? [name] : [])));
  }
});

test("corrected once, it is so at every table of this device", () => {
  keepBox(chatPeche, { ...box, F1: 8 });
  expect(keptBox(chatPeche)).toEqual({ ...box, F1: 8 });
  expect(withBox(chatPeche, usual, nothing)).toEqual({ ...usual, F1: 8 });
  expect(withBox(gameOf("wishes"), {}, nothing)).not.toHaveProperty("F1");
});

test("the record of a table carries it", () => {
  keepBox(chatPeche, { ...box, F1: 8 });
  const plan = planAsked(chatPeche, nothing);
  const opened = openPlan("chat-peche", { ...plan, options: withBox(chatPeche, plan.options, nothing) });
  if (!opened.ok) throw new Error("a box that can be is refused");
  expect(recordOf(opened.table).options).toMatchObject({ ...box, F1: 8 });
});

test("an address that asks for something else has its way", () => {
  keepBox(chatPeche, { ...box, F1: 8, F2: 4 });
  const asked = new URLSearchParams("F1=2");
  expect(withBox(chatPeche, { ...usual, F1: 2 }, asked)).toEqual({ ...usual, F1: 2, F2: 4 });
});

test("the usual numbers are not kept", () => {
  keepBox(chatPeche, { ...box, F1: 8 });
  keepBox(chatPeche, box);
  expect(localStorage.getItem("guinguette/box/chat-peche")).toBeNull();
});

test("what was damaged, or cannot be played, is passed over", () => {
  for (const text of [
    "{",
    "[]",
    "null",
    '{"F1":-1}',
    '{"F1":1.5}',
    '{"F1":"8"}',
    '{"edition":"first"}',
    '{"F1":36}',
    '{"F1":8,"F2":null}',
    '{"F1":1e300}',
    '"8"',
    "[8]",
  ]) {
    localStorage.setItem("guinguette/box/chat-peche", text);
    expect(withBox(chatPeche, usual, nothing)).toEqual(usual);
    expect(keptBox(chatPeche)).toEqual(box);
  }
});

test("it says why numbers cannot be together", () => {
  expect(refusedOptions(chatPeche, { ...usual, F1: 16 })).toMatchObject({ rule: "CP-R1" });
  expect(refusedOptions(chatPeche, usual)).toBeNull();
});

test("a device that keeps nothing says so", () => {
  expect(keepBox(chatPeche, { ...box, F1: 8 })).toBe(true);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(keepBox(chatPeche, { ...box, F1: 8 })).toBe(false);
});

test("a table's box is read out of its options, and compared", () => {
  expect(boxOf("chat-peche", { ...usual, F1: 8 })).toEqual({ ...box, F1: 8 });
  expect(sameBox(boxOf("chat-peche", usual), box)).toBe(true);
  expect(sameBox(boxOf("chat-peche", { ...usual, S2: 0 }), box)).toBe(false);
});

test("only whole numbers can be written down", () => {
  for (const text of ["", "-1", "1.5", "1e2", "six", "９", "9007199254740993", "0x1"])
    expect(countIn(text, 0)).toBeNull();
  expect(countIn(" 12 ", 0)).toBe(12);
  expect(countIn("0", 1)).toBeNull();
});

test("whatever box can be is kept as it is, whatever cannot is never taken (CP-R1)", () => {
  const count = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(fc.record({ F1: count, F2: count, F3: count, S1: count, S2: count }), (counted) => {
      const cards = Object.values(counted).reduce((sum, one) => sum + one, 0);
      keepBox(chatPeche, counted);
      expect(keptBox(chatPeche)).toEqual(cards <= 36 ? counted : box);
    }),
  );
});

test("a prize that cannot be added up is neither kept nor played with (IW-R3)", () => {
  const wishes = gameOf("wishes");
  localStorage.setItem("guinguette/box/wishes", JSON.stringify({ first4: 2 ** 53 - 1 }));
  expect(keptBox(wishes)).toEqual(usualBox(wishes));
  const asked = planAsked(wishes, new URLSearchParams({ first4: String(2 ** 53 - 1) }));
  expect(openPlan("wishes", asked)).toMatchObject({ ok: false, refusal: { rule: "IW-R3" } });
  const most = planAsked(wishes, new URLSearchParams({ first4: String(1e15), second4: String(1e15) }));
  expect(openPlan("wishes", most)).toMatchObject({ ok: true });
});
