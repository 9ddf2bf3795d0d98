/** What each seat of If Wishes Were Fishes! may hope for, told from its facts by weights. */
import type { Wishes } from "@guinguette/rules/wishes/game";
import { KEEP, SELL, WISH } from "@guinguette/rules/wishes/moves";
import { oceanCard } from "@guinguette/rules/wishes/ocean";
import type { State } from "@guinguette/rules/wishes/state";
import { decay } from "../toolbox/chances.ts";
import type { Evaluation } from "../toolbox/mcts.ts";
import { FACTS, progress, writeFacts } from "./facts.ts";
import { type Weights, weightsFor } from "./weights.ts";

/** Weights as the counting below reads them: what the facts are worth at first, and how much more at the end. */
interface Scale {
  readonly start: Float64Array;
  readonly more: Float64Array;
  readonly doubtStart: number;
  readonly doubtEnd: number;
}

/** Written anew for every state. */
const facts = new Float64Array(FACTS);
const worths = new Float64Array(FACTS);

/** Writes the shares of victory: at the end as they are (IW-E4, IW-R12), before as the facts tell. */
function writeShares(state: State, scale: Scale, shares: Float64Array): void {
  const { players } = state;
  const over = state.ended !== null;
  const late = over ? 1 : progress(state);
  if (over) for (let seat = 0; seat < players; seat++) shares[seat] = state.dollars[seat]!;
  else writeCounts(state, scale, late, shares);
  let most = shares[0]!;
  for (let seat = 1; seat < players; seat++) if (shares[seat]! > most) most = shares[seat]!;
  const doubt = (1 - late) * scale.doubtStart + late * scale.doubtEnd;
  let all = 0;
  for (let seat = 0; seat < players; seat++) {
    const behind = shares[seat]! - most;
    const share = over ? (behind === 0 ? 1 : 0) : decay(behind / doubt);
    shares[seat] = share;
    all += share;
  }
  for (let seat = 0; seat < players; seat++) shares[seat]! /= all;
}

/** Writes what each seat's dollars will come to, but for what is the same for all. */
function writeCounts(state: State, { start, more }: Scale, late: number, counts: Float64Array): void {
  for (let fact = 0; fact < FACTS; fact++) worths[fact] = start[fact]! + late * more[fact]!;
  for (let seat = 0; seat < state.players; seat++) {
    writeFacts(state, seat, facts, 0);
    let count = 0;
    for (let fact = 0; fact < FACTS; fact++) count += facts[fact]! * worths[fact]!;
    counts[seat] = count;
  }
}

/** Cards are known by what they are, not by where they lie: they close up as others are taken (IW-O3). */
export function keyOf(state: State, code: number): number {
  if (code >= SELL) return code;
  const taken = code < WISH ? oceanCard(state, code - KEEP) : 128 + oceanCard(state, code - WISH);
  return 256 + taken;
}

function evaluationWith({ start, end, doubtStart, doubtEnd }: Weights): Evaluation<Wishes> {
  const more = Float64Array.from(start, (worth, fact) => end[fact]! - worth);
  const scale: Scale = { start: Float64Array.from(start), more, doubtStart, doubtEnd };
  return { keyOf, writeShares: (state, shares) => writeShares(state, scale, shares) };
}

const evaluations = [2, 3, 4, 5].map((players) => evaluationWith(weightsFor(players)));

export function evaluationOf(players: number): Evaluation<Wishes> {
  return evaluations[players - 2]!;
}
