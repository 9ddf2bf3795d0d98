/** The moves of Fish & Chips and their numbering: every catch, then every swap, then ready. */
import { oneOf, type Shaped, tagged } from "../shape.ts";
import { nameOf, SQUARES, squareNamed, squareNames } from "./squares.ts";

const bigFish = ["octopus", "shark"] as const;
export type BigFish = (typeof bigFish)[number];

export const moveShape = tagged({
  catch: { from: oneOf(squareNames), to: oneOf(squareNames) },
  swap: { fish: oneOf(bigFish), with: oneOf(squareNames) },
  ready: {},
});
export type Move = Shaped<typeof moveShape>;

/** Codes below this are catches: from × 36 + to. */
export const SWAP_OCTOPUS = SQUARES * SQUARES;
export const SWAP_SHARK = SWAP_OCTOPUS + SQUARES;
export const READY = SWAP_SHARK + SQUARES;
export const MOVE_COUNT = READY + 1;

export function encode(move: Move): number {
  switch (move.type) {
    case "catch":
      return squareNamed(move.from) * SQUARES + squareNamed(move.to);
    case "swap":
      return (move.fish === "octopus" ? SWAP_OCTOPUS : SWAP_SHARK) + squareNamed(move.with);
    case "ready":
      return READY;
  }
}

export function decode(code: number): Move {
  if (code === READY) return { type: "ready" };
  if (code >= SWAP_SHARK) return { type: "swap", fish: "shark", with: nameOf(code - SWAP_SHARK) };
  if (code >= SWAP_OCTOPUS) return { type: "swap", fish: "octopus", with: nameOf(code - SWAP_OCTOPUS) };
  const from = Math.floor(code / SQUARES);
  return { type: "catch", from: nameOf(from), to: nameOf(code - from * SQUARES) };
}
