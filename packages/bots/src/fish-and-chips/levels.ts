import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Players } from "../levels.ts";
import { sensibleFishAndChips } from "../sensible/fish-and-chips.ts";
import { chooseLikeAChild } from "./child.ts";
import { chooseAtDepth, chooseFishAndChips } from "./player.ts";

export const fishAndChipsPlayers: Players<FishAndChips> = {
  fry: chooseLikeAChild,
  /** Takes the most it can, at once. */
  gudgeon: (view, legal, random, budget) => chooseAtDepth(view, legal, random, budget, 1),
  perch: sensibleFishAndChips.choose,
  pike: (view, legal, random, budget) => chooseAtDepth(view, legal, random, budget, 4),
  heron: chooseFishAndChips,
};
