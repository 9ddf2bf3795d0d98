/** One look of a person: what happened, the table, the choices, and an answer. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { isByTheBook, shownOf } from "@guinguette/table/shown";
import { wholeNumber } from "../flags.ts";
import { hanging } from "../layout.ts";
import { Away } from "./absence.ts";
import { askYesNo, choiceLines } from "./asking.ts";
import type { Eyes } from "./eyes.ts";
import { handOver } from "./hand-over.ts";
import { backKey, keepKey, type MoreKeys, whyKey } from "./keys.ts";
import { eyesAt, type Room } from "./room.ts";
import { consentOf, takeBackOf, whoMayTakeBack } from "./take-back.ts";
import { drawTable, forget, tellNews, tellStory } from "./telling.ts";
import { botsPlayed, tellWhy } from "./why.ts";
import { aChoicePlease, chosenAlready, help, keys, reallyLeave, rulesTitle } from "./words.ts";

/** Gives somebody the device until they have answered. False if they leave the game. */
export async function lookOf(room: Room, seat: Seat): Promise<boolean> {
  for (;;) {
    try {
      return await answered(room, seat);
    } catch (error) {
      // Whoever comes back sees the table again, behind the curtain if there is one.
      if (!(error instanceof Away)) throw error;
    }
  }
}

async function answered(room: Room, seat: Seat): Promise<boolean> {
  room.wanted = await handOver(room, seat);
  if (room.wanted !== undefined) return true;
  tellNews(room, seat);
  const eyes = eyesAt(room, seat);
  const { question, legal } = eyes.near.sight;
  if (question !== null) {
    await consentOf(room, seat, question.seat);
    return true;
  }
  if (legal.length > 0) return choose(room, eyes, seat);
  // It is not their turn: they came back for their last move.
  drawTable(room, eyes);
  await takeBackOf(room, seat);
  forget(room, eyes);
  return true;
}

async function choose(room: Room, eyes: Eyes, seat: Seat): Promise<boolean> {
  const { terminal, language } = room;
  const { sight } = eyes.near;
  const { legal } = sight;
  const back = await whoMayTakeBack(room, seat);
  const more: MoreKeys = [
    ...(botsPlayed(eyes).length === 0 ? [] : [whyKey]),
    ...(back === undefined ? [] : [backKey]),
    ...(sight.chosen === null ? [] : [keepKey]),
  ];
  const show = () => {
    drawTable(room, eyes);
    sayChoices(room, eyes, seat, more);
  };
  show();
  for (;;) {
    const typed = await terminal.ask("> ");
    const chosen = wholeNumber(typed);
    const move = chosen === undefined ? undefined : legal[chosen - 1];
    if (move !== undefined) {
      forget(room, eyes);
      // The table refuses what was thought for another position: then it is asked again, with what has happened.
      await eyes.link.offer({ kind: "play", seen: sight.number, move });
      return true;
    }
    switch (typed.toLowerCase()) {
      case "":
        forget(room, eyes);
        show();
        break;
      case "?":
        sayRules(room, eyes);
        break;
      case "h":
        for (const line of help(more, language)) terminal.say(line);
        break;
      case "l":
        tellStory(room, eyes);
        break;
      case "q":
        if (await askYesNo(terminal, reallyLeave[language], false, language)) return false;
        break;
      default:
        if (typed.toLowerCase() === keepKey && sight.chosen !== null) {
          forget(room, eyes);
          return true;
        }
        if (typed.toLowerCase() === whyKey && more.includes(whyKey)) {
          await tellWhy(room, eyes);
          break;
        }
        if (typed.toLowerCase() === backKey && back !== undefined) {
          if (!(await takeBackOf(room, back))) break;
          forget(room, eyes);
          return true;
        }
        terminal.say(aChoicePlease(typed, legal.length, more, language));
    }
  }
}

function sayChoices(room: Room, { near }: Eyes, seat: Seat, more: MoreKeys): void {
  const { words, terminal, language, names } = room;
  const { view, legal, chosen } = shownOf(near.sight);
  const named = (move: Types["move"]) => words.move(move, view, language, names);
  for (const line of hanging("", `${names(seat)} — ${words.prompt(view, language)}`))
    terminal.say(terminal.paint("bold", line));
  // By the book what lies face down may not be turned over to look.
  const known = chosen === null || isByTheBook(near.sight) ? null : named(chosen);
  if (chosen !== null) for (const line of hanging("", chosenAlready(known, language))) terminal.say(line);
  for (const line of choiceLines(legal.map(named))) terminal.say(line);
  for (const line of hanging("", keys(more, language))) terminal.say(terminal.paint("dim", line));
}

function sayRules({ words, terminal, language }: Room, { near }: Eyes): void {
  terminal.say(rulesTitle[language]);
  for (const id of words.rulesNow(shownOf(near.sight).view)) {
    const text = words.rules[id]?.[language] ?? "";
    for (const line of hanging(`${id.padEnd(6)} `, text)) terminal.say(line);
  }
}
