/** What somebody at the table, or watching it, is shown: exactly what they may know, and nothing else. */
import { eventFor, type Types, type Viewer } from "@guinguette/rules/contract";
import { holdsSeat, type Seat, seatsIn } from "@guinguette/rules/seats";
import { type Asked, awaited, type Holder, type Table } from "./table.ts";
import { isFree, takeBackTo } from "./take-back.ts";

export interface Seen {
  readonly viewer: Viewer;
  readonly holders: readonly Holder[];
  /** The game as this viewer sees it. */
  readonly view: Types["view"];
  /** Who the table waits for. */
  readonly awaited: readonly Seat[];
  /** Who has chosen already where several choose at once; what they chose is sealed. */
  readonly ready: readonly Seat[];
  /** The viewer's own sealed choice: it can be changed until the last one is in. */
  readonly chosen: Types["move"] | null;
  /** The viewer's legal moves. */
  readonly legal: readonly Types["move"][];
  /** How many moves have been played. */
  readonly moves: number;
  readonly asked: Asked | null;
}

export function seenBy(table: Table, viewer: Viewer): Seen {
  const { game, state, sealed } = table;
  return {
    viewer,
    holders: table.seating.holders,
    view: game.view(state, viewer),
    awaited: seatsIn(awaited(table)),
    ready: sealed.flatMap((move, seat) => (move === null ? [] : [seat])),
    chosen: viewer === "spectator" ? null : (sealed[viewer] ?? null),
    legal: viewer === "spectator" ? [] : legalMoves(table, viewer),
    moves: table.moves.length,
    asked: table.asked,
  };
}

export function legalMoves(table: Table, seat: Seat): Types["move"][] {
  const { game, state } = table;
  if (!holdsSeat(game.actors(state), seat)) return [];
  const buffer = new Uint16Array(game.moveCount);
  const count = game.legal(state, seat, buffer);
  return Array.from(buffer.subarray(0, count), (code) => game.decode(code));
}

/** Whether a seat can take back its last move: by itself, by asking the others, or not at all. Apart from the rest,
 * because finding out means imagining other worlds. */
export function takeBackOf(table: Table, seat: Seat): "free" | "ask" | null {
  const { takeBack } = table.seating.settings;
  if (takeBack === "none" || takeBackTo(table, seat) === null) return null;
  if (isFree(table, seat)) return "free";
  return takeBack === "consent" ? "ask" : null;
}

/** What a viewer has heard from this move on, in order. */
export function heardBy(
  table: Table,
  viewer: Viewer,
  from = 0,
): { readonly at: number; readonly event: Types["event"] }[] {
  return table.log
    .filter(({ at }) => at >= from)
    .map(({ at, happening }) => ({ at, event: eventFor(happening, viewer) }));
}
