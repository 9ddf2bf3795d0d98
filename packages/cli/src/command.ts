/** The `guinguette` command, from its arguments to its exit status. */
import { readFileSync } from "node:fs";
import type { Language } from "@guinguette/words/language";
import { backupCommand, backupFlags, restoreCommand } from "./backup/command.ts";
import { benchCommand, benchFlags } from "./bench/command.ts";
import { botCommand, botFlags } from "./bot/command.ts";
import { botsCommand, botsFlags } from "./bots/command.ts";
import { commonFlags, type FlagKinds, type Flags, languageOf, readFlags } from "./flags.ts";
import { exitCodes, type Io, say } from "./io.ts";
import { loadCommand } from "./load/command.ts";
import { loadFlags } from "./load/plan.ts";
import { matchCommand } from "./match/command.ts";
import { matchFlags } from "./match/plan.ts";
import { playCommand, playFlags } from "./play/command.ts";
import { replayCommand, replayFlags } from "./replay/command.ts";
import { serveCommand, serveFlags } from "./serve/command.ts";
import { solveCommand, solveFlags } from "./solve/command.ts";
import { surroundingLanguage } from "./spoken.ts";
import { type Command, flagSentence, misuse, unknownCommand, usage } from "./usage.ts";
import { verifyCommand, verifyFlags } from "./verify/command.ts";

interface Runnable {
  readonly flags: FlagKinds;
  run(flags: Flags, language: Language, io: Io): Promise<number>;
}

const commands: Readonly<Record<Command, Runnable>> = {
  serve: { flags: serveFlags, run: serveCommand },
  backup: { flags: backupFlags, run: backupCommand },
  restore: { flags: backupFlags, run: restoreCommand },
  play: { flags: playFlags, run: playCommand },
  replay: { flags: replayFlags, run: replayCommand },
  verify: { flags: verifyFlags, run: verifyCommand },
  bench: { flags: benchFlags, run: benchCommand },
  bots: { flags: botsFlags, run: botsCommand },
  match: { flags: matchFlags, run: matchCommand },
  bot: { flags: botFlags, run: botCommand },
  solve: { flags: solveFlags, run: solveCommand },
  load: { flags: loadFlags, run: loadCommand },
};

export async function guinguette(args: readonly string[], io: Io): Promise<number> {
  const { flags, problem } = readFlags(args, { version: "bare", ...commonFlags });
  const language = languageOf(flags, surroundingLanguage(io.env));
  const [word] = flags.words;
  const command = (Object.keys(commands) as Command[]).find((name) => name === word);
  if (command !== undefined) return runCommand(command, args.toSpliced(args.indexOf(command), 1), io);
  if (word !== undefined) return misuse(unknownCommand(word, language), "all", language, io);
  if (problem !== undefined) return misuse(flagSentence(problem, language), "all", language, io);
  say(io.output, flags.given.has("version") ? version() : usage.all[language]);
  return exitCodes.fine;
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  const { flags: kinds, run } = commands[command];
  const { flags, problem } = readFlags(args, kinds);
  const language = languageOf(flags, surroundingLanguage(io.env));
  if (problem !== undefined) return misuse(flagSentence(problem, language), command, language, io);
  if (flags.given.has("help")) {
    say(io.output, usage[command][language]);
    return exitCodes.fine;
  }
  return run(flags, language, io);
}

function version(): string {
  const about: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return (about as { version: string }).version;
}
