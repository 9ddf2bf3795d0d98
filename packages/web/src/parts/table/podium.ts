/** Where the boats lie in the picture of the end: 360 wide, the winner's in the middle of three, the others far out. */
import type { Seat } from "@guinguette/rules/seats";

export const SCENE = { width: 360, height: 186 } as const;
/** Where the far water begins: higher up with more than three, so that their boats find room on it. */
export const HORIZON = { few: 128, many: 104 } as const;

export interface Boat {
  readonly seat: Seat;
  readonly first: boolean;
  /** Whether it lies at the horizon, behind the first three. */
  readonly far: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The sign of its seat, standing in it. */
  readonly token: number;
}

/** How many letters stand together in it at the most: a line ends where a word does, or after a hyphen. */
export function longestIn(text: string): number {
  return Math.max(...text.split(/(?<=-)| /).map(({ length }) => length));
}

/** `order` has the winners first. */
export function boatsOf(order: readonly Seat[], winners: readonly Seat[]): readonly Boat[] {
  const near = Math.max(3, winners.length);
  return [...nearBoats(order.slice(0, near), winners), ...farBoats(order.slice(near))];
}

function nearBoats(order: readonly Seat[], winners: readonly Seat[]): readonly Boat[] {
  const [one, two, ...rest] = order;
  const seats = (rest.length === 0 ? [one, two] : [two, one, ...rest]).filter((seat) => seat !== undefined);
  const large = winners.length > 1 ? Math.min(116, SCENE.width / seats.length - 4) : 152;
  return seats.map((seat, index) => {
    const centre = ((index + 0.5) / seats.length) * SCENE.width;
    const first = winners.includes(seat) || seats.length === 1;
    const width = first ? large : 86;
    return {
      seat,
      first,
      far: false,
      x: centre - width / 2,
      y: first ? 179 - width * 0.64 : 105,
      width,
      token: width * (first ? 0.38 : 0.36),
    };
  });
}

/** On both sides of the winner's sign, by turns, the better ones further in. */
function farBoats(order: readonly Seat[]): readonly Boat[] {
  return order.map((seat, index) => {
    const [width, token] = [38, 16];
    const aside = 60 + 44 * Math.floor(index / 2);
    const centre = SCENE.width / 2 + (index % 2 === 0 ? -aside : aside);
    const y = HORIZON.many + 3 - width * 0.64;
    return { seat, first: false, far: true, x: centre - width / 2, y, width, token };
  });
}

export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** Confetti in the air: always the same, none before the winner's sign. */
export function confettiAround(sunX: number, many = 40): readonly Piece[] {
  const pieces: Piece[] = [];
  let dice = 20;
  const roll = (below: number) => {
    dice = (dice * 48271) % 2147483647;
    return dice % below;
  };
  while (pieces.length < many) {
    const piece = { x: roll(350) + 5, y: roll(92) + 4, size: 7 + roll(5), turn: roll(90) };
    if (Math.hypot(piece.x - sunX, piece.y - 92) > 56) pieces.push(piece);
  }
  return pieces;
}
