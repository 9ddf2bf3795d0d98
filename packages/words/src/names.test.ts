import { expect, it } from "vitest";
import { soundOf } from "./name-sound.ts";
import { cutName } from "./names.ts";

it.each([
  ["what turns a line around", "\u202eana\u202c \u2067bo\u2069 \u200fc", "ana bo c"],
  ["what nobody sees", "a\u200bn\u2060a\ufeff\u00ad\u3164\u2800", "ana"],
  ["what is blank, or anything a font likes", "a\u{1d159}n\u{13441}a\ue000\u{10fffd}\u{13430}", "ana"],
  ["half a sign, and lines", "a\ud800b\nc\u2028d", "a b c d"],
])("%s is no part of a name", (_what, given, kept) => {
  expect(cutName(given)).toBe(kept);
});

it.each([
  ["of a family", "👩‍👩‍👧 Ana"],
  ["with a flag", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["in a script that joins", "می‌خواهم"],
  ["with a heart", "Bo ❤️"],
  ["that is markup", "<b>Ana</b>"],
])("a name %s stays as it is", (_what, name) => {
  expect(cutName(name)).toBe(name);
});

it.each([
  ["letters", "é"],
  ["families", "👩‍👩‍👧"],
])("a name has at most 24 signs, be they %s, and each of them whole", (_what, sign) => {
  for (const [signs, kept] of [
    [23, 23],
    [24, 24],
    [25, 24],
    [400, 24],
  ] as const)
    expect(cutName(sign.repeat(signs))).toBe(sign.repeat(kept));
});

it("a sign that is made of many counts as many, and is left out rather than cut", () => {
  // A hundred and four parts each: three of them are no longer than a name may be.
  const tower = `👩${"\u200d👩".repeat(34)}`;
  expect(tower).toHaveLength(104);
  expect(cutName(tower.repeat(5))).toBe(tower.repeat(3));
});

it("a name of joiners and marks alone is none", () => {
  expect(cutName("\u200d\u200c\u0301 \ufe0f").trim()).toBe("");
});

it.each([
  ["capitals", "ANA"],
  ["another way to write a sign", "Ａna"],
  ["what nobody sees", "Ana\u200d\ufe0f"],
  ["a mark that shows nothing there", "A\u17d2na\u1039\u{1bc9d}\u{11a47}\u{13440}"],
  ["a sign that there is not yet", "Ana\u0378"],
])("a name with %s is called as before", (_what, name) => {
  expect(soundOf(name)).toBe(soundOf("Ana"));
});

it("a name with other letters, marks or signs is another", () => {
  const names = ["Ana", "Aná", "Anna", "Ana 2", "Ana 🐟", "อนา", "อาน", "ខ្មែរ", "ខមែរ", "ကမ္ဘာ", "ကမဘာ"];
  expect(new Set(names.map(soundOf)).size).toBe(names.length);
});
