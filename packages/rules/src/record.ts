/** Game records (docs/records.md): everything needed to play a game again. */
import { type Game, type GameId, gameIds, type Log, type Refused, type Types } from "./contract.ts";
import { gameOf } from "./games.ts";
import { readOptions } from "./options.ts";
import { dealStream, type Random, streamOf } from "./random.ts";
import type { Seat } from "./seats.ts";
import { anObject, exactly, integer, integerWithin, listOf, Malformed, oneOf, text } from "./shape.ts";

/** How a record is read; what differs is how its seed becomes a deal. Those of every release are read for ever. */
export const formats = ["guinguette/1", "guinguette/2"] as const;
export type Format = (typeof formats)[number];
/** What new tables are written in. */
export const currentFormat: Format = "guinguette/2";

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: Types["move"];
}

export interface GameRecord {
  readonly format: Format;
  readonly game: GameId;
  readonly players: number;
  /** All of the game's options, the usual ones too. */
  readonly options: object;
  /** Decides everything random that `setup` does not give. */
  readonly seed: string;
  readonly setup?: object;
  readonly moves: readonly RecordedMove[];
  /** Names, times, comments: kept as they came. */
  readonly [more: string]: unknown;
}

/** Reads a record from JSON, or throws `Malformed`. What it does not know at the top level, it keeps. */
export function readRecord(json: unknown): GameRecord {
  const given = anObject(json, "");
  const field = (key: string): unknown => {
    if (!Object.hasOwn(given, key)) throw new Malformed("", { kind: "missing", key });
    return given[key];
  };
  const format = oneOf(formats)(field("format"), "format");
  const game = gameOf(oneOf(gameIds)(field("game"), "game"));
  const players = readPlayers(game, field("players"));
  const options = readOptions(game, field("options"), "options");
  const seed = text(field("seed"), "seed");
  const setup = Object.hasOwn(given, "setup") ? game.setupShape(players)(given.setup, "setup") : undefined;
  const entry = exactly({ seat: integerWithin(0, players - 1), move: game.moveShape });
  const moves = listOf(entry)(field("moves"), "moves");
  return {
    ...given,
    format,
    game: game.id,
    players,
    options,
    seed,
    ...(setup === undefined ? {} : { setup }),
    moves,
  };
}

function readPlayers(game: Game, value: unknown): number {
  const found = integer(value, "players");
  if (!game.about.players.includes(found)) {
    const [min, max] = [Math.min(...game.about.players), Math.max(...game.about.players)];
    throw new Malformed("players", { kind: "range", found, min, max });
  }
  return found;
}

export type OpenedGame =
  | { readonly ok: true; readonly game: Game; readonly state: Types["state"] }
  | { readonly ok: false; readonly refusal: Refused };

/** Deals the record's game, unless its set-up breaks a rule. */
export function openRecord(record: GameRecord): OpenedGame {
  const game = gameOf(record.game);
  const table = { players: record.players, options: record.options, setup: record.setup ?? {} };
  const refusal = game.checkSetup(table);
  if (refusal !== null) return { ok: false, refusal };
  return { ok: true, game, state: game.deal(table, streamOfRecord(record)) };
}

function streamOfRecord({ format, seed }: GameRecord): Random {
  switch (format) {
    case "guinguette/1":
      return streamOf(seed, "deal");
    case "guinguette/2":
      return dealStream(seed);
  }
}

/** Somebody who looks on while a record is replayed. */
export interface Watcher {
  /** The table as it stands just before this move. */
  before?(state: Types["state"], at: number): void;
  /** What this move made happen. */
  after?(log: Log<Types["event"]>, at: number): void;
}

export type Replayed =
  | { readonly ok: true; readonly game: Game; readonly state: Types["state"] }
  /** `at` and `seat` name the refused move; a set-up that breaks a rule has neither. */
  | { readonly ok: false; readonly refusal: Refused; readonly at?: number; readonly seat?: Seat };

/** Plays every move, up to the first that breaks a rule. */
export function replay(record: GameRecord, watch: Watcher = {}): Replayed {
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  const { game, state } = opened;
  for (const [at, { seat, move }] of record.moves.entries()) {
    watch.before?.(state, at);
    const refusal = game.check(state, seat, move);
    if (refusal !== null)
      return blamesSetup(refusal) ? { ok: false, refusal } : { ok: false, refusal, at, seat };
    const log: Log<Types["event"]> | null = watch.after ? [] : null;
    game.play(state, seat, game.encode(move), log);
    if (log !== null) watch.after?.(log, at);
  }
  return { ok: true, game, state };
}

/** IW-R11: a pile given for a reshuffle can only be compared with the discard when it comes to that. */
function blamesSetup(refusal: Refused): boolean {
  return refusal.rule === "IW-R11";
}
