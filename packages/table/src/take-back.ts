/** Taking a move back: free exactly while nobody has learned anything since, else by everybody's consent. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import { learned } from "./learned.ts";
import { rewind, stateAfter, type Table } from "./table.ts";

/** How many moves are left if the seat takes back its last one, and those after it; null if it made none. */
export function takeBackTo(table: Table, seat: Seat): number | null {
  const last = table.moves.findLastIndex((move) => move.seat === seat);
  return last === -1 ? null : last;
}

/** Whether the seat may take its last move back by itself. */
export function isFree(table: Table, seat: Seat): boolean {
  const keep = takeBackTo(table, seat);
  if (keep === null) return false;
  const before = stateAfter(table, keep);
  // What somebody chose after it has been learned too, unless there was nothing to choose.
  if (!laterMovesWereForced(table, before, keep)) return false;
  return !learned(table.game, before, table.moves.slice(keep), table.seating.holders.length);
}

function laterMovesWereForced(table: Table, before: Types["state"], keep: number): boolean {
  const { game } = table;
  const state = game.clone(before);
  const buffer = new Uint16Array(game.moveCount);
  for (const [index, { seat, move }] of table.moves.slice(keep).entries()) {
    if (index > 0 && game.legal(state, seat, buffer) > 1) return false;
    game.play(state, seat, game.encode(move), null);
  }
  return true;
}

/** What came of asking: taken back, waiting for the others, or not to be had. */
export type TakenBack = "done" | "waiting" | "refused";

export function takeBack(table: Table, seat: Seat): TakenBack {
  const keep = takeBackTo(table, seat);
  if (keep === null) return "refused";
  if (isFree(table, seat)) {
    rewind(table, keep);
    return "done";
  }
  if (!table.seating.consent) return "refused";
  table.asked = { seat, keep, agreed: (1 << seat) | botsOf(table) };
  return settleAsked(table);
}

/** Somebody agrees to what was asked. */
export function agree(table: Table, seat: Seat): TakenBack {
  if (table.asked === null) return "refused";
  table.asked = { ...table.asked, agreed: table.asked.agreed | (1 << seat) };
  return settleAsked(table);
}

export function disagree(table: Table): void {
  table.asked = null;
}

function settleAsked(table: Table): TakenBack {
  if (table.asked === null) return "refused";
  const everybody = (1 << table.seating.holders.length) - 1;
  if (table.asked.agreed !== everybody) return "waiting";
  rewind(table, table.asked.keep);
  return "done";
}

/** Bots mind nothing. */
function botsOf(table: Table): number {
  return table.seating.holders.reduce(
    (mask, { kind }, seat) => (kind === "bot" ? mask | (1 << seat) : mask),
    0,
  );
}
