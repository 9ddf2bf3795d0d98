/** Every way a game can be set up, and games played on them: what the generic battery runs over. */
import type { Game, MoveBuffer, Types } from "../contract.ts";
import { optionsOf } from "../options.ts";
import { below, seeded } from "../random.ts";
import { type Seat, seatsIn } from "../seats.ts";

export interface TestTable {
  readonly game: Game;
  readonly players: number;
  readonly options: object;
  readonly title: string;
}

/** All combinations of a game's options; a whole number takes its usual value and its least. */
export function optionSets(game: Game): object[] {
  let sets: Record<string, unknown>[] = [{}];
  for (const [name, spec] of optionsOf(game)) {
    const values: readonly unknown[] = spec.kind === "choice" ? spec.values : [spec.initial, spec.min];
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  return sets;
}

export function tablesOf(game: Game): TestTable[] {
  return game.about.players.flatMap((players) =>
    optionSets(game).map((options) => ({
      game,
      players,
      options,
      title: `${game.id}, ${players} players${Object.keys(options).length > 0 ? ` ${JSON.stringify(options)}` : ""}`,
    })),
  );
}

export function dealTable(table: TestTable, seed: string): Types["state"] {
  return table.game.deal({ players: table.players, options: table.options, setup: {} }, seeded(seed));
}

export interface Choice {
  readonly seat: Seat;
  readonly code: number;
}

function moveBuffer(game: Game): MoveBuffer {
  return new Uint16Array(game.moveCount);
}

/** The legal codes of a seat. */
export function legalCodes(game: Game, state: Types["state"], seat: Seat): number[] {
  const buffer = moveBuffer(game);
  return Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));
}

/** The move that a number of any size stands for now: one of all legal moves of all actors. */
export function choose(game: Game, state: Types["state"], pick: number): Choice {
  const choices = seatsIn(game.actors(state)).flatMap((seat) =>
    legalCodes(game, state, seat).map((code) => ({ seat, code })),
  );
  const choice = choices[pick % choices.length];
  if (choice === undefined) throw new Error("nobody can move and the game is not over");
  return choice;
}

/** An endless supply of picks. */
export function picksFrom(seed: string): () => number {
  const random = seeded(seed);
  return () => below(random, 30_000);
}
