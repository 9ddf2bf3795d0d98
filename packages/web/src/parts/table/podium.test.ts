import { describe, expect, it } from "vitest";
import { type Boat, boatsOf, SCENE } from "./podium.ts";

/** The sign that stands in a boat, as the picture draws it. */
const signOf = ({ x, y, width, token }: Boat) => ({
  left: x + width / 2 - token / 2,
  right: x + width / 2 + token / 2,
  top: y + width * 0.36 - token,
  bottom: y + width * 0.36,
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("the boats of %i players", (players) => {
  const order = Array.from({ length: players }, (_, place) => (place + 3) % players);

  it.each(order.map((_, more) => more + 1))("with %i who won: all there, and each sign to be seen", (won) => {
    const winners = order.slice(0, won);
    const boats = boatsOf(order, winners);
    expect(boats.map(({ seat }) => seat).toSorted()).toEqual(order.toSorted());
    for (const boat of boats) {
      expect(boat.x).toBeGreaterThanOrEqual(0);
      expect(boat.x + boat.width).toBeLessThanOrEqual(SCENE.width);
      // Whoever won lies in front, and no smaller than anybody else.
      if (winners.includes(boat.seat)) {
        expect(boat.first).toBe(true);
        for (const other of boats) expect(other.width).toBeLessThanOrEqual(boat.width);
      }
      const sign = signOf(boat);
      for (const other of boats.map(signOf)) {
        const apart =
          sign.right <= other.left ||
          other.right <= sign.left ||
          sign.bottom <= other.top ||
          other.bottom <= sign.top;
        expect(apart || JSON.stringify(other) === JSON.stringify(sign)).toBe(true);
      }
    }
  });
});
