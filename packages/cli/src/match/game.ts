/** One game of a match, and what each player gets from it. */
import { createHash } from "node:crypto";
import type { Types } from "@guinguette/rules/contract";
import { firstSeat, highest, type Seat } from "@guinguette/rules/seats";
import { thoughtOf } from "@guinguette/table/driver";
import { act } from "@guinguette/table/offer";
import { usualSettings } from "@guinguette/table/settings";
import { legalMoves } from "@guinguette/table/sight";
import { awaited, openTable, type Table } from "@guinguette/table/table";
import type { Holder } from "@guinguette/table/terms";
import { type Broken, beginGame, beginThought, type Course, endThought, noteMoves } from "./course.ts";
import type { Plan } from "./plan.ts";
import { timedBot } from "./seats.ts";
import { hasGivenUp, isStopped, type Shared } from "./shared.ts";
import {
  type Decision,
  type Failure,
  houseMove,
  programMove,
  type Sitter,
  untilAnswerTime,
} from "./sitter.ts";

/** Where a game stands in a match. */
export interface Numbered {
  readonly set: number;
  /** By how many places everybody has moved on. */
  readonly rotation: number;
}

/** A game that was played, or was lost by whoever broke it off. */
export interface Played extends Numbered {
  /** By player, in the order of `--seats`: the part of the victory that is theirs. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  readonly fault: Fault | null;
}

/** What somebody did who loses for it, and what was expected. */
export interface Fault {
  readonly player: number;
  readonly seat: Seat;
  readonly failure: Failure;
  /** How many moves there were, and one of them. */
  readonly moves: number;
  readonly example: Types["move"] | undefined;
}

/** A bot of the house whose thought failed: any legal move was played for it. */
export interface Thoughtless extends Numbered {
  readonly player: number;
  readonly seat: Seat;
}

/** Where a thread is in its match, and who is told what happens. */
export interface Thread {
  readonly shared: Shared;
  readonly course: Course;
  thoughtless(which: Thoughtless): void;
}

/** Plays a game by its number: sets in order, each with every rotation. Null if it was stopped. `broken` is the same
 * game, as far as another thread has come in it. */
export async function playGame(
  plan: Plan,
  number: number,
  sitters: readonly Sitter[],
  { shared, course, thoughtless }: Thread,
  broken?: Broken,
): Promise<Played | null> {
  const { players } = plan;
  const set = Math.floor(number / players);
  const rotation = number % players;
  const playerAt = (seat: Seat) => (seat + rotation) % players;
  const table = tableOf(plan, playerAt, plan.sameDeal ? `${plan.seed}/${set}` : ownSeed(plan, number));
  const { game } = table;
  const ended = (shares: readonly number[], fault: Fault | null): Played => {
    const scores = game.scores(table.state, "everything").map((score) => score ?? 0);
    const seatOf = (player: number) => (player - rotation + players) % players;
    const byPlayer = (values: readonly number[]) =>
      plan.seats.map((_, player) => values[seatOf(player)] ?? 0);
    return { set, rotation, shares: byPlayer(shares), points: byPlayer(scores), fault };
  };
  const absent = plan.seats.flatMap((_, seat) => (hasGivenUp(shared, playerAt(seat)) ? [seat] : []));
  if (absent.length > 0) return ended(sharesWithout(table, absent), null);
  beginGame(course, number);
  for (const { seat, code } of broken?.moves ?? []) act(table, seat, game.decode(code));
  let lost = broken?.seat;
  for (;;) {
    noteMoves(course, table);
    const mask = awaited(table);
    if (mask === 0) return ended(sharesOf(table), null);
    // Nothing ends some games: this one is nobody's victory.
    if (table.moves.length >= plan.cap)
      return ended(
        plan.seats.map(() => 1 / players),
        null,
      );
    if (isStopped(shared)) return null;
    // Those who choose at the same time see nothing of each other: the table seals their choices.
    const seat = firstSeat(mask);
    const player = playerAt(seat);
    const sitter = sitters[player] as (typeof sitters)[number];
    let decision: Decision;
    if (sitter.kind === "bot") {
      const said = () => thoughtless({ set, rotation, player, seat });
      const begun = performance.now();
      beginThought(course, seat, sitter.ms + plan.lostAfter);
      const thought = thoughtOf(table, seat, sitter.level);
      decision = { move: await houseMove(sitter, thought, lost === seat, said) };
      endThought(course);
      await untilAnswerTime(sitter, begun);
      if (lost === seat) lost = undefined;
    } else {
      const { options } = table.terms;
      const view = game.view(table.state, seat);
      const legal = legalMoves(table, seat);
      decision = await programMove(sitter, { game: game.id, players, options, seat, view, legal });
    }
    const failure = "failure" in decision ? decision.failure : playedOr(table, seat, decision.move);
    if (failure === null) continue;
    if (isStopped(shared)) return null;
    const legal = legalMoves(table, seat);
    const fault: Fault = { player, seat, failure, moves: legal.length, example: legal[0] };
    return ended(sharesWithout(table, [seat]), fault);
  }
}

/** Nobody can tell one from another: who has found out the seed of one game knows no more of the next. */
function ownSeed({ seed }: Plan, number: number): string {
  return createHash("sha256").update(`${number}/${seed}`).digest("hex");
}

/** To the table, a program from outside is somebody like any other who comes to play. */
function tableOf({ game, options, seats }: Plan, playerAt: (seat: Seat) => number, seed: string): Table {
  const holders = seats.map((_, seat): Holder => {
    const name = seats[playerAt(seat)] ?? "";
    const level = timedBot(name)?.bot;
    return level === undefined ? { kind: "person", name } : { kind: "bot", name, level };
  });
  const opened = openTable({ game, options, seed, setup: {}, holders, settings: usualSettings });
  // Nothing was dealt by hand, so there is no set-up to refuse.
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  return opened.table;
}

/** Makes the move; what is wrong with it, if it is refused. */
function playedOr(table: Table, seat: Seat, move: Types["move"]): Failure | null {
  const answer = act(table, seat, move);
  if (answer.ok) return null;
  const { because } = answer;
  // It was thought for this very position, by somebody who sits there.
  if (because.kind !== "rule") throw new Error(`a move was refused because of ${JSON.stringify(because)}`);
  return { kind: "refused", move, refusal: because.refusal };
}

/** A shared victory is a part of one; a lost solitaire is nobody's. */
function sharesOf({ game, state, chairs }: Table): number[] {
  const winners = game.winners(state) ?? [];
  return chairs.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** These have lost; the others share the victory as the scores stand. */
function sharesWithout({ game, state, chairs }: Table, losers: readonly Seat[]): number[] {
  if (losers.length === chairs.length) return chairs.map(() => 0);
  const scores = game.scores(state, "everything");
  const winners = highest(
    scores.map((score, seat) => (losers.includes(seat) ? Number.NEGATIVE_INFINITY : (score ?? 0))),
  );
  return chairs.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
