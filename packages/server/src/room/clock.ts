/**
 * Clocks: how long each seat has taken. They come of the stored times of the changes and of nothing else, so that whoever
 * reads the table again, later or in another process, finds the same.
 */
import { holdsSeat, type Seat, type SeatMask } from "@guinguette/rules/seats";
import { botAt } from "@guinguette/table/driver";
import { awaited, type Table } from "@guinguette/table/table";
import type { FromTable } from "@guinguette/wire/live";
import type { Plan } from "@guinguette/wire/terms";
import { timeIn } from "./own-time.ts";
import type { Room } from "./room.ts";

export interface Clocks {
  /** The seats whose time runs. */
  running: SeatMask;
  /** Since when, in milliseconds. */
  since: number;
  /** By seat: what it has used, in milliseconds; with a clock for each move, for this one. */
  readonly used: number[];
  /** By seat: how far the game has come for it. A move that it took back itself gives it no time anew. */
  readonly furthest: number[];
  /** By how many moves stood: what each seat had used when the next was made. */
  readonly before: number[][];
  /** How many moves have stood at once, at most. */
  reached: number;
  /** By seat: what it was given back because others took moves back; with a clock for each move, for this one. */
  readonly returned: number[];
}

/** Whoever comes back after their time was up, and a bot has moved for them, has at least so long, in milliseconds, or all that
 * the clock gives where that is less. */
const BACK = 30_000;

/** Folds in the time of a change that the table has made, or of the start. */
export function tick(room: Room, at: number): void {
  const { table, plan } = room;
  if (table === null || plan.clock === null) return;
  const none = () => table.chairs.map(() => 0);
  room.clocks ??= {
    running: 0,
    since: at,
    used: none(),
    furthest: none(),
    before: [],
    reached: 0,
    returned: none(),
  };
  const { clocks } = room;
  for (const [seat, used] of clocks.used.entries())
    if (holdsSeat(clocks.running, seat)) clocks.used[seat] = used + at - clocks.since;
  if (table.rewinds.at(-1)?.number === table.changes.length) goBack(table, plan.clock, clocks);
  else if (table.moves.length > clocks.before.length) goOn(table, plan.clock, clocks);
  // Whoever gets up stops no clock.
  clocks.running = table.chairs.reduce(
    (mask, chair, seat) => (botAt(chair) === null ? mask : mask & ~(1 << seat)),
    awaited(table),
  );
  clocks.since = at;
}

function goOn(table: Table, clock: NonNullable<Plan["clock"]>, clocks: Clocks): void {
  const { used, furthest, before, returned } = clocks;
  const { length } = table.moves;
  const first = before.length;
  while (before.length < length) before.push(used.slice());
  if (length > clocks.reached && clock.kind === "move") returned.fill(0);
  clocks.reached = Math.max(clocks.reached, length);
  for (const seat of table.chairs.keys()) {
    if (length <= (furthest[seat] ?? 0)) continue;
    furthest[seat] = length;
    if (clock.kind === "move") used[seat] = 0;
    else if (isMovedFor(table, seat, first))
      used[seat] = Math.min(used[seat] ?? 0, Math.max(0, given(table, clock, seat) - BACK));
  }
}

/** Whether a bot has made a move at this seat, of those from this one on: that one is there while others move gives its
 * person nothing. */
function isMovedFor({ moves, makers }: Table, seat: Seat, first: number): boolean {
  return moves.slice(first).some((move, at) => move.seat === seat && makers[first + at] != null);
}

/**
 * A move was taken back: what the others have used since is theirs again, and who took it back gains nothing. Two who play
 * into each other's hands could stretch a clock for ever by it, so that each seat is given back no more than its clock
 * gives: nobody has more than twice their time.
 */
function goBack(
  { rewinds, incidents }: Table,
  clock: NonNullable<Plan["clock"]>,
  { used, furthest, before, returned }: Clocks,
): void {
  const keep = rewinds.at(-1)?.keep ?? 0;
  const taker = incidents.findLast(({ kind }) => kind === "taken-back")?.seat;
  for (const [seat, was] of (before[keep] ?? []).entries()) {
    const now = used[seat] ?? 0;
    if (seat === taker) {
      used[seat] = Math.max(now, was);
      continue;
    }
    const since = Math.max(0, now - was);
    const earlier = returned[seat] ?? 0;
    const back = Math.min(since, 1_000 * clock.seconds - earlier);
    returned[seat] = earlier + back;
    used[seat] = now - back;
    // Else the next move would give the rest of it back.
    if (back === since) furthest[seat] = keep;
  }
  before.length = keep;
}

/** Whether a bot has yet to make the move that somebody's time was up for, or that a bot was put there to make: until then
 * nobody takes its place, or nobody's time would ever be up. */
export function isBound({ table, plan }: Room, seat: Seat): boolean {
  const chair = table?.chairs[seat];
  if (table === null || chair === undefined || plan.clock === null || plan.away === "wait") return false;
  if (botAt(chair) === null || !holdsSeat(awaited(table), seat)) return false;
  if (chair.holder.kind === "bot") return true;
  const held = table.incidents.findLast((one) => one.kind === "held" && one.seat === seat);
  return held?.kind === "held" && held.why === "time" && held.number > table.position;
}

/** How long a seat may take, in milliseconds. Only moves that stand have added to it. */
function given({ moves }: Table, clock: NonNullable<Plan["clock"]>, seat: Seat): number {
  if (clock.kind === "move") return 1_000 * clock.seconds;
  const made = moves.filter((move) => move.seat === seat).length;
  return 1_000 * (clock.seconds + made * clock.added);
}

/** When a seat's time is up by the room's own time, if nothing happens before; null where it does not run. */
export function upAt({ table, plan, clocks }: Room, seat: Seat): number | null {
  if (table === null || plan.clock === null || clocks === null) return null;
  if (!holdsSeat(clocks.running, seat)) return null;
  return clocks.since + Math.max(0, given(table, plan.clock, seat) - (clocks.used[seat] ?? 0));
}

/** Whether a bot has to hold the seat by now, because its time is up. */
export function isTimeUp(room: Room, seat: Seat, now: number): boolean {
  const up = room.plan.away === "wait" ? null : upAt(room, seat);
  return up !== null && up <= timeIn(room, now);
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
      const left =
        up === null ? given(table, clock, seat) - (clocks.used[seat] ?? 0) : up - timeIn(room, now);
      return { left: Math.max(0, left), running: up !== null };
    }),
  };
}
