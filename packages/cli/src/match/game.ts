/** One game of a match, and what each player gets from it. */
import { createHash } from "node:crypto";
import type { Types } from "@guinguette/rules/contract";
import { streamOf } from "@guinguette/rules/random";
import { firstSeat, highest, type Seat } from "@guinguette/rules/seats";
import { heardBy } from "@guinguette/table/seen";
import { usualSettings } from "@guinguette/table/settings";
import { act, awaited, openTable, type Table } from "@guinguette/table/table";
import { legalMoves } from "../legal-moves.ts";
import type { Plan } from "./plan.ts";
import { hasGivenUp, isStopped, type Shared } from "./shared.ts";
import { decide, type Failure, type Sitter } from "./sitter.ts";

/** A game that was played, or was lost by whoever broke it off. */
export interface Played {
  readonly set: number;
  /** By how many places everybody has moved on. */
  readonly rotation: number;
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

/** Plays a game by its number: sets in order, each with every rotation. Null if it was stopped. */
export async function playGame(
  plan: Plan,
  number: number,
  sitters: readonly Sitter[],
  shared: Shared,
): Promise<Played | null> {
  const { players } = plan;
  const set = Math.floor(number / players);
  const rotation = number % players;
  const playerAt = (seat: Seat) => (seat + rotation) % players;
  const table = tableOf(plan, plan.sameDeal ? `${plan.seed}/${set}` : ownSeed(plan, number));
  const { game } = table;
  const streams = plan.seats.map((_, seat) =>
    streamOf(table.seating.seed, "bot", rotation * players + playerAt(seat)),
  );
  const ended = (shares: readonly number[], fault: Fault | null): Played => {
    const scores = game.scores(table.state, "everything").map((score) => score ?? 0);
    const seatOf = (player: number) => (player - rotation + players) % players;
    const byPlayer = (values: readonly number[]) =>
      plan.seats.map((_, player) => values[seatOf(player)] ?? 0);
    return { set, rotation, shares: byPlayer(shares), points: byPlayer(scores), fault };
  };
  const absent = plan.seats.flatMap((_, seat) => (hasGivenUp(shared, playerAt(seat)) ? [seat] : []));
  if (absent.length > 0) return ended(sharesWithout(table, absent), null);
  for (;;) {
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
    const legal = legalMoves(game, table.state, seat);
    const view = game.view(table.state, seat);
    const { options } = table.seating;
    const question = { game: game.id, players, options, seat, view, legal };
    const heard = heardBy(table, seat).map(({ event }) => event);
    const decision = await decide(sitters[player]!, question, heard, streams[seat]!);
    const failure = "failure" in decision ? decision.failure : playedOr(table, seat, decision.move);
    if (failure === null) continue;
    if (isStopped(shared)) return null;
    const fault: Fault = { player, seat, failure, moves: legal.length, example: legal[0] };
    return ended(sharesWithout(table, [seat]), fault);
  }
}

/** Nobody can tell one from another: who has found out the seed of one game knows no more of the next. */
function ownSeed({ seed }: Plan, number: number): string {
  return createHash("sha256").update(`${number}/${seed}`).digest("hex");
}

function tableOf({ game, options, seats }: Plan, seed: string): Table {
  const holders = seats.map((name) => ({ kind: "bot", name, level: name }) as const);
  const opened = openTable({ game, options, seed, setup: {}, holders, settings: usualSettings });
  // Nothing was dealt by hand, so there is no set-up to refuse.
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  return opened.table;
}

/** Makes the move; what is wrong with it, if it is refused. */
function playedOr(table: Table, seat: Seat, move: Types["move"]): Failure | null {
  const acted = act(table, seat, move);
  return acted.ok ? null : { kind: "refused", move, refusal: acted.refusal };
}

/** A shared victory is a part of one; a lost solitaire is nobody's. */
function sharesOf({ game, state, seating }: Table): number[] {
  const winners = game.winners(state) ?? [];
  return seating.holders.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** These have lost; the others share the victory as the scores stand. */
function sharesWithout({ game, state, seating }: Table, losers: readonly Seat[]): number[] {
  if (losers.length === seating.holders.length) return seating.holders.map(() => 0);
  const scores = game.scores(state, "everything");
  const winners = highest(
    scores.map((score, seat) => (losers.includes(seat) ? Number.NEGATIVE_INFINITY : (score ?? 0))),
  );
  return seating.holders.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
