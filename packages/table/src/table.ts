/**
 * One table in play: a list of changes, and what they fold to (`fold.ts`). The page, the terminal and a server run this.
 * Whoever holds a table holds all its secrets: what others are given is a `Sight`.
 */
import type { Game, Log, Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import { currentFormat, type GameRecord, openRecord, type RecordedMove } from "@guinguette/rules/record";
import type { Seat, SeatMask } from "@guinguette/rules/seats";
import type { Change } from "./changes.ts";
import { hintsTaken } from "./hints.ts";
import type { BotAtWork, Incident } from "./incidents.ts";
import type { Chair, Deal, Opening, Secret, Terms } from "./terms.ts";

/** Something that happened, the move it followed from, and the number of the change that made it so. */
export interface Logged {
  readonly at: number;
  readonly number: number;
  readonly happening: Log<Types["event"]>[number];
}

/** A take-back that waits for the others' consent. */
export interface Question {
  /** The number of the change that asked. */
  readonly number: number;
  readonly seat: Seat;
  /** How many moves would be left. */
  readonly keep: number;
  /** Those who agree already. */
  readonly agreed: SeatMask;
}

export interface Table extends Secret {
  readonly terms: Terms;
  readonly deal: Deal;
  readonly game: Game;
  /** The state before the first move; never played on. */
  readonly dealt: Types["state"];
  /** Who sat there when the table was opened; the changes say who sits there now. */
  readonly opened: readonly Chair[];
  readonly changes: Change[];

  // What the changes fold to.
  state: Types["state"];
  /** Everything played and not taken back, in order. */
  readonly moves: RecordedMove[];
  /** By move: the bot that made it, if one did. */
  readonly makers: (BotAtWork | null)[];
  readonly log: Logged[];
  readonly chairs: Chair[];
  /** By seat: a choice made at the same time as others', not yet played and still to be changed. */
  readonly choices: (Types["move"] | null)[];
  /** By seat: the bot that made this choice, if one did; who is there when it is played does not matter. */
  readonly choosers: (BotAtWork | null)[];
  question: Question | null;
  /** By seat: which of its moves somebody would not let it take back, counted from 0. As long as that move stands, so does
   * the answer. */
  readonly refused: (number | null)[];
  /** By seat: the number of the change by which it took its last hint; 0 for none. */
  readonly hinted: number[];
  /** The number of the change that made the position what it is: what was thought of before it is stale. */
  position: number;
  /** Where moves were taken back: the number of the change, and how many moves were left. */
  readonly rewinds: { readonly number: number; readonly keep: number }[];
  /** What happened beside the moves, in order. */
  readonly incidents: Incident[];

  /** The seats of which nobody who has had them will ever be back: no change says it, but whoever has the table in hand. */
  gone: SeatMask;
}

export type OpenedTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly refusal: Refused };

/** Deals a game to these seats. Options that are not given take their default; unknown ones are malformed. */
export function openTable(opening: Opening): OpenedTable {
  const { game: id, format = currentFormat, seed, setup, settings, holders } = opening;
  const deal: Deal = { format, seed, setup };
  const terms: Terms = { game: id, options: readOptions(gameOf(id), opening.options, "options"), settings };
  const dealt = openRecord(recordAt(terms, deal, holders.length, []));
  if (!dealt.ok) return dealt;
  const { game, state } = dealt;
  const opened = holders.map((holder): Chair => ({ holder, standIn: null, resigned: false }));
  const table: Table = {
    terms,
    deal,
    game,
    dealt: state,
    opened,
    changes: [],
    state: game.clone(state),
    moves: [],
    makers: [],
    log: [],
    chairs: opened.slice(),
    choices: holders.map(() => null),
    choosers: holders.map(() => null),
    question: null,
    refused: holders.map(() => null),
    hinted: holders.map(() => 0),
    position: 0,
    rewinds: [],
    incidents: [],
    gone: 0,
  };
  return { ok: true, table };
}

function recordAt(
  { game, options }: Terms,
  { format, seed, setup }: Deal,
  players: number,
  moves: readonly RecordedMove[],
): GameRecord {
  return {
    format,
    game,
    players,
    options,
    seed,
    ...(Object.keys(setup).length === 0 ? {} : { setup }),
    moves,
  };
}

/** The record of a table: its set-up and everything played. It carries the seed: for whoever may know everything. */
export function recordOf({ terms, deal, chairs, moves, incidents }: Table): GameRecord {
  const names = chairs.map(({ holder }) => holder.name);
  const hints = hintsTaken(incidents);
  const more = hints.length === 0 ? { names } : { names, hints };
  return { ...recordAt(terms, deal, chairs.length, moves.slice()), ...more };
}

/** Whether this is the number of a change that has been made; 0 is the deal. */
export function hasBeen({ changes }: Table, number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= changes.length;
}

/** The seats that still have something to do: those to move, less those whose choice is sealed. */
export function awaited(table: Table): SeatMask {
  if (isOver(table)) return 0;
  let mask = table.game.actors(table.state);
  for (const [seat, move] of table.choices.entries()) if (move !== null) mask &= ~(1 << seat);
  return mask;
}

/** The winning seats once the game is over; where all but one have given up, it is that one's. */
export function winnersOf({ game, state, chairs }: Table): readonly Seat[] | null {
  const winners = game.winners(state);
  if (winners !== null) return winners;
  const left = chairs.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  return left.length < chairs.length && left.length <= 1 ? left : null;
}

export function isOver(table: Table): boolean {
  return winnersOf(table) !== null;
}

/** The state as it was after so many moves. */
export function stateAfter({ game, dealt, moves }: Table, keep: number): Types["state"] {
  const state = game.clone(dealt);
  for (const { seat, move } of moves.slice(0, keep)) game.play(state, seat, game.encode(move), null);
  return state;
}

/** Which move was the seat's last, counted from 0; null if it made none. */
export function lastMoveOf({ moves }: Table, seat: Seat): number | null {
  const last = moves.findLastIndex((move) => move.seat === seat);
  return last === -1 ? null : last;
}

/** Whether a bot made the seat's last move: it is not for whoever is there to take back. */
export function wasHeld(table: Table, seat: Seat): boolean {
  const last = lastMoveOf(table, seat);
  return last !== null && table.makers[last] != null;
}

/**
 * How many moves are left if the seat takes back its last one, and those after it; null if it made none. Of choices made
 * at once none is before another, whatever the record's order: all of them are made again.
 */
export function takeBackTo(table: Table, seat: Seat): number | null {
  let keep = lastMoveOf(table, seat);
  if (keep === null || !table.game.about.simultaneous) return keep;
  const sealedAfter = (moves: number) => table.game.isSealed(stateAfter(table, moves));
  while (keep > 0 && sealedAfter(keep) && sealedAfter(keep - 1)) keep--;
  return keep;
}

/** The persons who have to be asked before somebody takes a move back. Bots mind nothing. Where somebody is missing who
 * would have to be asked, too (`missing.ts`), nobody is. */
export function mayConsent({ chairs }: Table, asker: Seat): SeatMask {
  return chairs.reduce(
    (mask, chair, seat) => (seat !== asker && isPresent(chair) ? mask | (1 << seat) : mask),
    0,
  );
}

/** Those who are asked whether a move may be taken back, and have not said. */
export function unanswered(table: Table): SeatMask {
  const { question } = table;
  return question === null ? 0 : mayConsent(table, question.seat) & ~question.agreed;
}

/** The number of the change by which this seat first asked in this position: whoever withdraws and asks again keeps nobody
 * waiting anew, and spoils nobody's move. */
export function firstAsked({ changes, position }: Table, { seat, number }: Question): number {
  const since = changes
    .slice(position)
    .findIndex((change) => change.kind === "asked" && change.seat === seat);
  return since === -1 ? number : position + since + 1;
}

/** The number of the change by which this seat took a hint for the position as it is; null if it has not. */
export function hintNow({ hinted, position }: Table, seat: Seat): number | null {
  const number = hinted[seat] ?? 0;
  return number > position ? number : null;
}

/** Whether a person plays at this chair, and no bot in their place. */
export function isPresent({ holder, standIn }: Chair): boolean {
  return holder.kind === "person" && standIn === null;
}
