import type { Viewer } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import { type Box, boxOf } from "./box.ts";
import type { BucketResult, Decided, ScoreLine } from "./events.ts";
import type { Options } from "./options.ts";
import { type Cards, fishIn, namesIn, stonesIn, waterIn } from "./pile.ts";
import { over, type State } from "./state.ts";

/** Whether the fish in this bucket count (CP-V1). */
function fishCount(bucket: Cards, options: Options, box: Box): boolean {
  return options.variant === "base" || waterIn(bucket, box) > 0;
}

/** Fish minus stones (CP-E2). */
function scoreOf(bucket: Cards, options: Options, box: Box): number {
  return (fishCount(bucket, options, box) ? fishIn(bucket, box) : 0) - stonesIn(bucket, box);
}

/** What a bucket counts for, line by line. */
export function bucketResult(bucket: Cards, options: Options): BucketResult {
  const box = boxOf(options);
  const fish = fishIn(bucket, box);
  const stones = stonesIn(bucket, box);
  const lines: ScoreLine[] = [
    fishCount(bucket, options, box)
      ? { rule: "CP-E2", what: "fish", points: fish }
      : { rule: "CP-V1", what: "fish", points: 0 },
    { rule: "CP-E2", what: "stones", points: 0 - stones },
  ];
  const score = scoreOf(bucket, options, box);
  return { cards: namesIn(bucket, box), fish, stones, water: waterIn(bucket, box), lines, score };
}

/** CP-R5: when everybody knows every bucket. */
function allIsShown(state: State): boolean {
  return state.options.buckets === "open" || state.phase === over;
}

/** CP-R5: otherwise a bucket is known to its owner. */
export function knowsBucket(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || allIsShown(state);
}

export function scores(state: State, viewer: Viewer | "everything"): (number | null)[] {
  const { buckets, options } = state;
  const box = boxOf(options);
  const all = viewer === "everything" || allIsShown(state);
  const known: (number | null)[] = buckets.slice();
  for (let seat = 0; seat < known.length; seat++)
    known[seat] = all || viewer === seat ? scoreOf(buckets[seat]!, options, box) : null;
  return known;
}

export interface Outcome {
  readonly winners: Seat[];
  readonly decided: Decided;
}

/** CP-E3: the highest score, then the fewest stones, then together. */
export function outcome(results: readonly BucketResult[]): Outcome {
  const best = highest(results.map(({ score }) => score));
  const fewest = highest(results.map(({ stones }, seat) => (best.includes(seat) ? -stones : -Infinity)));
  const by = best.length === 1 ? "score" : fewest.length === 1 ? "fewer-stones" : "shared";
  return { winners: fewest, decided: { rule: "CP-E3", by } };
}

export function winners(state: State): Seat[] | null {
  if (state.phase !== over) return null;
  return outcome(resultsOf(state)).winners;
}

export function resultsOf(state: State): BucketResult[] {
  return state.buckets.map((bucket) => bucketResult(bucket, state.options));
}
