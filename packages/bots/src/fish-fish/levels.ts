import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Players } from "../levels.ts";
import { sensibleFishFish } from "../sensible/fish-fish.ts";
import { bold, playing, timid, wavering } from "./habits.ts";
import { chooseFishFish } from "./player.ts";

export const fishFishPlayers: Players<FishFish> = {
  fry: playing(timid),
  gudgeon: playing(wavering),
  perch: playing(bold),
  pike: sensibleFishFish.choose,
  heron: chooseFishFish,
};
