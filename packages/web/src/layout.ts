/**
 * How a table page lies on the screen, and whether its board has room. All sizes are in letters (rem), not in pixels: a
 * larger text makes a smaller screen. Sizes are compared with five steps only; nothing else in the page has a size of
 * its own at which it changes.
 * - `desk`: players, board, and what is said and done, side by side;
 * - `upright`: one above the other, the board with all the height that is left;
 * - `low`: wider than high: a slim column of players, the board as high as the glass, and under the right thumb what is
 *   said and done.
 */
export type Layout = "desk" | "upright" | "low";

/** The steps, in letters: a chip, a phone's half, a phone, a plate as wide as a phone, a desk. */
const steps = [14, 18, 24, 34, 60] as const;
const [, NARROW, PHONE, HIGH, WIDE] = steps;

export function layoutFor(width: number, height: number): Layout {
  if (width >= WIDE && height >= HIGH && width > height) return "desk";
  return width > height ? "low" : "upright";
}

/**
 * Whether a room is large enough for a board: below this its letters would be smaller than the reader's by half, and the
 * table is told in a list instead. Asked of the room that is left for the board, not of the screen.
 */
export function hasRoomForBoard(width: number, height: number): boolean {
  if (width < NARROW || height < NARROW) return false;
  return width <= height || width >= PHONE;
}
