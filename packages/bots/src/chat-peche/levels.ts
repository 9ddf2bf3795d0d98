import type { Event } from "@guinguette/rules/chat-peche/events";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { below, type Random } from "@guinguette/rules/random";
import type { Budget } from "../budget.ts";
import type { Players } from "../levels.ts";
import { sensibleChatPeche } from "../sensible/chat-peche.ts";
import { chooseBiggestFish, chooseWithoutLuring } from "./children.ts";
import { chooseChatPeche, chooseTrusting } from "./player.ts";

export const chatPechePlayers: Players<ChatPeche> = {
  fry: chooseWithoutLuring,
  gudgeon: chooseBiggestFish,
  perch: sensibleChatPeche.choose,
  pike: chooseOnHabit,
  heron: chooseChatPeche,
};

/** Every other time it thinks the turn through and bets all on others' habits; else it follows its own. Hard on
 * whoever has habits, and to be outguessed by whoever has none. */
function chooseOnHabit(
  view: View,
  legal: readonly Move[],
  random: Random,
  budget: Budget,
  heard: readonly Event[] = [],
): Move {
  return below(random, 2) === 0
    ? chooseTrusting(view, legal, random, budget, heard, 1)
    : sensibleChatPeche.choose(view, legal, random, budget);
}
