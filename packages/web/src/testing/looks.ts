/** What a game's look says: buttons, the slate, the position in words, the score, the rulebook and the lesson. */
import { eventFor, type GameId, type Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { seatsIn } from "@guinguette/rules/seats";
import { choose, dealTable, legalCodes, picksFrom, tablesOf } from "@guinguette/rules/testing/tables";
import { wordsAt } from "@guinguette/words/games";
import type { Words } from "@guinguette/words/language";
import { names, type Say } from "@guinguette/words/testing/sentences";
import type { GameLook, ScoreLine } from "../games/look.ts";
import { sayBoard } from "./boards.ts";

const EVERY = 7;
const MOST_MOVES = 150;

/** What can be picked up on each board. */
const picks: Readonly<Record<GameId, readonly string[]>> = {
  "fish-fish": ["catch", "empty", "bait 2", "bait 5"],
  wishes: ["ocean:0", "ocean:2", "from:monkfish", "at:monkfish"],
  "chat-peche": ["a1", "b2", "c3"],
  "fish-and-chips": ["a1", "b2", "c3", "d4", "e5", "f6"],
};

export function sayLook(look: GameLook, say: Say): void {
  for (const [index] of tablesOf(gameOf(look.id)).entries()) played(look, index, say);
  for (const { title, figure } of look.chapters) {
    say(look.id, "name", (language) => title[language]);
    if (figure !== undefined) sayText(look.id, figure.caption, say);
  }
  for (const { say: text } of look.lesson.steps) sayText(look.id, text, say);
  sayText(look.id, look.lesson.farewell, say);
}

function sayText(id: GameId, text: Words, say: Say): void {
  say(id, "lesson", (language) => text[language]);
}

function played(plain: GameLook, index: number, say: Say): void {
  const { id } = plain;
  const game = gameOf(id);
  const table = tablesOf(game)[index];
  if (table === undefined) return;
  const look: GameLook = { ...plain, words: wordsAt(id, table.options) };
  const state = dealTable(table, `page/${index}`);
  const pick = picksFrom(`page/${index}`);
  const heard: Types["event"][] = [];
  for (let at = 0; at < MOST_MOVES; at++) {
    const over = game.actors(state) === 0;
    if (over || at % EVERY === index % EVERY) looked(look, state, say);
    if (over) break;
    const { seat, code } = choose(game, state, pick());
    const log: Parameters<typeof game.play>[3] & object = [];
    game.play(state, seat, code, log);
    const events = log.map((happening) => eventFor(happening, "spectator"));
    heard.push(...events);
    sayMoment(look, events, say);
  }
  if (game.actors(state) !== 0) return;
  const view = game.view(state, 0);
  const sheet = (language: "fr" | "en") => look.score(heard, view, names, language);
  say(id, "score", (language) => sheet(language).ending.text);
  sayLines(id, (language) => sheet(language).lines, say);
}

function looked(look: GameLook, state: Types["state"], say: Say): void {
  const { id } = look;
  const game = gameOf(id);
  const [actor = 0] = seatsIn(game.actors(state));
  const full = game.view(state, actor);
  for (const view of [full, game.byTheBook?.view(full) ?? full, game.view(state, "spectator")]) {
    say(id, "table", (language) => look.heading(view, language));
    const now = { view, seat: null, legal: [], picked: null, proposed: null };
    const lines = (language: "fr" | "en") =>
      look
        .rows(now, names, language)
        .flatMap(({ title, rows }) => [
          title,
          ...rows.flatMap(({ text, more, figure }) => [text, more ?? null, figure ?? null]),
        ]);
    for (const [line] of lines("fr").entries()) say(id, "table", (language) => lines(language)[line] || null);
    for (const picked of picks[id]) {
      say(id, "table", (language) => look.whatNext(view, picked, language));
      say(id, "table", (language) => look.aside(view, null, language, picked));
    }
    say(id, "table", (language) => look.words.noAdvice?.(view, language) ?? null);
    sayBoard(id, view, say);
  }
  const legal = legalCodes(game, state, actor).map((code) => game.decode(code));
  for (const move of legal) {
    say(id, "button", (language) => look.confirm(move, full, language, names));
    say(id, "table", (language) => look.aside(full, move, language, null));
  }
  for (const move of look.dock(full, legal)) {
    say(id, "button", (language) => look.short(move, full, language).label);
    say(id, "button", (language) => look.short(move, full, language).hint ?? null);
  }
}

function sayMoment(look: GameLook, events: readonly Types["event"][], say: Say): void {
  say(look.id, "table", (language) => look.suspense?.(events)?.[language] ?? null);
  say(look.id, "score", (language) => look.moment(events, names, language)?.title ?? null);
  sayLines(look.id, (language) => look.moment(events, names, language)?.lines ?? [], say);
}

function sayLines(id: GameId, lines: (language: "fr" | "en") => readonly ScoreLine[], say: Say): void {
  for (const [index] of lines("fr").entries())
    for (const part of ["label", "note"] as const)
      say(id, "score", (language) => lines(language)[index]?.[part] ?? null);
}
