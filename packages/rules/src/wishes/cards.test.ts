import { describe, expect, it } from "vitest";
import { buyerValues } from "./buyers.ts";
import {
  CARDS,
  cardNames,
  faceOf,
  faces,
  fishOf,
  fishSoldWith,
  fishTypes,
  isDouble,
  marketCards,
  marketOfSale,
  wishOfFace,
} from "./cards.ts";

describe("fish cards", () => {
  it("there are 70 fish cards, ten of each of seven types (IW-C1)", () => {
    expect(cardNames).toHaveLength(70);
    expect(CARDS).toBe(70);
    expect(new Set(cardNames).size).toBe(70);
    for (const fish of fishTypes)
      expect(cardNames.filter((name) => name.startsWith(`${fish}:`))).toHaveLength(10);
  });

  it("each type has one card of each of the ten faces, ten numbers to a type (IW-R2)", () => {
    expect(faces.join(" ")).toBe("move1 move2 move3 spread sellAll waste worms boat sellAs double");
    for (const [card, name] of cardNames.entries()) {
      expect(name).toBe(`${fishTypes[fishOf(card)]}:${faces[faceOf(card)]}`);
      expect(isDouble(card)).toBe(name.endsWith(":double"));
    }
    expect(cardNames[0]).toBe("angelfish:move1");
    expect(cardNames[9]).toBe("angelfish:double");
    expect(cardNames[10]).toBe("catfish:move1");
    expect(cardNames[69]).toBe("swordfish:double");
  });

  it("the markets lie clockwise in this order (IW-R4)", () => {
    expect(fishTypes.join(" ")).toBe("angelfish catfish clownfish kingfish monkfish starfish swordfish");
  });

  it("only the nine single-fish faces carry a wish, each its own rule (IW-R2, IW-R6)", () => {
    expect(wishOfFace.map((wish) => wish?.rule ?? null)).toEqual([
      "IW-W1",
      "IW-W2",
      "IW-W3",
      "IW-W4",
      "IW-W5",
      "IW-W6",
      "IW-W7",
      "IW-W8",
      "IW-W9",
      null,
    ]);
  });

  it("a double is one fish in an ordinary sale and two in a wish's; any other is one (IW-V3)", () => {
    expect(fishSoldWith(9, false)).toBe(1);
    expect(fishSoldWith(9, true)).toBe(2);
    expect(fishSoldWith(8, false)).toBe(1);
    expect(fishSoldWith(8, true)).toBe(1);
  });

  it("only sellAs sells in the wish card's own market (IW-W9)", () => {
    const monkfishSellAs = cardNames.indexOf("monkfish:sellAs");
    const monkfishSellAll = cardNames.indexOf("monkfish:sellAll");
    expect(marketOfSale(monkfishSellAs, 1)).toBe(4);
    expect(marketOfSale(monkfishSellAll, 1)).toBe(1);
  });
});

it("there are four market cards: 4, 5, 6, 7 from the top, each with two prizes (IW-C2, IW-S4, IW-R3)", () => {
  expect(marketCards).toEqual([
    { capacity: 4, first: 4, second: 2 },
    { capacity: 5, first: 6, second: 3 },
    { capacity: 6, first: 8, second: 4 },
    { capacity: 7, first: 10, second: 5 },
  ]);
});

it("there are five buyers: one 3, two 2s and two 1s (IW-C3, IW-R1)", () => {
  expect(buyerValues).toEqual([3, 2, 2, 1, 1]);
});
