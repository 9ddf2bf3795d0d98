/** The strongest at Fish Fish: between two it reads the person opposite, from the solved way on; in a crowd, the table. */
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import { type Bot, seatOf } from "../bot.ts";
import { characterAt } from "../character.ts";
import { drawn } from "../mix.ts";
import type { Policy } from "../toolbox/best-response.ts";
import { crowdShares } from "./crowd.ts";
import { chooseByReading } from "./reader.ts";

/** For any number of players. In a crowd it needs no time to think. */
export const chooseFishFish: Bot<FishFish>["choose"] = (view, legal, random, budget, heard = []) => {
  if (view.players === 2) return chooseByReading(view, legal, random, budget, heard);
  return drawn(legal, crowdShares(view, legal, heard, characterAt("heron", seatOf(view))), random);
};

/** How likely each move is among three or more, if nothing has been heard. */
export const inCrowd: Policy<FishFish> = (view, legal) =>
  crowdShares(view, legal, [], characterAt("heron", seatOf(view)));
