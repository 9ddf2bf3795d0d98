/** A game played at random with somebody listening in every seat. */
import { eventFor, type Log, type Types, type Viewer } from "../contract.ts";
import { choose, dealTable, type TestTable } from "./tables.ts";

/** A moment of a game, until somebody moves on. */
export interface Moment {
  /** How many moves were made. */
  readonly step: number;
  readonly state: Types["state"];
  heardBy(viewer: Viewer): readonly Types["event"][];
}

export function viewersOf({ players }: TestTable): Viewer[] {
  return ["spectator", ...Array.from({ length: players }, (_, seat) => seat)];
}

/** Plays the picks one after the other until they run out or the game is over. */
export function* listening(table: TestTable, seed: string, picks: readonly number[]): Generator<Moment> {
  const { game } = table;
  const state = dealTable(table, seed);
  const log: Log<Types["event"]> = [];
  const heardBy = (viewer: Viewer) => log.map((happening) => eventFor(happening, viewer));
  for (const [step, pick] of picks.entries()) {
    yield { step, state, heardBy };
    if (game.actors(state) === 0) return;
    const { seat, code } = choose(game, state, pick);
    game.play(state, seat, code, log);
  }
}
