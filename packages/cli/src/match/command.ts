/** `guinguette match`: bots against bots, and against outside programs. */
import type { Language } from "@guinguette/words/language";
import type { Flags } from "../flags.ts";
import { untilInterrupted } from "../interrupted.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { liveLine } from "../live-line.ts";
import { isMistake } from "../mistake.ts";
import { misuse } from "../usage.ts";
import type { Played } from "./game.ts";
import { type Plan, planOf } from "./plan.ts";
import { standingOf, withoutLeads } from "./standing.ts";
import { playInThreads } from "./threads.ts";
import { announcement, faultSentence, nothingPlayed, progressLine, standingLines } from "./words.ts";

export async function matchCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const read = planOf(flags, language);
  if (isMistake(read)) return misuse(read.mistake, "match", language, io);
  const { plan } = read;
  say(io.error, announcement(plan, language));
  const played: Played[] = [];
  const interrupted = await untilInterrupted((stop) => play(plan, stop, played, language, io));
  const standing = standingOf(plan, played);
  if (flags.given.has("json"))
    say(io.output, JSON.stringify(flags.given.has("leads") ? standing : withoutLeads(standing)));
  else if (standing.games === 0) say(io.error, nothingPlayed[language]);
  else for (const line of standingLines(plan, standing, language)) say(io.output, line);
  return interrupted ? exitCodes.interrupted : exitCodes.fine;
}

async function play(
  plan: Plan,
  stop: AbortSignal,
  played: Played[],
  language: Language,
  io: Io,
): Promise<void> {
  const all = plan.deals * plan.players;
  const line = liveLine(io.error);
  line.show(progressLine(plan, 0, language));
  await playInThreads(plan, stop, (news) => {
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
