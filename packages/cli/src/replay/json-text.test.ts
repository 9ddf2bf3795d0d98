import { deepest, mostValues } from "@guinguette/rules/json-excess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstError, parseJson } from "./json-text.ts";

describe("the place of an error", () => {
  it.each([
    ["", 1, 1, undefined],
    ["  \n ", 2, 2, undefined],
    ["{", 1, 2, undefined],
    ['{"a"', 1, 5, undefined],
    ['{"a" 1}', 1, 6, "1"],
    ['{"a":1,}', 1, 8, "}"],
    ["[1,]", 1, 4, "]"],
    ["[1 2]", 1, 4, "2"],
    ["[1}", 1, 3, "}"],
    ['{"a":1]', 1, 7, "]"],
    ["{a:1}", 1, 2, "a"],
    ["[]]", 1, 3, "]"],
    ["[01]", 1, 3, "1"],
    ["[1.]", 1, 3, "."],
    ["[-]", 1, 3, "]"],
    ["[+1]", 1, 2, "+"],
    ["[.5]", 1, 2, "."],
    ["[NaN]", 1, 2, "N"],
    ["[nul]", 1, 5, "]"],
    ["[truE]", 1, 5, "E"],
    ['["abc', 1, 6, undefined],
    ['["\\x"]', 1, 4, "x"],
    ['["\\u12g4"]', 1, 7, "g"],
    ['["\\', 1, 4, undefined],
    ['["a\nb"]', 1, 4, "\n"],
    ["{\n  'a': 1\n}", 2, 3, "'"],
    ["[1]\n\n// no", 3, 1, "/"],
    ["[🐟]", 1, 2, "🐟"],
    ["\u00a0[]", 1, 1, "\u00a0"],
  ])("%j: line %d, column %d", (text, line, column, found) => {
    expect(parseJson(text)).toEqual({ ok: false, line, column, fault: "not-json", found });
  });

  it("is found however deep the nesting", () => {
    expect(firstError("[".repeat(1_000_000))).toBe(1_000_000);
    expect(firstError(`${'{"a":['.repeat(100_000)}x`)).toBe(600_000);
    expect(firstError(`["${"x".repeat(5_000_000)}`)).toBe(5_000_002);
  });
});

describe("what no record needs is refused before anything is made of it", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}"[[["${"]".repeat(depth)}`;

  it("nesting beyond a hundred levels, where it begins", () => {
    expect(parseJson(nested(deepest)).ok).toBe(true);
    expect(parseJson(`\n${nested(deepest + 1)}`)).toEqual({
      ok: false,
      line: 2,
      column: deepest + 1,
      fault: "too-deep",
    });
    expect(parseJson('{"a":['.repeat(51))).toMatchObject({ fault: "too-deep", column: 6 * 50 + 1 });
  });

  it("more than a million values, however small", () => {
    const list = (length: number) => `[${Array.from({ length }, () => "0").join()}]`;
    expect(parseJson(list(mostValues - 1)).ok).toBe(true);
    expect(parseJson(list(mostValues))).toMatchObject({ fault: "too-many", line: 1 });
    expect(parseJson(`[${"{},".repeat(mostValues)}{}]`)).toMatchObject({ fault: "too-many" });
  });

  it("but signs within a text are only signs", () => {
    const text = JSON.stringify('[{,"\\'.repeat(mostValues));
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

const scraps = fc.array(
  fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"',
    "\\",
    "u00",
    "e9",
    "0",
    "-",
    "1",
    ".",
    "E+",
    "true",
    "null",
    " ",
    "\n",
    '"a"',
  ),
  { maxLength: 12 },
);

it("a text has an error exactly when JSON.parse says so", () => {
  const mended = fc
    .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), fc.nat(3))
    .map(([json, at, put, drop]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + put + json.slice(place + drop);
    });
  const texts = fc.oneof(
    scraps.map((parts) => parts.join("")),
    mended,
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const error = firstError(text);
      expect(error === undefined).toBe(parseJson(text).ok);
      if (error === undefined) return;
      // All before it could still become JSON; with it, nothing can.
      const before = text.slice(0, error);
      expect([error, undefined]).toContain(firstError(before));
      if (error < text.length) expect(firstError(text.slice(0, error + 1))).toBe(error);
    }),
    { numRuns: 10_000 },
  );
});
