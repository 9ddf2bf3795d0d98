/** Where the boats of the first three lie in the picture of the end: 360 wide, the winner's in the middle of three. */
import type { Seat } from "@guinguette/rules/seats";

export const SCENE = { width: 360, height: 186 } as const;

export interface Boat {
  readonly seat: Seat;
  readonly first: boolean;
  /** The share of the width that is its own, so that names below can stand under their boats. */
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The sign of its seat, standing in it. */
  readonly token: number;
}

/** `order` has the winners first. */
export function boatsOf(order: readonly Seat[], winners: readonly Seat[]): readonly Boat[] {
  const [one, two, three] = order;
  const seats = [...(three === undefined ? [one, two] : [two, one, three])].filter(
    (seat) => seat !== undefined,
  );
  const shares = seats.map((seat) => (winners.includes(seat) || seats.length === 1 ? 1.25 : 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const large = winners.length > 1 ? 116 : 152;
  let left = 0;
  return seats.map((seat, index) => {
    const share = shares[index] ?? 1;
    const centre = ((left + share / 2) / whole) * SCENE.width;
    left += share;
    const first = share > 1;
    const width = first ? large : 86;
    return {
      seat,
      first,
      share,
      x: centre - width / 2,
      y: first ? 179 - width * 0.64 : 105,
      width,
      token: width * (first ? 0.38 : 0.36),
    };
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
