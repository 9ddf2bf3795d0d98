/**
 * Has anybody learned anything? Decided by comparing views, for every seat and for whoever watches: imagine
 * worlds that looked the same to them before (`sample`), let the same thing seem to happen there, and see
 * whether it looks different. If it does anywhere, something hidden has come to light in between.
 */
import { eventFor, type Game, type Log, type Types, type Viewer } from "@guinguette/rules/contract";
import { type Random, seeded } from "@guinguette/rules/random";
import type { RecordedMove } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";

/** How many worlds each viewer imagines. A cat in one of three columns escapes them once in ten million. */
const WORLDS = 40;

/** Whether somebody knows more of what was hidden after these moves than before them. */
export function learned(
  game: Game,
  before: Types["state"],
  moves: readonly RecordedMove[],
  players: number,
): boolean {
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: players }, (_, seat) => seat)];
  // Any stream will do, as long as the same question always has the same answer.
  const random = seeded(`learned/${moves.length}/${JSON.stringify(moves)}`);
  return viewers.some((viewer) => {
    for (let world = 0; world < WORLDS; world++)
      if (tellsApart(game, before, moves, viewer, random)) return true;
    return false;
  });
}

function tellsApart(
  game: Game,
  before: Types["state"],
  moves: readonly RecordedMove[],
  viewer: Viewer,
  random: Random,
): boolean {
  const real = game.clone(before);
  const twin = game.sample(game.view(before, viewer), random);
  for (const { seat, move } of moves) {
    const code = game.encode(move);
    const log: Log<Types["event"]> = [];
    game.play(real, seat, code, log);
    const alike = lookalike(game, twin, seat, code, heard(log, viewer), viewer);
    if (alike === null) return true;
    game.play(twin, seat, alike, null);
    if (JSON.stringify(game.view(twin, viewer)) !== JSON.stringify(game.view(real, viewer))) return true;
  }
  return false;
}

/** A move of the other world that the viewer could not tell from this one: the same if it can be. */
function lookalike(
  game: Game,
  twin: Types["state"],
  seat: Seat,
  code: number,
  told: string,
  viewer: Viewer,
): number | null {
  const buffer = new Uint16Array(game.moveCount);
  const count = game.legal(twin, seat, buffer);
  const legal = Array.from(buffer.subarray(0, count));
  const looksAlike = (candidate: number): boolean => {
    const log: Log<Types["event"]> = [];
    game.play(game.clone(twin), seat, candidate, log);
    return heard(log, viewer) === told;
  };
  if (legal.includes(code) && looksAlike(code)) return code;
  return legal.find((candidate) => candidate !== code && looksAlike(candidate)) ?? null;
}

function heard(log: Log<Types["event"]>, viewer: Viewer): string {
  return JSON.stringify(log.map((happening) => eventFor(happening, viewer)));
}
