/** Whether somebody who would have to be asked before a move is taken back is not there to say. */
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { type Table, takeBackTo } from "./table.ts";

/** A bot plays for them, or they have got up. Who has given up does not come back. */
export function isMissing(table: Table, seat: Seat, asker: Seat): boolean {
  const chair = table.chairs[seat];
  if (chair === undefined) return false;
  const { holder, standIn, resigned } = chair;
  switch (holder.kind) {
    case "person":
      return standIn !== null && !resigned;
    case "bot":
      if (holdsSeat(table.gone, seat)) return false;
      return isSomebodys(table, seat) || isBeforeLeaving(table, seat, asker);
    case "nobody":
      return true;
  }
}

/**
 * Whether somebody who has got up plays this game, where a bot plays meanwhile: who sat there from the deal on, or has made
 * a move there that stands. That the seat was freed since changes nothing, for they may sit down again, and others would
 * have tried their moves meanwhile. Who came to a bot's seat, or to one that was nobody's, and went without a move has
 * nothing in this game: it is as if they had not come.
 */
function isSomebodys({ opened, moves, makers, choices, choosers }: Table, seat: Seat): boolean {
  if (opened[seat]?.holder.kind === "person") return true;
  if (choices[seat] != null && choosers[seat] == null) return true;
  return moves.some((move, at) => move.seat === seat && makers[at] == null);
}

/** Whether what would be taken back was there already as somebody got up from this seat: they would have been asked. */
function isBeforeLeaving(table: Table, seat: Seat, asker: Seat): boolean {
  const up = table.incidents.findLast(({ kind, seat: whose }) => kind === "stood-up" && whose === seat);
  return up !== undefined && up.at > (takeBackTo(table, asker) ?? 0);
}
