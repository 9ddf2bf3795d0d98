/** `guinguette play [GAME]`: a table in this terminal. */
import type { Game } from "@guinguette/rules/contract";
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags } from "../flags.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { isMistake, type Mistake } from "../mistake.ts";
import { misuse } from "../usage.ts";
import { Left } from "./absence.ts";
import { askGame, askPlayers, askRest, type Seating } from "./seating.ts";
import { playTable } from "./table.ts";
import { openTerminal, type Terminal } from "./terminal.ts";
import { threadThinker } from "./thinking.ts";
import { wantedGame, wantedPlayers, wantedRest } from "./wanted.ts";
import { inputEnded, interrupted, welcome } from "./words.ts";

export const playFlags = {
  players: "value",
  humans: "value",
  names: "value",
  seats: "value",
  option: "values",
  usual: "bare",
  memory: "value",
  "take-back": "value",
  seed: "value",
  ...commonFlags,
} as const satisfies FlagKinds;

export async function playCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const wanted = wantedGame(flags, language);
  const mistake = isMistake(wanted) ? wanted : earlyMistake(flags, wanted.game, language);
  if (mistake !== undefined) return misuse(mistake.mistake, "play", language, io);
  const terminal = openTerminal(io);
  const thinker = io.thinker ?? threadThinker();
  try {
    const seating = await sitDown(terminal, flags, isMistake(wanted) ? undefined : wanted.game, language);
    if (isMistake(seating)) return misuse(seating.mistake, "play", language, io);
    await playTable(seating, terminal, thinker, language);
    return exitCodes.fine;
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    terminal.say();
    if (error.reason === "interrupt") terminal.say(interrupted[language]);
    else say(io.error, inputEnded[language]);
    return error.reason === "interrupt" ? exitCodes.interrupted : exitCodes.failed;
  } finally {
    thinker.stop();
    thinker.clock.close();
    terminal.close();
  }
}

/** Whatever can be known to be wrong before the first question is said before it. */
function earlyMistake(flags: Flags, game: Game | undefined, language: Language): Mistake | undefined {
  if (game === undefined) return undefined;
  const wanted = wantedPlayers(flags, game, language);
  if (isMistake(wanted)) return wanted;
  const rest = wantedRest(flags, game, wanted.players ?? Math.max(...game.about.players), language);
  return isMistake(rest) ? rest : undefined;
}

async function sitDown(
  terminal: Terminal,
  flags: Flags,
  known: Game | undefined,
  language: Language,
): Promise<Seating | Mistake> {
  terminal.say(terminal.paint("bold", welcome[language]));
  const game = known ?? (await askGame(terminal, language));
  const wanted = wantedPlayers(flags, game, language);
  if (isMistake(wanted)) return wanted;
  const players = wanted.players ?? (await askPlayers(terminal, game, language));
  const rest = wantedRest(flags, game, players, language);
  return isMistake(rest) ? rest : askRest(terminal, game, players, rest, language);
}
