/** A game in play at this device: what has happened, and who has been told. */
import { eventFor, type Game, type Happening, type Types, type Viewer } from "@guinguette/rules/contract";
import { currentFormat, type GameRecord, openRecord, type RecordedMove } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import { namesOf } from "@guinguette/words/common";
import type { GameWords, SeatNames } from "@guinguette/words/game-words";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { boards } from "../boards.ts";
import { hanging } from "../layout.ts";
import type { Seating } from "./seating.ts";
import type { Terminal } from "./terminal.ts";

export interface Live {
  readonly game: Game;
  readonly words: GameWords;
  readonly state: Types["state"];
  readonly seating: Seating;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly names: SeatNames;
  /** Several people have secrets from each other: each looks alone, behind the curtain. */
  readonly secret: boolean;
  readonly log: Happening<Types["event"]>[];
  readonly moves: RecordedMove[];
  /** How much of the log each seat has been told. Without secrets all look at once, and these move together. */
  readonly told: number[];
  /** Who has the device, once somebody has looked. */
  looking: Seat | undefined;
  /** From where in the log on the screen tells, since it was wiped last, and when it told something last. */
  readonly screenful: { from: number; told: number };
}

export function openLive(seating: Seating, terminal: Terminal, language: Language): Live {
  const { game, names, bots } = seating;
  const opened = openRecord(recordOf(seating, []));
  // Nothing was dealt by hand, so there is no set-up to refuse.
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  return {
    game,
    words: wordsAt(game.id, seating.options),
    state: opened.state,
    seating,
    terminal,
    language,
    names: namesOf(names, language),
    secret: game.about.hidden && bots.filter((bot) => bot === null).length > 1,
    log: [],
    moves: [],
    told: bots.map(() => 0),
    looking: undefined,
    screenful: { from: 0, told: 0 },
  };
}

export function recordOf(seating: Seating, moves: readonly RecordedMove[]): GameRecord {
  const { game, options, seed, names } = seating;
  return { format: currentFormat, game: game.id, players: names.length, names, options, seed, moves };
}

export function bookOf({ game, seating }: Live) {
  return seating.memory === "book" ? game.byTheBook : undefined;
}

/** What a viewer is shown: by the book, nothing that may not be looked at again. */
export function viewFor(live: Live, viewer: Viewer): Types["shown"] {
  const view = live.game.view(live.state, viewer);
  return bookOf(live)?.view(view) ?? view;
}

/** By the book, what was told and shown is gone with the move that answers it. */
export function forget(live: Live): void {
  if (bookOf(live) === undefined) return;
  live.terminal.clear();
  live.screenful.from = leastTold(live);
}

export function drawTable(live: Live, viewer: Viewer): void {
  const { game, language, names, terminal } = live;
  const view = viewFor(live, viewer);
  terminal.say();
  for (const line of boards[game.id].draw(view, { language, names, paint: terminal.paint }))
    terminal.say(line);
  terminal.say();
}

/** The log from a place on, as this viewer may know it. From the place `news` on it is told this once. */
export function tellLog(live: Live, viewer: Viewer, from: number, news = live.log.length): void {
  const { words, names, language, terminal } = live;
  const heard = live.log.map((happening) => eventFor(happening, viewer));
  for (const event of (bookOf(live)?.told(heard, news) ?? heard).slice(from)) {
    if (event === null) continue;
    const sentence = words.event(event, names, language);
    for (const line of hanging("· ", sentence)) terminal.say(line);
  }
}

/** Tells a seat, or everybody who looks at the shared screen, what they have not been told yet. */
export function tellNews(live: Live, viewer: Viewer, title?: string): void {
  const alone = live.secret && viewer !== "spectator";
  const from = alone ? (live.told[viewer] ?? 0) : leastTold(live);
  if (from === live.log.length) return;
  if (title !== undefined) live.terminal.say(title);
  tellLog(live, viewer, from, from);
  live.screenful.told = performance.now();
  if (alone) live.told[viewer] = live.log.length;
  else live.told.fill(live.log.length);
}

export function leastTold({ told, seating }: Live): number {
  const people = told.filter((_, seat) => seating.bots[seat] === null);
  return people.length === 0 ? (told[0] ?? 0) : Math.min(...people);
}
