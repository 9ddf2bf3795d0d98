/** What each change does to a table. A table is the fold of its list: read back, it is exactly what it was. */
import type { Log, Types } from "@guinguette/rules/contract";
import { holdsSeat, type Seat } from "@guinguette/rules/seats";
import type { Because, ChairChange, Change } from "./changes.ts";
import { type BotAtWork, rewound, type What } from "./incidents.ts";
import {
  awaited,
  hasBeen,
  hintNow,
  isOver,
  isPresent,
  lastMoveOf,
  mayConsent,
  stateAfter,
  type Table,
  takeBackTo,
  unanswered,
} from "./table.ts";
import type { Chair, Holder } from "./terms.ts";

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
      const maker = botAtWork(chair);
      if (isSealed ? !table.game.isSealed(table.state) : table.choices.some((choice) => choice !== null))
        return not("malformed");
      // Whoever plays on does not let it be taken back.
      if (table.question !== null) note(table, number, table.question.seat, { kind: "lapsed" });
      table.question = null;
      if (isSealed) {
        table.choices[seat] = change.move;
        table.choosers[seat] = maker;
        if (awaited(table) === 0) playChoices(table, number);
      } else playMove(table, seat, change.move, maker, number);
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
      if (table.question !== null && table.question.seat !== seat)
        note(table, number, table.question.seat, { kind: "lapsed" });
      if (change.kind === "taken-back") {
        rewind(table, keep, number, seat);
        return null;
      }
      table.question = { number, seat, keep, agreed: 0 };
      settle(table, number);
      if (table.question !== null) note(table, number, seat, { kind: "asked" });
      return null;
    }
    case "agreed":
    case "refused": {
      const { question } = table;
      if (question === null) return not("nothing-asked");
      if (((mayConsent(table, question.seat) >> seat) & 1) === 0) return not("not-yours-to-say");
      if (change.kind === "refused") {
        note(table, number, seat, { kind: "refused" });
        table.refused[question.seat] = lastMoveOf(table, question.seat);
        table.question = null;
        return null;
      }
      table.question = { ...question, agreed: question.agreed | (1 << seat) };
      settle(table, number);
      return null;
    }
    case "withdrawn":
      if (table.question === null) return not("nothing-asked");
      if (table.question.seat !== seat) return not("not-yours-to-say");
      note(table, number, seat, { kind: "withdrawn" });
      table.question = null;
      return null;
    case "hinted":
      return foldHint(table, seat, chair, number);
    default:
      return foldChair(table, change, chair, number);
  }
}

/** Once for each position and seat: so a list has no more hints than moves. */
function foldHint(table: Table, seat: Seat, chair: Chair, number: number): Because | null {
  if (table.terms.settings.hints === "none") return not("no-hints");
  if (isOver(table)) return not("over");
  if (!isPresent(chair)) return not("no-person-there");
  if (!holdsSeat(table.game.actors(table.state), seat)) return not("not-your-turn");
  if (hintNow(table, seat) !== null) return not("malformed");
  table.hinted[seat] = number;
  note(table, number, seat, { kind: "hinted" });
  return null;
}

function foldChair(table: Table, change: ChairChange, chair: Chair, number: number): Because | null {
  const { seat } = change;
  const { holder, resigned } = chair;
  const { colour } = holder;
  const looks = colour === undefined ? {} : { colour };
  const leaves = change.kind === "stood-up" || change.kind === "bot-out";
  const seatOf = (next: Partial<Chair>, what: What | null) => {
    table.chairs[seat] = { ...chair, ...next };
    if (what !== null) note(table, number, seat, what, leaves ? holder : undefined);
    if ("lapses" in change && change.lapses && table.question !== null) {
      note(table, number, table.question.seat, { kind: "lapsed" });
      table.question = null;
    }
    // Whoever sits down or goes may have been the last that was waited for, in lists from before silence was no consent.
    settle(table, number);
  };
  switch (change.kind) {
    case "sat-down": {
      const own = holder.kind === "person" && holder.name === change.name;
      if ((holder.kind === "person" && !own) || resigned) return not("seat-taken");
      const chosen = change.colour === undefined ? looks : { colour: change.colour };
      const was = own ? (chair.standIn === null ? null : "back") : "sat-down";
      seatOf(
        { holder: { kind: "person", name: change.name, ...chosen }, standIn: null },
        was === null ? null : { kind: was },
      );
      return null;
    }
    case "stood-up":
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      seatOf(
        { holder: { kind: "nobody", name: holder.name, ...looks }, standIn: null },
        { kind: "stood-up" },
      );
      return null;
    case "bot-in":
      if (holder.kind === "person") return not("seat-taken");
      seatOf(
        { holder: { kind: "bot", name: change.name, level: change.level, ...looks } },
        { kind: "bot-in", level: change.level, instead: holder.kind === "bot" },
      );
      return null;
    case "bot-out":
      if (holder.kind !== "bot") return not("no-bot-there");
      seatOf({ holder: { kind: "nobody", name: holder.name, ...looks } }, { kind: "bot-out" });
      return null;
    case "timed-out":
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      if (isOver(table)) return not("over");
      seatOf({ standIn: change.level }, { kind: "held", level: change.level, why: change.why ?? null });
      return null;
    case "resigned": {
      if (holder.kind !== "person" || resigned) return not("no-person-there");
      if (isOver(table)) return not("over");
      const next = { standIn: change.level, resigned: true };
      const ends = isOver({ ...table, chairs: table.chairs.with(seat, { ...chair, ...next }) });
      seatOf(next, { kind: "resigned", level: ends ? null : change.level });
      return null;
    }
  }
}

/** The last choice is in: all are played, in the order of the seats. */
function playChoices(table: Table, number: number): void {
  const choices = table.choices.slice();
  table.choices.fill(null);
  for (const [seat, move] of choices.entries())
    if (move !== null) playMove(table, seat, move, table.choosers[seat] ?? null, number);
}

/** Which bot plays at this chair now, if one does: its own, or one that stands in for its person. Never both: whoever goes
 * takes the one that stood in along. */
export function botAtWork({ holder, standIn }: Chair): BotAtWork | null {
  if (standIn !== null) return { level: standIn, standsIn: true };
  return holder.kind === "bot" ? { level: holder.level, standsIn: false } : null;
}

function playMove(
  table: Table,
  seat: Seat,
  move: Types["move"],
  maker: BotAtWork | null,
  number: number,
): void {
  const { game, state, moves, makers } = table;
  const log: Log<Types["event"]> = [];
  game.play(state, seat, game.encode(move), log);
  for (const happening of log) table.log.push({ at: moves.length, number, happening });
  moves.push({ seat, move });
  makers.push(maker);
  table.position = number;
}

/** Goes back to the first `keep` moves. What is played is the truth; the state is derived from it anew. */
function rewind(table: Table, keep: number, number: number, seat: Seat): void {
  const undone = table.moves.length - keep;
  table.state = stateAfter(table, keep);
  table.moves.length = keep;
  table.makers.length = keep;
  table.log.splice(0, table.log.length, ...table.log.filter(({ at }) => at < keep));
  table.choices.fill(null);
  for (const [asker, move] of table.refused.entries())
    if (move !== null && move >= keep) table.refused[asker] = null;
  table.question = null;
  table.position = number;
  table.rewinds.push({ number, keep });
  table.incidents.splice(0, table.incidents.length, ...rewound(table.incidents, keep));
  note(table, number, seat, { kind: "taken-back", undone });
}

/** Something that everybody may know has happened beside the moves, to whoever holds the seat or has just left it. */
function note(table: Table, number: number, seat: Seat, what: What, left?: Holder): void {
  const holder = left ?? table.chairs[seat]?.holder;
  if (holder !== undefined) table.incidents.push({ number, at: table.moves.length, seat, holder, ...what });
}

/** Takes back what was asked for once everybody who has to be asked agrees; if the game is given up, nothing. */
function settle(table: Table, number: number): void {
  const { question } = table;
  if (question === null) return;
  if (isOver(table)) {
    table.question = null;
    return;
  }
  if (unanswered(table) === 0) rewind(table, question.keep, number, question.seat);
}
