/** Looks after rooms whose news may have been lost on the way: all that somebody looks at, some of them every second. */

/** Each room is looked at about this often, in seconds. */
const ROUND = 60;

/** Gives what ends it. */
export function sweep(
  watched: () => Iterable<string>,
  stir: (rooms: readonly string[]) => void,
  every = 1_000,
): () => void {
  let left: string[] = [];
  let share = 0;
  const clock = setInterval(() => {
    if (left.length === 0) {
      left = [...watched()];
      share = Math.ceil(left.length / ROUND);
    }
    if (left.length > 0) stir(left.splice(-share));
  }, every);
  clock.unref();
  return () => clearInterval(clock);
}
