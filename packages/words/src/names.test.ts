import { expect, it } from "vitest";
import { cutName } from "./names.ts";

it.each([
  ["what turns a line around", "\u202eana\u202c \u2067bo\u2069 \u200fc", "ana bo c"],
  ["what nobody sees", "a\u200bn\u2060a\ufeff\u00ad\u3164\u2800", "ana"],
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

it("a name of joiners and marks alone is none", () => {
  expect(cutName("\u200d\u200c\u0301 \ufe0f").trim()).toBe("");
});
