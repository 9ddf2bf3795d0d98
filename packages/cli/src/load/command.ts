/** `guinguette load`: real games over real sockets, and how the server of tables bears it. */
import { setTimeout } from "node:timers/promises";
import { base } from "@guinguette/wire/version";
import type { Language } from "@guinguette/words/language";
import { now } from "../clock.ts";
import type { Flags } from "../flags.ts";
import { untilInterrupted } from "../interrupted.ts";
import { exitCodes, type Io, say, sayJson } from "../io.ts";
import { type LiveLine, liveLine } from "../live-line.ts";
import { isMistake } from "../mistake.ts";
import { misuse } from "../usage.ts";
import { type Crew, crewAt, type LoadPlan } from "./crew.ts";
import { costOf, type Measured, measured, startCounting } from "./measured.ts";
import { wantedBy } from "./plan.ts";
import { ownServer } from "./server.ts";
import { within } from "./spread.ts";
import { measuredLines, noServer, playingLine, seatingLine } from "./words.ts";

export async function loadCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const wanted = wantedBy(flags, language);
  if (isMistake(wanted)) return misuse(wanted.mistake, "load", language, io);
  const { plan, seconds } = wanted;
  const own = wanted.server === null ? await ownServer() : null;
  const server = own?.address ?? wanted.server ?? "";
  const line = liveLine(io.error);
  let result: Measured | null = null;
  try {
    if (own === null && !(await answers(server))) {
      say(io.error, `${noServer[language]} ${server}`);
      return exitCodes.failed;
    }
    const interrupted = await untilInterrupted(async (stop) => {
      result = await load({ server, plan, seconds, stop, line, language });
    });
    line.clear();
    if (result !== null) {
      if (flags.given.has("json")) sayJson(io.output, result);
      else for (const each of measuredLines(result, language)) say(io.output, each);
    }
    return interrupted ? exitCodes.interrupted : exitCodes.fine;
  } finally {
    await own?.close();
  }
}

async function answers(server: string): Promise<boolean> {
  return fetch(new URL(`${base}/tables`, server)).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Loading {
  readonly server: string;
  readonly plan: LoadPlan;
  readonly seconds: number;
  readonly stop: AbortSignal;
  readonly line: LiveLine;
  readonly language: Language;
}

/** What is shown of how far it has come, this often in milliseconds. */
const SHOWN = 500;
/** What is played before anything is counted, in milliseconds: code grows quick, and every table has moved. */
const WARM = 5_000;

/** Null where it was stopped before anything was played. */
async function load(loading: Loading): Promise<Measured | null> {
  const { server, plan, stop, line, language } = loading;
  const empty = await costOf([server]);
  const crew = crewAt([server], plan);
  try {
    let isSeated = false;
    const seated = crew.seated.then(() => {
      isSeated = true;
    });
    line.show(seatingLine(0, plan.tables, language), true);
    while (!isSeated && !stop.aborted) {
      await Promise.race([seated, setTimeout(SHOWN)]);
      line.show(seatingLine(crew.tables(), plan.tables, language));
    }
    line.show(seatingLine(crew.tables(), plan.tables, language), true);
    if (stop.aborted) return null;
    crew.begin(plan.pace);
    await untilLater(Math.min(WARM, 1_000 * loading.seconds), stop);
    return await counted(loading, crew, empty?.rss ?? null);
  } finally {
    crew.close();
  }
}

async function counted(loading: Loading, crew: Crew, empty: number | null): Promise<Measured> {
  const { server, plan, seconds, stop, line, language } = loading;
  const counting = await startCounting([server], crew);
  for (let left = seconds; left > 0 && !stop.aborted; left = seconds - (now() - counting.begun) / 1_000) {
    await untilLater(Math.min(SHOWN, 1_000 * left), stop);
    const { moves, latencies } = crew.tally();
    const so = (now() - counting.begun) / 1_000;
    line.show(playingLine({ seconds: so, moves: moves / so, p99: within(latencies, 0.99) }, language));
  }
  return measured([server], plan, crew, counting, empty);
}

async function untilLater(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
}
