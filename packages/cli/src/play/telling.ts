/** What is said of a table: the board, the story, and what has just happened. */
import type { Viewer } from "@guinguette/rules/contract";
import { isByTheBook, shownOf, type Told, toldOf } from "@guinguette/table/shown";
import { boards } from "../boards.ts";
import { hanging } from "../layout.ts";
import type { Eyes } from "./eyes.ts";
import { eyesAt, type Room } from "./room.ts";
import { logTitle, news, nothingYet } from "./words.ts";

/** How long something stands there that is told only once, in milliseconds: to find it, and to read each sign. */
const found = 1000;
const perSign = 45;
const longest = 8000;

export function drawTable({ terminal, language, names }: Room, { near }: Eyes): void {
  const { terms, view } = shownOf(near.sight);
  terminal.say();
  for (const line of boards[terms.game].draw(view, { language, names, paint: terminal.paint }))
    terminal.say(line);
  terminal.say();
}

/** By the book, what was told and shown is gone with the answer to it. */
export function forget(room: Room, { near }: Eyes): void {
  room.passing = false;
  room.standing = [];
  if (isByTheBook(near.sight)) room.terminal.clear();
}

/** The whole story, as far as the table keeps it. */
export function tellStory(room: Room, { near }: Eyes): void {
  const { terminal, language } = room;
  terminal.say((near.heard.length === 0 ? nothingYet : logTitle)[language]);
  for (const { text, gain } of room.words.log(toldOf(near), room.names, language))
    for (const line of hanging("· ", gain === null ? text : `${text} ${gain}`)) terminal.say(line);
}

/** Tells a person, alone with the device, what they have not been told yet. */
function tellAlone(room: Room, eyes: Eyes): void {
  const from = eyes.told;
  const told = toldOf(eyes.near, from).filter(({ at }) => at >= from);
  eyes.told = eyes.near.sight.moves;
  if (told.length === 0 && eyes.asides.length === 0) return;
  room.terminal.say(news[room.language]);
  say(room, told);
  sayAsides(room, eyes);
}

/**
 * Tells whoever looks at the shared screen. What the table does not keep stands there until something else is told, and
 * for long enough to be read.
 */
export function tellShared(room: Room): void {
  const { shared: eyes, terminal } = room;
  const { near } = eyes;
  const from = eyes.told;
  if (from < near.sight.moves) {
    if (room.passing) {
      terminal.clear();
      room.standing = [];
    }
    const told = toldOf(near, from).filter(({ at }) => at >= from);
    say(room, told);
    room.standing.push(...told);
    eyes.told = near.sight.moves;
    holdWhatPasses(room, from);
  }
  sayAsides(room, eyes);
}

/** Bots wait while something can be read that goes with the next news. */
function holdWhatPasses(room: Room, news: number): void {
  const { words, names, language, clock, terminal } = room;
  const { near } = room.shared;
  const kept = new Set(toldOf(near).map((told) => JSON.stringify(told)));
  const once = room.standing.filter((told) => !kept.has(JSON.stringify(told)));
  room.passing = once.length > 0;
  if (!room.passing || !terminal.screen || near.sight.winners !== null) return;
  const signs = once.flatMap(({ at, event }) =>
    at < news ? [] : [words.event(event, names, language).length],
  );
  const time = found + perSign * signs.reduce((sum, each) => sum + each, 0);
  room.reading = clock.timer(Math.min(time, longest)).done;
}

/** Tells a viewer whatever is new to them, alone or not. */
export function tellNews(room: Room, viewer: Viewer): void {
  if (room.secret && viewer !== "spectator") tellAlone(room, eyesAt(room, viewer));
  else tellShared(room);
}

function say({ words, names, language, terminal }: Room, told: readonly Told[]): void {
  for (const { event } of told)
    for (const line of hanging("· ", words.event(event, names, language))) terminal.say(line);
}

function sayAsides({ terminal }: Room, eyes: Eyes): void {
  for (const aside of eyes.asides) for (const line of hanging("· ", aside)) terminal.say(line);
  eyes.asides = [];
}
