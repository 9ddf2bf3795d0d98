import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8 } from "./utf8.ts";

it("any text has the bytes of another implementation, halves of pairs too", () => {
  const sign = fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    fc.integer({ min: 0xd700, max: 0xe0ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom("a", "\u007f", "\u0080", "\u07ff", "\u0800", "\uffff", "\u{10000}", "\u{10ffff}"),
  );
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join("");
      expect([...utf8(text)].join(" ")).toBe([...new TextEncoder().encode(text)].join(" "));
    }),
  );
});
