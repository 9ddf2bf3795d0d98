/** Who sits down to what: as the flags say, and by asking for the rest. */

import type { BotName } from "@guinguette/bots/levels";
import type { Game } from "@guinguette/rules/contract";
import { games } from "@guinguette/rules/games";
import { type AnyOption, optionsOf, readOptions, usualOptions, usualValue } from "@guinguette/rules/options";
import { type TableSettings, usualSettings } from "@guinguette/table/settings";
import { seatName, shown } from "@guinguette/words/common";
import { gameWords } from "@guinguette/words/games";
import type { Language, Words } from "@guinguette/words/language";
import { refusedSentence } from "../mistake.ts";
import { newSeed } from "../new-seed.ts";
import { askChoice, askNumber, askYesNo } from "./asking.ts";
import { botCalled, botList, usualBot } from "./bots.ts";
import type { Terminal } from "./terminal.ts";
import type { Wanted } from "./wanted.ts";
import { asUsual, botName, botsToChoose, howManyPlayers, nameTaken, whichGame, whoSits } from "./words.ts";

export interface Seating {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  /** One for each seat. */
  readonly names: readonly string[];
  /** Which bot plays at each seat; null is a person. */
  readonly bots: readonly (BotName | null)[];
  readonly settings: TableSettings;
}

export async function askGame(terminal: Terminal, language: Language): Promise<Game> {
  const titles = games.map((game) => gameWords[game.id].title[language]);
  const chosen = await askChoice(terminal, whichGame[language], titles, undefined, language);
  return games[chosen] as Game;
}

export async function askPlayers(terminal: Terminal, game: Game, language: Language): Promise<number> {
  const { players } = game.about;
  const [min, max] = [Math.min(...players), Math.max(...players)];
  return askNumber(terminal, howManyPlayers(min, max, language), [min, max], 2, language);
}

export async function askRest(
  terminal: Terminal,
  game: Game,
  players: number,
  wanted: Wanted,
  language: Language,
): Promise<Seating> {
  const options = wanted.options ?? (await askOptions(terminal, game, language));
  const sitting =
    wanted.humans === undefined && wanted.names === undefined && wanted.seats === undefined
      ? await askWhoSits(terminal, players, language)
      : seatedAs(players, wanted, language);
  const settings = { ...usualSettings, ...wanted.settings };
  return { game, options, seed: wanted.seed ?? newSeed(), settings, ...sitting };
}

async function askOptions(terminal: Terminal, game: Game, language: Language): Promise<object> {
  const options = optionsOf(game).map(([name, spec]) => ({ name, spec, words: optionWords(game, name) }));
  const usual = usualOptions(game);
  if (options.length === 0) return usual;
  for (const { spec, words } of options) {
    const value = String(usualValue(spec));
    const colon = language === "fr" ? "\u00a0:" : ":";
    terminal.say(`  ${words.label[language]}${colon} ${words.values[value]?.[language] ?? value}`);
  }
  if (await askYesNo(terminal, asUsual[language], true, language)) return usual;
  for (;;) {
    const chosen: [string, string | number][] = [];
    for (const { name, spec, words } of options)
      chosen.push([name, await askOption(terminal, spec, words, language)]);
    const read = readOptions(game, Object.fromEntries(chosen), "");
    const refused = refusedSentence(game, read, language);
    if (refused === null) return read;
    terminal.say(refused);
  }
}

async function askOption(
  terminal: Terminal,
  spec: AnyOption,
  { label, values }: OptionWords,
  language: Language,
): Promise<string | number> {
  if (spec.kind === "integer") {
    const range = [spec.min, Number.POSITIVE_INFINITY] as const;
    return askNumber(terminal, label[language], range, spec.initial, language);
  }
  const choices = spec.values.map((value) => values[value]?.[language] ?? value);
  const index = await askChoice(terminal, label[language], choices, 0, language);
  return spec.values[index] as string;
}

interface OptionWords {
  readonly label: Words;
  readonly values: Readonly<Record<string, Words>>;
}

function optionWords(game: Game, name: string): OptionWords {
  const words = Object.entries<OptionWords>(gameWords[game.id].options).find(([known]) => known === name);
  if (words === undefined) throw new Error(`${game.id} has no words for its option ${name}`);
  return words[1];
}

type Sitting = Pick<Seating, "names" | "bots">;

/** As the flags say: people on the first seats; whoever is named and not counted is a person. */
function seatedAs(players: number, wanted: Wanted, language: Language): Sitting {
  const given = wanted.names ?? [];
  const humans = wanted.humans ?? given.length;
  const bots =
    wanted.seats ?? Array.from({ length: players }, (_, seat) => (seat < humans ? null : usualBot));
  return { bots, names: bots.map((bot, seat) => given[seat] ?? usualName(seat, bot, language)) };
}

function usualName(seat: number, bot: BotName | null, language: Language): string {
  return bot === null ? seatName(seat, language) : botName(seat + 1, bot, language);
}

async function askWhoSits(terminal: Terminal, players: number, language: Language): Promise<Sitting> {
  const names: string[] = [];
  const bots: (BotName | null)[] = [];
  if (players > 1) terminal.say(botsToChoose(botList(language), language));
  for (let seat = 0; seat < players; seat++) {
    const usual = seat === 0 ? seatName(0, language) : undefined;
    for (;;) {
      const typed = await terminal.ask(`${whoSits(seat + 1, usual, language)} `);
      const bot = typed === "-" || (typed === "" && usual === undefined) ? usualBot : botCalled(typed);
      const name =
        bot === undefined ? shown(typed === "" ? (usual ?? "") : typed) : usualName(seat, bot, language);
      if (names.includes(name)) {
        terminal.say(nameTaken(name, language));
        continue;
      }
      names.push(name);
      bots.push(bot ?? null);
      break;
    }
  }
  return { names, bots };
}
