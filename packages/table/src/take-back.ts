/** Taking a move back: free while nobody has done or learned anything since, else by everybody's consent. */
import { eventFor, type Types } from "@guinguette/rules/contract";
import { seeded } from "@guinguette/rules/random";
import type { Seat } from "@guinguette/rules/seats";
import { mayHaveLearned } from "./learned.ts";
import { isMissing } from "./missing.ts";
import { isOver, lastMoveOf, stateAfter, type Table, wasHeld } from "./table.ts";

/** What was found of a table as it is after so many changes: to imagine other worlds takes long, and whoever looks asks
 * again and again. */
const found = new WeakMap<Table, { readonly number: number; readonly answers: Map<string, boolean> }>();

function once(table: Table, question: string, find: () => boolean): boolean {
  const number = table.changes.length;
  const before = found.get(table);
  const { answers } = before?.number === number ? before : { answers: new Map<string, boolean>() };
  if (before?.number !== number) found.set(table, { number, answers });
  const known = answers.get(question);
  if (known !== undefined) return known;
  const answer = find();
  answers.set(question, answer);
  return answer;
}

/** Whether it is known without any thought whether this seat can take back its last move (null), or could this one. */
export function isKnown(table: Table, seat: Seat, move: Types["move"] | null): boolean {
  const { game, state } = table;
  if (move === null ? hasSettled(table, seat) : game.check(state, seat, move) !== null) return true;
  const known = found.get(table);
  const code = move === null ? null : game.encode(move);
  return known?.number === table.changes.length && known.answers.has(questionOf(seat, code));
}

const questionOf = (seat: Seat, code: number | null) => `${seat} ${code ?? "last"}`;

/**
 * Whether the seat may take its last move back by itself: no rulebook calls it final, nobody has done anything since,
 * and nobody may have learned anything by it. What others did counts even where they had no choice: that they had none
 * would be told by this.
 */
export function isFree(table: Table, seat: Seat): boolean {
  const { game, moves, chairs } = table;
  const last = moves.at(-1);
  if (last === undefined || hasSettled(table, seat)) return false;
  return once(table, questionOf(seat, null), () => {
    const before = stateAfter(table, moves.length - 1);
    const earlier = table.log.flatMap(({ at, happening }) => (at < moves.length - 1 ? [happening] : []));
    return !mayHaveLearned(game, before, earlier, seat, game.encode(last.move), chairs.length);
  });
}

/** Whether nothing is left to think about: the last move is another's, a bot's in this one's place or final, or somebody
 * has chosen since. */
function hasSettled(table: Table, seat: Seat): boolean {
  const { game, moves, choices } = table;
  const last = moves.at(-1);
  if (last?.seat !== seat || wasHeld(table, seat) || game.final.includes(last.move.type)) return true;
  return choices.some((choice) => choice !== null);
}

/** Whether a seat can take back its last move: by itself, by asking the others, or not at all. Once the game is over its
 * record may be known, and with it what would come: nothing is taken back. Apart from what a viewer is shown anyway,
 * because finding out means imagining other worlds. */
export function takeBackOf(table: Table, seat: Seat): "free" | "ask" | null {
  const { takeBack } = table.terms.settings;
  if (takeBack === "none" || isOver(table) || lastMoveOf(table, seat) === null) return null;
  if (wasHeld(table, seat)) return null;
  if (isFree(table, seat)) return "free";
  return takeBack === "consent" && canAsk(table, seat) ? "ask" : null;
}

/** Whether the seat has asked in this position, or was refused this very move in an earlier one. One answer is enough: who
 * was refused plays on; who asked no more may ask again. */
export function hasAsked(table: Table, seat: Seat): boolean {
  const { changes, position, refused } = table;
  const move = lastMoveOf(table, seat);
  if (move !== null && refused[seat] === move) return true;
  const last = changes
    .slice(position)
    .findLast((change) => change.seat === seat && (change.kind === "asked" || change.kind === "withdrawn"));
  return last?.kind === "asked";
}

/** Whoever is not there cannot be asked, and has not agreed. */
function canAsk(table: Table, seat: Seat): boolean {
  const isAnyMissing = table.chairs.some((_, other) => other !== seat && isMissing(table, other, seat));
  return !isAnyMissing && !hasAsked(table, seat);
}

/**
 * Whether the seat could take this move back by itself once it has made it: told before the move, so asked of a world that
 * the seat imagines and never of the true one. A choice that is sealed counts as made: whose is the last one plays them
 * all. Of a move that ends the game, or that the rulebook calls final, nothing comes back.
 */
export function couldTakeBack(table: Table, seat: Seat, move: Types["move"]): boolean {
  const { game, state, terms, chairs } = table;
  if (terms.settings.takeBack === "none" || isOver(table) || game.isSealed(state)) return false;
  if (game.final.includes(move.type) || game.check(state, seat, move) !== null) return false;
  const code = game.encode(move);
  return once(table, questionOf(seat, code), () => {
    const log = table.log.map(({ happening }) => happening);
    const heard = log.map((happening) => eventFor(happening, seat));
    const random = seeded(`ahead/${seat}/${code}/${log.length}`);
    const world = game.sampler(game.view(state, seat), heard)(random);
    const after = game.clone(world);
    game.play(after, seat, code, null);
    if (game.winners(after) !== null) return false;
    return !mayHaveLearned(game, world, log, seat, code, chairs.length);
  });
}
