import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boxOptions, keepBox, refusalOf, withBox } from "./box.ts";

const chatPeche = gameOf("chat-peche");
const usual = readOptions(chatPeche, {}, "") as Record<string, string | number>;
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

test("the box is what CP-R1 and IW-R3 leave to its owner", () => {
  expect(boxOptions("chat-peche")).toEqual(["F1", "F2", "F3", "S1", "S2"]);
  expect(boxOptions("wishes")).toEqual(["first4", "second4", "first5", "second5", "first6", "second6"]);
  expect(boxOptions("fish-and-chips")).toEqual([]);
});

test("corrected once, it is so at every table of this device", () => {
  keepBox(chatPeche, { ...usual, F1: 8, variant: "confirmed" });
  expect(withBox(chatPeche, usual, nothing)).toEqual({ ...usual, F1: 8 });
  expect(withBox(gameOf("wishes"), {}, nothing)).not.toHaveProperty("F1");
});

test("an address that asks for something else has its way", () => {
  keepBox(chatPeche, { ...usual, F1: 8, F2: 4 });
  const asked = new URLSearchParams("F1=2");
  expect(withBox(chatPeche, { ...usual, F1: 2 }, asked)).toEqual({ ...usual, F1: 2, F2: 4 });
});

test("the usual numbers are not kept", () => {
  keepBox(chatPeche, { ...usual, F1: 8 });
  keepBox(chatPeche, usual);
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
  ]) {
    localStorage.setItem("guinguette/box/chat-peche", text);
    expect(withBox(chatPeche, usual, nothing)).toEqual(usual);
  }
});

test("it says why numbers cannot be together", () => {
  expect(refusalOf(chatPeche, { ...usual, F1: 16 })).toMatchObject({ rule: "CP-R1" });
  expect(refusalOf(chatPeche, usual)).toBeNull();
});
