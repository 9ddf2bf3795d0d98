import fc from "fast-check";
import { expect, it } from "vitest";
import { nestsDeeper } from "./json-depth.ts";

/** Lists and objects, one in the other, as the value itself tells it. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

it("a text nests as deep as its value, whatever its strings say", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3, stringUnit: "binary" }), fc.nat(5), (text, most) => {
      expect(nestsDeeper(text, most)).toBe(depthOf(JSON.parse(text)) > most);
    }),
  );
});

it("brackets within strings, behind escaped quotes too, open nothing", () => {
  expect(nestsDeeper('{"a\\"[[[[": "[{[{\\\\"}', 1)).toBe(false);
  expect(nestsDeeper('["\\\\", [[]]]', 2)).toBe(true);
});

it("millions of brackets are told without being parsed", () => {
  expect(nestsDeeper("[".repeat(5_000_000), 500)).toBe(true);
  expect(nestsDeeper(`"${"[".repeat(5_000_000)}"`, 0)).toBe(false);
});
