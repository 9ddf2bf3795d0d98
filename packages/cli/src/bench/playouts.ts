/** Random play through the contract alone, as fast as it goes: nothing here but the games' own work. */
import type { Game, MoveBuffer, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { type Random, streamOf } from "@guinguette/rules/random";
import { firstSeat } from "@guinguette/rules/seats";
import { nextPicks, type Picks, pickOf, picksOf } from "./picks.ts";

/** What is played and counted: whole games, or rounds of Fish & Chips. */
export interface Playout {
  readonly game: Game;
  readonly players: number;
  readonly options: Types["options"];
  readonly unit: "game" | "round";
  /** Played by each seat before anything is counted, or none. */
  readonly opening: Types["move"] | undefined;
  /** The most moves of one game. */
  readonly cap: number;
}

/** Nothing in the rules of Wishes bounds a game's length. */
const wishesCap = 5000;
/** Far beyond any game whose length is bounded. */
const noCap = 1_000_000;

/** The most moves of one game. */
export function capOf(game: Game): number {
  return game.about.bounded ? noCap : wishesCap;
}

export function playoutOf(id: Game["id"], players: number): Playout {
  const game = gameOf(id);
  const cap = capOf(game);
  if (id !== "fish-and-chips")
    return { game, players, options: readOptions(game, {}, ""), unit: "game", opening: undefined, cap };
  // One point is enough to win, so the game ends with its first round. The solitaire has no repositioning.
  const options = readOptions(game, { target: 1 }, "");
  const opening = players === 1 ? undefined : { type: "ready" };
  return { game, players, options, unit: "round", opening, cap };
}

/** The streams and the buffer of a run, made once. */
export interface Bench {
  readonly deals: Random;
  picks: Picks;
  readonly moves: MoveBuffer;
}

export function benchOf(playout: Playout, seed: string): Bench {
  return {
    deals: streamOf(seed, "deal"),
    picks: picksOf(seed),
    moves: new Uint16Array(playout.game.moveCount),
  };
}

export interface Tally {
  units: number;
  /** Random choices; the opening is not one. */
  moves: number;
  /** Games given up at the cap. */
  capped: number;
  /** Of all scores in order, if they are `checked`: two engines that played the same games have the same. */
  checksum: number;
}

export function noTally(): Tally {
  return { units: 0, moves: 0, capped: 0, checksum: 0 };
}

/** Plays so many units, and adds them to the tally. */
export function playUnits(
  playout: Playout,
  bench: Bench,
  count: number,
  tally: Tally,
  checked = false,
): void {
  const { game, players, options, opening } = playout;
  const table = { players, options, setup: {} };
  const openings = opening === undefined ? 0 : players;
  const openingCode = opening === undefined ? 0 : game.encode(opening);
  let { moves, checksum } = tally;
  for (let unit = 0; unit < count; unit++) {
    const state = game.deal(table, bench.deals);
    for (let seat = 0; seat < openings; seat++)
      game.play(state, firstSeat(game.actors(state)), openingCode, null);
    moves += playOut(game, state, bench, playout.cap);
    if (game.actors(state) !== 0) tally.capped++;
    if (checked) {
      const scores = game.scores(state, "everything");
      for (let seat = 0; seat < players; seat++)
        checksum = (Math.imul(checksum, 31) + (scores[seat] ?? 0)) | 0;
    }
  }
  tally.units += count;
  tally.moves = moves;
  tally.checksum = checksum;
}

// What is imported is looked up at each use; what stands in this file is known when the loop is compiled.
const lowest = firstSeat;
const advance = nextPicks;
const pick = pickOf;

/** Plays one game to its end or its cap, every legal move equally likely, and says how many moves it took. */
function playOut(game: Game, state: Types["state"], bench: Bench, cap: number): number {
  const { moves } = bench;
  let { picks } = bench;
  let made = 0;
  for (; made < cap; made++) {
    const actors = game.actors(state);
    if (actors === 0) break;
    const seat = lowest(actors);
    const count = game.legal(state, seat, moves);
    let chosen = 0;
    if (count !== 1) {
      picks = advance(picks);
      chosen = pick(picks, count);
    }
    game.play(state, seat, moves[chosen] as number, null);
  }
  bench.picks = picks;
  return made;
}
