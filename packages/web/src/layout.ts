/**
 * How a table page lies on the screen. Chosen in letters, not in pixels: a larger text makes a smaller screen.
 * - `desk`: players, board, and what is said and done, side by side;
 * - `upright`: one above the other, the board with all the height that is left;
 * - `low`: a screen wider than high that a desk does not fit on: a slim column of players, the board as high as the
 *   glass, and at the right thumb what is said and done;
 * - `folded`: upright, with so few letters to a line that what one acts on is told large and the rest folds away.
 */
export type Layout = "desk" | "upright" | "low" | "folded";

/** Whether there is room for so few letters that what is explained at length and a board cannot be seen at once. */
export function isTiny(width: number, height: number): boolean {
  return width > height ? height < 13 : width < 12 || height < 28;
}

/** In rem: how many letters' heights the screen is wide and high. */
export function layoutFor(width: number, height: number): Layout {
  if (width > height) return width >= 56 && height >= 38 ? "desk" : "low";
  return width < 18.5 || height < 29 ? "folded" : "upright";
}
