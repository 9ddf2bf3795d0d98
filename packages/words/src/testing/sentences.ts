/** Every sentence that games say, found by playing them at random and by counting: to be read, and to be checked. */
import { eventFor, type GameId, gameIds, type Log, type Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seatsIn } from "@guinguette/rules/seats";
import {
  choose,
  dealTable,
  legalCodes,
  picksFrom,
  type TestTable,
  tablesOf,
} from "@guinguette/rules/testing/tables";
import { fishTypes } from "@guinguette/rules/wishes/cards";
import { fishWords, stoneWords } from "../chat-peche/names.ts";
import { cardCount, elided, namesOf, points } from "../common.ts";
import { fishCount, pilesSaid } from "../fish-and-chips/names.ts";
import { tiles } from "../fish-fish/names.ts";
import type { GameWords } from "../game-words.ts";
import { wordsAt } from "../games.ts";
import type { Language } from "../language.ts";
import { dollars, someFish, worms } from "../wishes/names.ts";
import { asked } from "./asked.ts";
import { countsIn, foldedIn, patternOf } from "./patterns.ts";
import { named, printed, verified } from "./printed.ts";

/** Where a sentence stands: what the games say, what the page says around them, what the terminal does. */
export type Kind =
  | "event"
  | "log"
  | "move"
  | "advice"
  | "reason"
  | "refusal"
  | "prompt"
  | "count"
  | "rule"
  | "option"
  | "name"
  | "table"
  | "button"
  | "position"
  | "score"
  | "lesson"
  | "words";

export interface Said {
  readonly game: GameId | "all" | "page" | "terminal" | "server";
  readonly kind: Kind;
  readonly fr: string;
  readonly en: string;
}

export type Say = (game: Said["game"], kind: Kind, words: (language: Language) => string | null) => void;

/** A vowel, an accent, an h, a digit, and a name that needs nothing. */
export const names = namesOf(["Ondine", "Élodie", "Hugo", "2CV", "Vairon", "Aude", "Yves", "Bo"], "fr");

/** At every so many moves all that can be done is asked about, refusals of the whole numbering among it. */
const EVERY = 9;
const MOST_MOVES = 150;

/** Once for each pattern, and once more where something is new in it: "0 tiles", "1 tile" or "# tiles", for there plurals
 * go wrong; among its kind, a fish with its article. */
export function gathered(from: (say: Say) => void): Said[] {
  const found: Said[] = [];
  const patterns = new Set<string>();
  from((game, kind, words) => {
    const [fr, en] = [words("fr"), words("en")];
    if (fr === null && en === null) return;
    const said = { game, kind, fr: fr ?? "", en: en ?? "" };
    const both = `${said.fr}/${said.en}`;
    const group = `${game}/${kind}`;
    const pattern = `${group}/${patternOf(said.fr)}/${patternOf(said.en)}`;
    const keys = [
      pattern,
      ...countsIn(both).map((count) => `${pattern}/${count}`),
      ...foldedIn(both).map((folded) => `${group}/${folded}`),
    ];
    if (keys.every((key) => patterns.has(key))) return;
    for (const key of keys) patterns.add(key);
    found.push(said);
  });
  return found;
}

export function everySentence(): Said[] {
  return gathered((say) => {
    for (const id of gameIds) {
      for (const [index] of tablesOf(gameOf(id)).entries()) playedThrough(id, index, say);
      printed(id, say);
    }
    counted(say);
    named(say);
    verified(say);
    asked(say, names);
  });
}

function playedThrough(id: GameId, index: number, say: Say): void {
  const game = gameOf(id);
  const table = tablesOf(game)[index];
  if (table === undefined) return;
  const words = wordsAt(id, table.options);
  const state = dealTable(table, `sentences/${index}`);
  const pick = picksFrom(`sentences/${index}`);
  const told: { at: number; event: Types["event"] }[] = [];
  for (let at = 0; game.actors(state) !== 0 && at < MOST_MOVES; at++) {
    if (at % EVERY === index % EVERY) askedAbout(table, words, state, index, say);
    const { seat, code } = choose(game, state, pick());
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    told.push(...log.map((happening) => ({ at, event: eventFor(happening, 0) })));
    sayTold(id, words, told, log.length, say);
  }
  for (const kept of [told, keptOf(id, told, told.length)]) {
    const [fr, en] = [words.log(kept, names, "fr"), words.log(kept, names, "en")];
    for (const [line, { text, gain }] of fr.entries()) {
      say(id, "log", (language) => (language === "fr" ? text : (en[line]?.text ?? "")));
      say(id, "count", (language) => (language === "fr" ? gain : (en[line]?.gain ?? null)));
    }
  }
}

type ToldAt = { readonly at: number; readonly event: Types["told"] };

/** What just happened, as it is told once, and as a table that plays by the book keeps it. */
function sayTold(id: GameId, words: GameWords, told: readonly ToldAt[], news: number, say: Say): void {
  const byTheBook = [...keptOf(id, told, told.length - news), ...keptOf(id, told, told.length)];
  for (const { event } of [...told.slice(-news), ...byTheBook.slice(-4 * news)])
    say(id, "event", (language) => words.event(event, names, language));
}

function keptOf(id: GameId, told: readonly ToldAt[], news: number): ToldAt[] {
  const kept = gameOf(id).byTheBook?.told(told.map(({ event }) => event) as Types["event"][], news);
  return told.flatMap(({ at }, index) => {
    const event = kept?.[index] ?? null;
    return event === null ? [] : [{ at, event }];
  });
}

/** All that can be done now, and what it says to everybody at the table. */
function askedAbout(
  table: TestTable,
  words: GameWords,
  state: Types["state"],
  index: number,
  say: Say,
): void {
  const { game } = table;
  const { id } = game;
  const [actor] = seatsIn(game.actors(state));
  if (actor === undefined) return;
  const full = game.view(state, actor);
  const views = [full, game.byTheBook?.view(full) ?? full, game.view(state, "spectator")];
  for (const view of [...views, ...[0, 1].map((seat) => game.view(state, seat))])
    for (const prompt of [words.prompt, words.remember])
      say(id, "prompt", (language) => prompt?.(view, language) ?? null);
  for (const code of legalCodes(game, state, actor)) {
    const move = game.decode(code);
    say(id, "move", (language) => words.move(move, full, language, names));
    say(id, "advice", (language) => words.advice(move, full, names, language));
    if (code % 3 !== 0) continue;
    for (const view of views)
      for (const mover of [null, names(actor)])
        say(id, "reason", (language) => words.reason(move, view, names, language, mover) || null);
  }
  for (let code = index % 5; code < game.moveCount; code += 5)
    for (const seat of [actor, (actor + 1) % table.players]) {
      const refusal = game.check(state, seat, game.decode(code));
      if (refusal !== null) say(id, "refusal", (language) => words.refusal(refusal, language, names));
    }
}

/** What is counted, from nothing to twelve, and what stands before a name. */
function counted(say: Say): void {
  const counts = [points, cardCount, dollars, worms, tiles, fishWords, stoneWords, fishCount, pilesSaid];
  for (let n = 0; n <= 12; n++) {
    for (const count of counts) say("all", "count", (language) => count(n, language));
    for (const fish of fishTypes) say("all", "count", (language) => someFish(n, fish, language));
  }
  for (let seat = 0; seat < 8; seat++)
    for (const word of ["de", "que"] as const)
      say("all", "count", (language) => (language === "fr" ? elided(word, names(seat)) : names(seat)));
}
