/** Fish Fish: Fish bet by the cards that are still out, the Fisher by how the Fish have bitten; both keep others guessing. */
import { LINES, TILES } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { type Bot, seatOf } from "../bot.ts";
import { seeing } from "../fish-fish/sight.ts";
import { drawn, sharesOf, weightsOf } from "../mix.ts";
import type { Policy } from "../toolbox/best-response.ts";
import { betWorth } from "./fish-fish-bets.ts";

/** Fishers are quicker with their catches than chance would be. */
const sight = seeing(0.2, 0);

/** Bets that may be worth so many points less than the best are made now and then. */
const BET_LEEWAY = 1.5;
/** A bait may be so much smaller than the biggest one held. */
const BAIT_LEEWAY = 2;
/** A hook on a line with tiles still about is worth more than one kept, but not by so much that it is foreseen. */
const EAGERNESS = 0.2;
/** However the Fish behave, either card stays at least so likely while the Fisher holds both. */
const BLUFF = 0.15;

export const sensibleFishFish: Bot<FishFish> = {
  name: "sensible",
  choose: (view, legal, random) => drawn(legal, sensibly(view, legal), random),
};

/** How likely each move is. */
export const sensibly: Policy<FishFish> = (view, legal) => {
  if (view.phase === "cast") return castShares(view, legal);
  const worth = betWorth(view, seatOf(view), sight);
  return sharesOf(
    weightsOf(
      legal.map((move) => (move.type === "bet" ? worth(move.tiles) : 0)),
      BET_LEEWAY,
    ),
  );
};

/** The bait says nothing about the card. Big ones go early, or Fish that have outlasted both catches are given them
 * for nothing (FF-E2). */
function castShares(view: View, legal: readonly Move[]): number[] {
  const weights = weightsOf(view.baits, BAIT_LEEWAY);
  const hooked = chanceOfCatch(view);
  return sharesOf(
    legal.map((move) => {
      if (move.type !== "cast") return 0;
      const wanted = weights.reduce(
        (sum, weight, place) => sum + (view.baits[place] === move.bait ? weight : 0),
        0,
      );
      return wanted * (move.card === "catch" ? hooked : 1 - hooked);
    }),
  );
}

function chanceOfCatch(view: View): number {
  const hand = view.hand ?? [];
  const catches = hand.filter((card) => card === "catch").length;
  if (catches === 0 || catches === hand.length) return catches === 0 ? 0 : 1;
  const wanted = catches / hand.length + EAGERNESS + haste(view);
  return Math.min(1 - BLUFF, Math.max(BLUFF, wanted));
}

/** How much more of their tiles the Fish have bet than a fifth on each line. Those who hold back must bet in the
 * end (FF-L3): the hook waits for them. */
export function haste(view: View): number {
  const held = view.fish.reduce((sum, { tiles }) => sum + tiles, 0);
  return 1 - held / (TILES * view.fish.length) - (view.line - 1) / LINES;
}
