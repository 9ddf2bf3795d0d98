/** One game at one device, from the deal to the result. */
import { setTimeout } from "node:timers/promises";
import { answerTime } from "@guinguette/bots/answer-time";
import { type BotName, thinkingTimes } from "@guinguette/bots/levels";
import { randomBot } from "@guinguette/bots/random";
import { eventFor, type Types } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import { firstSeat, holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Language } from "@guinguette/words/language";
import { hanging } from "../layout.ts";
import { legalMoves } from "../legal-moves.ts";
import { resultLines } from "../result.ts";
import { Left } from "./absence.ts";
import { drawTable, type Live, openLive, recordOf, tellNews } from "./live.ts";
import { letPass } from "./passing.ts";
import { offerToSave } from "./save.ts";
import type { Seating } from "./seating.ts";
import type { Terminal } from "./terminal.ts";
import type { Thinker } from "./thinking.ts";
import { personChooses } from "./turn.ts";
import { couldNotThink, gameOver, goodbye, secretsStay } from "./words.ts";

export async function playTable(
  seating: Seating,
  terminal: Terminal,
  thinker: Thinker,
  language: Language,
): Promise<void> {
  const live = openLive(seating, terminal, language);
  const finished = await playedInSecret(live, thinker);
  if (finished) sayResult(live);
  await mayBeSaved(live);
  terminal.say(goodbye[language]);
}

/** Plays to the end; whoever comes to this screen afterwards sees no one's secrets. */
async function playedInSecret(live: Live, thinker: Thinker): Promise<boolean> {
  const { secret, terminal } = live;
  terminal.guard(secret);
  try {
    return await playToTheEnd(live, thinker);
  } finally {
    if (secret) terminal.clear();
    terminal.guard(false);
  }
}

/** False if a person left before the end. */
async function playToTheEnd(live: Live, thinker: Thinker): Promise<boolean> {
  const { game, state, seating, terminal } = live;
  for (;;) {
    const seat = nextToMove(live);
    if (seat === undefined) return true;
    const legal = legalMoves(game, state, seat);
    const bot = seating.bots[seat] ?? null;
    const move =
      bot === null
        ? await personChooses(live, seat, legal)
        : await botChooses(live, seat, bot, legal, thinker);
    if (move === null) return false;
    game.play(state, seat, game.encode(move), live.log);
    live.moves.push({ seat, move });
    if (!live.secret) {
      await letPass(live, sharedViewer(live));
      tellNews(live, sharedViewer(live));
    }
    await terminal.breathe();
  }
}

async function botChooses(
  { game, state, seating, log, moves, terminal, names, language }: Live,
  seat: Seat,
  bot: BotName,
  legal: readonly Types["move"][],
  thinker: Thinker,
): Promise<Types["move"]> {
  const view = game.view(state, seat);
  const heard = log.map((happening) => eventFor(happening, seat));
  // The seed tells every card: a bot is given a stream that nothing else can be told from.
  const random = streamOf(`${seating.seed}/${moves.length}`, "bot", seat);
  const begun = performance.now();
  const thought = thinker.think({ game: game.id, bot, view, legal, heard, random }).catch(() => null);
  const answer = await terminal.unlessLeft(thought);
  const thoughtless = answer === null || game.check(state, seat, answer) !== null;
  if (thoughtless) terminal.say(couldNotThink(names(seat), language));
  // Who looks on shall not see from the time whether there was anything to choose.
  const spent = performance.now() - begun;
  if (terminal.screen)
    await terminal.unlessLeft(setTimeout(answerTime(thinkingTimes[bot], spent, 0) - spent));
  return thoughtless ? randomBot.choose(view, legal, random, { spent: () => true }) : answer;
}

/** Of several who may move at once, whoever has the device already. */
function nextToMove({ game, state, looking }: Live): Seat | undefined {
  const actors = game.actors(state);
  if (actors === 0) return undefined;
  return looking !== undefined && holdsSeat(actors, looking) ? looking : firstSeat(actors);
}

/** Through whose eyes the screen is when nobody is behind a curtain. */
function sharedViewer({ seating }: Live): Seat | "spectator" {
  const people = seating.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return people.length === 1 && people[0] !== undefined ? people[0] : "spectator";
}

function sayResult(live: Live): void {
  const { game, state, terminal, language, names } = live;
  const viewer = live.secret ? "spectator" : sharedViewer(live);
  tellNews(live, viewer);
  drawTable(live, viewer);
  terminal.say(terminal.paint("bold", gameOver[language]));
  for (const line of resultLines(game, state, viewer, names, language)) terminal.say(line);
}

/**
 * A record carries the seed, which tells every card and board to come: nobody at the table may have it before the
 * game is over (FF-R4, IW-R15).
 */
async function mayBeSaved(live: Live): Promise<void> {
  const { game, state, seating, moves, terminal, language } = live;
  if (game.winners(state) === null) {
    for (const line of hanging("", secretsStay[language])) terminal.say(line);
    return;
  }
  try {
    await offerToSave(terminal, recordOf(seating, moves), language);
  } catch (error) {
    // The game is done; answers that end here have said no.
    if (!(error instanceof Left && error.reason === "end")) throw error;
    terminal.say();
  }
}
