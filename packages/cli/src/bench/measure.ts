/** How many units a second, over several runs. */
import { benchOf, noTally, type Playout, playUnits, type Tally } from "./playouts.ts";

export interface Run {
  readonly perSecond: number;
  readonly movesPerSecond: number;
  readonly capped: number;
}

/** The clock in milliseconds; an argument, so that tests have a quick one. */
export type Clock = () => number;

/** Long enough that looking at the clock costs nothing. */
const batchMilliseconds = 5;

export function measure(
  playout: Playout,
  seconds: number,
  runs: number,
  clock: Clock,
  done: (run: Run) => void,
): void {
  const bench = benchOf(playout, "bench");
  // The warm-up finds out how many units make a batch, too.
  let batch = 1;
  const runFor = (milliseconds: number): { tally: Tally; took: number } => {
    const tally = noTally();
    const begun = clock();
    let now = begun;
    while (now - begun < milliseconds) {
      playUnits(playout, bench, batch, tally);
      const then = now;
      now = clock();
      if (now - then < batchMilliseconds / 2) batch *= 2;
      else if (now - then > batchMilliseconds * 2 && batch > 1) batch = Math.ceil(batch / 2);
    }
    return { tally, took: (now - begun) / 1000 };
  };
  runFor(seconds * 1000);
  for (let run = 0; run < runs; run++) {
    const { tally, took } = runFor(seconds * 1000);
    done({ perSecond: tally.units / took, movesPerSecond: tally.moves / took, capped: tally.capped });
  }
}
