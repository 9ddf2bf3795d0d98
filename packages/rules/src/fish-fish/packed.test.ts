/** What the integers of a state mean. */
import { describe, expect, it } from "vitest";
import { baitsIn, cardsIn, castCards, castLists, FULL_HAND, handOf, largestPlace } from "./hand.ts";
import { bettingOrder, queueOf, queues, queuesFrom, seatsOf } from "./queue.ts";
import { allTiles, seatsWithTiles, sumOf, tilesAt, tilesFor } from "./tiles.ts";

describe("tiles", () => {
  it("are an octal digit for each seat", () => {
    expect(tilesAt(0o43210, 3)).toBe(3);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => tilesAt(0o41302143, seat))).toEqual([
      3, 4, 1, 2, 0, 3, 1, 4,
    ]);
    expect(tilesFor(2, 3)).toBe(0o300);
  });

  it("are four for every Fish and none for the Fisher (FF-S3)", () => {
    expect(allTiles(2, 0)).toBe(0o40);
    expect(allTiles(2, 1)).toBe(0o04);
    expect(allTiles(5, 2)).toBe(0o44044);
    expect(allTiles(8, 7)).toBe(0o04444444);
  });

  it("are summed over all seats", () => {
    expect(sumOf(0)).toBe(0);
    for (let seat = 0; seat < 8; seat++) expect(sumOf(tilesFor(seat, seat % 5))).toBe(seat % 5);
    expect(sumOf(0o41302143)).toBe(18);
    expect(sumOf(0o44444440)).toBe(28);
    expect(sumOf(0o04444444)).toBe(28);
  });

  it("tell who has any, four seats at a time", () => {
    expect(seatsWithTiles).toHaveLength(4096);
    expect(seatsWithTiles[0o0000]).toBe(0b0000);
    expect(seatsWithTiles[0o0104]).toBe(0b0101);
    expect(seatsWithTiles[0o4020]).toBe(0b1010);
    expect(seatsWithTiles[0o1234]).toBe(0b1111);
  });
});

describe("a hand", () => {
  it("begins with every card (FF-S2)", () => {
    expect(FULL_HAND).toBe(0b11_10_01_01_10_01);
    expect(baitsIn(FULL_HAND)).toEqual([2, 3, 3, 4, 5]);
    expect(cardsIn(FULL_HAND, "catch")).toBe(2);
    expect(cardsIn(FULL_HAND, "empty")).toBe(3);
  });

  it("of some cards has those and no others", () => {
    const hand = handOf([0, 1, 0, 1], 1, 0);
    expect(hand).toBe(0b00_01_01_00_01_00);
    expect(baitsIn(hand)).toEqual([3, 5]);
    expect([cardsIn(hand, "catch"), cardsIn(hand, "empty")]).toEqual([1, 0]);
  });

  it("loses the two cards of a cast (FF-L1)", () => {
    for (const [code, cards] of castCards.entries()) {
      const bait = [2, 3, 4, 5][code % 4];
      expect(baitsIn(cards)).toEqual([bait]);
      expect(cardsIn(cards, "catch")).toBe(code < 4 ? 1 : 0);
      expect(cardsIn(cards, "empty")).toBe(code < 4 ? 0 : 1);
    }
    expect(castCards).toHaveLength(8);
  });

  it("lists what it can cast", () => {
    const listed = (hand: number) => {
      const list = castLists[hand] ?? -1;
      return Array.from({ length: list >> 24 }, (_, place) => (list >> (3 * place)) & 7);
    };
    expect(castLists).toHaveLength(4096);
    expect(listed(FULL_HAND)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(listed(handOf([0, 2, 0, 1], 2, 0))).toEqual([1, 3]);
    expect(listed(handOf([1, 0, 1, 0], 0, 1))).toEqual([4, 6]);
    expect(listed(handOf([1, 0, 1, 0], 1, 3))).toEqual([0, 2, 4, 6]);
    expect(listed(0)).toEqual([]);
    expect(listed(handOf([1, 1, 1, 1], 0, 0))).toEqual([]);
  });

  it("knows its largest bait (FF-E2)", () => {
    expect(largestPlace(FULL_HAND)).toBe(3);
    expect(largestPlace(handOf([1, 2, 1, 0], 0, 3))).toBe(2);
    expect(largestPlace(handOf([1, 2, 0, 0], 2, 0))).toBe(1);
    expect(largestPlace(handOf([0, 1, 0, 0], 0, 0))).toBe(1);
    expect(largestPlace(handOf([1, 0, 0, 0], 0, 3))).toBe(0);
  });
});

describe("a queue", () => {
  it("holds seats in order, the first one lowest", () => {
    expect(queueOf([])).toBe(0);
    expect(queueOf([3])).toBe(0xb);
    expect(queueOf([1, 0, 7])).toBe(0xf89);
    for (const seats of [[], [0], [5, 0, 2], [7, 6, 5, 4, 3, 2, 1]])
      expect(seatsOf(queueOf(seats))).toEqual(seats);
  });

  it("goes by the betting order of the round (FF-N2)", () => {
    expect(bettingOrder(4, 1, 1)).toEqual([2, 3, 0]);
    expect(bettingOrder(4, 1, 2)).toEqual([0, 3, 2]);
    expect(bettingOrder(4, 1, 3)).toEqual([2, 3, 0]);
    expect(bettingOrder(2, 1, 2)).toEqual([0]);
  });

  it("of a round is found by who has tiles (FF-L2)", () => {
    const at = (players: number, fisher: number, round: number, seats: number) =>
      seatsOf(queues[queuesFrom(players, fisher, round) + seats] ?? -1);
    expect(at(4, 1, 1, 0b1101)).toEqual([2, 3, 0]);
    expect(at(4, 1, 2, 0b1101)).toEqual([0, 3, 2]);
    expect(at(4, 1, 7, 0b1101)).toEqual([2, 3, 0]);
    expect(at(4, 1, 8, 0b1001)).toEqual([0, 3]);
    expect(at(8, 7, 1, 0b01010101)).toEqual([0, 2, 4, 6]);
    expect(at(8, 7, 2, 0b01111111)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(at(2, 0, 1, 0b10)).toEqual([1]);
    expect(at(2, 0, 1, 0b00)).toEqual([]);
  });

  it("has everybody who has tiles and nobody else, in betting order (FF-L2, FF-N2)", () => {
    for (const players of [2, 3, 5, 8])
      for (let fisher = 0; fisher < players; fisher++)
        for (const round of [1, 2])
          for (let seats = 0; seats < 1 << players; seats++) {
            if (seats & (1 << fisher)) continue;
            const order = bettingOrder(players, fisher, round).filter((seat) => seats & (1 << seat));
            expect(queues[queuesFrom(players, fisher, round) + seats]).toBe(queueOf(order));
          }
  });

  it("has a place of its own for every round of every number of players", () => {
    const places = [2, 3, 4, 5, 6, 7, 8].flatMap((players) =>
      Array.from({ length: 2 * players }, (_, index) => {
        const from = queuesFrom(players, index >> 1, index & 1);
        return Array.from({ length: 1 << players }, (_unused, seats) => from + seats);
      }).flat(),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...places)).toBeLessThan(queues.length);
  });
});
