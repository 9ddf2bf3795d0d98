/** One table in play: who sits where, what has been played, what is sealed. The server and the page run this. */
import type { Game, GameId, Log, Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { type GameRecord, openRecord, type RecordedMove } from "@guinguette/rules/record";
import { type Seat, type SeatMask, seatsIn } from "@guinguette/rules/seats";
import type { TableSettings } from "./settings.ts";

/** Who holds a seat. */
export type Holder = (
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: string }
) & {
  /** Which colour stands for it, for looks alone: no rule and no record knows of it. Usually that of the seat. */
  readonly colour?: number;
};

export interface Seating {
  readonly game: GameId;
  readonly options: object;
  readonly seed: string;
  readonly setup: object;
  readonly holders: readonly Holder[];
  readonly settings: TableSettings;
}

/** Something that happened, and the move it followed from. */
export interface Told {
  readonly at: number;
  readonly happening: Log<Types["event"]>[number];
}

export interface Table {
  readonly seating: Seating;
  readonly game: Game;
  /** The state before the first move; never played on. */
  readonly dealt: Types["state"];
  state: Types["state"];
  /** Everything played so far, in order. */
  readonly moves: RecordedMove[];
  readonly log: Told[];
  /** By seat: a choice made at the same time as others', not yet played and still to be changed. */
  readonly sealed: (Types["move"] | null)[];
  /** A take-back that waits for the others' consent. */
  asked: Asked | null;
}

export interface Asked {
  readonly seat: Seat;
  /** How many moves would be left. */
  readonly keep: number;
  /** Those who agree already. */
  readonly agreed: SeatMask;
}

export type Opened =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly refusal: Refused };

export type Acted =
  | { readonly ok: true; readonly told: readonly Told[] }
  | { readonly ok: false; readonly refusal: Refused };

/** The record of a table: its set-up and everything played. */
export function recordOf(table: Table): GameRecord {
  const { game, options, seed, setup, holders } = table.seating;
  return {
    format: "guinguette/1",
    game,
    players: holders.length,
    options,
    seed,
    ...(Object.keys(setup).length === 0 ? {} : { setup }),
    moves: table.moves.slice(),
    names: holders.map(({ name }) => name),
  };
}

/** Deals a game to these seats. Options that are not given take their default; unknown ones are malformed. */
export function openTable(given: Seating): Opened {
  const options = readOptions(gameOf(given.game), given.options, "options");
  const seating = { ...given, options };
  const opened = deal(seating);
  if (!opened.ok) return opened;
  const table: Table = {
    seating,
    game: opened.game,
    dealt: opened.state,
    state: opened.game.clone(opened.state),
    moves: [],
    log: [],
    sealed: seating.holders.map(() => null),
    asked: null,
  };
  return { ok: true, table };
}

function deal({ game, options, seed, setup, holders }: Seating) {
  return openRecord({
    format: "guinguette/1",
    game,
    players: holders.length,
    options,
    seed,
    setup,
    moves: [],
  });
}

/** The seats that still have something to do: those to move, less those whose choice is sealed. */
export function awaited(table: Table): SeatMask {
  let mask = table.game.actors(table.state);
  for (const [seat, move] of table.sealed.entries()) if (move !== null) mask &= ~(1 << seat);
  return mask;
}

/** Whether the seats to move choose at the same time, each without knowing the others' choice. */
function isSealed(table: Table): boolean {
  return seatsIn(table.game.actors(table.state)).length > 1;
}

/** A seat makes a move, or seals or changes its choice where several choose at once. Refused moves change
 * nothing. */
export function act(table: Table, seat: Seat, move: Types["move"]): Acted {
  const refusal = table.game.check(table.state, seat, move);
  if (refusal !== null) return { ok: false, refusal };
  table.asked = null;
  if (!isSealed(table)) return { ok: true, told: playMove(table, seat, move) };
  table.sealed[seat] = move;
  return { ok: true, told: awaited(table) === 0 ? playSealed(table) : [] };
}

/** Takes a sealed choice back; nobody has seen it. */
export function unseal(table: Table, seat: Seat): boolean {
  if (table.sealed[seat] === null) return false;
  table.sealed[seat] = null;
  return true;
}

/** The last choice is in: all are played, in the order of the seats. */
function playSealed(table: Table): Told[] {
  const choices = table.sealed.slice();
  table.sealed.fill(null);
  return choices.flatMap((move, seat) => (move === null ? [] : playMove(table, seat, move)));
}

function playMove(table: Table, seat: Seat, move: Types["move"]): Told[] {
  const { game, state, moves } = table;
  const log: Log<Types["event"]> = [];
  game.play(state, seat, game.encode(move), log);
  const told = log.map((happening) => ({ at: moves.length, happening }));
  moves.push({ seat, move });
  table.log.push(...told);
  return told;
}

/** Goes back to the first `keep` moves. What is played is the truth; the state is derived from it anew. */
export function rewind(table: Table, keep: number): void {
  table.state = stateAfter(table, keep);
  table.moves.length = keep;
  table.log.splice(0, table.log.length, ...table.log.filter(({ at }) => at < keep));
  table.sealed.fill(null);
  table.asked = null;
}

/** The state as it was after so many moves. */
export function stateAfter(table: Table, keep: number): Types["state"] {
  const { game } = table;
  const state = game.clone(table.dealt);
  for (const { seat, move } of table.moves.slice(0, keep)) game.play(state, seat, game.encode(move), null);
  return state;
}

/** Sits down at a table that was left: plays what its record says. */
export function resume(seating: Seating, moves: readonly RecordedMove[]): Opened {
  const opened = openTable(seating);
  if (!opened.ok) return opened;
  for (const { seat, move } of moves) {
    const refusal = opened.table.game.check(opened.table.state, seat, move);
    if (refusal !== null) return { ok: false, refusal };
    playMove(opened.table, seat, move);
  }
  return opened;
}
