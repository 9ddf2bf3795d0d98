/** `guinguette solve fish-fish`: the table of the round between two, computed again; or a round among three. */
import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue } from "../flags.ts";
import { untilInterrupted } from "../interrupted.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { liveLine } from "../live-line.ts";
import { isMistake, type Mistake, wrongValue } from "../mistake.ts";
import { gameNeeded, misuse, unwantedWord } from "../usage.ts";
import { solvingTrio, type TrioFound, trioJson, trioLines, trioTriedLine } from "./trio-words.ts";
import { type Found, foundJson, foundLines, roundLine, solving, triedLine, unsolved } from "./words.ts";
import type { News, Order } from "./worker.ts";

export const solveFlags = {
  players: "value",
  seconds: "value",
  table: "value",
  json: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

const usualSeconds = "60";

export async function solveCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const order = orderOf(flags, language);
  if (isMistake(order)) return misuse(order.mistake, "solve", language, io);
  say(io.error, (order.players === 3 ? solvingTrio : solving)[language]);
  const line = liveLine(io.error);
  let found: Found = { shipped: null, solved: null, tries: 0 };
  let trio: TrioFound = { solved: null, tries: 0 };
  let module = "";
  const hear = (news: News) => {
    switch (news.kind) {
      case "shipped":
        found = { ...found, shipped: news.worst };
        break;
      case "round":
        line.show(roundLine(news.rounds, found, language));
        break;
      case "solved":
        found = { ...found, solved: news.worst, tries: news.tries };
        module = news.module;
        line.tell(triedLine(news.worst, news.tries, language));
        break;
      case "trio":
        found = { ...found, tries: news.tries };
        trio = { solved: news.worst, tries: news.tries };
        line.tell(trioTriedLine(news.worst, news.tries, language));
    }
  };
  const interrupted = await untilInterrupted((stop) => solve(order, stop, hear));
  line.clear();
  if (found.solved === null && trio.solved === null) say(io.error, unsolved[language]);
  const file = flagValue(flags, "table");
  if (file !== undefined && module !== "") writeFileSync(file, module);
  const [json, lines] =
    order.players === 3
      ? [trioJson(trio), trioLines(trio, language)]
      : [foundJson(found), foundLines(found, language)];
  if (flags.given.has("json")) say(io.output, JSON.stringify(json));
  else for (const each of lines) say(io.output, each);
  return interrupted ? exitCodes.interrupted : exitCodes.fine;
}

function orderOf(flags: Flags, language: Language): Order | Mistake {
  const [game, unwanted] = flags.words;
  if (game === undefined) return { mistake: gameNeeded(["fish-fish"], language) };
  if (game !== "fish-fish") return wrongValue("solve", game, ["fish-fish"], language);
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  const players = flagValue(flags, "players") ?? "2";
  if (players !== "2" && players !== "3") return wrongValue("--players", players, ["2", "3"], language);
  const seconds = flagValue(flags, "seconds") ?? usualSeconds;
  if (/^\d{1,6}(\.\d+)?$/.test(seconds) && Number(seconds) > 0)
    return { players: players === "3" ? 3 : 2, seconds: Number(seconds) };
  const expected = language === "fr" ? "un nombre de secondes comme 60" : "a number of seconds such as 60";
  return wrongValue("--seconds", seconds, [expected], language);
}

function solve(order: Order, stop: AbortSignal, hear: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: order });
    const terminate = () => void worker.terminate();
    stop.addEventListener("abort", terminate, { once: true });
    worker.on("message", hear);
    worker.on("error", reject);
    worker.on("exit", () => {
      stop.removeEventListener("abort", terminate);
      resolve();
    });
  });
}
