/** Set-ups that were left for another page, by game: whoever comes back finds the table as it was being set. */
import type { GameId } from "@guinguette/rules/contract";
import type { Plan } from "./new-table.ts";

interface Left {
  readonly plan: Plan;
  /** The box of this device at the time: one that was corrected since is taken, whatever stood there. */
  readonly box: Readonly<Record<string, number>>;
}

const left = new Map<GameId, Left>();

export function leavePlan(game: GameId, plan: Left): void {
  left.set(game, plan);
}

/** The set-up as it was left; nobody finds it twice. */
export function takePlan(game: GameId): Left | undefined {
  const plan = left.get(game);
  left.delete(game);
  return plan;
}
