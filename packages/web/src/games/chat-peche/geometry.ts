/** Where things lie, in hundredths of the board's side, once it is turned to one of its banks. */
import { type Bank, banks, columnsOf, type Spot } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A bank as the reader sees it. */
export type Side = "near" | "left" | "far" | "right";

const sides: readonly Side[] = ["near", "left", "far", "right"];

/** How deep a bank is where somebody sits, and where nobody does; and how wide a spot. */
const bankDepth = 15.5;
const rim = 2.2;
export const cell = 23;
const bankMiddle = bankDepth / 2;

/** The pond and its banks, from one of them. Where no player sits there is no bank: the pond is larger. */
export interface Ground {
  readonly from: Bank;
  readonly sides: readonly Side[];
  /** Where the pond begins, and how large all of it is. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The seat whose moves are made here: the player's, the reader's, or seat 0 for those who only watch. */
export function ownSeat(view: View, seat: Seat | null): Seat {
  return seat ?? (view.seat === "spectator" ? 0 : view.seat);
}

/**
 * The pond is seen from the reader's bank. Those who share a screen see it from seat 0's: turned to whoever is to
 * play, all its cards would change places at every turn.
 */
export function groundOf(view: View): Ground {
  const from = view.seats[view.seat === "spectator" ? 0 : view.seat]?.bank ?? "south";
  const taken = view.seats.map(({ bank }) => sideOf(bank, from));
  const deep = (side: Side) => (taken.includes(side) ? bankDepth : rim);
  return {
    from,
    sides: taken,
    left: deep("left"),
    top: deep("far"),
    width: deep("left") + 3 * cell + deep("right"),
    height: deep("far") + 3 * cell + deep("near"),
  };
}

/** Banks follow each other clockwise (CP-R2), and so do sides. */
export function sideOf(bank: Bank, from: Bank): Side {
  return sides[(banks.indexOf(bank) - banks.indexOf(from) + banks.length) % banks.length] as Side;
}

/** The middle of a spot: the reader's columns go from left to right, each from the near spot to the far one. */
export function spotPlace(spot: Spot, { from, left, top }: Ground): Place {
  const own = columnsOf[from];
  const across = own.findIndex((column) => column.includes(spot));
  const along = own[across]?.indexOf(spot) ?? 0;
  return { x: left + cell * (across + 0.5), y: top + cell * (2.5 - along) };
}

/** Onto a bank, at the height of a place on the pond. */
function onBank(side: Side, { x, y }: Place, { width, height }: Ground): Place {
  switch (side) {
    case "near":
      return { x, y: height - bankMiddle };
    case "far":
      return { x, y: bankMiddle };
    case "left":
      return { x: bankMiddle, y };
    case "right":
      return { x: width - bankMiddle, y };
  }
}

/** Where a seat's equipment lies before one of its columns (CP-2). */
export function equipmentPlace(owner: SeatView, column: number, ground: Ground): Place {
  const nearest = owner.columns[column - 1]?.[0] ?? "b2";
  return onBank(sideOf(owner.bank, ground.from), spotPlace(nearest, ground), ground);
}

/** The gaps between the three cards of a bank: the first and the second, from the reader's left or from above. */
export interface Gap {
  readonly side: Side;
  readonly gap: 1 | 2;
}

function gapPlace({ side, gap }: Gap, ground: Ground): Place {
  return onBank(side, { x: ground.left + cell * gap, y: ground.top + cell * gap }, ground);
}

/** The bank at the right hand of whoever sits on one, and the gap on that hand. */
const rightHand: Readonly<Record<Side, Gap>> = {
  near: { side: "right", gap: 2 },
  left: { side: "near", gap: 2 },
  far: { side: "left", gap: 1 },
  right: { side: "far", gap: 1 },
};

/** Where a bucket stands on its own bank; null if there is a corner for it. */
function bucketGap(side: Side, { sides }: Ground): Gap | null {
  const { side: across, gap } = rightHand[side];
  return sides.includes(across) ? null : { side, gap };
}

/** The bucket stands at its player's right hand: in the corner, or among the cards where there is none. */
export function bucketPlace(side: Side, ground: Ground): Place {
  const gap = bucketGap(side, ground);
  if (gap !== null) return gapPlace(gap, ground);
  const corner = onBank(side, { x: 0, y: 0 }, ground);
  const across = onBank(rightHand[side].side, { x: 0, y: 0 }, ground);
  return side === "near" || side === "far" ? { x: across.x, y: corner.y } : { x: corner.x, y: across.y };
}

/** Equipment faces its player. */
export const turnOf: Readonly<Record<Side, number>> = { near: 0, left: 90, far: 180, right: -90 };

/** Where the draw pile lies, with the sign of the turn: in the first gap that no bucket stands in, away from the reader. */
export function shorePlace(ground: Ground): Place {
  const taken = ground.sides.map((side) => bucketGap(side, ground));
  const gaps = (["far", "left", "right", "near"] as const)
    .filter((side) => ground.sides.includes(side))
    .flatMap((side): readonly Gap[] => [
      { side, gap: 1 },
      { side, gap: 2 },
    ]);
  const free = gaps.find(({ side, gap }) => !taken.some((one) => one?.side === side && one.gap === gap));
  return gapPlace(free ?? { side: "near", gap: 1 }, ground);
}

/** Where the reader's cat waits until it is placed: on the near bank, at their left hand (CP-2). */
export function catPlace(ground: Ground): Place {
  return gapPlace({ side: "near", gap: 1 }, ground);
}

/** A strip over the three spots of a column of any bank. */
export function stripOf(
  spots: readonly Spot[],
  ground: Ground,
): { readonly place: Place; readonly upright: boolean } {
  const places = spots.map((spot) => spotPlace(spot, ground));
  const [first, last] = [places[0] ?? { x: 50, y: 50 }, places.at(-1) ?? { x: 50, y: 50 }];
  return { place: { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, upright: first.x === last.x };
}

/** As custom properties of a piece. */
export function at({ x, y }: Place): string {
  return `--x:${x};--y:${y}`;
}
