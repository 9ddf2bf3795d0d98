/** What the flags of `play` say, checked as far as the game is known. */
import { type BotName, botNames } from "@guinguette/bots/levels";
import type { Game } from "@guinguette/rules/contract";
import { settingValues, type TableSettings } from "@guinguette/table/settings";
import { shown } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { type Flags, flagValue, wholeNumber } from "../flags.ts";
import { namesExpected } from "../match/words.ts";
import { gameNamed, isMistake, type Mistake, typedOptions, wrongValue } from "../mistake.ts";
import { unwantedWord } from "../usage.ts";
import { botCalled } from "./bots.ts";
import { seatsAndHumans } from "./words.ts";

export interface Wanted {
  readonly humans?: number;
  readonly names?: readonly string[];
  /** Who sits at each place: a bot by its name, or null for a person. */
  readonly seats?: readonly (BotName | null)[];
  readonly options?: object;
  readonly seed?: string;
  readonly settings?: Partial<TableSettings>;
}

export function wantedGame(flags: Flags, language: Language): { readonly game?: Game } | Mistake {
  const [name, unwanted] = flags.words;
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  if (name === undefined) return {};
  return gameNamed("play", name, language);
}

export function wantedPlayers(
  flags: Flags,
  game: Game,
  language: Language,
): { readonly players?: number } | Mistake {
  const typed = flagValue(flags, "players");
  const players = typed === undefined ? undefined : wholeNumber(typed);
  if (typed !== undefined && (players === undefined || !game.about.players.includes(players)))
    return wrongValue("--players", typed, game.about.players.map(String), language);
  const seats = flagValue(flags, "seats");
  if (seats === undefined) return players === undefined ? {} : { players };
  // Who sits says how many do.
  const sitting = seats.split(",").length;
  const counts = players === undefined ? game.about.players : [players];
  if (counts.includes(sitting)) return { players: sitting };
  return wrongValue("--seats", seats, [namesExpected(counts.map(String), language)], language);
}

/** The other flags, for a game and a number of players. */
export function wantedRest(flags: Flags, game: Game, players: number, language: Language): Wanted | Mistake {
  const seed = flagValue(flags, "seed");
  const humans = wantedHumans(flagValue(flags, "humans"), players, language);
  if (isMistake(humans)) return humans;
  const seats = wantedSeats(flags, language);
  if (isMistake(seats)) return seats;
  const names = wantedNames(flagValue(flags, "names"), players, language);
  if (isMistake(names)) return names;
  const options = wantedOptions(flags, game, language);
  if (isMistake(options)) return options;
  const settings = wantedSettings(flags, language);
  if (isMistake(settings)) return settings;
  return { ...humans, ...seats, ...names, ...options, settings, ...(seed === undefined ? {} : { seed }) };
}

function wantedHumans(
  typed: string | undefined,
  players: number,
  language: Language,
): { readonly humans?: number } | Mistake {
  if (typed === undefined) return {};
  const humans = wholeNumber(typed);
  if (humans !== undefined && humans <= players) return { humans };
  const expected = language === "fr" ? `un nombre de 0 à ${players}` : `a number from 0 to ${players}`;
  return wrongValue("--humans", typed, [expected], language);
}

function wantedSettings(flags: Flags, language: Language): Partial<TableSettings> | Mistake {
  const memory = valueAmong(flags, "memory", settingValues.memory, language);
  if (isMistake(memory)) return memory;
  const takeBack = valueAmong(flags, "take-back", settingValues.takeBack, language);
  if (isMistake(takeBack)) return takeBack;
  return {
    ...(memory.value === undefined ? {} : { memory: memory.value }),
    ...(takeBack.value === undefined ? {} : { takeBack: takeBack.value }),
  };
}

function valueAmong<Value extends string>(
  flags: Flags,
  flag: string,
  values: readonly Value[],
  language: Language,
): { readonly value: Value | undefined } | Mistake {
  const typed = flagValue(flags, flag);
  const value = values.find((one) => one === typed);
  return typed !== undefined && value === undefined
    ? wrongValue(`--${flag}`, typed, values, language)
    : { value };
}

function wantedSeats(
  flags: Flags,
  language: Language,
): { readonly seats?: readonly (BotName | null)[] } | Mistake {
  const typed = flagValue(flags, "seats");
  if (typed === undefined) return {};
  if (flags.given.has("humans")) return { mistake: seatsAndHumans[language] };
  const seats: (BotName | null)[] = [];
  for (const name of typed.split(",")) {
    const bot = ["person", "personne"].includes(name.trim().toLowerCase()) ? null : botCalled(name);
    if (bot === undefined) return wrongValue("--seats", name.trim(), ["person", ...botNames], language);
    seats.push(bot);
  }
  return { seats };
}

function wantedNames(
  typed: string | undefined,
  players: number,
  language: Language,
): { readonly names?: readonly string[] } | Mistake {
  if (typed === undefined) return {};
  const names = typed.split(",").map((name) => shown(name.trim()));
  const fits = names.length <= players && !names.includes("") && new Set(names).size === names.length;
  if (fits) return { names };
  const expected =
    language === "fr"
      ? `au plus ${players} noms, tous différents`
      : `at most ${players} names, all different`;
  return wrongValue("--names", typed, [expected], language);
}

function wantedOptions(
  flags: Flags,
  game: Game,
  language: Language,
): { readonly options?: object } | Mistake {
  const given = flags.given.get("option") ?? [];
  if (given.length === 0 && !flags.given.has("usual")) return {};
  return typedOptions("--option", given, game, language);
}
