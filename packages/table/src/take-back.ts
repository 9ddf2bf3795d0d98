/** Taking a move back: free while nobody has done or learned anything since, else by everybody's consent. */
import type { Seat } from "@guinguette/rules/seats";
import { mayHaveLearned } from "./learned.ts";
import { rewind, stateAfter, type Table } from "./table.ts";

/** How many moves are left if the seat takes back its last one, and those after it; null if it made none. */
export function takeBackTo(table: Table, seat: Seat): number | null {
  const last = table.moves.findLastIndex((move) => move.seat === seat);
  return last === -1 ? null : last;
}

/**
 * Whether the seat may take its last move back by itself: no rulebook calls it final, nobody has done anything since,
 * and nobody may have learned anything by it. What others did counts even where they had no choice: that they had none
 * would be told by this.
 */
export function isFree(table: Table, seat: Seat): boolean {
  const { game, moves, sealed, seating } = table;
  const last = moves.at(-1);
  if (last?.seat !== seat || game.final.includes(last.move.type)) return false;
  if (sealed.some((choice) => choice !== null)) return false;
  const before = stateAfter(table, moves.length - 1);
  return !mayHaveLearned(game, before, seat, game.encode(last.move), seating.holders.length);
}

/** What came of asking: taken back, waiting for the others, or not to be had. */
export type TakenBack = "done" | "waiting" | "refused";

export function takeBack(table: Table, seat: Seat): TakenBack {
  const keep = takeBackTo(table, seat);
  const allowed = table.seating.settings.takeBack;
  if (keep === null || allowed === "none") return "refused";
  if (isFree(table, seat)) {
    rewind(table, keep);
    return "done";
  }
  if (allowed !== "consent") return "refused";
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
