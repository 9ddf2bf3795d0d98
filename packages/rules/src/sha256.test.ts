import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "./sha256.ts";
import { utf8 } from "./utf8.ts";

function hexOf(words: readonly number[]): string {
  return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

it.each([
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  [
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
    "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
  ],
])("the published digest of %j (FIPS 180)", (text, expected) => {
  expect(hexOf(sha256(utf8(text)))).toBe(expected);
});

it("the published digest of a million times a (FIPS 180)", () => {
  const million = new Uint8Array(1_000_000).fill(0x61);
  expect(hexOf(sha256(million))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

it("any message of any length has the digest of another implementation", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }),
  );
});
