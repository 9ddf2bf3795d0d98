/** How quick a table was for those who play there: in quiet stretches, and in those of an attack. */

export interface Stretches {
  readonly name: string;
  /** One after the other: what was measured in it, and in the quiet ones before and after it. */
  readonly rounds: readonly { readonly during: readonly number[]; readonly beside: readonly number[] }[];
}

function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Half and 99 of a hundred moves, all rounds together; and by how much, with the least and the most of the rounds. */
export function inWords({ name, rounds }: Stretches): string {
  const [during, beside] = [rounds.flatMap((each) => each.during), rounds.flatMap((each) => each.beside)];
  const figures = [0.5, 0.99].map((part) => {
    const [one, other] = [percentile(during, part), percentile(beside, part)];
    const each = rounds.map((round) => percentile(round.during, part) / percentile(round.beside, part));
    const spread = `${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)}`;
    return `p${part * 100} ${one.toFixed(1)} ms, quiet ${other.toFixed(1)} ms, ratio ${(one / other).toFixed(2)} (${spread})`;
  });
  return `${name}: ${during.length} moves of others; ${figures.join("; ")}`;
}
