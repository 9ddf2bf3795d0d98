/**
 * Somebody would like something done: it becomes a change, or is refused. An offer says what it was thought for, so the
 * table itself tells a new move from a stale thought, a double click and a message that was sent twice.
 */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Answer, Because, Change, Offer, TableWhy } from "./changes.ts";
import { append, type Table, takeBackTo } from "./table.ts";
import { isFree } from "./take-back.ts";

const refused = (because: Because): Answer => ({ ok: false, because });
const not = (why: TableWhy): Answer => refused({ kind: "table", why });

export function offer(table: Table, seat: Seat, offered: Offer): Answer {
  if (table.chairs[seat] === undefined) return not("no-such-seat");
  if (offered.seen > table.changes.length) return not("not-yet");
  const before = madeBefore(table, seat, offered);
  if (before !== null) return { ok: true, number: before, again: true };
  if (isStale(table, seat, offered)) return refused({ kind: "stale" });
  const change = changeOf(table, seat, offered);
  if (typeof change === "string") return not(change);
  const because = append(table, change);
  return because === null ? { ok: true, number: table.changes.length, again: false } : refused(because);
}

/** A seat makes a move now, or seals or changes its choice where several choose at once. */
export function act(table: Table, seat: Seat, move: Types["move"]): Answer {
  return offer(table, seat, { kind: "play", seen: table.changes.length, move });
}

/** The number of the change that this very offer has become already. */
function madeBefore(table: Table, seat: Seat, offered: Offer): number | null {
  for (let index = offered.seen; index < table.changes.length; index++) {
    const change = table.changes[index] as Change;
    if (change.seat === seat && change.seen === offered.seen && cameOf(change, offered)) return index + 1;
  }
  return null;
}

function cameOf(change: Change, offered: Offer): boolean {
  switch (change.kind) {
    case "played":
    case "sealed":
      return offered.kind === "play" && JSON.stringify(offered.move) === JSON.stringify(change.move);
    case "unsealed":
      return offered.kind === "unseal";
    case "taken-back":
    case "asked":
      return offered.kind === "take-back";
    case "agreed":
      return offered.kind === "agree";
    case "refused":
      return offered.kind === "refuse";
    case "sat-down":
      return offered.kind === "sit-down" && offered.name === change.name;
    case "stood-up":
      return offered.kind === "stand-up";
    case "bot-in":
      return offered.kind === "bot-in" && offered.level === change.level;
    case "bot-out":
      return offered.kind === "bot-out";
    case "timed-out":
      return offered.kind === "time-out";
    case "resigned":
      return offered.kind === "resign";
  }
}

/** Whether what it was thought for is gone. Others who seal their choices meanwhile change nothing for this seat. */
function isStale(table: Table, seat: Seat, { kind, seen }: Offer): boolean {
  switch (kind) {
    case "play":
    case "unseal":
      return seen < table.position || hasChosenSince(table, seat, seen);
    case "take-back":
      return seen < table.position;
    case "agree":
    case "refuse":
      return table.question !== null && seen < table.question.number;
    default:
      return false;
  }
}

function hasChosenSince({ changes }: Table, seat: Seat, seen: number): boolean {
  return changes
    .slice(seen)
    .some((change) => change.seat === seat && (change.kind === "sealed" || change.kind === "unsealed"));
}

function changeOf(table: Table, seat: Seat, offered: Offer): Change | TableWhy {
  const { seen } = offered;
  switch (offered.kind) {
    case "play": {
      const kind = table.game.isSealed(table.state) ? "sealed" : "played";
      return { kind, seat, seen, move: offered.move };
    }
    case "unseal":
      return { kind: "unsealed", seat, seen };
    case "take-back": {
      const allowed = table.terms.settings.takeBack;
      if (takeBackTo(table, seat) === null) return "nothing-to-take-back";
      if (allowed === "none") return "not-free";
      if (isFree(table, seat)) return { kind: "taken-back", seat, seen };
      return allowed === "consent" ? { kind: "asked", seat, seen } : "not-free";
    }
    case "agree":
      return { kind: "agreed", seat, seen };
    case "refuse":
      return { kind: "refused", seat, seen };
    case "sit-down": {
      const { name, colour } = offered;
      return { kind: "sat-down", seat, seen, name, ...(colour === undefined ? {} : { colour }) };
    }
    case "stand-up":
      return { kind: "stood-up", seat, seen };
    case "bot-in":
      return { kind: "bot-in", seat, seen, level: offered.level, name: offered.name };
    case "bot-out":
      return { kind: "bot-out", seat, seen };
    case "time-out":
      return { kind: "timed-out", seat, seen, level: offered.level };
    case "resign":
      return { kind: "resigned", seat, seen, level: offered.level };
  }
}
