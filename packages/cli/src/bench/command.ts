/** `guinguette bench`: how fast the games are, each in a thread of its own. */
import { Worker } from "node:worker_threads";
import type { Game } from "@guinguette/rules/contract";
import { gameIds } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import type { Language } from "@guinguette/words/language";
import {
  commonFlags,
  type FlagKinds,
  type FlagProblem,
  type Flags,
  flagValue,
  wholeNumber,
} from "../flags.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { flagSentence, misuse, unwantedWord } from "../usage.ts";
import type { Run } from "./measure.ts";
import { type Playout, playoutOf } from "./playouts.ts";
import { measuredOf, tableHead, tableRow } from "./result.ts";
import type { Order } from "./worker.ts";

export const benchFlags = {
  game: "value",
  players: "value",
  seconds: "value",
  runs: "value",
  json: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

interface Plan {
  readonly playouts: readonly Playout[];
  readonly seconds: number;
  readonly runs: number;
}

export async function benchCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return misuse(unwantedWord(unwanted, language), "bench", language, io);
  const plan = planOf(flags, language);
  if ("kind" in plan) return misuse(flagSentence(plan, language), "bench", language, io);
  const json = flags.given.has("json");
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt);
  if (!json) say(io.output, tableHead(language));
  for (const playout of plan.playouts) {
    if (stop.signal.aborted) break;
    const runs = await runsOf(playout, plan, stop.signal, io);
    if (runs.length === 0) continue;
    const measured = measuredOf(playout, runs);
    say(io.output, json ? JSON.stringify(measured) : tableRow(measured, language));
  }
  process.off("SIGINT", interrupt);
  return stop.signal.aborted ? exitCodes.interrupted : exitCodes.fine;
}

function planOf(flags: Flags, language: Language): Plan | FlagProblem {
  const seconds = flagValue(flags, "seconds") ?? "0.5";
  if (!/^\d{1,4}(\.\d+)?$/.test(seconds) || Number(seconds) === 0) {
    const expected =
      language === "fr" ? ["un nombre de secondes comme 0.5"] : ["a number of seconds such as 0.5"];
    return { kind: "value", flag: "--seconds", found: seconds, expected };
  }
  const runs = flagValue(flags, "runs") ?? "7";
  if ((wholeNumber(runs) ?? 0) < 1) {
    const expected = language === "fr" ? ["un nombre à partir de 1"] : ["a number, 1 or more"];
    return { kind: "value", flag: "--runs", found: runs, expected };
  }
  const game = flagValue(flags, "game");
  const chosen = games.filter(({ id }) => game === undefined || game === id);
  if (game !== undefined && chosen.length === 0)
    return { kind: "value", flag: "--game", found: game, expected: gameIds };
  const players = flagValue(flags, "players");
  const playouts = chosen.flatMap((one) => playoutsOf(one, players));
  if (players !== undefined && playouts.length === 0) {
    const known = [...new Set(chosen.flatMap((one) => one.about.players))].toSorted((a, b) => a - b);
    return { kind: "value", flag: "--players", found: players, expected: known.map(String) };
  }
  return { playouts, seconds: Number(seconds), runs: Number(runs) };
}

function playoutsOf(game: Game, wanted: string | undefined): Playout[] {
  return game.about.players
    .filter((players) => wanted === undefined || wanted === String(players))
    .map((players) => playoutOf(game.id, players));
}

/** The runs of one thread: all of them, or those done before it was stopped. */
function runsOf(playout: Playout, plan: Plan, stop: AbortSignal, io: Io): Promise<Run[]> {
  const order: Order = {
    game: playout.game.id,
    players: playout.players,
    seconds: plan.seconds,
    runs: plan.runs,
  };
  const progress = progressOn(io, order);
  return new Promise((resolve, reject) => {
    const runs: Run[] = [];
    const worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: order });
    const terminate = () => void worker.terminate();
    stop.addEventListener("abort", terminate, { once: true });
    progress.show(0);
    worker.on("message", (run: Run) => {
      runs.push(run);
      progress.show(runs.length);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      stop.removeEventListener("abort", terminate);
      progress.clear();
      resolve(runs);
    });
  });
}

/** On a terminal a line that counts the runs; elsewhere one line for each thread. */
function progressOn({ error }: Io, { game, players, runs }: Order) {
  const live = error.isTTY === true;
  return {
    show(done: number) {
      if (live) error.write(`\r\u001b[K${game} ${players}: ${done}/${runs}`);
      else if (done === 0) say(error, `${game} ${players}`);
    },
    clear: () => void (live && error.write("\r\u001b[K")),
  };
}
