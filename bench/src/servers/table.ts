/**
 * The table that all three servers hold: Fish & Chips with four, by the rules of this project, dealt from a seed that
 * everybody knows. Whoever plays it keeps the same game beside it, so that choosing a move costs the same everywhere:
 * tables begin alike, and differ by what is chosen.
 */
import type { Game, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { currentFormat, openRecord } from "@guinguette/rules/record";

export const PLAYERS = 4;
export const game: Game = gameOf("fish-and-chips");

export const SEED = "the same for all";

export function dealt(): Types["state"] {
  const options = readOptions(game, {}, "options");
  const opened = openRecord({
    ...{ format: currentFormat, game: game.id, players: PLAYERS, options, seed: SEED, moves: [] },
  });
  if (!opened.ok) throw new Error(opened.refusal.why);
  return opened.state;
}

/** Plays it, if this seat may: the check that any server has to make. */
export function played(state: Types["state"], seat: number, move: unknown): boolean {
  if (!isMove(move) || game.check(state, seat, move) !== null) return false;
  game.play(state, seat, game.encode(move), null);
  return true;
}

function isMove(move: unknown): move is Types["move"] {
  try {
    game.moveShape(move, "move");
    return true;
  } catch {
    return false;
  }
}
