import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Players } from "../levels.ts";
import { sensibleFishAndChips } from "../sensible/fish-and-chips.ts";
import { chooseLikeAChild } from "./child.ts";
import { chooseGreedily } from "./greedy.ts";
import { chooseAtDepth, chooseFishAndChips } from "./player.ts";

export const fishAndChipsPlayers: Players<FishAndChips> = {
  fry: chooseLikeAChild,
  gudgeon: chooseGreedily,
  perch: sensibleFishAndChips.choose,
  pike: (view, legal, random, budget) => chooseAtDepth(view, legal, random, budget, 4),
  heron: chooseFishAndChips,
};
