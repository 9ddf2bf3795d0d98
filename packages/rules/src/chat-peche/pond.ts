/** The pond: nine spots, four banks, and which spots each bank calls its columns. */

/** As the south player reads them, which is the order in which a fill lays its cards. */
export const spots = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] as const;

export type Spot = (typeof spots)[number];

/** A spot by its place in `spots`, as the state keeps it. */
export type SpotIndex = number;

/** Several spots as bits of one number: bit 0 is a3. */
export type SpotMask = number;

export const everySpot: SpotMask = 0b111_111_111;

/** CP-3: next to it, horizontally or vertically, never diagonally. */
export function areNeighbours(one: Spot, other: Spot): boolean {
  const a = spots.indexOf(one);
  const b = spots.indexOf(other);
  const across = Math.abs((a % 3) - (b % 3));
  const along = Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
  return across + along === 1;
}

export function neighboursOf(spot: Spot): Spot[] {
  return spots.filter((other) => areNeighbours(spot, other));
}

/** Clockwise from seat 0 (CP-R2). */
export const banks = ["south", "west", "north", "east"] as const;

export type Bank = (typeof banks)[number];

/** A column of a bank, numbered from its player's own left: 1, 2 or 3. */
export type Column = number;

export const columns: readonly Column[] = [1, 2, 3];

/** CP-R3: the three columns of each bank from its player's left, each from the near spot to the far one. */
export const columnsOf: Readonly<Record<Bank, readonly (readonly Spot[])[]>> = {
  south: [
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
  ],
  west: [
    ["a3", "b3", "c3"],
    ["a2", "b2", "c2"],
    ["a1", "b1", "c1"],
  ],
  north: [
    ["c3", "c2", "c1"],
    ["b3", "b2", "b1"],
    ["a3", "a2", "a1"],
  ],
  east: [
    ["c1", "b1", "a1"],
    ["c2", "b2", "a2"],
    ["c3", "b3", "a3"],
  ],
};
