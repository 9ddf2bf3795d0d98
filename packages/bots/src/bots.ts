/** The bots by game and level, the weakest level first. */
import type { GameId } from "@guinguette/rules/contract";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";
import { sensibleChatPeche } from "./sensible/chat-peche.ts";
import { sensibleFishAndChips } from "./sensible/fish-and-chips.ts";
import { sensibleFishFish } from "./sensible/fish-fish.ts";
import { sensibleWishes } from "./sensible/wishes.ts";

export const levels = ["random", "sensible"] as const;
export type Level = (typeof levels)[number];

const bots: Readonly<Record<Level, Readonly<Record<GameId, Bot>>>> = {
  random: {
    "fish-fish": randomBot,
    wishes: randomBot,
    "chat-peche": randomBot,
    "fish-and-chips": randomBot,
  },
  sensible: {
    "fish-fish": sensibleFishFish,
    wishes: sensibleWishes,
    "chat-peche": sensibleChatPeche,
    "fish-and-chips": sensibleFishAndChips,
  },
};

export function botOf(game: GameId, level: Level): Bot {
  return bots[level][game];
}
