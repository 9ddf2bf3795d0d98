/**
 * Clocks: how long each seat has taken. They come of the stored times of the changes and of nothing else, so that whoever
 * reads the table again, later or in another process, finds the same.
 */
import { holdsSeat, type Seat, type SeatMask } from "@guinguette/rules/seats";
import { botAt } from "@guinguette/table/driver";
import { awaited, type Table } from "@guinguette/table/table";
import type { FromTable } from "@guinguette/wire/live";
import type { Plan } from "@guinguette/wire/terms";
import type { Room } from "./room.ts";

export interface Clocks {
  /** The seats whose time runs. */
  running: SeatMask;
  /** Since when, in milliseconds. */
  since: number;
  /** By seat: what it has used, in milliseconds; with a clock for each move, for this one. */
  readonly used: number[];
  /** How far the game has ever come. A move that was taken back gives nobody time anew. */
  furthest: number;
}

/** Whoever comes back after their time was up, and a bot has moved for them, has at least so long, in milliseconds. */
const BACK = 30_000;

/** Folds in the time of a change that the table has made, or of the start. */
export function tick(room: Room, at: number): void {
  const { table, plan } = room;
  if (table === null || plan.clock === null) return;
  room.clocks ??= { running: 0, since: at, used: table.chairs.map(() => 0), furthest: 0 };
  const { clocks } = room;
  for (const [seat, used] of clocks.used.entries())
    if (holdsSeat(clocks.running, seat)) clocks.used[seat] = used + at - clocks.since;
  if (table.moves.length > clocks.furthest) comeFurther(table, plan.clock, clocks);
  // Whoever gets up stops no clock.
  clocks.running = table.chairs.reduce(
    (mask, chair, seat) => (botAt(chair) === null ? mask : mask & ~(1 << seat)),
    awaited(table),
  );
  clocks.since = at;
}

function comeFurther(table: Table, clock: NonNullable<Plan["clock"]>, clocks: Clocks): void {
  clocks.furthest = table.moves.length;
  if (clock.kind === "move") clocks.used.fill(0);
  else
    for (const [seat, used] of clocks.used.entries())
      if (table.chairs[seat]?.standIn !== null)
        clocks.used[seat] = Math.min(used, Math.max(0, given(table, clock, seat) - BACK));
}

/** How long a seat may take, in milliseconds. Only moves that stand have added to it. */
function given({ moves }: Table, clock: NonNullable<Plan["clock"]>, seat: Seat): number {
  if (clock.kind === "move") return 1_000 * clock.seconds;
  const made = moves.filter((move) => move.seat === seat).length;
  return 1_000 * (clock.seconds + made * clock.added);
}

/** When a seat's time is up if nothing happens before; null where it does not run. */
export function upAt({ table, plan, clocks }: Room, seat: Seat): number | null {
  if (table === null || plan.clock === null || clocks === null) return null;
  if (!holdsSeat(clocks.running, seat)) return null;
  return clocks.since + Math.max(0, given(table, plan.clock, seat) - (clocks.used[seat] ?? 0));
}

/** What everybody is told of the clocks; null where the table has none, or has not begun. */
export function shownClocks(room: Room, now: number): Extract<FromTable, { type: "clock" }> | null {
  const { table, plan, clocks } = room;
  if (table === null || plan.clock === null || clocks === null) return null;
  const { clock } = plan;
  return {
    type: "clock",
    now,
    seats: table.chairs.map((chair, seat) => {
      // No clock where a bot sits.
      if (botAt(chair) !== null) return { left: null, running: false };
      const up = upAt(room, seat);
      const left = up === null ? given(table, clock, seat) - (clocks.used[seat] ?? 0) : up - now;
      return { left: Math.max(0, left), running: up !== null };
    }),
  };
}
