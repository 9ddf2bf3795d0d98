import type { Wishes } from "@guinguette/rules/wishes/game";
import type { Players } from "../levels.ts";
import { sensibleWishes } from "../sensible/wishes.ts";
import { chooseHastily, chooseLikeAChild } from "./beginners.ts";
import { chooseShallowly, chooseWishes } from "./player.ts";

export const wishesPlayers: Players<Wishes> = {
  fry: chooseLikeAChild,
  gudgeon: chooseHastily,
  perch: sensibleWishes.choose,
  pike: chooseShallowly,
  heron: chooseWishes,
};
