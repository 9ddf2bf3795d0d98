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

/** How deep a bank is, and how wide a spot. */
const bankDepth = 15.5;
const cell = 23;
const bankMiddle = bankDepth / 2;

/** The bank from which the board is seen: the player's, the reader's, or seat 0's for those who only watch. */
export function ownSeat(view: View, seat: Seat | null): Seat {
  return seat ?? (view.seat === "spectator" ? 0 : view.seat);
}

export function bankSeenFrom(view: View, seat: Seat | null): Bank {
  return view.seats[ownSeat(view, seat)]?.bank ?? "south";
}

/** Banks follow each other clockwise (CP-R2), and so do sides. */
export function sideOf(bank: Bank, from: Bank): Side {
  return sides[(banks.indexOf(bank) - banks.indexOf(from) + banks.length) % banks.length] as Side;
}

/** The middle of a spot: the reader's columns go from left to right, each from the near spot to the far one. */
export function spotPlace(spot: Spot, from: Bank): Place {
  const own = columnsOf[from];
  const across = own.findIndex((column) => column.includes(spot));
  const along = own[across]?.indexOf(spot) ?? 0;
  return { x: bankDepth + cell * (across + 0.5), y: bankDepth + cell * (2.5 - along) };
}

/** Where a seat's equipment lies before one of its columns (CP-2). */
export function equipmentPlace(owner: SeatView, column: number, from: Bank): Place {
  const nearest = owner.columns[column - 1]?.[0] ?? "b2";
  const { x, y } = spotPlace(nearest, from);
  switch (sideOf(owner.bank, from)) {
    case "near":
      return { x, y: 100 - bankMiddle };
    case "far":
      return { x, y: bankMiddle };
    case "left":
      return { x: bankMiddle, y };
    case "right":
      return { x: 100 - bankMiddle, y };
  }
}

/** The bucket stands at its player's right hand. */
export function bucketPlace(side: Side): Place {
  const [low, high] = [bankMiddle, 100 - bankMiddle];
  switch (side) {
    case "near":
      return { x: high, y: high };
    case "left":
      return { x: low, y: high };
    case "far":
      return { x: low, y: low };
    case "right":
      return { x: high, y: low };
  }
}

/** Equipment faces its player. */
export const turnOf: Readonly<Record<Side, number>> = { near: 0, left: 90, far: 180, right: -90 };

/** The bank where the draw pile lies: an empty one if there is one; otherwise, between the cards of the far one. */
export function drawPileSide(view: View, from: Bank): { readonly side: Side; readonly free: boolean } {
  const taken = view.seats.map(({ bank }) => sideOf(bank, from));
  const side = (["right", "far", "left"] as const).find((one) => !taken.includes(one));
  return side === undefined ? { side: "far", free: false } : { side, free: true };
}

/** The gaps between the three cards of a bank: the first and the second, from the reader's left or from above. */
export function gapPlace(side: Side, gap: 1 | 2): Place {
  const along = bankDepth + cell * gap;
  switch (side) {
    case "near":
      return { x: along, y: 100 - bankMiddle };
    case "far":
      return { x: along, y: bankMiddle };
    case "left":
      return { x: bankMiddle, y: along };
    case "right":
      return { x: 100 - bankMiddle, y: along };
  }
}

/** A strip over the three spots of a column of any bank. */
export function stripOf(
  spots: readonly Spot[],
  from: Bank,
): { readonly place: Place; readonly upright: boolean } {
  const places = spots.map((spot) => spotPlace(spot, from));
  const [first, last] = [places[0] ?? { x: 50, y: 50 }, places.at(-1) ?? { x: 50, y: 50 }];
  return { place: { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, upright: first.x === last.x };
}

/** As custom properties of a piece. */
export function at({ x, y }: Place): string {
  return `--x:${x};--y:${y}`;
}
