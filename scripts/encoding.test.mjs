import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestEncoding, encodings } from "./lib/encoding.mjs";

const names = ["br", "gzip", "identity", "*", "deflate"];
const wishes = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 10 })), {
  selector: ([name]) => name,
});

describe("of the encodings there are", () => {
  it("none is sent that was refused or not asked for, and none is liked better than the one that is sent", () => {
    fc.assert(
      fc.property(wishes, fc.subarray([...encodings]), (list, available) => {
        const header = list.map(([name, tenths]) => `${name};q=${tenths / 10}`).join(", ");
        const likes = new Map(list);
        /** @param {string} name */
        const liked = (name) => likes.get(name) ?? (name === "identity" ? 0 : (likes.get("*") ?? 0));
        const chosen = bestEncoding(header, available);
        if (chosen !== "") expect(available).toContain(chosen);
        if (chosen !== "") expect(liked(chosen)).toBeGreaterThan(0);
        for (const other of [...available, "identity"])
          expect(liked(chosen || "identity")).toBeGreaterThanOrEqual(liked(other));
      }),
    );
  });

  it.each(["\0", "gzip;q=x", ";;,,;q=1", "gzip;q=2", "gzip;q=-1", "q=1;gzip"])(
    "nonsense wishes for none: %j",
    (header) => {
      expect(bestEncoding(header, encodings)).toBe("");
    },
  );

  it("any text is read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (header) => {
        expect(bestEncoding(header, encodings)).toBeTypeOf("string");
      }),
    );
  });
});
