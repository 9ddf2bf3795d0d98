import { describe, expect, it } from "vitest";
import {
  anObject,
  exactly,
  integer,
  integerWithin,
  kindOf,
  listOf,
  Malformed,
  oneOf,
  partly,
  type Shape,
  tagged,
  text,
  truth,
} from "./shape.ts";

/** What a shape finds wrong, and where; null if nothing. */
function problemOf(shape: Shape<unknown>, value: unknown, at = "here"): unknown {
  try {
    shape(value, at);
    return null;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { at: error.at, ...error.problem };
  }
}

describe("kinds of JSON", () => {
  it.each([
    [null, "null"],
    [[], "list"],
    [[1], "list"],
    [{}, "object"],
    ["", "text"],
    ["12", "text"],
    [0, "integer"],
    [-3, "integer"],
    [1e300, "integer"],
    [0.5, "number"],
    [true, "truth"],
    [false, "truth"],
  ])("%j is %s", (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });

  it("a whole number too large to hold reads as infinite, and is whole all the same", () => {
    expect([Number.NaN, JSON.parse("1e400"), JSON.parse("-1e400")].map(kindOf)).toEqual([
      "number",
      "integer",
      "integer",
    ]);
    expect(integer(JSON.parse("1e400"), "here")).toBe(Number.POSITIVE_INFINITY);
  });

  it("what JSON cannot hold is nothing", () => {
    for (const value of [undefined, () => 1, 12n, Symbol("s")]) expect(kindOf(value)).toBe("nothing");
  });
});

describe("Malformed", () => {
  it("names the place and the problem", () => {
    const error = new Malformed("moves[3].move", { kind: "missing", key: "tiles" });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("Malformed");
    expect(error.at).toBe("moves[3].move");
    expect(error.problem).toEqual({ kind: "missing", key: "tiles" });
    expect(error.message).toBe("moves[3].move: missing");
  });

  it("calls the whole document so", () => {
    expect(new Malformed("", { kind: "missing", key: "game" }).message).toBe("document: missing");
  });
});

describe("whole numbers", () => {
  it("may be of any size", () => {
    expect(integer(7, "")).toBe(7);
    expect(integer(-1e21, "")).toBe(-1e21);
  });

  it("know no nought below nought", () => {
    expect(Object.is(integer(-0, ""), 0)).toBe(true);
  });

  it.each([
    [1.5, "number"],
    [Number.NaN, "number"],
    ["1", "text"],
    [null, "null"],
    [[1], "list"],
    [true, "truth"],
    [undefined, "nothing"],
  ])("%s is none", (value, found) => {
    const problem = { at: "here", kind: "type", expected: "integer", found };
    expect(problemOf(integer, value)).toEqual(problem);
    expect(problemOf(integerWithin(0, 9), value)).toEqual(problem);
  });

  it("within bounds take in the bounds", () => {
    const shape = integerWithin(2, 4);
    expect([2, 3, 4].map((value) => shape(value, ""))).toEqual([2, 3, 4]);
    expect(problemOf(shape, 1)).toEqual({ at: "here", kind: "range", found: 1, min: 2, max: 4 });
    expect(problemOf(shape, 5)).toEqual({ at: "here", kind: "range", found: 5, min: 2, max: 4 });
  });

  it("within bounds may have no upper one", () => {
    const shape = integerWithin(1, Number.POSITIVE_INFINITY);
    expect(shape(1e15, "")).toBe(1e15);
    expect(problemOf(shape, 0)).toEqual({
      at: "here",
      kind: "range",
      found: 0,
      min: 1,
      max: Number.POSITIVE_INFINITY,
    });
  });
});

describe("texts and truths", () => {
  it("are given back as they are", () => {
    expect(text("", "")).toBe("");
    expect(text("__proto__", "")).toBe("__proto__");
    expect([true, false].map((value) => truth(value, ""))).toEqual([true, false]);
  });

  it("are nothing else", () => {
    expect(problemOf(text, 1)).toEqual({ at: "here", kind: "type", expected: "text", found: "integer" });
    expect(problemOf(text, null)).toEqual({ at: "here", kind: "type", expected: "text", found: "null" });
    expect(problemOf(truth, 1)).toEqual({ at: "here", kind: "type", expected: "truth", found: "integer" });
    expect(problemOf(truth, "true")).toEqual({ at: "here", kind: "type", expected: "truth", found: "text" });
  });
});

describe("one of several names", () => {
  const shape = oneOf(["shark", "octopus"]);

  it("is one of them, to the letter", () => {
    expect(shape("octopus", "")).toBe("octopus");
    const allowed = ["shark", "octopus"];
    for (const found of ["Shark", "shar", "shark ", "", "__proto__", "constructor", "0", "length"])
      expect(problemOf(shape, found)).toEqual({ at: "here", kind: "name", found, allowed });
  });

  it("is a text to begin with", () => {
    expect(problemOf(shape, 0)).toEqual({ at: "here", kind: "type", expected: "text", found: "integer" });
    expect(problemOf(shape, ["shark"])).toEqual({
      at: "here",
      kind: "type",
      expected: "text",
      found: "list",
    });
  });
});

describe("lists", () => {
  it("are read item by item, into a list of their own", () => {
    const given = [1, 2, 3];
    const read = listOf(integer)(given, "");
    expect(read).toEqual([1, 2, 3]);
    expect(read).not.toBe(given);
    expect(listOf(integer)([], "")).toEqual([]);
  });

  it("say which item is wrong", () => {
    expect(problemOf(listOf(integer), [1, "2"])).toEqual({
      at: "here[1]",
      kind: "type",
      expected: "integer",
      found: "text",
    });
    expect(problemOf(listOf(listOf(text)), [[], ["a", 0]])).toMatchObject({ at: "here[1][1]" });
    expect(problemOf(listOf(text), [0], "")).toMatchObject({ at: "[0]" });
  });

  it("may have a fixed length, which comes before their items", () => {
    const shape = listOf(integer, 2);
    expect(shape([1, 2], "")).toEqual([1, 2]);
    expect(problemOf(shape, ["x"])).toEqual({ at: "here", kind: "length", found: 1, expected: 2 });
    expect(problemOf(shape, [1, 2, 3])).toEqual({ at: "here", kind: "length", found: 3, expected: 2 });
    expect(problemOf(listOf(integer, 0), [1])).toEqual({ at: "here", kind: "length", found: 1, expected: 0 });
  });

  it("are no objects that look like one", () => {
    const found = { at: "here", kind: "type", expected: "list", found: "object" };
    expect(problemOf(listOf(integer), { length: 0 })).toEqual(found);
    expect(problemOf(listOf(integer), "12")).toEqual({ ...found, found: "text" });
  });
});

describe("objects", () => {
  const shape = exactly({ seat: integer, name: text });

  it("are objects", () => {
    const given = { a: 1 };
    expect(anObject(given, "")).toBe(given);
    for (const [value, found] of [
      [[], "list"],
      [null, "null"],
      ["{}", "text"],
      [1, "integer"],
      [undefined, "nothing"],
    ] as const) {
      expect(problemOf(anObject, value)).toEqual({ at: "here", kind: "type", expected: "object", found });
      expect(problemOf(shape, value)).toEqual({ at: "here", kind: "type", expected: "object", found });
    }
  });

  it("come back with exactly their fields, in the shape's order", () => {
    const read = shape({ name: "Ana", seat: 1 }, "");
    expect(JSON.stringify(read)).toBe('{"seat":1,"name":"Ana"}');
  });

  it("miss no field", () => {
    expect(problemOf(shape, { seat: 1 })).toEqual({ at: "here", kind: "missing", key: "name" });
    expect(problemOf(shape, {}, "")).toEqual({ at: "", kind: "missing", key: "seat" });
  });

  it("have no further field, and say so first", () => {
    const allowed = ["seat", "name"];
    expect(problemOf(shape, { seat: "x", age: 9 })).toEqual({
      at: "here",
      kind: "extra",
      key: "age",
      allowed,
    });
    expect(problemOf(exactly({}), { age: 9 })).toEqual({
      at: "here",
      kind: "extra",
      key: "age",
      allowed: [],
    });
  });

  it("say which field is wrong, by its whole path", () => {
    const wrong = { kind: "type", expected: "integer", found: "text" };
    expect(problemOf(shape, { seat: "1", name: "" })).toEqual({ at: "here.seat", ...wrong });
    expect(problemOf(shape, { seat: "1", name: "" }, "")).toEqual({ at: "seat", ...wrong });
    const moves = exactly({ moves: listOf(exactly({ move: shape })) });
    expect(problemOf(moves, { moves: [{ move: { seat: "1", name: "" } }] }, "")).toEqual({
      at: "moves[0].move.seat",
      ...wrong,
    });
  });

  it("given as undefined, a field is there and wrong", () => {
    expect(problemOf(shape, { seat: undefined, name: "" })).toEqual({
      at: "here.seat",
      kind: "type",
      expected: "integer",
      found: "nothing",
    });
  });

  it("may leave fields out where the shape says so, and then have none", () => {
    const some = partly({ seat: integer, name: text });
    expect(JSON.stringify(some({ name: "Ana" }, ""))).toBe('{"name":"Ana"}');
    expect(Object.keys(some({}, ""))).toEqual([]);
    expect(problemOf(some, { seat: "1" })).toMatchObject({ at: "here.seat", kind: "type" });
    expect(problemOf(some, { age: 9 })).toEqual({
      at: "here",
      kind: "extra",
      key: "age",
      allowed: ["seat", "name"],
    });
  });
});

describe("one of several objects", () => {
  const shape = tagged({ bet: { tiles: integer }, stop: {} });

  it("is told apart by its type", () => {
    expect(shape({ type: "bet", tiles: 99 }, "")).toEqual({ type: "bet", tiles: 99 });
    expect(shape({ type: "stop" }, "")).toEqual({ type: "stop" });
    expect(JSON.stringify(shape({ tiles: 2, type: "bet" }, ""))).toBe('{"type":"bet","tiles":2}');
  });

  it("has a type that is known", () => {
    expect(problemOf(shape, { tiles: 2 })).toEqual({ at: "here", kind: "missing", key: "type" });
    expect(problemOf(shape, { type: "bets" })).toEqual({
      at: "here.type",
      kind: "name",
      found: "bets",
      allowed: ["bet", "stop"],
    });
    expect(problemOf(shape, { type: 3 }, "")).toEqual({
      at: "type",
      kind: "type",
      expected: "text",
      found: "integer",
    });
    expect(problemOf(shape, "stop")).toEqual({ at: "here", kind: "type", expected: "object", found: "text" });
  });

  it("has the fields of its type and no other's", () => {
    expect(problemOf(shape, { type: "bet" })).toEqual({ at: "here", kind: "missing", key: "tiles" });
    expect(problemOf(shape, { type: "stop", tiles: 1 })).toEqual({
      at: "here",
      kind: "extra",
      key: "tiles",
      allowed: ["type"],
    });
    expect(problemOf(shape, { type: "bet", tiles: "1" })).toEqual({
      at: "here.tiles",
      kind: "type",
      expected: "integer",
      found: "text",
    });
  });
});

describe("__proto__ is a name like any other", () => {
  it("it is a field too many, and does nothing", () => {
    const given: unknown = JSON.parse('{"__proto__":{"seat":1,"type":"stop"}}');
    const extra = { at: "here", kind: "extra", key: "__proto__" };
    expect(problemOf(exactly({ seat: integer }), given)).toEqual({ ...extra, allowed: ["seat"] });
    expect(problemOf(partly({ seat: integer }), given)).toEqual({ ...extra, allowed: ["seat"] });
    expect(problemOf(tagged({ stop: {} }), given)).toEqual({ at: "here", kind: "missing", key: "type" });
    expect(Object.hasOwn(Object.prototype, "seat")).toBe(false);
  });

  it("it is no known type, and neither is what every object has", () => {
    for (const found of ["__proto__", "constructor", "toString", "hasOwnProperty"])
      expect(problemOf(tagged({ stop: {} }), { type: found })).toEqual({
        at: "here.type",
        kind: "name",
        found,
        allowed: ["stop"],
      });
  });

  it("what an object inherits is not in it", () => {
    const heir: unknown = Object.create({ seat: 1, type: "stop" });
    expect(problemOf(exactly({ seat: integer }), heir)).toEqual({ at: "here", kind: "missing", key: "seat" });
    expect(partly({ seat: integer })(heir, "")).toEqual({});
    expect(problemOf(tagged({ stop: {} }), heir)).toEqual({ at: "here", kind: "missing", key: "type" });
    expect(problemOf(exactly({ constructor: text }), {})).toEqual({
      at: "here",
      kind: "missing",
      key: "constructor",
    });
  });
});
