/**
 * Has anybody learned anything? Decided by comparing views, for every seat and for whoever watches: imagine
 * worlds that looked the same to them before (`sample`), let the same thing seem to happen there, and see
 * whether it looks different. If it does anywhere, something hidden has come to light in between.
 */
import { eventFor, type Game, type Log, type Types, type Viewer } from "@guinguette/rules/contract";
import { seeded } from "@guinguette/rules/random";
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
    const seen = game.view(before, viewer);
    const shown = shownTo(viewer, game, before, moves);
    for (let world = 0; world < WORLDS; world++)
      if (looksOther(game, game.sample(seen, random), shown, viewer)) return true;
    return false;
  });
}

/** A move as a viewer hears and then sees it. */
interface Shown {
  readonly seat: Seat;
  readonly code: number;
  readonly told: string;
  readonly view: string;
}

function shownTo(
  viewer: Viewer,
  game: Game,
  before: Types["state"],
  moves: readonly RecordedMove[],
): Shown[] {
  const state = game.clone(before);
  return moves.map(({ seat, move }) => {
    const code = game.encode(move);
    const log: Log<Types["event"]> = [];
    game.play(state, seat, code, log);
    return { seat, code, told: heard(log, viewer), view: JSON.stringify(game.view(state, viewer)) };
  });
}

/** Whether the same cannot seem to happen in another world, or does not lead to the same look. */
function looksOther(game: Game, twin: Types["state"], shown: readonly Shown[], viewer: Viewer): boolean {
  for (const { seat, code, told, view } of shown) {
    const alike = lookalike(game, twin, seat, code, told, viewer);
    if (alike === null) return true;
    game.play(twin, seat, alike, null);
    if (JSON.stringify(game.view(twin, viewer)) !== view) return true;
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
