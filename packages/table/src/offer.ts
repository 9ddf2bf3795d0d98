/**
 * Somebody would like something done: it becomes a change, or is refused. An offer says what it was thought for, so the
 * table itself tells a new move from a stale thought, a double click and a message that was sent twice.
 */
import type { Types } from "@guinguette/rules/contract";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import { changeShape } from "./change-shape.ts";
import type { Answer, Because, Change, Offer, TableWhy } from "./changes.ts";
import { append } from "./fold.ts";
import { isSame } from "./same.ts";
import {
  firstAsked,
  hasBeen,
  hintNow,
  isOver,
  isPresent,
  lastMoveOf,
  type Table,
  unanswered,
} from "./table.ts";
import { hasAsked, takeBackOf } from "./take-back.ts";
import { wellFormed } from "./well-formed.ts";

const refused = (because: Because): Answer => ({ ok: false, because });
const not = (why: TableWhy): Answer => refused({ kind: "table", why });

/** `inPerson`: it comes from whoever holds the seat, and not from a bot or whoever has the table in hand. */
export function offer(table: Table, seat: Seat, offered: Offer, inPerson = false): Answer {
  const chair = table.chairs[seat];
  if (chair === undefined) return not("no-such-seat");
  // From afar anything may come.
  if (!isOffer(offered)) return not("malformed");
  if (!hasBeen(table, offered.seen)) return not("not-yet");
  const before = madeBefore(table, seat, offered);
  if (before !== null) return { ok: true, number: before, again: true };
  if (isStale(table, seat, offered)) return refused({ kind: "stale" });
  if (inPerson && ofTheHouse.includes(offered.kind)) return not("not-yours-to-say");
  if (inPerson && needsPresence(offered) && !isPresent(chair)) return not("no-person-there");
  const hint = offered.kind === "hint" ? hintNow(table, seat) : null;
  if (hint !== null) return { ok: true, number: hint, again: true };
  const change = changeOf(table, seat, offered);
  if (typeof change === "string") return not(change);
  // As it would be read back from where it is stored: what could not be is never acknowledged.
  const read = wellFormed(changeShape(table.game, table.chairs.length), change);
  if (read === null) return not("malformed");
  const because = append(table, read);
  return because === null ? { ok: true, number: table.changes.length, again: false } : refused(because);
}

function isOffer(offered: unknown): offered is Offer {
  if (typeof offered !== "object" || offered === null) return false;
  const { kind } = offered as { readonly kind?: unknown };
  return typeof kind === "string" && Object.hasOwn(becomes, kind);
}

/** What is for the house to do: to say that somebody's time has run out, to put a bot in and to take it out. */
const ofTheHouse: readonly Offer["kind"][] = ["time-out", "bot-in", "bot-out"];

/** Whether only somebody who plays here can want it: not a person whose seat a bot plays meanwhile. */
function needsPresence({ kind }: Offer): boolean {
  return (
    kind === "play" || kind === "unseal" || kind === "take-back" || kind === "withdraw" || kind === "hint"
  );
}

/** A seat makes a move now, or seals or changes its choice where several choose at once. */
export function act(table: Table, seat: Seat, move: Types["move"]): Answer {
  return offer(table, seat, { kind: "play", seen: table.changes.length, move });
}

/** The number of the change that this very offer has become already. */
export function madeBefore(table: Table, seat: Seat, offered: Offer): number | null {
  for (let index = offered.seen; index < table.changes.length; index++) {
    const change = table.changes[index] as Change;
    if (change.seat === seat && change.seen === offered.seen && cameOf(change, offered)) return index + 1;
  }
  return null;
}

/** Whether the change says what the offer says, in whatever order its fields came. */
function cameOf(change: Change, { kind: wish, ...offered }: Offer): boolean {
  // What lapses by it, the table has added.
  const { seat: _seat, kind, lapses: _lapses, ...made } = { lapses: undefined, ...change };
  return becomes[wish].includes(kind) && isSame(made, offered);
}

const becomes: { readonly [K in Offer["kind"]]: readonly Change["kind"][] } = {
  play: ["played", "sealed"],
  unseal: ["unsealed"],
  "take-back": ["taken-back", "asked"],
  withdraw: ["withdrawn"],
  agree: ["agreed"],
  refuse: ["refused"],
  hint: ["hinted"],
  "sit-down": ["sat-down"],
  "stand-up": ["stood-up"],
  "bot-in": ["bot-in"],
  "bot-out": ["bot-out"],
  "time-out": ["timed-out"],
  resign: ["resigned"],
};

/** Whether what it was thought for is gone. Others who seal their choices meanwhile change nothing for this seat. */
function isStale(table: Table, seat: Seat, { kind, seen }: Offer): boolean {
  switch (kind) {
    case "play":
      return seen < table.position || hasChosenSince(table, seat, seen) || isBeforeQuestion(table, seen);
    case "unseal":
      return seen < table.position || hasChosenSince(table, seat, seen);
    case "take-back":
    case "hint":
      return seen < table.position;
    case "withdraw":
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

/** Whoever plays on over a question says no to it: they must have seen it. */
function isBeforeQuestion(table: Table, seen: number): boolean {
  return table.question !== null && seen < firstAsked(table, table.question);
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
      if (lastMoveOf(table, seat) === null) return "nothing-to-take-back";
      if (isOver(table)) return "over";
      const how = takeBackOf(table, seat);
      if (how === null) return hasAsked(table, seat) ? "asked-already" : "not-free";
      return { kind: how === "free" ? "taken-back" : "asked", seat, seen };
    }
    case "withdraw":
      return { kind: "withdrawn", seat, seen };
    case "agree":
      return { kind: "agreed", seat, seen };
    case "refuse":
      return { kind: "refused", seat, seen };
    case "hint":
      return { kind: "hinted", seat, seen };
    case "sit-down": {
      const { name, colour } = offered;
      return { kind: "sat-down", seat, seen, name, ...(colour === undefined ? {} : { colour }) };
    }
    case "stand-up":
      return { kind: "stood-up", seat, seen, ...lapsing(table, seat) };
    case "bot-in":
      return { kind: "bot-in", seat, seen, level: offered.level, name: offered.name };
    case "bot-out":
      return { kind: "bot-out", seat, seen };
    case "time-out": {
      const { level, why } = offered;
      return {
        kind: "timed-out",
        seat,
        seen,
        level,
        ...(why === undefined ? {} : { why }),
        ...lapsing(table, seat),
      };
    }
    case "resign":
      return { kind: "resigned", seat, seen, level: offered.level, ...lapsing(table, seat) };
  }
}

/** Whoever is asked whether a move may be taken back, and goes without an answer, has not agreed. */
function lapsing(table: Table, seat: Seat): { readonly lapses?: true } {
  return holdsSeat(unanswered(table), seat) ? { lapses: true } : {};
}
