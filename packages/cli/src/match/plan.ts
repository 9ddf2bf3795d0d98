/** What the flags of `match` say. */
import { botNames } from "@guinguette/bots/levels";
import type { Game, GameId } from "@guinguette/rules/contract";
import type { Language } from "@guinguette/words/language";
import { capOf } from "../bench/playouts.ts";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { gameNamed, isMistake, type Mistake, typedOptions, wrongValue } from "../mistake.ts";
import { newSeed } from "../new-seed.ts";
import { flagNeeded, unwantedWord } from "../usage.ts";
import { newMark } from "./family.ts";
import { commandOf, hasPrograms, outsidePrefix, timedBot } from "./seats.ts";
import { fromZero, namesExpected, seedInSight } from "./words.ts";

export const matchFlags = {
  game: "value",
  players: "value",
  games: "value",
  ms: "value",
  seats: "value",
  options: "value",
  rotations: "bare",
  seed: "value",
  json: "bare",
  leads: "bare",
  ...commonFlags,
} as const satisfies FlagKinds;

/** A match as every thread is told it: plain data. */
export interface Plan {
  readonly game: GameId;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  /** Who plays: names of bots, or commands. They sit in this order, and move on by one place for each game of a
   * set. */
  readonly seats: readonly string[];
  /** How long each may think about a move, in milliseconds; null is each level's own time. */
  readonly ms: number | null;
  /** How many sets: a set is a game for every rotation of the seats. */
  readonly sets: number;
  /**
   * The games of a set are the same deal. Otherwise each game is dealt anew: surer figures need more games, but
   * whoever remembers a game knows nothing of another.
   */
  readonly sameDeal: boolean;
  /** How many games were asked for: they may be fewer than whole sets make. */
  readonly asked: number;
  /** A game of so many moves is a draw among all. */
  readonly cap: number;
  readonly patience: Patience;
  /** How much later than asked a bot of the house may come back, in milliseconds, before its thread is given up. */
  readonly lostAfter: number;
  /** Marks every process of this match, so that none is left behind. */
  readonly mark: string;
}

/** How much later than asked an outside program may answer, in milliseconds. */
export interface Patience {
  /** The first time after it was started. */
  readonly first: number;
  readonly later: number;
}

const patience: Patience = { first: 5000, later: 1000 };
const lostAfter = 15_000;

const usualGames = "100";
/** The seed that says: it comes on standard input. */
export const seedFromInput = "-";

export function planOf(flags: Flags, language: Language): { readonly plan: Plan } | Mistake {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  const name = flagValue(flags, "game");
  if (name === undefined) return { mistake: flagNeeded("--game", language) };
  const named = gameNamed("--game", name, language);
  if (isMistake(named)) return named;
  const { game } = named;
  const seated = seatsOf(flags, game, language);
  if (isMistake(seated)) return seated;
  const { seats } = seated;
  const games = flagValue(flags, "games") ?? usualGames;
  const asked = wholeNumber(games) ?? 0;
  if (asked < 1) {
    const expected = language === "fr" ? "un nombre à partir de 1" : "a number, 1 or more";
    return wrongValue("--games", games, [expected], language);
  }
  const ms = flagValue(flags, "ms");
  const milliseconds = ms === undefined ? null : wholeNumber(ms);
  if (milliseconds === undefined) return wrongValue("--ms", ms ?? "", [fromZero[language]], language);
  const typed = flagValue(flags, "options")?.split(",") ?? [];
  const options = typedOptions("--options", typed, game, language);
  if (isMistake(options)) return options;
  const seed = flagValue(flags, "seed");
  const programs = hasPrograms(seats);
  if (programs && seed !== undefined && seed !== seedFromInput) return { mistake: seedInSight[language] };
  return {
    plan: {
      game: game.id,
      players: seats.length,
      ...options,
      seed: seed ?? newSeed(),
      seats,
      ms: milliseconds,
      sets: Math.ceil(asked / seats.length),
      sameDeal: !programs || flags.given.has("rotations"),
      asked,
      cap: capOf(game),
      patience,
      lostAfter,
      mark: newMark(),
    },
  };
}

function seatsOf(
  flags: Flags,
  game: Game,
  language: Language,
): { readonly seats: readonly string[] } | Mistake {
  const players = flagValue(flags, "players");
  const counts = game.about.players.map(String);
  if (players !== undefined && !counts.includes(players))
    return wrongValue("--players", players, counts, language);
  const typed = flagValue(flags, "seats");
  if (typed === undefined) return { mistake: flagNeeded("--seats", language) };
  const seats = typed.split(",").map((seat) => seat.trim());
  const wrong = seats.find((seat) => timedBot(seat) === undefined && !commandOf(seat));
  if (wrong !== undefined)
    return wrongValue("--seats", wrong, [...botNames, "BOT@MS", `${outsidePrefix}COMMAND`], language);
  const wanted = players === undefined ? counts : [players];
  if (!wanted.includes(String(seats.length)))
    return wrongValue("--seats", typed, [namesExpected(wanted, language)], language);
  return { seats };
}
