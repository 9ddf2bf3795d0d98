/** `guinguette match`: bots against bots, and against outside programs. */
import { closeSync, openSync } from "node:fs";
import type { Language } from "@guinguette/words/language";
import { type Flags, flagValue } from "../flags.ts";
import { untilInterrupted } from "../interrupted.ts";
import { exitCodes, type Io, say, sayJson } from "../io.ts";
import { liveLine } from "../live-line.ts";
import { isMistake } from "../mistake.ts";
import { readInput } from "../replay/source.ts";
import { misuse } from "../usage.ts";
import type { Played } from "./game.ts";
import { type Plan, planOf, seedFromInput } from "./plan.ts";
import { hasPrograms } from "./seats.ts";
import { standingOf, withoutLeads } from "./standing.ts";
import { playInThreads } from "./threads.ts";
import {
  announcement,
  faultSentence,
  noSeed,
  nothingPlayed,
  progressLine,
  seedSentence,
  standingLines,
  thoughtlessSentence,
} from "./words.ts";

export async function matchCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const read = planOf(flags, language);
  if (isMistake(read)) return misuse(read.mistake, "match", language, io);
  const plan = await withSeed(read.plan, flags, io);
  if (plan === undefined) return misuse(noSeed[language], "match", language, io);
  say(io.error, announcement(plan, language));
  const played: Played[] = [];
  const interrupted = await untilInterrupted((stop) => play(plan, stop, played, language, io));
  const standing = standingOf(plan, played);
  if (flags.given.has("json"))
    sayJson(io.output, flags.given.has("leads") ? standing : withoutLeads(standing));
  else if (standing.games === 0) say(io.error, nothingPlayed[language]);
  else for (const line of standingLines(plan, standing, language)) say(io.output, line);
  if (hasPrograms(plan.seats)) say(io.error, seedSentence(plan, language));
  return interrupted ? exitCodes.interrupted : exitCodes.fine;
}

/** The plan with the seed that standard input holds, if it is to be found there. */
async function withSeed(plan: Plan, flags: Flags, io: Io): Promise<Plan | undefined> {
  if (flagValue(flags, "seed") !== seedFromInput) return plan;
  const source = await readInput(io.input);
  // A program could read the input once more, were it a file.
  if (io.input === process.stdin) forgetInput();
  const seed = source.ok ? source.text.replace(/\r?\n$/, "") : "";
  return seed === "" ? undefined : { ...plan, seed };
}

/** Closes standard input, and puts nothing in its place. */
function forgetInput(): void {
  try {
    closeSync(0);
  } catch {
    // At the end of a pipe it was closed already.
  }
  if (process.platform !== "win32") openSync("/dev/null", "r");
}

async function play(
  plan: Plan,
  stop: AbortSignal,
  played: Played[],
  language: Language,
  io: Io,
): Promise<void> {
  const all = plan.sets * plan.players;
  const line = liveLine(io.error);
  line.show(progressLine(plan, 0, language));
  await playInThreads(plan, stop, (news) => {
    if (news.kind === "said") line.tell(news.line);
    if (news.kind === "thoughtless") line.tell(thoughtlessSentence(plan, news.which, language));
    if (news.kind !== "played") return;
    played.push(news.played);
    const sentence = faultSentence(plan, news.played, news.gaveUp, language);
    if (sentence !== null) line.tell(sentence);
    line.show(progressLine(plan, played.length, language), isTenth(played.length, all));
  });
  line.clear();
}

/** Whether another tenth of the whole is done. */
function isTenth(done: number, all: number): boolean {
  return Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
