/**
 * One table in play: a list of changes, and what they fold to. The page, the terminal and a server run this. Whoever
 * holds a table holds all its secrets: what others are given is a `Sight`.
 */
import type { Game, Log, Refused, Types } from "@guinguette/rules/contract";
import { gameOf } from "@guinguette/rules/games";
import { readOptions } from "@guinguette/rules/options";
import {
  currentFormat,
  type Format,
  type GameRecord,
  openRecord,
  type RecordedMove,
} from "@guinguette/rules/record";
import type { Seat, SeatMask } from "@guinguette/rules/seats";
import type { Because, ChairChange, Change } from "./changes.ts";
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
  readonly log: Logged[];
  readonly chairs: Chair[];
  /** By seat: a choice made at the same time as others', not yet played and still to be changed. */
  readonly choices: (Types["move"] | null)[];
  question: Question | null;
  /** The number of the change that made the position what it is: what was thought of before it is stale. */
  position: number;
  /** Where moves were taken back: the number of the change, and how many moves were left. */
  readonly rewinds: { readonly number: number; readonly keep: number }[];
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
    log: [],
    chairs: opened.slice(),
    choices: holders.map(() => null),
    question: null,
    position: 0,
    rewinds: [],
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
export function recordOf({ terms, deal, chairs, moves }: Table): GameRecord {
  const names = chairs.map(({ holder }) => holder.name);
  return { ...recordAt(terms, deal, chairs.length, moves.slice()), names };
}

/** Sits down at a table that was left: plays what its record says, dealt as its format says. */
export function resume(
  opening: Opening & { readonly format: Format },
  moves: readonly RecordedMove[],
): OpenedTable {
  const opened = openTable(opening);
  if (!opened.ok) return opened;
  const { table } = opened;
  for (const { seat, move } of moves) {
    const because = append(table, { kind: "played", seat, seen: table.changes.length, move });
    if (because?.kind === "rule") return { ok: false, refusal: because.refusal };
    if (because !== null) throw new Error(`a move was refused because of ${JSON.stringify(because)}`);
  }
  return opened;
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

/** The persons who have to be asked before somebody takes a move back. Bots mind nothing, nor do those they stand for. */
export function mayConsent({ chairs }: Table, asker: Seat): SeatMask {
  return chairs.reduce(
    (mask, chair, seat) => (seat !== asker && isPresent(chair) ? mask | (1 << seat) : mask),
    0,
  );
}

/** Whether a person plays at this chair, and no bot in their place. */
export function isPresent({ holder, standIn }: Chair): boolean {
  return holder.kind === "person" && standIn === null;
}

const not = (why: Extract<Because, { kind: "table" }>["why"]): Because => ({ kind: "table", why });

/**
 * Appends a change to the list and folds it in; or says why it cannot follow, and changes nothing. This is the one way
 * by which a table changes, when something new happens and when its list is read back.
 */
export function append(table: Table, change: Change): Because | null {
  const { seat } = change;
  const chair = table.chairs[seat];
  if (chair === undefined) return not("no-such-seat");
  if (!hasBeen(table, change.seen)) return not("not-yet");
  const because = fold(table, change, chair);
  if (because === null) table.changes.push(change);
  return because;
}

function fold(table: Table, change: Change, chair: Chair): Because | null {
  const { seat } = change;
  const number = table.changes.length + 1;
  switch (change.kind) {
    case "played":
    case "sealed": {
      const refusal = table.game.check(table.state, seat, change.move);
      if (refusal !== null) return { kind: "rule", refusal };
      if (isOver(table)) return not("over");
      // Choices are sealed where the game says so, and then nobody plays past them.
      const isSealed = change.kind === "sealed";
      if (isSealed ? !table.game.isSealed(table.state) : table.choices.some((choice) => choice !== null))
        return not("malformed");
      table.question = null;
      if (isSealed) {
        table.choices[seat] = change.move;
        if (awaited(table) === 0) playChoices(table, number);
      } else playMove(table, seat, change.move, number);
      return null;
    }
    case "unsealed":
      if (table.choices[seat] === null) return not("nothing-sealed");
      table.choices[seat] = null;
      return null;
    case "taken-back":
    case "asked": {
      const keep = takeBackTo(table, seat);
      if (keep === null) return not("nothing-to-take-back");
      const { takeBack } = table.terms.settings;
      if (change.kind === "asked" ? takeBack !== "consent" : takeBack === "none") return not("not-free");
      // The record may be known by now, and with it what would come.
      if (isOver(table)) return not("over");
      if (change.kind === "taken-back") {
        rewind(table, keep, number);
        return null;
      }
      table.question = { number, seat, keep, agreed: 0 };
      settle(table, number);
      return null;
    }
    case "agreed":
    case "refused": {
      const { question } = table;
      if (question === null) return not("nothing-asked");
      if (((mayConsent(table, question.seat) >> seat) & 1) === 0) return not("not-yours-to-say");
      table.question =
        change.kind === "refused" ? null : { ...question, agreed: question.agreed | (1 << seat) };
      settle(table, number);
      return null;
    }
    default:
      return foldChair(table, change, chair, number);
  }
}

function foldChair(table: Table, change: ChairChange, chair: Chair, number: number): Because | null {
  const { seat } = change;
  const { holder, resigned } = chair;
  const { colour } = holder;
  const looks = colour === undefined ? {} : { colour };
  const seatOf = (next: Partial<Chair>) => {
    table.chairs[seat] = { ...chair, ...next };
    // Whoever has left has no say any more, and may have been the last that was waited for.
    settle(table, number);
  };
  switch (change.kind) {
    case "sat-down": {
      const own = holder.kind === "person" && holder.name === change.name;
      if ((holder.kind === "person" && !own) || resigned) return not("seat-taken");
      const chosen = change.colour === undefined ? looks : { colour: change.colour };
      seatOf({ holder: { kind: "person", name: change.name, ...chosen }, standIn: null });
      return null;
    }
    case "stood-up":
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      seatOf({ holder: { kind: "nobody", name: holder.name, ...looks }, standIn: null });
      return null;
    case "bot-in":
      if (holder.kind === "person") return not("seat-taken");
      seatOf({ holder: { kind: "bot", name: change.name, level: change.level, ...looks } });
      return null;
    case "bot-out":
      if (holder.kind !== "bot") return not("no-bot-there");
      seatOf({ holder: { kind: "nobody", name: holder.name, ...looks } });
      return null;
    case "timed-out":
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      if (isOver(table)) return not("over");
      seatOf({ standIn: change.level });
      return null;
    case "resigned":
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      if (isOver(table)) return not("over");
      seatOf({ standIn: change.level, resigned: true });
      return null;
  }
}

/** The last choice is in: all are played, in the order of the seats. */
function playChoices(table: Table, number: number): void {
  const choices = table.choices.slice();
  table.choices.fill(null);
  for (const [seat, move] of choices.entries()) if (move !== null) playMove(table, seat, move, number);
}

function playMove(table: Table, seat: Seat, move: Types["move"], number: number): void {
  const { game, state, moves } = table;
  const log: Log<Types["event"]> = [];
  game.play(state, seat, game.encode(move), log);
  for (const happening of log) table.log.push({ at: moves.length, number, happening });
  moves.push({ seat, move });
  table.position = number;
}

/** Goes back to the first `keep` moves. What is played is the truth; the state is derived from it anew. */
function rewind(table: Table, keep: number, number: number): void {
  table.state = stateAfter(table, keep);
  table.moves.length = keep;
  table.log.splice(0, table.log.length, ...table.log.filter(({ at }) => at < keep));
  table.choices.fill(null);
  table.question = null;
  table.position = number;
  table.rewinds.push({ number, keep });
}

/** Takes back what was asked for once everybody who has to be asked agrees; if the game is given up, nothing. */
function settle(table: Table, number: number): void {
  const { question } = table;
  if (question === null) return;
  if (isOver(table)) {
    table.question = null;
    return;
  }
  const missing = mayConsent(table, question.seat) & ~question.agreed;
  if (missing === 0) rewind(table, question.keep, number);
}
