/** People one meets at the table: not strong, but each with a way of their own that can be found out. */
import { LINES } from "@guinguette/rules/fish-fish/cards";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Random } from "@guinguette/rules/random";
import { drawn } from "../mix.ts";

/** Baits from this value on look big. */
const BIG = 4;

/** A child loves big baits: it bites hard on them, often with all it has, and hides its hooks under its own. */
export function chooseLikeChild(view: View, legal: readonly Move[], random: Random): Move {
  return drawn(legal, legal.map(childWeight(view)), random);
}

function childWeight({ bait, fish }: View): (move: Move) => number {
  const tempted = (bait ?? 0) >= BIG;
  const most = Math.max(...fish.map(({ tiles }) => tiles));
  return (move) => {
    if (move.type === "cast") return move.bait ** 2 * (move.card === "catch" && move.bait >= BIG ? 4 : 1);
    if (tempted) return move.tiles ** 2 + (move.tiles === most ? 4 : 0.5);
    return move.tiles === 0 ? 3 : 1 / move.tiles;
  };
}

/** A careful one bets tile by tile, more gladly once a hook is out, and as Fisher shows small baits and keeps the
 * hooks for those who had to wait (FF-L3). */
export function chooseCarefully(view: View, legal: readonly Move[], random: Random): Move {
  return drawn(legal, legal.map(carefulWeight(view)), random);
}

function carefulWeight({ bait, line, revealed }: View): (move: Move) => number {
  const linesLeft = LINES - line;
  return (move) => {
    if (move.type === "cast") {
      const patience = move.card === "catch" ? 1 : 1 + linesLeft;
      return patience / move.bait ** 2;
    }
    const glad = 0.5 + revealed.catch + (bait ?? 0) / 5;
    return move.tiles === 0 ? linesLeft : glad / 10 ** (Math.max(1, move.tiles) - 1);
  };
}
