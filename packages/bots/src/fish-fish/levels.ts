import type { FishFish } from "@guinguette/rules/fish-fish/game";
import { type Bot, seatOf } from "../bot.ts";
import { characterAt } from "../character.ts";
import type { Players } from "../levels.ts";
import { drawn } from "../mix.ts";
import { chooseFishFish } from "./player.ts";
import { skilfully, skills } from "./skill.ts";

export const fishFishPlayers: Players<FishFish> = {
  fry: reckoning("fry"),
  gudgeon: reckoning("gudgeon"),
  perch: reckoning("perch"),
  pike: reckoning("pike"),
  heron: chooseFishFish,
};

function reckoning(level: keyof typeof skills): Bot<FishFish>["choose"] {
  return (view, legal, random, _budget, heard) => {
    const character = characterAt(level, seatOf(view));
    return drawn(legal, skilfully(skills[level], character, view, legal, heard), random);
  };
}
