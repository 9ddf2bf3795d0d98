/** One decision of a bot as it is sent to where bots think: a worker of the page, or a thread of the terminal. */
import type { GameId, Types } from "@guinguette/rules/contract";
import type { Random } from "@guinguette/rules/random";
import type { Budget } from "./budget.ts";
import { type BotName, loadBot } from "./levels.ts";

/** What a bot is told: what its seat sees and, where it goes by it, has heard, what it may do, and its own stream of chance. The table's seed,
 * which tells the deal, stays with the table. */
export interface Thought {
  readonly game: GameId;
  readonly bot: BotName;
  readonly view: Types["view"];
  readonly legal: readonly Types["move"][];
  /** Nothing, where no player of the game goes by it (`listens`). */
  readonly heard: readonly Types["event"][];
  readonly random: Random;
}

export async function chosenIn(thought: Thought, budget: Budget): Promise<Types["move"]> {
  const { game, bot, view, legal, heard, random } = thought;
  return (await loadBot(game, bot)).choose(view, legal, random, budget, heard);
}
