/** Matches for tests, in this thread. */
import { existsSync, readFileSync } from "node:fs";
import type { GameId } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { capOf } from "../bench/playouts.ts";
import { courseFor } from "../match/course.ts";
import { newMark } from "../match/family.ts";
import type { Played, Thoughtless } from "../match/game.ts";
import { type News, playGames } from "../match/games.ts";
import type { Plan } from "../match/plan.ts";
import { hasPrograms } from "../match/seats.ts";
import { type Shared, sharedFor } from "../match/shared.ts";
import { sittersFor } from "../match/sitter.ts";

/** Short games, no time to think, and little patience. */
export function planFor(game: GameId, seats: readonly string[], sets: number): Plan {
  const given = game === "fish-and-chips" ? { target: 1 } : {};
  return {
    game,
    players: seats.length,
    options: readOptions(gameOf(game), given, ""),
    seed: "match",
    seats,
    ms: 0,
    sets,
    sameDeal: !hasPrograms(seats),
    asked: sets * seats.length,
    cap: capOf(gameOf(game)),
    patience: { first: 10_000, later: 10_000 },
    lostAfter: 10_000,
    mark: newMark(),
  };
}

export interface Heard {
  readonly played: readonly Played[];
  /** The games after which somebody had failed too often. */
  readonly givenUp: readonly number[];
  /** Every process that was started. */
  readonly pids: readonly number[];
  /** Every line that programs said aside. */
  readonly said: readonly string[];
  /** Every thought of the house that failed. */
  readonly thoughtless: readonly Thoughtless[];
}

export async function playedIn(
  plan: Plan,
  shared: Shared = sharedFor(plan),
  watch: (played: readonly Played[]) => void = () => {},
  seated: typeof sittersFor = sittersFor,
): Promise<Heard> {
  const played: Played[] = [];
  const givenUp: number[] = [];
  const pids: number[] = [];
  const said: string[] = [];
  const thoughtless: Thoughtless[] = [];
  const hear = (news: News) => {
    if (news.kind === "started") pids.push(news.pid);
    if (news.kind === "said") said.push(news.line);
    if (news.kind === "thoughtless") thoughtless.push(news.which);
    if (news.kind !== "played") return;
    played.push(news.played);
    if (news.gaveUp) givenUp.push(played.length);
    watch(played);
  };
  await playGames({ plan, shared, course: courseFor(plan) }, hear, seated);
  return { played, givenUp, pids, said, thoughtless };
}

/** A killed process is there until somebody has noticed; where /proc tells, one need not wait for that. */
export async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (!isRunning(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/stat`;
  return !existsSync(file) || !/\) [ZX] /.test(readFileSync(file, "utf8"));
}
