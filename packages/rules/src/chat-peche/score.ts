import type { Viewer } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import type { BucketResult, Decided, ScoreLine } from "./events.ts";
import { type Cards, fishIn, namesIn, stonesIn, waterIn } from "./pile.ts";
import { type Options, over, type State } from "./state.ts";

/** What a bucket counts for, line by line (CP-E2, CP-V1). */
export function bucketResult(bucket: Cards, options: Options): BucketResult {
  const fish = fishIn(bucket);
  const stones = stonesIn(bucket);
  const water = waterIn(bucket);
  const counts = options.variant === "base" || water > 0;
  const lines: ScoreLine[] = [
    counts ? { rule: "CP-E2", what: "fish", points: fish } : { rule: "CP-V1", what: "fish", points: 0 },
    { rule: "CP-E2", what: "stones", points: 0 - stones },
  ];
  const score = lines.reduce((sum, line) => sum + line.points, 0);
  return { cards: namesIn(bucket), fish, stones, water, lines, score };
}

/** CP-R5: a bucket is known to its owner; to everybody when buckets are open, and at the end. */
export function knowsBucket(state: State, viewer: Viewer | "everything", seat: Seat): boolean {
  return (
    viewer === "everything" || viewer === seat || state.options.buckets === "open" || state.phase === over
  );
}

export function scores(state: State, viewer: Viewer | "everything"): (number | null)[] {
  return state.buckets.map((bucket, seat) =>
    knowsBucket(state, viewer, seat) ? bucketResult(bucket, state.options).score : null,
  );
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
