/** What the flags of `play` say, checked as far as the game is known. */
import type { Game, GameId } from "@guinguette/rules/contract";
import { gameIds, gameOf } from "@guinguette/rules/games";
import { optionsOf, readOptions } from "@guinguette/rules/options";
import { Malformed } from "@guinguette/rules/shape";
import { shown } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import { type FlagProblem, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { flagSentence, unwantedWord } from "../usage.ts";

export interface Wanted {
  readonly humans?: number;
  readonly names?: readonly string[];
  readonly options?: object;
  readonly seed?: string;
}

/** A sentence that says what is wrong with the command line. */
export interface Mistake {
  readonly mistake: string;
}

export function isMistake(value: object): value is Mistake {
  return "mistake" in value;
}

function wrongValue(flag: string, found: string, expected: readonly string[], language: Language): Mistake {
  const problem: FlagProblem = { kind: "value", flag, found, expected };
  return { mistake: flagSentence(problem, language) };
}

export function wantedGame(flags: Flags, language: Language): { readonly game?: Game } | Mistake {
  const [name, unwanted] = flags.words;
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  if (name === undefined) return {};
  return gameNamed("play", name, language);
}

function gameNamed(flag: string, name: string, language: Language): { readonly game: Game } | Mistake {
  const id: GameId | undefined = gameIds.find((known) => known === name);
  return id === undefined ? wrongValue(flag, name, gameIds, language) : { game: gameOf(id) };
}

export function wantedPlayers(
  flags: Flags,
  game: Game,
  language: Language,
): { readonly players?: number } | Mistake {
  const typed = flagValue(flags, "players");
  if (typed === undefined) return {};
  const players = wholeNumber(typed);
  if (players !== undefined && game.about.players.includes(players)) return { players };
  return wrongValue("--players", typed, game.about.players.map(String), language);
}

/** The other flags, for a game and a number of players. */
export function wantedRest(flags: Flags, game: Game, players: number, language: Language): Wanted | Mistake {
  const seed = flagValue(flags, "seed");
  const humans = wantedHumans(flagValue(flags, "humans"), players, language);
  if (isMistake(humans)) return humans;
  const names = wantedNames(flagValue(flags, "names"), players, language);
  if (isMistake(names)) return names;
  const options = wantedOptions(flags, game, language);
  if (isMistake(options)) return options;
  return { ...humans, ...names, ...options, ...(seed === undefined ? {} : { seed }) };
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
  const entries = given.map((typed) => {
    const [name = "", ...value] = typed.split("=");
    return [name, optionValue(game, name, value.join("="))] as const;
  });
  try {
    return { options: readOptions(game, Object.fromEntries(entries), "--option") };
  } catch (error) {
    if (error instanceof Malformed) return { mistake: malformedSentence(error, language) };
    throw error;
  }
}

function optionValue(game: Game, name: string, typed: string): string | number {
  const spec = optionsOf(game).find(([known]) => known === name)?.[1];
  return spec?.kind === "integer" && /^-?\d+$/.test(typed) ? Number(typed) : typed;
}
