/** How likely a Fish takes the hook to be on a line, from the cards that nobody has seen (FF-R2) and the bait. */

export type Sight = (catches: number, empties: number, bait: number, baits: readonly number[]) => number;

/**
 * As chance would have it, and some fear; and `suspicion` for each point that the bait is larger than the others. In the
 * solved shoal that is about 0.14: a Fisher must hook under large baits so much oftener, or everybody bites there.
 */
export function seeing(fear: number, suspicion: number): Sight {
  return (catches, empties, bait, baits) =>
    atMostSure(
      catches,
      empties,
      catches / (catches + empties) + fear + suspicion * (bait - meanOf([...baits, bait])),
    );
}

/** Nobody is surer than the cards allow. */
export function atMostSure(catches: number, empties: number, chance: number): number {
  if (catches === 0 || empties === 0) return catches === 0 ? 0 : 1;
  return Math.min(0.95, Math.max(0.02, chance));
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
