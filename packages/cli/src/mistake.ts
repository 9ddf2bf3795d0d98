/** What several commands read from their flags, and the sentence that says what is wrong with it. */
import type { Game } from "@guinguette/rules/contract";
import { gameIds } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { optionsOf, readOptions, refusedOptions } from "@guinguette/rules/options";
import { Malformed } from "@guinguette/rules/shape";
import { wordsAt } from "@guinguette/words/games";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import type { FlagProblem } from "./flags.ts";
import { flagSentence } from "./usage.ts";

/** A sentence that says what is wrong with the command line. */
export interface Mistake {
  readonly mistake: string;
}

export function isMistake(value: object): value is Mistake {
  return "mistake" in value;
}

export function wrongValue(
  flag: string,
  found: string,
  expected: readonly string[],
  language: Language,
): Mistake {
  const problem: FlagProblem = { kind: "value", flag, found, expected };
  return { mistake: flagSentence(problem, language) };
}

export function gameNamed(flag: string, name: string, language: Language): { readonly game: Game } | Mistake {
  const id = gameIds.find((known) => known === name);
  return id === undefined ? wrongValue(flag, name, gameIds, language) : { game: gameOf(id) };
}

/** All options of the game, from texts such as "target=20". */
export function typedOptions(
  flag: string,
  typed: readonly string[],
  game: Game,
  language: Language,
): { readonly options: object } | Mistake {
  const entries = typed.map((each) => {
    const [name = "", ...value] = each.split("=");
    return [name, optionValue(game, name, value.join("="))] as const;
  });
  try {
    const options = readOptions(game, Object.fromEntries(entries), flag);
    const refused = refusedSentence(game, options, language);
    return refused === null
      ? { options }
      : { mistake: `${flag}${language === "fr" ? "\u00a0:" : ":"} ${refused}` };
  } catch (error) {
    if (error instanceof Malformed) return { mistake: malformedSentence(error, language) };
    throw error;
  }
}

/** Why well-formed options cannot be played together, if they cannot: the sentence and its rule. */
export function refusedSentence(game: Game, options: object, language: Language): string | null {
  const refusal = refusedOptions(game, options);
  if (refusal === null) return null;
  return `${wordsAt(game.id, options).refusal(refusal, language)} (${refusal.rule})`;
}

function optionValue(game: Game, name: string, typed: string): string | number {
  const spec = optionsOf(game).find(([known]) => known === name)?.[1];
  return spec?.kind === "integer" && /^-?\d+$/.test(typed) ? Number(typed) : typed;
}
