/** Every way a game can be set up, and games played on them: what the generic battery runs over. */
import type { Game, GameId, MoveBuffer, Types } from "../contract.ts";
import { optionsOf, readOptions, usualValue } from "../options.ts";
import { below, seeded } from "../random.ts";
import { type Seat, seatsIn } from "../seats.ts";

export interface TestTable {
  readonly game: Game;
  readonly players: number;
  readonly options: object;
  readonly title: string;
}

/** The options that are tried in all their combinations; a whole number takes its usual value and its least. */
const combined: Readonly<Record<GameId, readonly string[]>> = {
  "fish-fish": [],
  wishes: [],
  "chat-peche": ["edition", "variant", "seating", "buckets"],
  "fish-and-chips": ["target", "recaptured"],
};

/** Sets of options that are tried as they stand, the others being usual; each option that is not combined is in one. */
const besides: Readonly<Record<GameId, readonly object[]>> = {
  "fish-fish": [],
  wishes: [
    { spread: "sells" },
    { wasteEnd: "after-wish" },
    { spread: "sells", wasteEnd: "after-wish" },
    { first4: 0, second4: 0, first5: 0, second5: 0, first6: 0, second6: 0 },
    { first4: 7, second4: 7, first5: 1, second5: 0, first6: 1000, second6: 5, spread: "sells" },
  ],
  "chat-peche": [
    { F1: 0, F2: 0, F3: 0, S1: 0, S2: 0 },
    { F1: 0, F2: 0, F3: 36, S1: 0, S2: 0 },
    { F1: 2, F2: 8, F3: 16, S1: 1, S2: 5, variant: "confirmed" },
    { F1: 5, F2: 4, F3: 3, S1: 4, S2: 20, buckets: "open" },
  ],
  "fish-and-chips": [
    { reposition: "first-round" },
    { recaptured: "counted", reposition: "first-round" },
    { target: 40, reposition: "first-round" },
    { target: 30, reposition: "first-round" },
  ],
};

/** Every set of options that a game is tried with, the usual one first. */
export function optionSets(game: Game): object[] {
  let sets: Record<string, unknown>[] = [{}];
  for (const [name, spec] of optionsOf(game)) {
    if (!combined[game.id].includes(name)) continue;
    const values: readonly unknown[] = spec.kind === "choice" ? spec.values : [spec.initial, spec.min];
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  return [...sets, ...besides[game.id]].map((set) => readOptions(game, set, "options"));
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

/** `fish-and-chips-2-60-counted-reposition-first-round`: of the options that are not combined, the unusual ones. */
export function tableName({ game, players, options }: TestTable): string {
  const told = optionsOf(game).flatMap(([name, spec]) => {
    const value = (options as Readonly<Record<string, string | number>>)[name];
    if (combined[game.id].includes(name)) return [value];
    return value === usualValue(spec) ? [] : [name, value];
  });
  return [game.id, players, ...told].join("-");
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
