import fc from "fast-check";
import { expect, it } from "vitest";
import { deepest, firstExcess, mostValues } from "./json-excess.ts";

it("no text that a record could be written as is too deep or too long, whatever its strings say", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5, stringUnit: "binary" }), (text) => {
      expect(firstExcess(text)).toBeUndefined();
    }),
  );
});

it("a text of one level more than is read is too deep, at that level", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 2 }), fc.boolean(), (inside, object) => {
      const [open, close] = object ? ['{"a":', "}"] : ["[", "]"];
      expect(firstExcess(open.repeat(deepest - 5) + inside + close.repeat(deepest - 5))).toBeUndefined();
      const at = open.length * deepest;
      expect(firstExcess(open.repeat(deepest + 1) + inside)).toEqual({ at, fault: "too-deep" });
    }),
  );
});

it("brackets and commas within strings, behind escaped quotes too, count for nothing", () => {
  expect(firstExcess(JSON.stringify(`[{,"\\`.repeat(mostValues)))).toBeUndefined();
});

it("more values than are read are too many", () => {
  expect(firstExcess(`[${"0,".repeat(mostValues - 2)}0]`)).toBeUndefined();
  expect(firstExcess(`[${"0,".repeat(mostValues)}0]`)).toMatchObject({ fault: "too-many" });
});
