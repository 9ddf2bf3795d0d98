/**
 * People one meets at the table: not strong, but each with a way of their own that can be found out. A habit says how
 * likely each move is, so that whoever has watched somebody for a while can tell whose it is.
 */
import { LINES } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import type { Bot } from "../bot.ts";
import { drawn, sharesOf } from "../mix.ts";
import type { Policy } from "../toolbox/best-response.ts";

/** Baits from this value on look big. */
const BIG = 4;
/** How often somebody who wavers is timid. */
const DOUBT = 0.5;

/** Somebody who plays by habit. */
export function playing(habit: Policy<FishFish>): Bot<FishFish>["choose"] {
  return (view, legal, random) => drawn(legal, habit(view, legal), random);
}

/** A bold one loves big baits: bites hard on them, often with all it has, and hides its hooks under its own. */
export const bold: Policy<FishFish> = (view, legal) => sharesOf(legal.map(boldWeight(view)));

/** A timid one bets tile by tile, more gladly once a hook is out, and as Fisher shows small baits and keeps the
 * hooks for those who had to wait (FF-L3). */
export const timid: Policy<FishFish> = (view, legal) => sharesOf(legal.map(timidWeight(view)));

/** Somebody who wavers is now the one, now the other. */
export const wavering: Policy<FishFish> = (view, legal) => {
  const bravely = bold(view, legal);
  return timid(view, legal).map((share, place) => DOUBT * share + (1 - DOUBT) * bravely[place]!);
};

function boldWeight({ bait, fish }: View): (move: Move) => number {
  const tempted = (bait ?? 0) >= BIG;
  const most = Math.max(...fish.map(({ tiles }) => tiles));
  return (move) => {
    if (move.type === "cast") return move.bait ** 2 * (move.card === "catch" && move.bait >= BIG ? 4 : 1);
    if (tempted) return move.tiles ** 2 + (move.tiles === most ? 4 : 0.5);
    return move.tiles === 0 ? 3 : 1 / move.tiles;
  };
}

function timidWeight({ bait, line, revealed }: View): (move: Move) => number {
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
