import { below } from "@guinguette/rules/random";
import type { Bot } from "./bot.ts";

/** Plays any legal move, each as likely as the others. */
export const randomBot: Bot = {
  name: "random",
  choose(_view, legal, random) {
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new Error("a bot was asked to move without a legal move");
    return move;
  },
};
