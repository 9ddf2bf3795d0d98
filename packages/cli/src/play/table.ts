/** One game at one device, from the deal to the result. */
import { seatOf } from "@guinguette/bots/bot";
import type { Thought } from "@guinguette/bots/thought";
import type { Viewer } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { type GameRecord, replay } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import { driveBots } from "@guinguette/table/driver";
import { type Far, farOf } from "@guinguette/table/far";
import { openTable } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import type { Language } from "@guinguette/words/language";
import { hanging } from "../layout.ts";
import { resultLines } from "../result.ts";
import { Left } from "./absence.ts";
import { nextInTurn } from "./hand-over.ts";
import { eyesAt, openRoom, type Room, sightOfAll, tellAll } from "./room.ts";
import { offerToSave } from "./save.ts";
import type { Seating } from "./seating.ts";
import { nextToConsent } from "./take-back.ts";
import { drawTable, tellShared } from "./telling.ts";
import type { Terminal } from "./terminal.ts";
import type { Thinker } from "./thinking.ts";
import { lookOf } from "./turn.ts";
import { couldNotThink, gameOver, goodbye, secretsStay } from "./words.ts";

export async function playTable(
  seating: Seating,
  terminal: Terminal,
  thinker: Thinker,
  language: Language,
): Promise<void> {
  const far = dealt(seating);
  const room = await openRoom((viewer) => far.linkFor(viewer), terminal, thinker.clock, language);
  await playedInSecret(room, far, thinker);
  const record = await room.shared.link.record();
  if (record === null) {
    // It carries the seed, which tells every card and board to come (FF-R4, IW-R15).
    for (const line of hanging("", secretsStay[language])) terminal.say(line);
  } else {
    sayResult(room, record);
    await mayBeSaved(room, record);
  }
  terminal.say(goodbye[language]);
}

function dealt({ game, options, seed, settings, names, bots }: Seating): Far {
  const holders = names.map((name, seat): Holder => {
    const level = bots[seat] ?? null;
    return level === null ? { kind: "person", name } : { kind: "bot", name, level };
  });
  const opened = openTable({ game: game.id, options, seed, setup: {}, settings, holders });
  // Nothing was dealt by hand, so there is no set-up to refuse.
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  return farOf(opened.table);
}

/** Plays until the game is over or somebody leaves; whoever comes to this screen afterwards sees no one's secrets. */
async function playedInSecret(room: Room, far: Far, { places, clock }: Thinker): Promise<void> {
  const { secret, terminal, names, language } = room;
  const bots = driveBots(far, {
    clock,
    places,
    said: ({ thought }) => tellAll(room, couldNotThink(names(thinking(thought)), language)),
    least: () => 0,
    // Who looks on shall not see from the time whether there was anything to choose; into a pipe nobody looks.
    atOnce: !terminal.screen,
    async hold() {
      // Keys are heard between two moves, and what happened is told.
      await new Promise(setImmediate);
      await room.reading;
    },
  });
  terminal.guard(secret);
  try {
    await playToTheEnd(room);
  } finally {
    bots.stop();
    if (secret) terminal.clear();
    terminal.guard(false);
  }
}

function thinking({ view }: Thought): Seat {
  return seatOf(view as { readonly seat: Viewer });
}

async function playToTheEnd(room: Room): Promise<void> {
  for (;;) {
    if (!room.secret) tellShared(room);
    const sight = sightOfAll(room);
    if (sight.winners !== null) return;
    const { changed } = room;
    const next = nextToConsent(room) ?? room.wanted ?? nextInTurn(room);
    if (next === undefined) await room.terminal.unlessLeft(changed);
    else if (!(await lookOf(room, next))) return;
  }
}

function sayResult(room: Room, record: GameRecord): void {
  const { terminal, language, names, shared } = room;
  const replayed = replay(record);
  if (!replayed.ok) throw new Error("what was played does not replay");
  if (room.secret) {
    // Now all look at once: whatever some of them have not been told.
    const people = room.people.map((seat) => eyesAt(room, seat));
    shared.told = Math.min(...people.map(({ told }) => told));
    shared.asides = [...new Set(people.flatMap(({ asides }) => asides))];
  }
  tellShared(room);
  drawTable(room, shared);
  terminal.say(terminal.paint("bold", gameOver[language]));
  const game = gameOf(record.game);
  for (const line of resultLines(game, replayed.state, shared.viewer, names, language)) terminal.say(line);
}

async function mayBeSaved({ terminal, language }: Room, record: GameRecord): Promise<void> {
  try {
    await offerToSave(terminal, record, language);
  } catch (error) {
    // The game is done; answers that end here have said no.
    if (!(error instanceof Left && error.reason === "end")) throw error;
    terminal.say();
  }
}
