import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chachaBlock } from "./chacha20.ts";

function wordsOf(hex: string): number[] {
  const bytes = Buffer.from(hex.replaceAll(/\s/g, ""), "hex");
  return Array.from({ length: bytes.length / 4 }, (_, word) => bytes.readInt32LE(word * 4));
}

function hexOf(words: readonly number[]): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeInt32LE(word, at * 4);
  return bytes.toString("hex");
}

const zeros = "00".repeat(32);
const upward = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");

describe("ChaCha20, by the vectors of RFC 8439", () => {
  it.each([
    [
      "2.3.2",
      upward,
      1,
      "000000090000004a00000000",
      "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ],
    [
      "A.1 #1",
      zeros,
      0,
      "000000000000000000000000",
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ],
    [
      "A.1 #2",
      zeros,
      1,
      "000000000000000000000000",
      "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ],
    [
      "A.1 #3",
      `${"00".repeat(31)}01`,
      1,
      "000000000000000000000000",
      "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ],
    [
      "A.1 #4",
      `00ff${"00".repeat(30)}`,
      2,
      "000000000000000000000000",
      "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ],
    [
      "A.1 #5",
      zeros,
      0,
      "000000000000000000000002",
      "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ],
  ])("a block (%s)", (_, key, number, nonce, expected) => {
    expect(hexOf(chachaBlock(wordsOf(key), number, wordsOf(nonce)))).toBe(expected);
  });

  it("a key stream over two blocks (2.4.2)", () => {
    const nonce = wordsOf("000000000000004a00000000");
    const stream = [1, 2].flatMap((number) => chachaBlock(wordsOf(upward), number, nonce));
    expect(hexOf(stream).slice(0, 228)).toBe(
      "224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf788a3b0aa372600a92b57974cded2b9334794cba40c63e34cdea212c4cf07d41b769a6749f3f630f4122cafe28ec4dc47e26d4346d70b98c73f3e9c53ac40c5945398b6eda1a832c89c167eacd901d7e2bf363",
    );
  });
});

it("any block of any key is that of another implementation", () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), bytes(16), (key, counterAndNonce) => {
      const theirs = createCipheriv("chacha20", key, counterAndNonce).update(Buffer.alloc(64));
      const [number = 0, ...nonce] = wordsOf(Buffer.from(counterAndNonce).toString("hex"));
      const ours = chachaBlock(wordsOf(Buffer.from(key).toString("hex")), number, nonce);
      expect(hexOf(ours)).toBe(theirs.toString("hex"));
    }),
  );
});
