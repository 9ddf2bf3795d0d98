import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Players } from "../levels.ts";
import { sensibleChatPeche } from "../sensible/chat-peche.ts";
import { chooseBiggestFish, chooseWithoutLuring } from "./children.ts";
import { chooseChatPeche, chooseTrusting } from "./player.ts";

export const chatPechePlayers: Players<ChatPeche> = {
  fry: chooseWithoutLuring,
  gudgeon: chooseBiggestFish,
  perch: sensibleChatPeche.choose,
  /** Plays what cannot be outguessed, and leaves others' habits alone. */
  pike: (view, legal, random, budget) => chooseTrusting(view, legal, random, budget, 0),
  heron: chooseChatPeche,
};
