import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Players } from "../levels.ts";
import { randomBot } from "../random.ts";
import { sensibleFishFish } from "../sensible/fish-fish.ts";
import { chooseCarefully, chooseLikeChild } from "./habits.ts";
import { chooseFishFish } from "./player.ts";

export const fishFishPlayers: Players<FishFish> = {
  fry: chooseCarefully,
  gudgeon: randomBot.choose as Players<FishFish>["gudgeon"],
  perch: chooseLikeChild,
  pike: sensibleFishFish.choose,
  heron: chooseFishFish,
};
