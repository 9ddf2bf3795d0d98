/**
 * The driver of bots: wherever a table is, it asks the bots that are waited for and offers their moves. A bot that
 * throws, hangs, answers illegally or answers for a position that is gone neither freezes nor spoils a game.
 */
import { answerTime } from "@guinguette/bots/answer-time";
import { type BotName, listens, thinkingTimes } from "@guinguette/bots/levels";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import { type Random, streamOf } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import { carried } from "./carried.ts";
import { type Clock, type Deciding, decide, type Thoughtless } from "./decide.ts";
import type { Far } from "./far.ts";
import { botAtWork } from "./fold.ts";
import { heardBy, legalMoves } from "./sight.ts";
import { awaited, type Table } from "./table.ts";
import type { Chair, Deal } from "./terms.ts";

export interface DriverOptions extends Deciding {
  readonly clock: Clock;
  /** At least so long a bot seems to think, in milliseconds. */
  readonly least: () => number;
  /** An answer comes as soon as there is one: nobody is there who could tell anything from the time. */
  readonly atOnce?: boolean;
  /** Comes back when those who look have seen what happened up to this change: bots wait for them. */
  readonly hold?: (number: number) => Promise<void>;
}

export interface Driver {
  stop(): void;
}

/** The bot that plays at a chair, if one does: its own, or one that stands in. */
export function botAt(chair: Chair): BotName | null {
  return botAtWork(chair)?.level ?? null;
}

/** A bot's own stream of chance for one decision. It comes of the seed, and so of nothing that anybody can know. */
function botStream({ seed }: Deal, seat: Seat, moves: number): Random {
  return streamOf(`${seed}/${seat}/${moves}`, "bot");
}

/** What a bot is told: what its seat knows, what it may do, and its own chance. A game may be long, and to tell all that was
 * heard of it takes as long again with each move: only those are told who go by it. */
export function thoughtOf(table: Table, seat: Seat, bot: BotName): Thought {
  const { game, state, terms, deal, moves } = table;
  const heard = listens[terms.game] ? heardBy(table, seat).map(({ event }) => event) : [];
  const random = botStream(deal, seat, moves.length);
  return {
    game: terms.game,
    bot,
    view: game.view(state, seat),
    legal: legalMoves(table, seat),
    heard,
    random,
  };
}

/** The next bot that the table waits for. */
export function botToAsk(table: Table): { readonly seat: Seat; readonly bot: BotName } | null {
  const mask = awaited(table);
  for (const [seat, chair] of table.chairs.entries()) {
    const bot = botAt(chair);
    if (bot !== null && (mask >> seat) & 1) return { seat, bot };
  }
  return null;
}

/** A move that was thought of, for the table as it was after the change with this number. */
export interface Answering {
  readonly seen: number;
  readonly move: Types["move"];
  readonly troubles: readonly Thoughtless[];
}

/** Lets the bot at a seat think. */
export async function answering(
  table: Table,
  { seat, bot }: { readonly seat: Seat; readonly bot: BotName },
  options: Omit<Deciding, "said">,
): Promise<Answering> {
  const seen = table.changes.length;
  const troubles: Thoughtless[] = [];
  const said = (trouble: Thoughtless) => void troubles.push(trouble);
  const move = await decide(carried(thoughtOf(table, seat, bot)), { ...options, said });
  return { seen, move, troubles };
}

/** Comes back when it is time for a bot to answer, that was asked then. */
export async function timeToAnswer(
  bot: BotName,
  asked: number,
  { clock, least, atOnce = false }: Pick<DriverOptions, "clock" | "least" | "atOnce">,
): Promise<void> {
  const spent = clock.now() - asked;
  if (!atOnce) await clock.timer(answerTime(thinkingTimes[bot], spent, least()) - spent).done;
}

export function driveBots(far: Far, options: DriverOptions): Driver {
  const { table } = far;
  const { hold = () => Promise.resolve() } = options;
  let stopped = false;
  let driving = false;

  /** While somebody is asked whether a move may be taken back, nobody plays over the question. */
  const next = () => (table.question === null ? botToAsk(table) : null);

  async function drive(): Promise<void> {
    if (driving || stopped || next() === null) return;
    driving = true;
    try {
      await hold(table.changes.length);
      const asked = next();
      if (asked !== null && !stopped) await move(asked);
    } finally {
      driving = false;
    }
    void drive();
  }

  async function move(asked: { readonly seat: Seat; readonly bot: BotName }): Promise<void> {
    const { seat, bot } = asked;
    const begun = options.clock.now();
    const { seen, move: chosen, troubles } = await answering(table, asked, options);
    await timeToAnswer(bot, begun, options);
    // A person may have sat down there meanwhile.
    const chair = table.chairs[seat];
    if (stopped || chair === undefined || botAt(chair) === null) return;
    // Nor does who was thinking already play over a question: once it is answered, they think anew.
    if (table.question !== null) return;
    // If somebody took a move back meanwhile, the table knows what this was thought for.
    const answer = far.offer(seat, { kind: "play", seen, move: chosen });
    if (answer.ok) for (const trouble of troubles) options.said(trouble);
  }

  const stopListening = far.listen(() => void drive());
  void drive();
  return {
    stop() {
      stopped = true;
      stopListening();
    },
  };
}
