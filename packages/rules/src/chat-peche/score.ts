import type { Viewer } from "../contract.ts";
import { highest, type Seat } from "../seats.ts";
import { cards, cardTable } from "./cards.ts";
import type { BucketResult, Decided, ScoreLine } from "./events.ts";
import { type Cards, copiesIn, fishIn, namesIn, stonesIn, waterIn } from "./pile.ts";
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

/** CP-R5: when everybody knows every bucket. */
function allIsShown(state: State): boolean {
  return state.options.buckets === "open" || state.phase === over;
}

/** CP-R5: otherwise a bucket is known to its owner. */
export function knowsBucket(state: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || allIsShown(state);
}

/** What each card adds to a score, and what it adds where fish do not count (CP-E2, CP-V1). */
const values = cards.map((card) => cardTable[card].fish - cardTable[card].stones);
const valuesDry = cards.map((card) => 0 - cardTable[card].stones);

/** The score of `bucketResult` alone, without garbage: simulations ask for it at the end of every game. */
function scoreOf(bucket: Cards, options: Options): number {
  const each = options.variant === "base" || waterIn(bucket) > 0 ? values : valuesDry;
  let score = 0;
  for (let card = 0; card < 6; card++) score += copiesIn(bucket, card) * each[card]!;
  return score;
}

export function scores(state: State, viewer: Viewer | "everything"): (number | null)[] {
  const { buckets, options } = state;
  const all = viewer === "everything" || allIsShown(state);
  const known: (number | null)[] = buckets.slice();
  for (let seat = 0; seat < known.length; seat++)
    known[seat] = all || viewer === seat ? scoreOf(buckets[seat]!, options) : null;
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
