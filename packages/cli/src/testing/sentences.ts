/** Every sentence of the terminal: its own words, and the cells of the boards it draws. */
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seatsIn } from "@guinguette/rules/seats";
import { choose, dealTable, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import type { Language } from "@guinguette/words/language";
import { textsIn } from "@guinguette/words/testing/printed";
import { gathered, names, type Said, type Say } from "@guinguette/words/testing/sentences";
import { boards } from "../boards.ts";
import * as bot from "../bot/words.ts";
import * as load from "../load/words.ts";
import * as match from "../match/words.ts";
import { plain } from "../paint.ts";
import * as play from "../play/words.ts";
import * as replay from "../replay/words.ts";
import { resultLines } from "../result.ts";
import * as trio from "../solve/trio-words.ts";
import * as solve from "../solve/words.ts";
import * as usage from "../usage.ts";

type SayHere = (words: (language: Language) => string) => void;

export function everySentenceOfTheTerminal(): Said[] {
  return gathered((say) => {
    const here: SayHere = (words) => say("terminal", "words", words);
    for (const { fr, en } of textsIn([
      { ...play },
      { ...bot },
      { ...match },
      { ...replay },
      { ...usage },
      { ...solve },
      { ...trio },
      { ...load },
    ]))
      sayLines((language) => (language === "fr" ? fr : en).split(/\n\n|\n(?= {2}\S)/), here);
    sayPlay(here);
    sayReplay(here);
    sayBot(here);
    sayUsage(here);
    sayLoad(here);
    sayTables(say);
  });
}

/** Paragraph by paragraph, and each entry of a list: there are as many in both languages. */
function sayLines(lines: (language: Language) => readonly string[], say: SayHere): void {
  const most = Math.max(lines("fr").length, lines("en").length);
  for (let line = 0; line < most; line++)
    say((language) =>
      (lines(language)[line] ?? "")
        .replace(/\s*\n\s*/g, " ")
        .trim()
        .replace(/ {2,}/g, " "),
    );
}

function sayBot(say: SayHere): void {
  say((language) => bot.opened("truite-74", language));
  say((language) => bot.seated(1, language));
  say((language) => bot.noTable("truite-74", undefined, language));
  say((language) => bot.noTable("trouite-74", "truite-74", language));
  say((language) => bot.noServer("http://localhost:3000", language));
}

function sayPlay(say: SayHere): void {
  for (const more of [[], ["u"], ["k"], ["u", "k"]] as const) {
    say((language) => play.keys(more, language));
    sayLines((language) => play.help(more, language), say);
  }
  for (let seat = 0; seat < 8; seat++) {
    const [name, other] = [names(seat), names((seat + 1) % 8)];
    for (const key of [true, false]) say((language) => play.curtain(name, key, language).trim());
    for (const why of ["choice", "move", "turn"] as const)
      say((language) => play.backTo(why, name, language));
    say((language) => play.takeBack(name, language));
    say((language) => play.askOthers(name, language));
    say((language) => play.agree(name, other, language));
    say((language) => play.takenBack(name, language));
    say((language) => play.refused(name, language));
    say((language) => play.nameTaken(name, language));
    say((language) => play.couldNotThink(name, language));
    say((language) => play.whoSits(seat + 1, seat === 0 ? name : undefined, language));
  }
  say((language) => play.chosenAlready(null, language));
  say((language) => play.chosenAlready(language === "fr" ? "colonne 1" : "column 1", language));
  say((language) => play.howManyPlayers(2, 8, language));
  say((language) => play.botsToChoose(["fry", "heron"], language));
  for (const most of [1, 2, 12]) {
    say((language) => play.aNumberPlease(1, most, language));
    say((language) => play.aChoicePlease("z", most, ["u"], language));
  }
  say((language) => play.atLeast(0, language));
  say((language) => play.saved("game.json", language));
  for (const code of ["EEXIST", "ENOENT", "EACCES"])
    say((language) => play.notSaved("game.json", code, language));
  for (const bot of ["random", "heron"] as const) say((language) => play.botName(2, bot, language));
  for (const counts of [["1"], ["2"], ["2", "3", "4"]])
    say((language) => match.namesExpected(counts, language));
}

function sayReplay(say: SayHere): void {
  const at = { ok: false, line: 1, column: 12 } as const;
  for (const problem of [
    { ...at, fault: "too-deep" },
    { ...at, fault: "too-many" },
    { ...at, fault: "not-json" },
    { ...at, fault: "not-json", found: "}" },
  ])
    say((language) => replay.notJson(problem as Parameters<typeof replay.notJson>[0], language));
  for (const players of [1, 2, 4]) say((language) => replay.notASeat(5, players, language));
  for (const kind of ["missing", "directory", "forbidden", "too-large"] as const)
    say((language) => replay.sourceSentence({ kind }, language));
  say((language) => replay.sourceSentence({ kind: "unreadable", code: "EIO" }, language));
  say((language) => replay.sourceSentence({ kind: "not-utf8", offset: 1234 }, language));
  say((language) => replay.heading("game.json", "Chat-Pêche", "Ondine et Hugo", language));
  say((language) => replay.otherBox("CP-R1", "1 poisson 3", language));
  say((language) => replay.setupRefused("CP-R1", "…", language));
  for (let seat = 0; seat < 8; seat++)
    say((language) => replay.moveRefused(3, names(seat), "CP-3", "…", language));
}

function sayUsage(say: SayHere): void {
  say((language) => usage.unknownCommand("pley", language));
  say((language) => usage.flagNeeded("--seats", language));
  say((language) => usage.gameNeeded(["fish-fish"], language));
  say((language) => usage.unwantedWord("z", language));
  const flag = "--players";
  for (const problem of [
    { kind: "unknown", flag, known: ["--json", "--lang"] },
    { kind: "value-missing", flag },
    { kind: "value-unwanted", flag },
    { kind: "twice", flag },
    { kind: "value", flag, found: "9", expected: ["2", "3"] },
  ] as const)
    say((language) => usage.flagSentence(problem, language));
}

function sayLoad(say: SayHere): void {
  say((language) => load.aNumberFrom(1, language));
  say((language) => load.seatingLine(12, 4750, language));
  say((language) => load.playingLine({ seconds: 12, moves: 950, p99: 12.3 }, language));
  const measured: Parameters<typeof load.measuredLines>[0] = {
    ...{ game: "chat-peche", players: 4, tables: 4750, seats: 19_000, pace: 5000, processes: 2 },
    ...{ seconds: 20, moves: 19_000, movesPerSecond: 950, games: 0, sight: 2000 },
    latency: { p50: 1.5, p95: 7, p99: 20, worst: 55 },
    server: { cores: 0.4, perMove: 0.3, bytes: 2.1e8, bytesPerSeat: 11_000, grownPerSeat: 6_000 },
    ...{ loadCores: 0.5, errors: { stale: 2 }, busy: 1 },
  };
  sayLines((language) => load.measuredLines(measured, language), say);
}

const EVERY = 11;
const MOST_MOVES = 150;

/** The cells of a line of a board: what stands between two gaps. */
function cellsOf(line: string): string[] {
  return line
    .split(/ {2,}|[│┌┐└┘─┼├┤┬┴▸]+/)
    .map((cell) => cell.trim())
    .filter((cell) => /\p{L}{2}/u.test(cell));
}

function sayTables(say: Say): void {
  for (const id of gameIds)
    for (const [index, table] of tablesOf(gameOf(id)).entries()) {
      const game = gameOf(id);
      const state = dealTable(table, `terminal/${index}`);
      const pick = picksFrom(`terminal/${index}`);
      for (let at = 0; at < MOST_MOVES; at++) {
        const over = game.actors(state) === 0;
        const [actor = 0] = seatsIn(game.actors(state));
        if (over || at % EVERY === index % EVERY) {
          const view = game.view(state, actor);
          const shown = game.byTheBook?.view(view) ?? view;
          for (const each of [view, shown])
            sayCells((language) => boards[id].draw(each, { language, names, paint: plain }), say);
          sayCells((language) => resultLines(game, state, "everything", names, language), say);
        }
        if (over) break;
        const { seat, code } = choose(game, state, pick());
        game.play(state, seat, code, null);
      }
    }
}

function sayCells(draw: (language: Language) => readonly string[], say: Say): void {
  const [french, english] = [draw("fr"), draw("en")];
  // Where a text breaks elsewhere in one language, its lines and cells have no partner.
  if (french.length !== english.length) return;
  for (const [line, text] of french.entries()) {
    const [fr, en] = [cellsOf(text), cellsOf(english[line] ?? "")];
    if (fr.length !== en.length) continue;
    for (const [at, cell] of fr.entries())
      say("terminal", "table", (language) => (language === "fr" ? cell : (en[at] ?? "")));
  }
}
