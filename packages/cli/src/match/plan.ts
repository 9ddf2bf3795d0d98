/** What the flags of `match` say. */
import { randomUUID } from "node:crypto";
import { type BotName, botNames } from "@guinguette/bots/levels";
import type { Game, GameId } from "@guinguette/rules/contract";
import type { Language } from "@guinguette/words/language";
import { capOf } from "../bench/playouts.ts";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { gameNamed, isMistake, type Mistake, typedOptions, wrongValue } from "../mistake.ts";
import { flagNeeded, unwantedWord } from "../usage.ts";
import { fromZero, namesExpected } from "./words.ts";

export const matchFlags = {
  game: "value",
  players: "value",
  games: "value",
  ms: "value",
  seats: "value",
  options: "value",
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
   * deal. */
  readonly seats: readonly string[];
  /** How long each may think about a move, in milliseconds; null is each level's own time. */
  readonly ms: number | null;
  /** How many deals, each played once for every rotation of the seats. */
  readonly deals: number;
  /** How many games were asked for: they may be fewer than whole deals make. */
  readonly asked: number;
  /** A game of so many moves is a draw among all. */
  readonly cap: number;
  readonly patience: Patience;
}

/** How much later than asked an outside program may answer, in milliseconds. */
export interface Patience {
  /** The first time after it was started. */
  readonly first: number;
  readonly later: number;
}

const patience: Patience = { first: 5000, later: 1000 };

/** How a seat says that an outside program plays there. */
const outsidePrefix = "exec:";
const usualGames = "100";

/** A bot by its name, and how long this one may think, if that was said: `heron@50`. */
export function timedBot(seat: string): { readonly bot: BotName; readonly ms: number | null } | undefined {
  const [name, time] = seat.split("@");
  const bot = botNames.find((one) => one === name);
  const ms = time === undefined ? null : wholeNumber(time);
  return bot === undefined || ms === undefined ? undefined : { bot, ms };
}

/** The command of a seat where an outside program plays, else undefined. */
export function commandOf(seat: string): string | undefined {
  return seat.startsWith(outsidePrefix) ? seat.slice(outsidePrefix.length).trim() : undefined;
}

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
    const expected = language === "fr" ? "un nombre à partir de 1" : "a number from 1 on";
    return wrongValue("--games", games, [expected], language);
  }
  const ms = flagValue(flags, "ms");
  const milliseconds = ms === undefined ? null : wholeNumber(ms);
  if (milliseconds === undefined) return wrongValue("--ms", ms ?? "", [fromZero[language]], language);
  const typed = flagValue(flags, "options")?.split(",") ?? [];
  const options = typedOptions("--options", typed, game, language);
  if (isMistake(options)) return options;
  return {
    plan: {
      game: game.id,
      players: seats.length,
      ...options,
      seed: flagValue(flags, "seed") ?? randomUUID(),
      seats,
      ms: milliseconds,
      deals: Math.ceil(asked / seats.length),
      asked,
      cap: capOf(game),
      patience,
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
