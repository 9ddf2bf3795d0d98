/** How often in a row one person has won against bots of one level, by game: kept on this device, so that the next level
 * is proposed once. */
import { type Level, levels } from "@guinguette/bots/levels";
import type { GameId } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Holder } from "@guinguette/table/terms";

interface Streak {
  readonly level: Level;
  readonly wins: number;
  /** The table of the last win: shown again, it is no other. */
  readonly table: string;
  /** The table whose end proposed the next level. */
  readonly proposedAt: string | null;
  /** Whether a table was set with it, or without it although it was proposed. */
  readonly answered: boolean;
}

/** From this level to the next one. */
export interface Step {
  readonly beaten: Level;
  readonly next: Level;
}

const ENOUGH = 3;
const keyOf = (game: GameId) => `guinguette/streak/${game}`;

/** A game that one person played to its end against bots who are all of one level; any other changes nothing. */
export function countEnd(
  game: GameId,
  table: string,
  holders: readonly Holder[],
  winners: readonly Seat[],
): void {
  const level = levelPlayed(holders);
  const person = holders.findIndex(({ kind }) => kind === "person");
  const streak = read(game);
  if (level === null || streak?.table === table) return;
  if (!winners.includes(person)) {
    if (streak?.level === level) write(game, null);
    return;
  }
  const before = streak?.level === level ? streak : null;
  const wins = (before?.wins ?? 0) + 1;
  const proposedAt = before?.proposedAt ?? (wins >= ENOUGH ? table : null);
  write(game, { level, wins, table, proposedAt, answered: before?.answered ?? false });
}

/** The step that the end of this table proposes; null at any other. */
export function stepAt(game: GameId, table: string): Step | null {
  const streak = read(game);
  return streak?.proposedAt === table ? stepFrom(streak.level) : null;
}

/** The step that the next set-up begins with, until a table was opened since. */
export function stepToTake(game: GameId): Step | null {
  const streak = read(game);
  return streak !== null && streak.proposedAt !== null && !streak.answered ? stepFrom(streak.level) : null;
}

/** A table was opened from a set-up that proposed it: it is not said again. */
export function answerStep(game: GameId): void {
  const streak = read(game);
  if (streak !== null) write(game, { ...streak, answered: true });
}

function stepFrom(beaten: Level): Step | null {
  const next = levels[levels.indexOf(beaten) + 1];
  return next === undefined ? null : { beaten, next };
}

function levelPlayed(holders: readonly Holder[]): Level | null {
  const bots = holders.flatMap((holder) => (holder.kind === "bot" ? [holder.level] : []));
  const [first] = bots;
  const level = levels.find((one) => one === first);
  const alone = holders.length - bots.length === 1;
  return level !== undefined && alone && bots.every((one) => one === first) ? level : null;
}

function read(game: GameId): Streak | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isStreak(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isStreak(kept: unknown): kept is Streak {
  if (typeof kept !== "object" || kept === null) return false;
  const { level, wins, table, proposedAt, answered } = kept as Record<string, unknown>;
  return (
    levels.some((one) => one === level) &&
    Number.isSafeInteger(wins) &&
    typeof table === "string" &&
    (proposedAt === null || typeof proposedAt === "string") &&
    typeof answered === "boolean"
  );
}

function write(game: GameId, streak: Streak | null): void {
  try {
    if (streak === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(streak));
  } catch {
    // A full or forbidden storage costs a proposal, nothing else.
  }
}
