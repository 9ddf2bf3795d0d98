/** A record for people to read: the log in words, then the table. */
import { eventFor, type Viewer } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { optionsOf, usualValue } from "@guinguette/rules/options";
import { type GameRecord, replay } from "@guinguette/rules/record";
import { listed, namesOf, shown } from "@guinguette/words/common";
import type { OptionWords, SeatNames } from "@guinguette/words/game-words";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { boards } from "../boards.ts";
import { hanging } from "../layout.ts";
import type { Paint } from "../paint.ts";
import { resultLines } from "../result.ts";
import { heading, moveRefused, otherBox, setupRefused } from "./words.ts";

export interface Telling {
  readonly language: Language;
  readonly paint: Paint;
  readonly viewer?: Viewer | undefined;
}

export interface Told {
  readonly lines: readonly string[];
  /** Why the game stops where it does, if a move or the set-up breaks a rule. */
  readonly refused?: string;
}

export function tellRecord(file: string, record: GameRecord, telling: Telling): Told {
  const { language, paint, viewer } = telling;
  const game = gameOf(record.game);
  const words = wordsAt(record.game, record.options);
  const names = namesIn(record, language);
  const seats = Array.from({ length: record.players }, (_, seat) => names(seat));
  const lines = [
    paint("bold", heading(shown(file), words.title[language], listed(seats, language), language)),
    ...boxLines(record, language),
    "",
  ];
  const replayed = replay(record, {
    after(log, at) {
      for (const [index, happening] of log.entries()) {
        // Without a viewer the log says what everybody heard: a card that went unseen is in the record, but never
        // in a log (FF-R4).
        const event = eventFor(happening, viewer ?? "spectator");
        const label = `${index === 0 ? at : ""}`.padStart(5);
        lines.push(...hanging(`${label}  `, words.event(event, names, language)));
      }
    },
  });
  if (!replayed.ok) {
    const { at, seat, refusal } = replayed;
    const why = words.refusal(refusal, language);
    const refused =
      at === undefined || seat === undefined
        ? setupRefused(refusal.rule, why, language)
        : moveRefused(at, names(seat), refusal.rule, why, language);
    return { lines, refused: `${shown(file)}${language === "fr" ? "\u00a0" : ""}: ${refused}` };
  }
  const view = game.view(replayed.state, viewer ?? "spectator");
  lines.push("", ...boards[record.game].draw(view, { language, names, paint }), "");
  lines.push(...resultLines(game, replayed.state, viewer ?? "everything", names, language));
  return { lines };
}

/** CP-R1, IW-R3: the cards or prizes of this table, where its owner's box has others. */
function boxLines(record: GameRecord, language: Language): string[] {
  const words: Readonly<Record<string, OptionWords>> = wordsAt(record.game, record.options).options;
  const given = new Map<string, unknown>(Object.entries(record.options));
  const other = optionsOf(gameOf(record.game)).filter(
    ([name, spec]) => words[name]?.box && given.has(name) && given.get(name) !== usualValue(spec),
  );
  const [name] = other[0] ?? [];
  if (name === undefined) return [];
  const counts = other.map(([name]) => `${words[name]?.label[language] ?? name} ${given.get(name)}`);
  return hanging("", otherBox(words[name]?.rule ?? "", counts.join(", "), language));
}

/** Names that came with the record, where it has a name for each seat. */
function namesIn(record: GameRecord, language: Language): SeatNames {
  const given = record.names;
  if (!Array.isArray(given) || given.length !== record.players) return namesOf([], language);
  return namesOf(
    given.map((name: unknown) =>
      typeof name === "string" && name.trim() !== "" ? shown(name.trim()) : undefined,
    ),
    language,
  );
}
