import { describe, expect, it } from "vitest";
import { commonFlags, flagValue, languageOf, readFlags, wholeNumber } from "./flags.ts";

const kinds = { json: "bare", view: "value", option: "values", ...commonFlags } as const;
const known = ["--json", "--view", "--option", "--help", "--lang"];
const read = (...args: string[]) => readFlags(args, kinds);

describe("a command line", () => {
  it("holds words and flags in any order", () => {
    const { flags, problem } = read("a.json", "--json", "-", "--view", "1", "b.json", "--lang=fr");
    expect(problem).toBeUndefined();
    expect(flags.words).toEqual(["a.json", "-", "b.json"]);
    expect([...flags.given]).toEqual([
      ["json", [""]],
      ["view", ["1"]],
      ["lang", ["fr"]],
    ]);
    expect(flagValue(flags, "view")).toBe("1");
    expect(flagValue(flags, "option")).toBeUndefined();
  });

  it("has only words after --", () => {
    expect(read("--", "--json").flags.words).toEqual(["--json"]);
  });

  it("may repeat some flags", () => {
    expect(read("--option", "a=1", "--option=b=2").flags.given.get("option")).toEqual(["a=1", "b=2"]);
    expect(read("--json", "--json").problem).toBeUndefined();
  });

  it("-h is --help", () => {
    expect(read("-h").flags.given.has("help")).toBe(true);
  });

  it.each([
    [["--nope"], { kind: "unknown", flag: "--nope", known }],
    [["--toString"], { kind: "unknown", flag: "--toString", known }],
    [["--__proto__"], { kind: "unknown", flag: "--__proto__", known }],
    [["-x"], { kind: "unknown", flag: "-x", known }],
    [["--no-json"], { kind: "unknown", flag: "--no-json", known }],
    [["--view"], { kind: "value-missing", flag: "--view" }],
    [["--view", "--json"], { kind: "value-missing", flag: "--view" }],
    [["--json=1"], { kind: "value-unwanted", flag: "--json" }],
    [["--view", "0", "--view", "1"], { kind: "twice", flag: "--view" }],
    [["--lang", "de"], { kind: "value", flag: "--lang", found: "de", expected: ["fr", "en"] }],
  ])("%j is wrong", (args, problem) => {
    expect(readFlags(args, kinds).problem).toEqual(problem);
  });

  it("a value may begin with a dash when it is written with =", () => {
    expect(flagValue(read("--view=-1").flags, "view")).toBe("-1");
    expect(flagValue(read("--view", "-").flags, "view")).toBe("-");
  });

  it("tells its language even when something else is wrong", () => {
    const { flags, problem } = read("--nope", "--lang", "fr");
    expect(problem?.kind).toBe("unknown");
    expect(languageOf(flags, "en")).toBe("fr");
    expect(languageOf(read().flags, "en")).toBe("en");
    expect(languageOf(read("--lang", "de").flags, "fr")).toBe("fr");
  });
});

it("whole numbers are written plainly", () => {
  expect(["0", "7", "12", "123456789"].map(wholeNumber)).toEqual([0, 7, 12, 123_456_789]);
  for (const text of ["", "-1", "01", "1.0", "1e3", " 1", "0x1", "1234567890", "½"])
    expect(wholeNumber(text)).toBeUndefined();
});
