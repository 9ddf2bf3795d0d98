/** Who sits at the table of a match: a bot of the house, or an outside program. */
import { setTimeout } from "node:timers/promises";
import { answerTime } from "@guinguette/bots/answer-time";
import type { Bot } from "@guinguette/bots/bot";
import { within } from "@guinguette/bots/budget";
import { type BotName, loadBot, thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Game, GameId, Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import type { Seat } from "@guinguette/rules/seats";
import { Malformed, type Problem } from "@guinguette/rules/shape";
import { decide } from "@guinguette/table/decide";
import { now, wallClock } from "../clock.ts";
import type { Plan } from "./plan.ts";
import { ask, type Program, programOf, type Silence, type Witness } from "./program.ts";
import { commandOf, timedBot } from "./seats.ts";

export type Sitter =
  | {
      readonly kind: "bot";
      readonly level: BotName;
      readonly bot: Bot;
      readonly ms: number;
      readonly timed: boolean;
    }
  | { readonly kind: "program"; readonly program: Program; readonly ms: number };

/** What a program is asked; `ms` is how long it may think. */
export interface Question {
  readonly game: GameId;
  readonly players: number;
  readonly options: object;
  readonly seat: Seat;
  readonly view: Types["view"];
  readonly legal: readonly Types["move"][];
}

/** Why a seat loses a game, as data. */
export type Failure =
  | Silence
  | { readonly kind: "not-json"; readonly line: string }
  | { readonly kind: "malformed"; readonly line: string; readonly at: string; readonly problem: Problem }
  | { readonly kind: "refused"; readonly move: Types["move"]; readonly refusal: Refused };

export type Decision = { readonly move: Types["move"] } | { readonly failure: Failure };

export function sittersFor(plan: Plan, witness: Witness): Promise<Sitter[]> {
  return Promise.all(plan.seats.map((name) => sitterNamed(name, plan, witness)));
}

async function sitterNamed(name: string, plan: Plan, witness: Witness): Promise<Sitter> {
  const command = commandOf(name);
  if (command !== undefined) {
    // Outside programs get as long as the best of the house.
    const ms = plan.ms ?? thinkingTimes.heron;
    return { kind: "program", program: programOf(command, plan.patience, witness, plan.mark), ms };
  }
  const timed = timedBot(name);
  if (timed === undefined) throw new Error(`nobody is called ${name}`);
  const { bot: level } = timed;
  const ms = timed.ms ?? plan.ms ?? thinkingTimes[level];
  // A program could tell from the time whether there was anything to choose.
  const isTimed = plan.seats.some((seat) => commandOf(seat) !== undefined);
  return { kind: "bot", level, bot: await loadBot(plan.game, level), ms, timed: isTimed };
}

const clock = wallClock();

type HouseBot = Extract<Sitter, { kind: "bot" }>;

/**
 * What a bot of the house plays: whatever becomes of its thought, a legal move. `lost` says that this very thought was
 * tried before, and never came to an end.
 */
export function houseMove(
  { bot, ms }: HouseBot,
  thought: Thought,
  lost: boolean,
  said: () => void,
): Promise<Types["move"]> {
  const place = async ({ view, legal, random, heard }: Thought) =>
    bot.choose(view, legal, random, within(ms, now), heard);
  return decide(thought, { clock, places: lost ? [] : [place], said });
}

/** Lets the time go by that the bot might have taken, since it began to think. */
export async function untilAnswerTime({ ms, timed }: HouseBot, begun: number): Promise<void> {
  const spent = clock.now() - begun;
  if (timed) await setTimeout(answerTime(ms, spent, 0) - spent);
}

/** What a program answers. It is told no events: what it was shown before, it may remember. */
export async function programMove(
  { program, ms }: Extract<Sitter, { kind: "program" }>,
  question: Question,
): Promise<Decision> {
  const answer = await ask(program, { ...question, ms }, ms);
  return typeof answer === "string" ? readMove(gameOf(question.game), answer) : { failure: answer };
}

/** A line as a move; whether it may be made now is for the rules to say. */
function readMove(game: Game, line: string): Decision {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { failure: { kind: "not-json", line } };
  }
  try {
    return { move: game.moveShape(json, "move") };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { failure: { kind: "malformed", line, at: error.at, problem: error.problem } };
  }
}
