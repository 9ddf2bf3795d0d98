/** Who took how many hints: of the incidents, which everybody at a table is told. */
import type { Seat } from "@guinguette/rules/seats";
import type { Incident } from "./incidents.ts";

export interface HintsTaken {
  readonly seat: Seat;
  /** Who held the seat then: another may hold it by now. */
  readonly name: string;
  readonly count: number;
}

/** By seat, and of one seat in the order in which they came. */
export function hintsTaken(incidents: readonly Incident[]): HintsTaken[] {
  const taken: HintsTaken[] = [];
  for (const { kind, seat, holder } of incidents) {
    if (kind !== "hinted") continue;
    const at = taken.findIndex((one) => one.seat === seat && one.name === holder.name);
    const before = taken[at];
    if (before === undefined) taken.push({ seat, name: holder.name, count: 1 });
    else taken[at] = { ...before, count: before.count + 1 };
  }
  return taken.sort((one, other) => one.seat - other.seat);
}
