/** One turn of a person: what happened, the table, the choices, and an answer. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { wholeNumber } from "../flags.ts";
import { hanging } from "../layout.ts";
import { Away } from "./absence.ts";
import { askYesNo, choiceLines } from "./asking.ts";
import { drawTable, forget, type Live, tellLog, tellNews, viewFor } from "./live.ts";
import {
  aChoicePlease,
  curtain,
  help,
  keys,
  logTitle,
  news,
  nothingYet,
  reallyLeave,
  rulesTitle,
} from "./words.ts";

/** The move chosen, or null to leave the game. */
export async function personChooses(
  live: Live,
  seat: Seat,
  legal: readonly Types["move"][],
): Promise<Types["move"] | null> {
  for (;;) {
    try {
      return await choiceOf(live, seat, legal);
    } catch (error) {
      // Whoever comes back sees the table again, behind the curtain if there is one.
      if (!(error instanceof Away)) throw error;
    }
  }
}

async function choiceOf(
  live: Live,
  seat: Seat,
  legal: readonly Types["move"][],
): Promise<Types["move"] | null> {
  const { terminal, language } = live;
  await handOver(live, seat);
  tellNews(live, seat, live.secret ? news[language] : undefined);
  drawTable(live, seat);
  sayChoices(live, seat, legal);
  for (;;) {
    const typed = await terminal.ask("> ");
    const chosen = wholeNumber(typed);
    const move = chosen === undefined ? undefined : legal[chosen - 1];
    if (move !== undefined) {
      forget(live);
      return move;
    }
    switch (typed.toLowerCase()) {
      case "":
        forget(live);
        drawTable(live, seat);
        sayChoices(live, seat, legal);
        break;
      case "?":
        sayRules(live, seat);
        break;
      case "h":
        for (const line of help[language].split("\n")) terminal.say(line);
        break;
      case "l":
        terminal.say(live.log.length === 0 ? nothingYet[language] : logTitle[language]);
        tellLog(live, seat, 0);
        break;
      case "q":
        if (await askYesNo(terminal, reallyLeave[language], false, language)) return null;
        break;
      default:
        terminal.say(aChoicePlease(typed, legal.length, language));
    }
  }
}

/** Draws the curtain where the one who looked last must not see what the next one sees, or may be another. */
async function handOver(live: Live, seat: Seat): Promise<void> {
  const { terminal, names, language } = live;
  if (live.secret && (live.looking !== seat || !terminal.stayed())) {
    terminal.clear();
    await terminal.anyKey(curtain(names(seat), terminal.screen, language));
    terminal.clear();
  }
  live.looking = seat;
}

function sayChoices(live: Live, seat: Seat, legal: readonly Types["move"][]): void {
  const { words, terminal, language, names } = live;
  const view = viewFor(live, seat);
  for (const line of hanging("", `${names(seat)} — ${words.prompt(view, language)}`))
    terminal.say(terminal.paint("bold", line));
  for (const line of choiceLines(legal.map((move) => words.move(move, view, language)))) terminal.say(line);
  terminal.say(terminal.paint("dim", keys[language]));
}

function sayRules(live: Live, seat: Seat): void {
  const { words, terminal, language } = live;
  terminal.say(rulesTitle[language]);
  for (const id of words.rulesNow(viewFor(live, seat))) {
    const text = words.rules[id]?.[language] ?? "";
    for (const line of hanging(`${id.padEnd(6)} `, text)) terminal.say(line);
  }
}
