/** The 36 squares (FC-C1): number = row × 6 + column, from a1 = 0 at the bottom left to f6 = 35. */
export const SQUARES = 36;
/** Beyond the edge: a square that is never there, so that a link always leads somewhere. */
export const EDGE = 36;

const columns = ["a", "b", "c", "d", "e", "f"] as const;
const rows = ["1", "2", "3", "4", "5", "6"] as const;

export type SquareName = `${(typeof columns)[number]}${(typeof rows)[number]}`;

export const squareNames: readonly SquareName[] = rows.flatMap((row) =>
  columns.map((column): SquareName => `${column}${row}`),
);

export function squareNamed(name: SquareName): number {
  return squareNames.indexOf(name);
}

export function nameOf(square: number): SquareName {
  const name = squareNames[square];
  if (name === undefined) throw new RangeError(`no square ${square}`);
  return name;
}

/** The lifebuoy lies in the top right corner (FC-R2). */
export const BUOY = squareNamed("f6");
/** With two players the corners are empty, and the square left of the buoy names the starter (FC-S5). */
export const LEFT_OF_BUOY = squareNamed("e6");

const corners: readonly number[] = [
  squareNamed("a1"),
  squareNamed("f1"),
  squareNamed("a6"),
  squareNamed("f6"),
];

/** The squares that hold a fish at the start of a round; with two colours the corners stay empty (FC-S1). */
export function dealtSquares(colours: number): number[] {
  const all = Array.from({ length: SQUARES }, (_, square) => square);
  return colours === 2 ? all.filter((square) => !corners.includes(square)) : all;
}

/** The square where a row of a set-up board begins: boards are written top row first. */
export function boardSquare(row: number, column: number): number {
  return (rows.length - 1 - row) * columns.length + column;
}
