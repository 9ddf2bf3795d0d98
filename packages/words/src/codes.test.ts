import { describe, expect, it } from "vitest";
import { codeFish, codeIn, codeOf, plain } from "./codes.ts";
import { lettersApart, soundKey } from "./near-word.ts";
import { olderFish } from "./older-fish.ts";

const words = codeFish.flatMap((fish) =>
  [...new Set([fish.fr, fish.en].map(plain))].map((word) => ({ word, fish })),
);

/** Every two words, of either language, that are not the same fish. */
const pairs = words.flatMap((one, at) =>
  words.slice(at + 1).flatMap((other) => (one.fish === other.fish ? [] : [[one.word, other.word] as const])),
);

describe("the forty fish", () => {
  it("are forty, each short and without blank in both languages", () => {
    expect(codeFish).toHaveLength(40);
    for (const { word } of words) expect(word).toMatch(/^[a-z]{3,10}$/);
    for (const { fr, en } of codeFish) expect(`${fr}${en}`).toMatch(/^\p{L}+$/u);
  });

  it("differ by three letters or more, every two words of both languages", () => {
    expect(pairs.length).toBeGreaterThan(2_000);
    expect(pairs.filter(([one, other]) => lettersApart(one, other) < 3)).toEqual([]);
  });

  it("differ by their sound, every two words of both languages", () => {
    expect(pairs.filter(([one, other]) => soundKey(one) === soundKey(other))).toEqual([]);
  });

  it("are more than a letter from every older fish whose codes still open", () => {
    const drawn = new Set(codeFish.map(({ fr }) => fr));
    const older = olderFish.filter(({ fr }) => !drawn.has(fr)).map(({ fr }) => plain(fr));
    expect(older.length).toBeGreaterThan(30);
    const near = words.flatMap(({ word }) =>
      older.filter((one) => lettersApart(one, word) < 2).map((one) => [word, one]),
    );
    expect(near).toEqual([]);
  });
});

describe("a code", () => {
  it("is what the protocol calls one, in small ASCII letters", () => {
    for (const one of codeFish) expect(codeOf(one, 10)).toMatch(/^[a-z]{3,12}-10$/);
    expect(new Set(codeFish.map((one) => codeOf(one, 10))).size).toBe(40);
  });

  it("is shown in its reader's language, and an older one as it always was", () => {
    expect([codeIn("truite-74", "fr"), codeIn("truite-74", "en")]).toEqual(["truite-74", "trout-74"]);
    expect([codeIn("fletan-1042", "fr"), codeIn("fletan-1042", "en")]).toEqual([
      "fletan-1042",
      "halibut-1042",
    ]);
    expect(codeIn("cabillaud-42", "en")).toBe("cabillaud-42");
    // A table from before there were codes has its id.
    expect(codeIn("01h455vb4pex5vsknk084sn02q", "en")).toBe("01h455vb4pex5vsknk084sn02q");
  });
});

describe("how far words are apart", () => {
  it.each([
    ["truite", "truite", 0],
    ["truitte", "truite", 1],
    ["truit", "truite", 1],
    ["truute", "truite", 1],
    ["turite", "truite", 1],
    ["trtuie", "truite", 2],
    ["", "thon", 4],
    ["thon", "", 4],
    ["raie", "hareng", 4],
  ])("%s and %s: %i", (one, other, letters) => {
    expect(lettersApart(one, other)).toBe(letters);
    expect(lettersApart(other, one)).toBe(letters);
  });

  it.each([
    ["dorade", "daurade"],
    ["requin", "rekain"],
    ["requin", "recquin"],
    ["truite", "trwitte"],
    ["anguille", "enguile"],
    ["maquereau", "makero"],
    ["shark", "charque"],
    ["hippocampe", "ipocanpe"],
    ["chevesne", "chevaine"],
    ["flounder", "phlounder"],
    ["guppy", "gupi"],
  ])("%s sounds like %s, or nearly", (one, other) => {
    expect(lettersApart(soundKey(one), soundKey(other))).toBeLessThan(2);
  });
});
